/**
 * Word lists of what people type, from one JSON file per language. They aren't validated at run time; tests check them
 * against their schemas.
 */
import { readFileSync } from 'node:fs';
import { fold } from '#platform/text-match.ts';
import type { Lists, Reading, ReadLists, Times } from './list-schemas.ts';
import { LANGUAGES, type LanguageCode } from './words.ts';

/** Languages that are understood but have no catalogue. */
const ONLY_READ = ['ja', 'ko', 'it', 'th'] as const;
type OnlyRead = (typeof ONLY_READ)[number];
type ReadLanguage = LanguageCode | OnlyRead;
export const READ_LANGUAGES: readonly ReadLanguage[] = [...LANGUAGES, ...ONLY_READ];

const contentOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'));

/** Splits each text into its comma-separated phrases. */
function phrasesIn(value: unknown): unknown {
  if (typeof value === 'string') return value.split(/,\s*/).filter(Boolean);
  return Object.fromEntries(Object.entries(value as object).map(([key, inside]) => [key, phrasesIn(inside)]));
}

const read = new Map<LanguageCode, Lists>();
const onlyRead = new Map<OnlyRead, ReadLists>();

/** Loaded at first use; the same object per language. */
export function listsIn(language: LanguageCode): Lists {
  let known = read.get(language);
  if (known === undefined) {
    const { cities, examples, times, reading, ...phrases } = contentOf(language);
    known = { cities, examples, times, reading, ...(phrasesIn(phrases) as object) } as Lists;
    read.set(language, known);
  }
  return known;
}

function readListsIn(language: ReadLanguage): ReadLists {
  if (!isOnlyRead(language)) return listsIn(language);
  const known = onlyRead.get(language) ?? (contentOf(language) as ReadLists);
  onlyRead.set(language, known);
  return known;
}

const isOnlyRead = (language: ReadLanguage): language is OnlyRead => ONLY_READ.some((other) => other === language);

let abbreviated: ReadonlyMap<string, string> | undefined;

/** The words that abbreviations of any language stand for, both folded. */
export function abbreviatedWords(): ReadonlyMap<string, string> {
  abbreviated ??= new Map(
    LANGUAGES.flatMap((language) =>
      Object.entries(listsIn(language).shorthand ?? {}).flatMap(([word, short]) =>
        short.map((one) => [one, word] as const),
      ),
    ),
  );
  return abbreviated;
}

export function timesIn(language: LanguageCode | 'it' | 'ja'): Times {
  return readListsIn(language).times as Times;
}

export function readingIn(language: ReadLanguage): Reading {
  return readListsIn(language).reading;
}

const stopWords = new Map<ReadLanguage, ReadonlySet<string>>();

/** The stop words of a language, folded. */
export function stopWordsIn(language: ReadLanguage): ReadonlySet<string> {
  const known = stopWords.get(language) ?? new Set(readingIn(language).stopWords.split(' ').map(fold));
  stopWords.set(language, known);
  return known;
}

/** Whether a word is a stop word in any language. */
export function isStopWord(word: string): boolean {
  const folded = fold(word);
  return READ_LANGUAGES.some((language) => stopWordsIn(language).has(folded));
}
