/** Words that no record has, read as the words that are spelt nearly so: people type "recieved", and mean what is there. */
import type { ArchiveReader } from '../archive/archive-reader.ts';
import { ALL_TIME } from '../archive/moment.ts';
import { parseKeywords, type QueryWord } from './keywords.ts';

export interface Respelt {
  /** With the words that are there in place of those that are not. */
  readonly keywords: string;
  /** What was typed and is nowhere. */
  readonly typed: readonly string[];
}

/** Shorter ones are near too many words. */
const SPELT = /^\p{L}{4,30}$/u;

/** @returns undefined where every word is there in some form, or none that is not is nearly a word that is */
export function respell(keywords: string, reader: ArchiveReader): Respelt | undefined {
  const typed: string[] = [];
  let read = keywords;
  for (const { text, phrase, parts } of parseKeywords(keywords).wanted) {
    const [part, ...more] = parts;
    const [plain = ''] = part?.forms ?? [];
    if (phrase || !part || more.length > 0 || !SPELT.test(plain) || isThere(part, reader)) continue;
    const near = reader.vocabulary.nearest(plain);
    if (near === undefined) continue;
    typed.push(text);
    read = read.replace(text, () => near);
  }
  return typed.length === 0 ? undefined : { keywords: read, typed };
}

/** In any form, or as the beginning of a longer word. */
function isThere({ forms }: QueryWord['parts'][number], { index, tokenOf, vocabulary }: ArchiveReader): boolean {
  const tokens = forms.map(tokenOf);
  if (tokens.some((token) => index.frequency(token) > 0)) return true;
  if (vocabulary.beginningWith(forms[0] ?? '', 1).length > 0) return true;
  // What is counted may lag behind what is there.
  return index.newest({ all: [{ anyOf: tokens }] }, ALL_TIME, 1).length > 0;
}
