/**
 * What people type in a language, from one JSON file each. They are ours: tests hold them to their schemas, and what only reads
 * does without.
 */
import { readFileSync } from 'node:fs';
import type { Lists, Reading, ReadLists, Times } from './list-schemas.ts';
import { LANGUAGES, type LanguageCode } from './words.ts';

/** What is read, though nothing is said in it. */
const ONLY_READ = ['ja', 'ko', 'it', 'th'] as const;
type OnlyRead = (typeof ONLY_READ)[number];
type ReadLanguage = LanguageCode | OnlyRead;
export const READ_LANGUAGES: readonly ReadLanguage[] = [...LANGUAGES, ...ONLY_READ];

const contentOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'));

/** Each text of them as its phrases, which commas separate. */
function phrasesIn(value: unknown): unknown {
  if (typeof value === 'string') return value.split(/,\s*/).filter(Boolean);
  return Object.fromEntries(Object.entries(value as object).map(([key, inside]) => [key, phrasesIn(inside)]));
}

const read = new Map<LanguageCode, Lists>();
const onlyRead = new Map<OnlyRead, ReadLists>();

/** Read at its first use; always the same object for a language. */
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

export function timesIn(language: LanguageCode | 'ja'): Times {
  return readListsIn(language).times as Times;
}

export function readingIn(language: ReadLanguage): Reading {
  return readListsIn(language).reading;
}
