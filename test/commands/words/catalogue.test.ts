/** The catalogue: languages, and the plural forms that they need. */
import { describe, expect, it } from 'vitest';
import { type LanguageCode, plurals } from '#commands/words/plural.ts';
import { LANGUAGES, languageFor, wordsIn } from '#commands/words/words.ts';

describe('a language', () => {
  it.each([
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['en_US', 'en'],
    ['tlh', 'en'],
    ['', 'en'],
    ['__proto__', 'en'],
  ])('is found for the code %o: %s', (code, language) => {
    expect(languageFor(code)).toBe(language);
    expect(wordsIn(code)).toBe(wordsIn(language));
  });

  it.each(LANGUAGES)('%s is found by its own code', (language) => {
    expect(languageFor(language)).toBe(language);
  });
});

describe('plurals', () => {
  const FORMS = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  const spoken: LanguageCode[] = ['en', 'es', 'de', 'fr', 'pt', 'ru', 'uk', 'hi', 'ar', 'zh'];
  it.each(spoken)('of %s have a form for every amount', (language) => {
    const rules = new Intl.PluralRules(language);
    const plural = plurals(language);
    for (const amount of [0, 1, 1.5, 2, 3, 5, 11, 21, 100, 1_000_000])
      expect(plural(amount, FORMS)).toBe(rules.select(amount));
  });

  it('say one of one, other of others', () => {
    const { credits } = wordsIn('en').numbers;
    expect([0, 1, 2, 12_345].map(credits)).toEqual(['0 credits', '1 credit', '2 credits', '12,345 credits']);
  });
});
