/** What a language calls things that people type, from one JSON file a language. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { LanguageCode } from './words.ts';

const Lists = z.strictObject({
  /** The best known cities of time zones, separated by commas; at most two for a zone. */
  cities: z.record(z.string(), z.string()),
});
export type Lists = z.infer<typeof Lists>;

const read = new Map<LanguageCode, Lists>();

/** Read at its first use; always the same object for a language. */
export function listsIn(language: LanguageCode): Lists {
  let known = read.get(language);
  if (known === undefined) {
    known = Lists.parse(JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')));
    read.set(language, known);
  }
  return known;
}
