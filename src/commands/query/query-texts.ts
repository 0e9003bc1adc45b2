/** A query's filters in words that people read. */

import type { Words } from '#locales/words.ts';
import { shorten } from '../display-text.ts';
import { PLATFORM_NAMES } from '../records/entries.ts';
import { dayLater } from '../time/calendar.ts';
import type { Query } from './query.ts';
import { strictWords } from './query-words.ts';

/** Longest name or phrase that is said again, characters. */
const MAX_SAID = 40;

/** What is asked of a record beside words: `from Anna`, `since 2026-11-01 (UTC)`; empty without any. */
export function filterTexts({ words: sought, filters, zone }: Query, words: Words): string[] {
  const { from, chat, direction, platform, has } = filters;
  const { phrases, excluded } = strictWords(sought);
  return [
    ...(direction === undefined
      ? []
      : [direction === 'sent' ? words.text('queries-filters-sent') : words.text('queries-filters-received')]),
    ...(platform === undefined ? [] : [words.text('queries-filters-on', { platform: PLATFORM_NAMES[platform] })]),
    ...(from === undefined ? [] : [words.text('queries-filters-from', { name: shorten(from, MAX_SAID) })]),
    ...(chat === undefined ? [] : [words.text('queries-filters-chat', { name: shorten(chat, MAX_SAID) })]),
    ...timeTexts({ filters, zone }, words),
    ...(has === undefined ? [] : [words.text(`queries-filters-holding-${has}`)]),
    ...phrases.map((phrase) => words.text('queries-filters-exactly', { phrase: shorten(phrase, MAX_SAID) })),
    ...excluded.map((word) => words.text('queries-filters-without', { word: shorten(word, MAX_SAID) })),
  ];
}

/** The same as one text; empty without any. */
export function filterText(query: Query, words: Words): string {
  return filterTexts(query, words).join(words.text('list-comma'));
}

/** Whether anything but words narrows the query. */
export function isFiltered({ words, filters }: Query): boolean {
  const { phrases, excluded } = strictWords(words);
  return Object.keys(filters).length + phrases.length + excluded.length > 0;
}

/** `on 2026-11-20`, `from 2026-06-01 to 2026-08-31`; where the person's zone is not known, that the days are UTC's. */
function timeTexts({ filters: { after, before }, zone }: Pick<Query, 'filters' | 'zone'>, words: Words): string[] {
  const isUtc = zone === undefined;
  if (after === undefined)
    return before === undefined
      ? []
      : [
          isUtc
            ? words.text('queries-filters-before-is-utc', { day: before })
            : words.text('queries-filters-before', { day: before }),
        ];
  if (before === undefined)
    return [
      isUtc
        ? words.text('queries-filters-since-is-utc', { day: after })
        : words.text('queries-filters-since', { day: after }),
    ];
  if (dayLater(after, 1) === before)
    return [
      isUtc
        ? words.text('queries-filters-on-day-is-utc', { day: after })
        : words.text('queries-filters-on-day', { day: after }),
    ];
  return [
    isUtc
      ? words.text('queries-filters-days-is-utc', { first: after, last: dayLater(before, -1) })
      : words.text('queries-filters-days', { first: after, last: dayLater(before, -1) }),
  ];
}
