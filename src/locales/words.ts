/**
 * The texts that people read, from one Fluent catalogue per language: `text` returns plain strings, `rich` text with
 * marks. No value can be mistaken for markup.
 */

import { readFileSync } from 'node:fs';
import { memoize } from '#platform/lru-cache.ts';
import { catalogue, perOptions, type Texts, type TextValues, withFirst } from './catalogue.ts';
import type { MarkedTexts, PlainTexts } from './keys.ts';
import type { Amount, MarkedSpan, RichText } from './values.ts';

/** Intl locales by language, all with Latin digits. */
const LOCALES = {
  de: 'de',
  en: 'en-GB',
  es: 'es',
  fr: 'fr',
  pt: 'pt-BR',
  ru: 'ru',
  uk: 'uk',
  hi: 'hi-IN-u-nu-latn',
  ar: 'ar-u-nu-latn',
  zh: 'zh-CN',
} as const;

/** ISO 639-1. */
export type LanguageCode = keyof typeof LOCALES;

/** Languages with a catalogue, in the order in which they're offered. */
export const LANGUAGES = Object.keys(LOCALES) as readonly LanguageCode[];

type AllTexts = PlainTexts & MarkedTexts;
/** The values argument of a text, absent if the text takes none. */
type Values<T> = keyof T extends never ? [] : [values: { readonly [Name in keyof T]: T[Name] }];
type PlainValues<T> = keyof T extends never
  ? []
  : [values: { readonly [Name in keyof T]: Exclude<T[Name], MarkedSpan> }];

/** The parts of keys after `Prefix`. */
type EndOf<Prefix extends string> = keyof PlainTexts extends infer Key
  ? Key extends `${Prefix}${infer End}`
    ? End
    : never
  : never;

export interface Words {
  readonly language: LanguageCode;
  readonly direction: 'ltr' | 'rtl';
  /** Separator between a label and its value, and between two sentences. */
  readonly gap: '' | ' ';
  text<Key extends keyof PlainTexts>(key: Key, ...values: PlainValues<PlainTexts[Key]>): string;
  rich<Key extends keyof AllTexts>(key: Key, ...values: Values<AllTexts[Key]>): RichText;
  /** Whether there's a text for a code, which may come from a newer version of the service. */
  has<Prefix extends string>(prefix: Prefix, end: string): end is EndOf<Prefix>;
  /** Formats a number such as `12,345`, with its unit if it has one. */
  number(amount: Amount): string;
  /** Capitalizes the first letter. */
  capital(text: string): string;
  /** `a, b and c`. */
  list(items: Iterable<string>): string;
  /** Formats a date or time with Intl in this language. */
  date(at: number | Date, format: Intl.DateTimeFormatOptions): string;
  /** Formats a range of days: `1 May – 3 Jun 2026`. */
  days(from: Date, to: Date, format: Intl.DateTimeFormatOptions): string;
}

let report = (error: Error): void => {
  throw error;
};
/** Sets the handler of formatting errors, after which the English text is used. The default handler throws. */
export function reportFaultyTexts(to: (error: Error) => void): void {
  report = to;
}

const parsed = new Map<LanguageCode, Texts>();
function textsIn(language: LanguageCode): Texts {
  let texts = parsed.get(language);
  if (texts === undefined) {
    texts = catalogue(LOCALES[language], readFileSync(new URL(`./${language}.ftl`, import.meta.url), 'utf8'));
    parsed.set(language, texts);
  }
  return texts;
}

function words(language: LanguageCode): Words {
  const locale = LOCALES[language];
  const texts = textsIn(language);
  const dateFormat = perOptions((format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, format));
  const numberFormat = perOptions((format: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, format));
  const figures = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  /** The result of `make` with this language's texts; on an error, reports it and uses the English ones. */
  function orEnglish<Made>(make: (from: Texts) => Made): Made {
    try {
      return make(texts);
    } catch (error) {
      report(error as Error);
      return make(textsIn('en'));
    }
  }
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    gap: language === 'zh' ? '' : ' ',
    text: (key, ...[values]) => orEnglish((from) => from.text(key, values as TextValues | undefined)),
    rich: (key, ...[values]) => orEnglish((from) => from.rich(key, values as TextValues | undefined)),
    has: <Prefix extends string>(prefix: Prefix, end: string): end is EndOf<Prefix> => texts.has(prefix + end),
    number(amount) {
      if (typeof amount === 'number') return figures.format(amount);
      // Few people know Arabic's abbreviated units.
      const unitDisplay = language === 'ar' ? { unitDisplay: 'long' as const } : {};
      return numberFormat({ ...amount.opts, ...unitDisplay }).format(amount.value);
    },
    capital: (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
    list: (items) => lists.format(items),
    date: (moment, format) => withFirst(locale, dateFormat(format).format(moment)),
    days: (from, to, format) => withFirst(locale, dateFormat(format).formatRange(from, to)),
  };
}

const read = new Map<LanguageCode, Words>();

/** The catalogue language for a code such as `pt-br`; English if there's none. */
export const languageFor = memoize<LanguageCode>(500, (code) => {
  const [language = 'en'] = code.toLowerCase().split(/[-_]/);
  return LANGUAGES.find((known) => known === language) ?? 'en';
});

/** The texts for a language code (`en`, `pt-br`); English for unknown ones. Returns the same object per language. */
export function wordsIn(code: string): Words {
  const language = languageFor(code);
  let known = read.get(language);
  if (known === undefined) {
    known = words(language);
    read.set(language, known);
  }
  return known;
}

/** Memoizes `make` per language. */
export function perLanguage<Made>(make: (words: Words) => Made): (words: Words) => Made {
  const made = new Map<Words, Made>();
  return (words) => {
    let known = made.get(words);
    if (known === undefined) {
      known = make(words);
      made.set(words, known);
    }
    return known;
  };
}
