import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutBefore, shorten, tidy } from '#commands/display-text.ts';
import { findMatches, makeSnippet } from '#commands/search/snippet.ts';
import { fold, isInflection } from '#platform/text-match.ts';

const marked = (text: string, words: string[]) =>
  findMatches(text, words).map(([start, end]) => text.slice(start, end));

describe('searched words are marked in a text', () => {
  test.each([
    ['whatever their case', 'The FERRY, the Ferry', ['ferry'], ['FERRY', 'Ferry']],
    ['without regard to accents', 'Café au lait, cafe', ['cafe'], ['Café', 'cafe']],
    ['with accents for a word without', 'São João', ['sao', 'joao'], ['São', 'João']],
    ['with ё and е alike', 'Всё ещё елка и ёлка', ['ёлка'], ['елка', 'ёлка']],
    ['in a decomposed spelling', 'Cafe\u0301 here', ['café'], ['Cafe\u0301']],
    ['in other forms, Russian', 'встречу о встрече', ['встреча'], ['встречу', 'встрече']],
    ['in other forms, English', 'two meetings', ['meeting'], ['meetings']],
    ['begun only', 'ferryman', ['ferry'], ['ferryman']],
    ['after an emoji, at the right place', '🎉🎉 party 🎉', ['party'], ['party']],
    ['inside Chinese text', '我明天去北京开会', ['北京'], ['北京']],
    ['inside Japanese text', '東京タワーに行く', ['タワー'], ['タワー']],
    ['inside Thai text', 'ฉันไปตลาดวันนี้', ['ตลาด'], ['ตลาด']],
    ['in Hangul with a particle', '서울에서 만나', ['서울'], ['서울']],
    ['in Hangul when typed to the middle of a syllable', '서울 간다', ['서우'], ['서울']],
    ['once where two words meet', 'abc北京', ['abc', '北京'], ['abc北京']],
    ['as an emoji', 'go 🎉 go', ['🎉'], ['🎉']],
    ['with ß and ss alike', 'Straße', ['strasse'], ['Straße']],
    ['in Hindi, where dots are left out', 'माँ का फ़ोन, मां का फोन', ['मां', 'फ़ोन'], ['माँ', 'फ़ोन', 'मां', 'फोन']],
    ['in Arabic', 'ذهبت إلى السوق اليوم', ['السوق'], ['السوق']],
  ])('%s', (_, text, words, found) => {
    expect(marked(text, words)).toEqual(found);
  });

  test('but й is not и, and か is not が, as in the search itself', () => {
    expect(marked('иод и йод', ['йод'])).toEqual(['йод']);
    expect(marked('かき', ['がき'])).toEqual([]);
    expect(marked('и\u0306од', ['йод'])).toEqual(['и\u0306од']);
    expect(marked('か\u3099き', ['がき'])).toEqual(['か\u3099き']);
  });

  test('but short and merely similar words are not', () => {
    expect(marked('a an at to the i', ['a'])).toEqual(['a']);
    expect(marked('partner part', ['party'])).toEqual([]);
    expect(marked('letter latter', ['litter'])).toEqual([]);
    expect(isInflection('кот', 'кит')).toBe(false);
  });

  test('in any text, at places that are in order, apart and never inside a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 4 }),
        (text, words) => {
          let last = 0;
          for (const [start, end] of findMatches(text, words)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(text.slice(start, end).isWellFormed()).toBe(true);
            last = end;
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

const words = ['ferry', 'tomorrow', 'ёлка', '会議', '🎉', 'família'];
const filler = fc.string({ unit: 'grapheme', maxLength: 400 });

describe('a snippet', () => {
  test('shows the match, wherever in a long text it is', () => {
    fc.assert(
      fc.property(
        filler,
        fc.constantFrom(...words),
        filler,
        fc.integer({ min: 40, max: 240 }),
        (before, word, after, max) => {
          const { text, highlights } = makeSnippet(`${before} ${word} ${after}`, [word], max);
          expect(highlights).not.toEqual([]);
          expect(text.length).toBeLessThanOrEqual(max);
          expect(text.isWellFormed()).toBe(true);
          expect(highlights.length).toBeGreaterThan(0);
          const [start, end] = highlights[0] ?? [0, 0];
          expect(end).toBeLessThanOrEqual(text.length);
          expect(fold(text.slice(start, end)).length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('has the match in its middle, and says with ellipses what is missing', () => {
    const source = `${'before '.repeat(60)}ferry${' after'.repeat(60)}`;
    const { text, highlights } = makeSnippet(source, ['ferry'], 100);
    const [start = 0, end = 0] = highlights[0] ?? [];
    expect(text.slice(start, end)).toBe('ferry');
    expect(text).toMatch(/^…before .* after…$/);
    expect(start).toBeGreaterThan(15);
    expect(start).toBeLessThan(60);
  });

  test('of a text that just fits is the text', () => {
    const text = 'See you at the ferry';
    expect(makeSnippet(text, ['ferry'], text.length)).toEqual({ text, highlights: [[15, 20]] });
    expect(makeSnippet(text, ['ferry'], text.length - 1).text).toMatch(/^….*ferry$/);
  });

  test('shows the place that holds most of the words, not the first word', () => {
    const source = `The flat is free. ${'It is a quiet house with a garden. '.repeat(6)}The address of the flat is Elm Road 12. ${'Ring twice. '.repeat(10)}`;
    expect(makeSnippet(source, ['address', 'flat'], 100).text).toContain('Elm Road 12');
    expect(makeSnippet(source, ['flat', 'garden'], 100, { focus: ['address'] }).text).toContain('Elm Road 12');
    expect(makeSnippet(source, ['flat'], 100, { focus: ['rent'] }).text).toMatch(/^The flat is free/);
  });

  test('shows and marks what answers', () => {
    const source = `Your flight is booked. ${'Please be early. '.repeat(12)}Total paid: EUR 184.60. Have a nice flight.`;
    const { text, highlights } = makeSnippet(source, ['flight'], 80, { told: 'EUR 184.60' });
    expect(highlights.map(([start, end]) => text.slice(start, end))).toEqual(['EUR 184.60', 'flight']);
  });

  test('of a text without a match is its beginning', () => {
    const { text, highlights } = makeSnippet('word '.repeat(100), ['ferry'], 50);
    expect(highlights).toEqual([]);
    expect(text).toMatch(/^word .*…$/);
  });

  test('begins and ends with a sentence where that takes little away', () => {
    const long = `${'Long before that. '.repeat(20)}The ferry leaves at nine, and we are late. We meet at the pier, all of us. ${'After that it goes on without an end '.repeat(10)}`;
    expect(makeSnippet(long, ['ferry'], 80).text).toBe(
      '…The ferry leaves at nine, and we are late. We meet at the pier, all of us.…',
    );
  });

  test('of one endless word keeps its limit and marks what is seen of it', () => {
    const { text, highlights } = makeSnippet('x'.repeat(100_000), ['xxx'], 80);
    expect(text.length).toBeLessThanOrEqual(80);
    expect(highlights).toHaveLength(1);
  });

  test('of a pile of combining marks keeps its limit', () => {
    const { text } = makeSnippet(`a${'\u0301'.repeat(5_000)} ferry`, ['ferry'], 60);
    expect(text.length).toBeLessThanOrEqual(60);
  });
});

describe('foreign text', () => {
  test('comes out on one line, without direction overrides, controls and zero-width signs', () => {
    expect(tidy('a\u202eb\u2066c\u0000\n\n d\u200be\ufeff\u{e0041}')).toBe('abc de');
    expect(tidy('family 👨‍👩‍👧')).toBe('family 👨‍👩‍👧');
    expect(tidy('\ud800x').isWellFormed()).toBe(true);
  });

  test('is never cut inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 60 }), (text, max) => {
        const short = shorten(text, max);
        expect(short.length).toBeLessThanOrEqual(Math.max(1, max));
        expect(short.isWellFormed()).toBe(true);
      }),
    );
    expect(cutBefore('👩‍👧x', 3)).toBe(0);
  });
});
