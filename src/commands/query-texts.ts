/** A query in words that people read. */
import { DATASTORES } from '../contract/datastores.ts';
import { dayAfter } from './dates.ts';
import { shorten } from './display-text.ts';
import { PLATFORM_NAMES } from './entries.ts';
import type { Filters, Query } from './query.ts';
import { type Place, strictWords } from './query-words.ts';

/** Where a query looks, in words: `your chats`. */
export function placeText(place: Place): string {
  if (place.kind === 'chats') return 'your chats';
  if (place.kind === 'all' || place.kind === 'any') return 'all your data';
  return `your ${DATASTORES[place.datastore].noun[1]}`;
}

/** What is asked of a record beside words, in words: `from Anna`, `since 2026-11-01`; empty without any. */
export function filterTexts({ words, filters }: Query): string[] {
  const { from, chat, direction, platform, has } = filters;
  const { phrases, excluded } = strictWords(words);
  return [
    ...(direction === undefined ? [] : [direction === 'sent' ? 'sent by you' : 'received']),
    ...(platform === undefined ? [] : [`on ${PLATFORM_NAMES[platform]}`]),
    ...(from === undefined ? [] : [`from ${shorten(from, 40)}`]),
    ...(chat === undefined ? [] : [`in chats named “${shorten(chat, 40)}”`]),
    ...timeTexts(filters),
    ...(has === undefined ? [] : [has === 'link' ? 'with a link' : 'with a file']),
    ...phrases.map((phrase) => `exactly “${shorten(phrase, 40)}”`),
    ...excluded.map((word) => `without “${shorten(word, 40)}”`),
  ];
}

/** `on 2026-11-20 (UTC)`, `from 2026-06-01 to 2026-08-31 (UTC)`. */
function timeTexts({ after, before }: Filters): string[] {
  if (after === undefined) return before === undefined ? [] : [`before ${before} (UTC)`];
  if (before === undefined) return [`since ${after} (UTC)`];
  if (dayAfter(after) === before) return [`on ${after} (UTC)`];
  return [`from ${after} to ${dayBefore(before)} (UTC)`];
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 1).toISOString().slice(0, 10);
}
