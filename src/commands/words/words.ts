/**
 * The catalogue of what people read, by language and noun. English is the type: another language that lacks a text, or a
 * plural form, does not compile. A text that takes something in is a function; what people wrote is never a text here.
 */
import { en } from './en/en.ts';
import type { LanguageCode } from './plural.ts';

export type Words = typeof en;

const CATALOGUES: Partial<Record<LanguageCode, Words>> = { en };

/** Languages that there is a catalogue for, in the order in which they are offered. */
export const LANGUAGES = Object.keys(CATALOGUES) as readonly LanguageCode[];

/** The catalogue's language for a code such as `pt-br`: the same one, else English. */
export function languageFor(code: string): LanguageCode {
  const [language = 'en'] = code.toLowerCase().split(/[-_]/);
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** What people who speak `code` (`en`, `pt-br`; unknown ones read English) are told. */
export function wordsIn(code: string): Words {
  return CATALOGUES[languageFor(code)] ?? en;
}
