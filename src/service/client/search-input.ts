/** What a search sends: its words, and the filters of the extension (contract/search-extension.ts) where it has some. */
import type { SearchInput } from '../contract/data-service.ts';
import { SearchInputs } from '../contract/search-extension.ts';
import { badRequest } from './input.ts';

/**
 * Longest keyword list, encoded, in bytes. A request line above the usual 8 to 16 kB is refused by servers and proxies
 * before the service sees it, often without a readable answer.
 */
const MAX_KEYWORD_BYTES = 6_000;

/**
 * The single words of `keywords`, white space removed; half surrogate pairs become U+FFFD.
 * @throws ServiceFailure bad-request when no word is left or the words are too long to be sent
 */
export function wordsOf(keywords: readonly string[]): string[] {
  const words = keywords.flatMap((entry) => entry.toWellFormed().split(/\s+/u)).filter((word) => word !== '');
  if (words.length === 0) throw badRequest('keywords is required');
  if (joinWords(words).length > MAX_KEYWORD_BYTES) throw badRequest('keywords are too long');
  return words;
}

/** Words joined with +. Each is percent-encoded first, so that a + inside a word (%2B) cannot be taken for a join. */
export function joinWords(words: readonly string[]): string {
  return words.map(encodeURIComponent).join('+');
}

/** @throws ServiceFailure bad-request when there is nothing to look for, or too much */
export function searchWords({ keywords, extended }: SearchInput): string[] {
  const isList = keywords.length === 0 && Object.keys(extended ?? {}).length > 0;
  return isList ? [] : wordsOf(keywords);
}

/** @throws ServiceFailure bad-request for filters that the contract does not allow */
export function checkSearch({ extended = {} }: SearchInput): void {
  const [issue] = SearchInputs.safeParse(extended).error?.issues ?? [];
  if (issue) throw badRequest(`${issue.path.join('.')}: ${issue.message}`.slice(0, 300));
}

/** The filters as parameters of a query string. */
export function filterParameters({ extended = {} }: SearchInput): Record<string, string> {
  return Object.fromEntries(Object.entries(extended).map(([name, value]) => [name, String(value)]));
}
