/** The names of the languages with a catalogue. */
import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';
import { LANGUAGES, type LanguageCode } from './words.ts';

/** A language's name, in itself unless another is given: `Deutsch`. */
export function languageName(language: string, inside = language): string {
  const name = new Intl.DisplayNames([inside], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Folded names of the languages in themselves, in the person's language and in English; Intl takes a millisecond. */
const namesFor = memoize(
  LANGUAGES.length,
  (own) =>
    new Map(
      LANGUAGES.flatMap((each) => [each, own, 'en'].map((inside) => [fold(languageName(each, inside)), each] as const)),
    ),
);

/** The language with this name in itself, in the person's language or in English. */
export const languageNamed = (typed: string, own: LanguageCode): LanguageCode | undefined =>
  namesFor(own).get(fold(typed));
