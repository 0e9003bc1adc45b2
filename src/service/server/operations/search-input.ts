/** Reads what a keyword search is asked for: the document's keywords, and the inputs of the search extension. */
import { z } from 'zod';
import { type SearchFilter, SearchInputs } from '../../contract/search-extension.ts';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import { queryWords } from '../search/keywords.ts';

const MAX_KEYWORDS_LENGTH = 1000;

export interface SearchAsked {
  /** Empty for a list. */
  readonly keywords: string;
  readonly narrow: SearchFilter | undefined;
  readonly limit: number | undefined;
  readonly skip: number | undefined;
}

/** @throws Refusal 400 for keywords that no search can use */
function checkKeywords(keywords: string): string {
  if (keywords.length > MAX_KEYWORDS_LENGTH)
    throw new Refusal(400, `Invalid request: keywords may have at most ${MAX_KEYWORDS_LENGTH} characters`);
  if (queryWords(keywords).length === 0)
    throw new Refusal(400, 'Invalid request: keywords must hold at least one letter, digit or emoji');
  return keywords;
}

/** @throws Refusal 400 that says what is wrong */
export function readSearch(input: Record<string, unknown>): SearchAsked {
  const { keywords = '', limit, skip, ...filter } = parseInput(SearchInputs, input);
  const narrow = Object.keys(filter).length === 0 ? undefined : filter;
  const isList = narrow !== undefined && queryWords(keywords).length === 0;
  if (keywords === '' && !isList) throw new Refusal(400, 'Invalid request: keywords is required');
  return { keywords: isList ? keywords : checkKeywords(keywords), narrow, limit, skip };
}

const WithDatastore = z.looseObject({ datastore: z.string().trim().min(1, 'datastore is required') });

/** The same, of one datastore. */
export function readDatastoreSearch(input: Record<string, unknown>): SearchAsked & { datastore: string } {
  const { datastore, ...rest } = parseInput(WithDatastore, input);
  return { ...readSearch(rest), datastore };
}
