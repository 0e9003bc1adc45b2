/**
 * The catalogue of what people read, by language and noun. English is the type: another language that lacks a text, or a
 * plural form, does not compile. A text that takes something in is a function; what people wrote is never a text here.
 */
import { ar } from './ar/ar.ts';
import { de } from './de/de.ts';
import { en, type Words } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import { hi } from './hi/hi.ts';
import type { LanguageCode } from './plural.ts';
import { pt } from './pt/pt.ts';
import { ru } from './ru/ru.ts';
import { uk } from './uk/uk.ts';
import { zh } from './zh/zh.ts';

export type { Words };

const CATALOGUES: Record<LanguageCode, Words> = { de, en, es, fr, pt, ru, uk, hi, ar, zh };

/** Languages that there is a catalogue for, in the order in which they are offered. */
export const LANGUAGES = Object.keys(CATALOGUES) as readonly LanguageCode[];

/** The catalogue's language for a code such as `pt-br`: the same one, else English. */
export function languageFor(code: string): LanguageCode {
  const [language = 'en'] = code.toLowerCase().split(/[-_]/);
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** What people who speak `code` (`en`, `pt-br`; unknown ones read English) are told. */
export function wordsIn(code: string): Words {
  return CATALOGUES[languageFor(code)];
}
