import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutBefore, isBlank, shorten, tidy } from '#commands/display-text.ts';
import { findMatches, makeSnippet } from '#commands/search/snippet.ts';
import { fold, isInflection } from '#platform/text-match.ts';

const marked = (text: string, words: string[]) =>
  findMatches(text, words).map(([start, end]) => text.slice(start, end));

describe('searched words are marked', () => {
  test.each([
    ['whatever their case', 'The FERRY, the Ferry', ['ferry'], ['FERRY', 'Ferry']],
    ['without regard to accents', 'Café au lait, cafe', ['cafe'], ['Café', 'cafe']],
    ['with accents for a word typed without', 'São João', ['sao', 'joao'], ['São', 'João']],
    ['with ё and е alike', 'Всё ещё елка и ёлка', ['ёлка'], ['елка', 'ёлка']],
    ['in a decomposed spelling', 'Cafe\u0301 here', ['café'], ['Cafe\u0301']],
    ['in inflected forms, Russian', 'встречу о встрече', ['встреча'], ['встречу', 'встрече']],
    ['in inflected forms, English', 'two meetings', ['meeting'], ['meetings']],
    ['by prefix', 'ferryman', ['ferry'], ['ferryman']],
    ['after an emoji, at the right place', '🎉🎉 party 🎉', ['party'], ['party']],
    ['inside Chinese text', '我明天去北京开会', ['北京'], ['北京']],
    ['inside Japanese text', '東京タワーに行く', ['タワー'], ['タワー']],
    ['inside Thai text', 'ฉันไปตลาดวันนี้', ['ตลาด'], ['ตลาด']],
    ['in Hangul with a particle', '서울에서 만나', ['서울'], ['서울']],
    ['in Hangul with an incomplete last syllable', '서울 간다', ['서우'], ['서울']],
    ['once if two words are adjacent', 'abc北京', ['abc', '北京'], ['abc北京']],
    ['as an emoji', 'go 🎉 go', ['🎉'], ['🎉']],
    ['with ß and ss alike', 'Straße', ['strasse'], ['Straße']],
    ['in Hindi, with or without dots', 'माँ का फ़ोन, मां का फोन', ['मां', 'फ़ोन'], ['माँ', 'फ़ोन', 'मां', 'फोन']],
    ['in Arabic', 'ذهبت إلى السوق اليوم', ['السوق'], ['السوق']],
  ])('%s', (_, text, words, found) => {
    expect(marked(text, words)).toEqual(found);
  });

  test('but й is not и, and か is not が, as in the search', () => {
    expect(marked('иод и йод', ['йод'])).toEqual(['йод']);
    expect(marked('かき', ['がき'])).toEqual([]);
    expect(marked('и\u0306од', ['йод'])).toEqual(['и\u0306од']);
    expect(marked('か\u3099き', ['がき'])).toEqual(['か\u3099き']);
  });

  test("but short and merely similar words aren't", () => {
    expect(marked('a an at to the i', ['a'])).toEqual(['a']);
    expect(marked('partner part', ['party'])).toEqual([]);
    expect(marked('letter latter', ['litter'])).toEqual([]);
    expect(isInflection('кот', 'кит')).toBe(false);
  });

  test('in ascending, separate ranges that never split a character', () => {
    const graphemes = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength });
    fc.assert(
      fc.property(graphemes(200), fc.array(graphemes(8), { maxLength: 4 }), (text, words) => {
        let last = 0;
        for (const [start, end] of findMatches(text, words)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(start, end).isWellFormed()).toBe(true);
          last = end;
        }
      }),
      { numRuns: 500 },
    );
  });
});

const words = ['ferry', 'tomorrow', 'ёлка', '会議', '🎉', 'família'];
const filler = fc.string({ unit: 'grapheme', maxLength: 400 });

describe('a snippet', () => {
  test('shows the match, wherever it is in a long text', () => {
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

  test('has the match near its middle, with ellipses for what is missing', () => {
    const source = `${'before '.repeat(60)}ferry${' after'.repeat(60)}`;
    const { text, highlights } = makeSnippet(source, ['ferry'], 100);
    const [start = 0, end = 0] = highlights[0] ?? [];
    expect(text.slice(start, end)).toBe('ferry');
    expect(text).toMatch(/^…before .* after…$/);
    expect(start).toBeGreaterThan(15);
    expect(start).toBeLessThan(60);
  });

  test('is the whole text if it just fits', () => {
    const text = 'See you at the ferry';
    expect(makeSnippet(text, ['ferry'], text.length)).toEqual({ text, highlights: [[15, 20]] });
    expect(makeSnippet(text, ['ferry'], text.length - 1).text).toMatch(/^….*ferry$/);
  });

  test('shows the place with most of the words, not the first word', () => {
    const source = `The flat is free. ${'It is a quiet house with a garden. '.repeat(6)}The address of the flat is Elm Road 12. ${'Ring twice. '.repeat(10)}`;
    expect(makeSnippet(source, ['address', 'flat'], 100).text).toContain('Elm Road 12');
    expect(makeSnippet(source, ['flat', 'garden'], 100, { focus: ['address'] }).text).toContain('Elm Road 12');
    expect(makeSnippet(source, ['flat'], 100, { focus: ['rent'] }).text).toMatch(/^The flat is free/);
  });

  test('shows and marks the answer', () => {
    const source = `Your flight is booked. ${'Please be early. '.repeat(12)}Total paid: EUR 184.60. Have a nice flight.`;
    const { text, highlights } = makeSnippet(source, ['flight'], 80, { answer: 'EUR 184.60' });
    expect(highlights.map(([start, end]) => text.slice(start, end))).toEqual(['EUR 184.60', 'flight']);
  });

  test('is the beginning of a text without a match', () => {
    const { text, highlights } = makeSnippet('word '.repeat(100), ['ferry'], 50);
    expect(highlights).toEqual([]);
    expect(text).toMatch(/^word .*…$/);
  });

  test('begins and ends at a sentence if that loses little', () => {
    const long = `${'Long before that. '.repeat(20)}The ferry leaves at nine, and we are late. We meet at the pier, all of us. ${'After that it goes on without an end '.repeat(10)}`;
    expect(makeSnippet(long, ['ferry'], 80).text).toBe(
      '…The ferry leaves at nine, and we are late. We meet at the pier, all of us.…',
    );
  });

  test('of one endless word keeps its limit and marks the visible part', () => {
    const { text, highlights } = makeSnippet('x'.repeat(100_000), ['xxx'], 80);
    expect(text.length).toBeLessThanOrEqual(80);
    expect(highlights).toHaveLength(1);
  });

  test('of many combining marks keeps its limit', () => {
    const { text } = makeSnippet(`a${'\u0301'.repeat(5_000)} ferry`, ['ferry'], 60);
    expect(text.length).toBeLessThanOrEqual(60);
  });
});

describe('foreign text', () => {
  test('is put on one line, without direction overrides, controls and zero-width characters', () => {
    expect(tidy('a\u202eb\u2066c\u0000\n\n d\u200be\ufeff\u{e0041}')).toBe('abc de');
    expect(tidy('family 👨‍👩‍👧')).toBe('family 👨‍👩‍👧');
    expect(tidy('\ud800x').isWellFormed()).toBe(true);
    expect(tidy(' a \t b\u00a0c\u2003d  ')).toBe('a b c d');
  });

  test('a text is blank exactly if nothing of it would be shown', () => {
    const unit = fc.oneof(
      fc.constantFrom(
        ...' \n\t\v\u0085\u00a0\u00ad\u061c\u200b\u200d\u200e\u2028\u202e\u2060\u2065\u2069\ufeff\ufff9',
        '\u{e0041}',
      ),
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 4 }), (text) => {
        expect(isBlank(text)).toBe(tidy(text) === '');
      }),
      { numRuns: 2000 },
    );
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
