/** The names of the languages with a catalogue. */
import { fold } from '#platform/text-match.ts';
import { LANGUAGES, type LanguageCode } from './words.ts';

/** A language's name, in itself unless another is given: `Deutsch`. */
export function languageName(language: string, inside = language): string {
  const name = new Intl.DisplayNames([inside], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language with this name in itself, in the person's language or in English. */
export function languageNamed(typed: string, own: LanguageCode): LanguageCode | undefined {
  const said = fold(typed);
  return LANGUAGES.find((each) => [each, own, 'en'].some((inside) => fold(languageName(each, inside)) === said));
}
