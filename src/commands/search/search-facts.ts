/** What is said of how much a search found: totals only where the service tells them. */
import { isList, type Query } from '../query/query.ts';
import { filterText } from '../query/query-texts.ts';
import type { Words } from '../words/words.ts';
import type { Hits } from './search-hits.ts';

/** `3 chats`, `the best 100 of 1,234 messages`. */
export function hitFacts(query: Query, { lines, places, total, atLeast, sifted }: Hits, words: Words): string[] {
  const { facts } = words.results;
  const ofChats = query.place.kind === 'chats';
  const groups = isList(query) ? [] : [ofChats ? facts.chats(places) : facts.groups(places)];
  const shown = lines.length;
  // What is sifted here says nothing of what there is.
  if (total === undefined || sifted) return [...groups, facts.shown(shown, ofChats)];
  if (total <= shown && !atLeast) return [...groups, facts.all(shown, ofChats)];
  const some = isList(query) ? facts.newest : facts.best;
  return [...groups, some(shown, Math.max(total, shown), atLeast, ofChats)];
}

/** Which filters were applied, and by whom; empty without any. */
export function siftedNote(query: Query, { sifted, received, filteredOut }: Hits, words: Words): string {
  const filters = filterText(query, words);
  if (filters === '') return '';
  if (!sifted) return isList(query) ? '' : words.results.filtered(filters);
  return words.results.sifted(received, filters, filteredOut);
}
