/** Parsing of keywords, and the matches reported for hits. */
import { describe, expect, it } from 'vitest';
import { matchOf } from '#service/server/search/hit-match.ts';
import { parseKeywords, queryWords } from '#service/server/search/keywords.ts';
import { keywordsOf, languageOf, wordsOf } from '#service/server/text/stop-words.ts';

const texts = (words: readonly { text: string }[]) => words.map(({ text }) => text);

describe('keywords are parsed', () => {
  it.each([
    ['ferry to naxos', ['ferry', 'to', 'naxos'], []],
    ['"to naxos" ferry', ['to naxos', 'ferry'], []],
    ['“to naxos” «на пароме» „nach Köln“', ['to naxos', 'на пароме', 'nach Köln'], []],
    ['boat -ferry -"to naxos"', ['boat'], ['ferry', 'to naxos']],
    ['e-mail -5 well-known', ['e-mail', '5', 'well-known'], []],
    ['Köln/Bonn (ferry), 2,800 01/02/2024', ['Köln', 'Bonn', 'ferry', '2,800', '01/02/2024'], []],
    ['"unclosed quote', ['unclosed', 'quote'], []],
    ['don"t stop', ['don', 't', 'stop'], []],
    ['"" "!" ... -', [], []],
  ])('%s', (keywords, wanted, unwanted) => {
    const parsed = parseKeywords(keywords);
    expect(texts(parsed.wanted)).toEqual(wanted);
    expect(texts(parsed.unwanted)).toEqual(unwanted);
  });

  it('in linear time, even 40,000 characters without a space', () => {
    const startedAt = performance.now();
    expect(parseKeywords('日'.repeat(40_000)).wanted[0]?.parts).toHaveLength(39_999);
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });

  it('the last of them may be a prefix, until the sentence ends', () => {
    const begins = (keywords: string) => parseKeywords(keywords).wanted.at(-1)?.parts.at(-1)?.prefix;
    expect(begins('who is jo')).toBe('jo');
    for (const ended of ['who is jo?', 'who is jo', 'call jo!', 'Ask (“jo?”)', 'जो।']) {
      const isMarked = ended !== 'who is jo';
      expect(
        parseKeywords(ended, isMarked ? undefined : true)
          .wanted.at(-1)
          ?.parts.at(-1)?.prefix,
      ).toBeUndefined();
    }
  });
});

describe('a hit reports', () => {
  const record = {
    _id: '1',
    messageText: 'The Ferries to Naxos… and Ça va, 明日の会議室は三階です',
    fromName: 'Ferry Porsche',
    groupName: 'Islands',
  };
  const match = (keywords: string) => matchOf('social-chat-message', record, queryWords(keywords));

  it('its matching words in their spelling, their members, and the missing words', () => {
    expect(match('ferry naxos train')).toEqual({
      words: ['ferry', 'naxos'],
      missing: ['train'],
      members: { messageText: ['Ferries', 'Naxos'], fromName: ['Ferry'] },
    });
    expect(match('islands ca 会議')).toMatchObject({
      members: { groupName: ['Islands'], messageText: ['Ça', '会議'] },
    });
    expect(match('会社').missing).toEqual(['会社']);
  });

  it('a word within unspaced text, and another form of a Korean word', () => {
    const korean = { _id: '2', messageText: '오늘 회의를 시작합니다' };
    expect(matchOf('social-chat-message', korean, queryWords('회의에서')).members).toEqual({ messageText: ['회의'] });
    expect(match('階').members).toEqual({ messageText: ['階'] });
  });

  it('phrases only where they occur verbatim', () => {
    expect(match('"to naxos"').members).toEqual({ messageText: ['to Naxos'] });
    expect(match('"naxos to"')).toEqual({ words: [], missing: ['naxos to'], members: {} });
    expect(match('"ferry"').members).toEqual({ fromName: ['Ferry'] });
  });
});

it.each([
  ["what's the wifi password?", 'wifi password'],
  ['Who’s got my keys', 'keys'],
  ["c'est où, la gare ?", 'gare'],
  ["qu'est-ce que c'est", "qu'est-ce que c'est"],
])('only the content words of "%s" are searched', (question, words) => {
  expect(keywordsOf(question)).toBe(words);
});

it.each([
  ['where did i park the car', 'en'],
  ['wo habe ich das Auto geparkt', 'de'],
  ['onde é que eu deixei o carro', 'pt'],
  ['где я оставил машину', 'ru'],
  ['ferry Lisboa', undefined],
])('the stop words of "%s" show its language: %s', (text, language) =>
  expect(languageOf(wordsOf(text))).toBe(language),
);
