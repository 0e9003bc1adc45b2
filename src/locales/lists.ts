/** What a language calls things that people type, from one JSON file a language. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { LanguageCode } from './words.ts';

/** Forms of one word or phrase, a stroke between them. */
const Forms = z.string();
/** Several of those, a comma and a space between them; a dash for one that a language lacks. */
const Several = z.string();
/** A pattern, of folded text, and what takes its place; in their order. */
const Replacements = z.record(z.string(), z.string());

/** Times as people type them, where Intl does not know them. */
const Times = z.strictObject({
  /** Single words around a time, with spaces between them. `in` says that a time follows. */
  last: z.string(),
  this: z.string().optional(),
  in: z.string().optional(),
  /** Make a time part of something else: "the last week of term". */
  of: z.string().optional(),
  /** Mean "before" as well as "ago": what begins with one is a time only where nothing else follows. */
  before: z.string().optional(),
  small: z.string().optional(),
  /** Four from spring on, by the seasons of the north. */
  seasons: Several,
  /** Other names and cases than Intl's: seven from Monday on, twelve from January on. */
  weekdays: Several.optional(),
  months: Several.optional(),
  /** What a number stands beside: "3rd quarter". */
  quarter: Forms.optional(),
  quarters: Several,
  /** From one on. */
  numerals: Several.optional(),
  /** "half a year" to "6 months", after numerals are figures. */
  amounts: Replacements.optional(),
  /** Spellings of one word to one of them. */
  spellings: Replacements.optional(),
  /** Beside Intl's words for today and tomorrow, of days to come; and what holds such a word and means another thing. */
  tonight: Forms.optional(),
  tomorrow: Forms.optional(),
  greetings: Forms.optional(),
  /** What is meant (`day -1`, `week`, `few days`, `lately`, `last weekend`, `end of year 0`), and how it is said. */
  phrases: z.record(
    z
      .string()
      .regex(
        /^((day|week|month|year)( -?\d)?|few (day|week|month)s|lately|(last )?weekend|(start|end) of (month|year) -?\d)$/,
      ),
    Forms,
  ),
});
export type Times = z.infer<typeof Times>;

const Lists = z.strictObject({
  /** Zones, and the cities whose people live by them; the first stands for the zone. A zone of the English list stands for all alike in its country. */
  cities: z.record(z.string(), Forms),
  times: Times,
});
export type Lists = z.infer<typeof Lists>;

const contentOf = (language: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'));

const read = new Map<LanguageCode, Lists>();

/** Read at its first use; always the same object for a language. */
export function listsIn(language: LanguageCode): Lists {
  let known = read.get(language);
  if (known === undefined) {
    known = Lists.parse(contentOf(language));
    read.set(language, known);
  }
  return known;
}

/** Japanese times are understood, though nothing is said in Japanese. */
export function timesIn(language: LanguageCode | 'ja'): Times {
  return language === 'ja' ? z.strictObject({ times: Times }).parse(contentOf('ja')).times : listsIn(language).times;
}
