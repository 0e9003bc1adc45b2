/** Offers to watch a search, under what it has found. */
import type { Button } from '../answer.ts';
import { runButton } from '../press.ts';
import { type Query, typed } from '../query/query.ts';
import type { Words } from '../words/words.ts';

/** Free to press: it says what it costs before anything begins. Undefined for a query to which nothing new can come. */
export function watchButton({ filters, ...query }: Query, words: Words): Button | undefined {
  const { after: _, ...lasting } = filters;
  if (filters.before !== undefined || query.words.length + Object.keys(lasting).length === 0) return undefined;
  const { limit: __, ...watched } = { ...query, filters: lasting };
  return runButton(words.routines.watch, 'watches', typed(watched));
}
