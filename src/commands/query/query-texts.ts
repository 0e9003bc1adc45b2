/** A query's filters in words that people read. */

import { shorten } from '../display-text.ts';
import { PLATFORM_NAMES } from '../records/entries.ts';
import { dayLater } from '../time/calendar.ts';
import type { Words } from '../words/words.ts';
import type { Query } from './query.ts';
import { strictWords } from './query-words.ts';

/** Longest name or phrase that is said again, characters. */
const MAX_SAID = 40;

/** What is asked of a record beside words: `from Anna`, `since 2026-11-01 (UTC)`; empty without any. */
export function filterTexts({ words: sought, filters, zone }: Query, { queries }: Pick<Words, 'queries'>): string[] {
  const say = queries.filters;
  const { from, chat, direction, platform, has } = filters;
  const { phrases, excluded } = strictWords(sought);
  return [
    ...(direction === undefined ? [] : [direction === 'sent' ? say.sent : say.received]),
    ...(platform === undefined ? [] : [say.on(PLATFORM_NAMES[platform])]),
    ...(from === undefined ? [] : [say.from(shorten(from, MAX_SAID))]),
    ...(chat === undefined ? [] : [say.chat(shorten(chat, MAX_SAID))]),
    ...timeTexts({ filters, zone }, say),
    ...(has === undefined ? [] : [say.holding[has]]),
    ...phrases.map((phrase) => say.exactly(shorten(phrase, MAX_SAID))),
    ...excluded.map((word) => say.without(shorten(word, MAX_SAID))),
  ];
}

/** The same as one text; empty without any. */
export function filterText(query: Query, words: Pick<Words, 'queries' | 'writing'>): string {
  return filterTexts(query, words).join(words.writing.between);
}

/** Whether anything but words narrows the query. */
export function isFiltered({ words, filters }: Query): boolean {
  const { phrases, excluded } = strictWords(words);
  return Object.keys(filters).length + phrases.length + excluded.length > 0;
}

/** `on 2026-11-20`, `from 2026-06-01 to 2026-08-31`; where the person's zone is not known, that the days are UTC's. */
function timeTexts(
  { filters: { after, before }, zone }: Pick<Query, 'filters' | 'zone'>,
  say: Words['queries']['filters'],
): string[] {
  const isUtc = zone === undefined;
  if (after === undefined) return before === undefined ? [] : [say.before(before, isUtc)];
  if (before === undefined) return [say.since(after, isUtc)];
  if (dayLater(after, 1) === before) return [say.onDay(after, isUtc)];
  return [say.days(after, dayLater(before, -1), isUtc)];
}
