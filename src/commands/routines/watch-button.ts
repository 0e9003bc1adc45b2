/** A search to be watched: what offers that under what it has found, and what it is called. */

import type { Words } from '#locales/words.ts';
import type { Button } from '../answer.ts';
import { shorten } from '../display-text.ts';
import { runButton } from '../press.ts';
import { type Query, typed } from '../query/query.ts';

/** Free to press: it says what it costs before anything begins. Undefined for a query to which nothing new can come. */
export function watchButton({ filters, ...query }: Query, words: Words): Button | undefined {
  const { after: _, ...lasting } = filters;
  if (filters.before !== undefined || query.words.length + Object.keys(lasting).length === 0) return undefined;
  const { limit: __, ...watched } = { ...query, filters: lasting };
  return runButton(words.text('routines-watch'), 'watches', typed(watched));
}

/** What is watched, as people read it: everywhere is where a search looks that says nothing else. At most 60 characters. */
export function watchedText(typed: string): string {
  return shorten(typed.replace(/ in:all$/, ''), 60);
}
