/** Keywords as a query string carries them (the interface document, Search, rule 1: words joined with +). */
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
