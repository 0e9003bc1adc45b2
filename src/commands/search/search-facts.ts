/** What is said of how much a search found: totals only where the service tells them. */
import { shorten } from '../display-text.ts';
import { isList, type Query } from '../query/query.ts';
import { filterText } from '../query/query-texts.ts';
import type { Words } from '../words/words.ts';
import { MAX_NAMED } from './match-reason.ts';
import type { Hits } from './search-hits.ts';

/** `3 chats`, `the best 100 of 1,234 messages`. */
export function hitFacts(query: Query, { lines, places, total, atLeast, sifted }: Hits, words: Words): string[] {
  const { facts } = words.results;
  const ofChats = query.place.kind === 'chats';
  const groups = ofChats && !isList(query) ? [facts.chats(places)] : [];
  const shown = lines.length;
  // What is sifted here says nothing of what there is.
  if (total === undefined || sifted) return [...groups, facts.shown(shown, ofChats)];
  if (total <= shown && !atLeast) return [...groups, facts.all(shown, ofChats)];
  const some = isList(query) ? facts.newest : facts.best;
  return [...groups, some(shown, Math.max(total, shown), atLeast, ofChats)];
}

/** What is to be known of the hits as a whole before they are read, a line for each. */
export function hitNotes(query: Query, hits: Hits, words: Words): string[] {
  const { nowhere } = hits;
  const sifted = siftedNote(query, hits, words);
  return [
    ...(sifted === '' ? [] : [sifted]),
    ...(nowhere === undefined ? [] : [words.results.nowhere(named(nowhere.missing), named(nowhere.present))]),
  ];
}

const named = (words: readonly string[]) => words.slice(0, MAX_NAMED).map((word) => shorten(word, 24));

/** Which filters were applied, and by whom; empty without any. */
function siftedNote(query: Query, { sifted, received, filteredOut }: Hits, words: Words): string {
  const filters = filterText(query, words);
  if (filters === '') return '';
  if (!sifted) return isList(query) ? '' : words.results.filtered(filters);
  return words.results.sifted(received, filters, filteredOut);
}
