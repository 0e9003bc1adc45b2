/** Ranking of search results: what people complained about, and what they expect. */
import { describe, expect, it } from 'vitest';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import { type Found, type KeywordQuery, searchByKeywords } from '#service/server/search/keyword-search.ts';
import { chatLines } from '../support/chat-text.ts';
import { items, rows } from '../support/text-table.ts';
import { openArchive } from './archive-rig.ts';

/** Twenty messages for each line `…`, so that words have realistic frequencies. */
const filled = (lines: string) =>
  lines.replaceAll('…', () => Array.from({ length: 20 }, (_, index) => `calm ${index}`).join('\n'));

/** Searches the messages of these lines, numbered from 0; those without a time are a minute newer each. */
function found(lines: string, keywords: string, query: Partial<KeywordQuery> = {}): Found {
  using archive = openArchive();
  const drafts = chatLines(lines).map(({ line, said }, index): Draft => {
    const { at = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(), who = 'Anna', chat = 'Boats' } = said ?? {};
    const message = { _id: String(index), messageText: said?.text ?? line, fromName: who };
    return ['social-chat-message', { ...message, groupName: chat, groupId: `g-${chat}`, sentAt: at }];
  });
  archive.writer.put(drafts, 0);
  return searchByKeywords(archive.reader, { keywords, datastores: ['social-chat-message'], limit: 50, ...query });
}
const textsOf = ({ hits }: Found) => hits.map(({ record }) => String(record.messageText));

/**
 * Claims, each with keywords, or several of one meaning: `claim | keywords | others`. Below them are the messages,
 * indented: `[1] text` is found first, `[*] text` is found after all with a number, in whatever order. Beside `…`, more
 * may be found than is marked.
 */
function hold(text: string, query: Partial<KeywordQuery> & { beside?: boolean } = {}): void {
  const { beside = false, ...asked } = query;
  const claims = text.trim().split(/\n {4}(?! )/);
  const cases = claims.flatMap((outline) => {
    const [head = '', ...lines] = outline.split('\n').map((line) => line.trim());
    const [claim = '', ...searches] = head.split(' | ');
    return searches.map((keywords) => ({ claim, keywords, outline: lines.join('\n') }));
  });
  it.each(cases)('$claim: $keywords', ({ keywords, outline }) => {
    const lines = filled(outline).split('\n');
    const marks = lines.flatMap((line, index) => {
      const mark = /^\[(.)\] /.exec(line)?.[1];
      return mark === undefined ? [] : [{ mark, index }];
    });
    const ranked = marks.filter(({ mark }) => mark !== '*').sort((one, other) => (one.mark < other.mark ? -1 : 1));
    const { hits, total } = found(lines.map((line) => line.replace(/^\[.\] /, '')).join('\n'), keywords, asked);
    const shown = hits.filter(({ isNeighbour }) => beside || !isNeighbour).map(({ record }) => Number(record._id));
    expect(shown.slice(0, ranked.length)).toEqual(ranked.map(({ index }) => index));
    if (!outline.includes('…')) {
      expect(shown.toSorted((one, other) => one - other)).toEqual(marks.map(({ index }) => index));
      if (!beside) expect(total).toBe(marks.length);
    }
    const scores = hits.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });
}

describe('the typed word', () => {
  hold(`
    comes before its other forms, and these before longer words | Porto
      [1] no Porto
      [3] Portobello
      [2] ela porta-se bem
      nada
    comes first in the text, then in a sender's name, then in a chat's | ferry
      [1] the ferry is late
      [2] 1 Jan, Ferry: Exactly.
      [3] 1 Jan, Anna in Ferry friends: Certainly.`);
});

describe('any word', () => {
  hold(
    `
    a message that matches only by its chat's name is neither shown nor counted | jonas berlin | Jonas Berlin
      [1] 1 Jan, Jonas in Jonas: flying to Berlin on Friday
      1 Jan, Jonas in Jonas: half seven, after the gym
      [2] is Jonas in town?
    a message with only a related word is neither found nor counted if the word itself occurs | invoice
      [1] the invoice over 184 EUR
      one of the tickets
      Tickets, please
    the prefix of a German verb, at the end of a question, isn't searched | wer holt den anzug ab
      [1] ich hol den Anzug
      ab Montag
    a word isn't the stop word of its stem | ines
      they are in
      [1] ines
    nor is it if its ending differs | used
      tell us
      [1] used
    a phone number is found however it is spaced | "612345908"
      [1] llama al 612 345 908
      612 345 777
    and however the search spaces it | "612 34 59 08"
      [1] llama al 612345908
      34 59
    a message with a figure comes first if the search asks for a number | phone number
      [1] my number is another one, 07700 900123
      [2] lost my phone charger
      nothing at all`,
    { anyWord: true },
  );
});

describe('messages right beside a hit', () => {
  const beside = { anyWord: true, beside: true };
  hold(
    `
    are hits, and a reply comes before its question | where is the passport?
      …
      [2] where is the passport?
      [1] blue drawer
      thanks
      …
    a question needs no question mark | where is the passport
      …
      [2] where is the passport
      [1] blue drawer
      …
    aren't in another chat | passport
      [1] 1 Jan 9:00, Anna in Boats: the passport
      1 Jan 9:01, Anna in Dogs: blue drawer
    nor in another session | passport
      [1] 1 Jan 9:00, Anna in Boats: the passport
      1 Jan 16:00, Anna in Boats: blue drawer`,
    beside,
  );
  const PASSPORT = '1 Jan 9:00, Anna: the passport\n1 Jan 9:01, Bo: blue drawer';
  it.each<[string, Partial<KeywordQuery>]>([
    ['passport', { narrow: { from: 'Anna' } }],
    ['"the passport"', {}],
    ['passport', { filters: [{ fromName: { $ne: 'Bo' } }] }],
  ])("aren't hits of %s with %j", (keywords, query) => {
    expect(textsOf(found(PASSPORT, keywords, { anyWord: true, ...query }))).toEqual(['the passport']);
  });

  it('include an answer some messages after its question', () => {
    const lines = filled('…\ndads birthday\noh no\nwhen is it\nthe 17th\n…');
    expect(textsOf(found(lines, 'when is dads birthday', { anyWord: true })).indexOf('the 17th')).toBeGreaterThan(0);
  });
});

describe('among messages with some of the words', () => {
  hold(
    `
    another word of the same concept is found | bike
      …
      [1] bought a bicycle
      …
    those of a named person come first, then those of their chats | what did Joana paint? painted boat
      [1] 1 Feb, Joana in Crew: painted the boat
      [2] 2 Feb, Tomás in Crew: painted the boat
      [3] 3 Feb, Wim in Pier: painted the boat
      …
    those of a named month come first | regatta in March 2025
      10 Feb 2025, Anna: the regatta
      [1] 10 Mar 2025, Anna: the regatta
      10 Apr 2025, Anna: the regatta
      …
    those with a time come first if a time is asked for | when was the regatta?
      [1] 10 Feb 2025, Anna: the regatta on Friday
      10 Mar 2025, Anna: the regatta was fun
      …`,
    { anyWord: true, beside: true },
  );
});

it("a word that doesn't occur isn't a prefix if a related word occurs", () => {
  const lines = 'Mein Reisepass liegt im Flur\nWLAN Passwort ist jetzt Apfelkuchen1950';
  expect(textsOf(found(lines, 'wo ist mein pass', { partly: true }))[0]).toMatch(/Reisepass/);
});

it('distant words in a long text count less than adjacent ones', () => {
  const calm = 'The sea was calm and nobody said a word about it. '.repeat(20);
  const far = `The varnish is here. ${calm} The mast is there. ${calm}`;
  const ranked = textsOf(found(`the varnish of the mast\n${far}`, 'varnish mast'));
  expect(ranked.map((text) => text.slice(0, 15))).toEqual(['the varnish of ', 'The varnish is ']);
});

describe("a word that doesn't occur", () => {
  const TEXTS = `
    We fly to Japan in April
    received your invoice, thank you
    my wife and the boats
    Лодка скоро на воду
    near the harbour
    the reservation is made
    an apartment in Porto
    путешествие в Порту
    resort and resource, habit, путь`;
  it.each(
    rows(`
      japn | We fly to Japan in April
      aprli | We fly to Japan in April
      recieved invoce | received your invoice, thank you
      лодкка | Лодка скоро на воду
      habrour | near the harbour
      rezervaton | the reservation is made
      appartmnet | an apartment in Porto
      путишествеи | путешествие в Порту`),
  )('is corrected to a similarly spelled word: %s', (typed = '', text = '') => {
    const result = found(TEXTS, typed);
    expect(textsOf(result)).toEqual([text]);
    expect(result.hits.map(({ match }) => match.missing)).toEqual([typed.split(' ')]);
    expect(Object.values(result.hits[0]?.match.members ?? {}).flat().length).toBe(typed.split(' ').length);
  });

  it("isn't corrected in quotes, in a question, as another form, if it's short, or without a similar word", () => {
    expect(textsOf(found(TEXTS, '"japn"'))).toEqual([]);
    expect(textsOf(found(TEXTS, 'japn', { partly: true }))).toEqual([]);
    expect(found(TEXTS, 'boat').hits.flatMap(({ match }) => match.missing)).toEqual([]);
    expect(textsOf(found(TEXTS, 'wike'))).toEqual([]);
    expect(textsOf(found(TEXTS, 'zeppelin'))).toEqual([]);
  });

  it('is corrected in a question if two letters are swapped', () => {
    expect(textsOf(found(TEXTS, 'where is the habrour?', { partly: true }))[0]).toBe('near the harbour');
    expect(textsOf(found(TEXTS, 'where is the harbopr?', { partly: true }))).toEqual([]);
  });

  hold(`
    isn't corrected to a stop word | perro
      pero mañana
      el barco
    is replaced by a related word rather than a similarly spelled one | código
      vem comigo
      [1] the code for the door is 4711
    is corrected if no related word occurs | código
      [1] vem comigo`);

  it('is reported as missing if a related word is found', () => {
    expect(found('the code for the door is 4711', 'código').hits[0]?.match.missing).toEqual(['código']);
  });
});

describe('numbers and short words', () => {
  hold(`
    a number is found with any thousands separator | 2.800 | 2,800 | 2800
      [*] it cost 2.800 €
      [*] paid 2,800
      [*] 2800 in all
      2 of 800
      at 2:80
    a word of two letters isn't a prefix if it occurs itself | remédio vó
      [1] o remédio da vó é novo
      o remédio antes do voo
    but else it is | remédio vo
      [1] o remédio antes do voo
    a short word that is joined to the next one is ignored | d'inès
      o remédio antes do voo
      [1] Inès est là`);
});

describe('stop words, phrases and excluded words', () => {
  hold(`
    a stop word is ignored beside other words | o barco
      [*] o barco
      [*] ontem o barco novo
      [*] outro barco
      o mar
    a stop word on its own is found, newest first, and isn't a prefix | o
      [3] o barco
      [2] ontem o barco novo
      outro barco
      [1] o mar
    a phrase is found only verbatim | "to naxos"
      [1] the ferry to Naxos
      to the ferry of Naxos
      the ferries leave
    a phrase has no other forms and no other order | "run walk" | "naxos to" ferry
      the ferry to Naxos
      to the ferry of Naxos
      runs walks
    a message with any form of an excluded word isn't found | the -naxos
      the ferry to Naxos
      to the ferry of Naxos
      [1] the ferries leave
    an excluded word has all its forms | naxos -ferry
      the ferry to Naxos
      to the ferries of Naxos
    a phrase may be excluded | ferry -"to naxos"
      the ferry to Naxos
      [*] to the ferry of Naxos
      [*] the ferries leave`);
});

describe('named times', () => {
  const DINNERS = `
    30 May 2024, Anna: dinner with Joana
    15 Jun 2024, Anna: dinner with Joana
    2 Jul 2024, Anna: dinner with Joana`;
  it.each(
    items(`
      dinner Joana June 2024 | Joana dinner in junho de 2024 | dinner Joana июне 2024 года | 2024年6月 Joana
      Joana 2024-06 | जून 2024 Joana | June 15, 2024 Joana`),
  )('“%s” prefers that month, and shows the others after it', (keywords) => {
    const { hits } = found(DINNERS, keywords);
    expect([hits[0]?.record._id, hits.length]).toEqual(['1', 3]);
  });

  hold(`
    on their own are words | June 2024
      [1] see you in June 2024
      15 Jun 2024, Anna: dinner with Joana`);
});

describe('without a message of all words', () => {
  hold(`
    those with two of them are found | zeppelin calm sea
      zeppelin
      [*] calm sea today
      [*] calm as a sea of glass
      sea
    or else those with one | zeppelin glacier
      [1] zeppelin
      calm sea today
    of a question, a text that answers it comes before one that asks the same | What is the code of the attic? | code attic
      [1] The code of the attic is 4711
      [2] What is the code of the attic?`);

  it('a hit reports the missing words, and has a score below 1', () => {
    const [hit] = found('zeppelin\nsea', 'zeppelin glacier').hits;
    expect(hit?.match.missing).toEqual(['glacier']);
    expect(hit?.score).toBeLessThan(1);
  });
});

describe('every script', () => {
  it.each(
    rows(`
      เชียงใหม่ | ฉันไปเชียงใหม่เมื่อวาน | ฉันไปกรุงเทพ
      ວຽງຈັນ | ຂ້ອຍຢາກໄປວຽງຈັນ | ຂ້ອຍຢາກໄປ
      ភ្នំពេញ | ខ្ញុំចង់ទៅភ្នំពេញ | ខ្ញុំចង់ទៅ
      ရန်ကုန် | ကျွန်တော်ရန်ကုန်သွားမယ် | ကျွန်တော်သွားမယ်
      lodz | Pociąg do Łodzi, Łódź | Kraków
      Łódź | train to Lodz | Kraków
      Århus | vi ses i Aarhus | vi ses
      kobenhavn | København | Malmö
      da nang | bay đến Đà Nẵng | Hà Nội
      موعد | الموعد يوم الخميس | المطار
      مدرسة | رأيتها في المدرسه | المطار
      احمد | اتصل أحمد | اتصل
      2024 | سنة ٢٠٢٤ | سنة
      カメラを誰に貸しましたか | カメラを高橋さんに貸した | 天気がいい`),
  )('%s is found in %s', (keywords = '', hit = '', miss = '') => {
    expect(textsOf(found(`${hit}\n${miss}`, keywords))).toEqual([hit]);
  });
});

describe('of equal or nearly equal hits, the newer comes first', () => {
  hold(`
    in a short text | code
      [2] The code is 1
      [1] The code is 2
    with one word more | code
      [2] The code is 1
      [1] The code is 2 now
    with all words, regardless of length | harbour dawn
      [2] harbour at dawn
      [1] the harbour at dawn with coffee and a long way to go before anybody else is up`);
});

describe('of hits with equally many words, the one with the rarer word comes first', () => {
  hold(`
    if it is the newest | calm gale
      [*] calm sea 1
      [*] calm sea 2
      [*] calm sea 3
      [1] gale ahead 5
    or the oldest | calm gale
      [1] gale ahead 5
      [*] calm sea 1
      [*] calm sea 2
      [*] calm sea 3`);
});
