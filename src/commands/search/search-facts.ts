/** What is said of how much a search found: totals only where the service tells them. */

import type { Words } from '#locales/words.ts';
import { shorten } from '../display-text.ts';
import { isList, type Query } from '../query/query.ts';
import { filterText } from '../query/query-texts.ts';
import { MAX_NAMED } from './match-reason.ts';
import type { Hits } from './search-hits.ts';

/** `3 chats`, `the best 100 of 1,234 messages`. */
export function hitFacts(query: Query, { lines, places, total, atLeast, sifted }: Hits, words: Words): string[] {
  const ofChats = query.place.kind === 'chats';
  const of = ofChats ? ('social-chat-message' as const) : ('hit' as const);
  const groups =
    ofChats && !isList(query) ? [words.text('records-amount', { kind: 'social-chat-group', amount: places })] : [];
  const shown = lines.length;
  // What is sifted here says nothing of what there is.
  if (total === undefined || sifted) return [...groups, words.text('results-facts-shown', { amount: shown, of })];
  if (total <= shown && !atLeast) return [...groups, words.text('results-facts-all', { amount: shown, of })];
  const values = { shown, total: Math.max(total, shown), of };
  if (isList(query))
    return [...groups, words.text(atLeast ? 'results-facts-newest-at-least' : 'results-facts-newest', values)];
  return [...groups, words.text(atLeast ? 'results-facts-best-at-least' : 'results-facts-best', values)];
}

/** What is to be known of the hits as a whole before they are read, a line for each. */
export function hitNotes(query: Query, hits: Hits, words: Words): string[] {
  const { nowhere } = hits;
  const sifted = siftedNote(query, hits, words);
  return [
    ...(sifted === '' ? [] : [sifted]),
    ...(nowhere === undefined
      ? []
      : [words.text('results-nowhere', { missing: named(nowhere.missing), present: named(nowhere.present) })]),
  ];
}

const named = (words: readonly string[]) => words.slice(0, MAX_NAMED).map((word) => shorten(word, 24));

/** Which filters were applied, and by whom; empty without any. */
function siftedNote(query: Query, { sifted, received, filteredOut }: Hits, words: Words): string {
  const filters = filterText(query, words);
  if (filters === '') return '';
  if (!sifted) return isList(query) ? '' : words.text('results-filtered', { filters });
  return words.text('results-sifted', { received, filters, hidden: filteredOut });
}
