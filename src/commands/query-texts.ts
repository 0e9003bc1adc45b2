/** A query in words that people read. */
import { DATASTORES } from '../contract/datastores.ts';
import { dayLater } from './calendar.ts';
import { shorten } from './display-text.ts';
import { PLATFORM_NAMES } from './entries.ts';
import type { Query } from './query.ts';
import { type Place, strictWords } from './query-words.ts';

/** Where a query looks, in words: `your chats`. */
export function placeText(place: Place): string {
  if (place.kind === 'chats') return 'your chats';
  if (place.kind === 'all' || place.kind === 'any') return 'all your data';
  return `your ${DATASTORES[place.datastore].noun[1]}`;
}

/** What is asked of a record beside words, in words: `from Anna`, `since 2026-11-01`; empty without any. */
export function filterTexts({ words, filters, zone }: Query): string[] {
  const { from, chat, direction, platform, has } = filters;
  const { phrases, excluded } = strictWords(words);
  return [
    ...(direction === undefined ? [] : [direction === 'sent' ? 'sent by you' : 'received']),
    ...(platform === undefined ? [] : [`on ${PLATFORM_NAMES[platform]}`]),
    ...(from === undefined ? [] : [`from ${shorten(from, 40)}`]),
    ...(chat === undefined ? [] : [`in chats named “${shorten(chat, 40)}”`]),
    ...timeTexts({ filters, zone }),
    ...(has === undefined ? [] : [has === 'link' ? 'with a link' : 'with a file']),
    ...phrases.map((phrase) => `exactly “${shorten(phrase, 40)}”`),
    ...excluded.map((word) => `without “${shorten(word, 40)}”`),
  ];
}

/** `on 2026-11-20`, `from 2026-06-01 to 2026-08-31`; where the person's zone is not known, that the days are UTC's. */
function timeTexts({ filters: { after, before }, zone }: Pick<Query, 'filters' | 'zone'>): string[] {
  const whose = zone === undefined ? ' (UTC)' : '';
  if (after === undefined) return before === undefined ? [] : [`before ${before}${whose}`];
  if (before === undefined) return [`since ${after}${whose}`];
  if (dayLater(after, 1) === before) return [`on ${after}${whose}`];
  return [`from ${after} to ${dayLater(before, -1)}${whose}`];
}
