import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinWords, wordsOf } from '#service/client/search-input.ts';
import { ServiceFailure } from '#service/contract/failure.ts';

describe('keywords in a query string', () => {
  test('a plus inside a word is not a join', () => {
    expect(joinWords(['c++', 'a&b=c', '100%', '#tag', 'café', '日本'])).toBe(
      'c%2B%2B+a%26b%3Dc+100%25+%23tag+caf%C3%A9+%E6%97%A5%E6%9C%AC',
    );
  });

  test('white space of every kind separates words', () => {
    expect(wordsOf([' boat\tengine ', '', 'oil\u00a0filter\n'])).toEqual(['boat', 'engine', 'oil', 'filter']);
  });

  test('half a surrogate pair is replaced, not thrown at', () => {
    expect(joinWords(wordsOf(['boat\ud83d']))).toBe('boat%EF%BF%BD');
  });

  test('any words come back from the query string as they were', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !/\s/u.test(text));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 10 }), (words) => {
        const query = joinWords(wordsOf(words));
        expect(query.split('+').map(decodeURIComponent)).toEqual(words);
        expect(new URLSearchParams(`keywords=${query}`).get('keywords')).toBe(words.join(' '));
      }),
    );
  });

  test.each([[[]], [['']], [[' ', '\n']], [['x'.repeat(100_000)]], [['é'.repeat(1_001)]]])(
    'no words, or more than a request line holds, are refused (%#)',
    (keywords) => {
      expect(() => wordsOf(keywords)).toThrow(ServiceFailure);
    },
  );
});
