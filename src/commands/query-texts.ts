/** A query in words that people read. */
import { DATASTORES } from '../contract/datastores.ts';
import { shorten } from './display-text.ts';
import { PLATFORM_NAMES } from './entries.ts';
import type { Query } from './query.ts';
import { isPhrase, type Place } from './query-words.ts';

/** Where a query looks, in words: `your chats`. */
export function placeText(place: Place): string {
  if (place.kind === 'chats') return 'your chats';
  if (place.kind === 'all') return 'all your data';
  return `your ${DATASTORES[place.datastore].noun[1]}`;
}

/** What is asked of a record beside words, in words: `from Anna`, `since 2026-11-01`; empty without any. */
export function filterTexts({ words, filters }: Query): string[] {
  const { from, chat, after, before, direction, platform } = filters;
  return [
    ...(direction === undefined ? [] : [direction === 'sent' ? 'sent by you' : 'received']),
    ...(platform === undefined ? [] : [`on ${PLATFORM_NAMES[platform]}`]),
    ...(from === undefined ? [] : [`from ${shorten(from, 40)}`]),
    ...(chat === undefined ? [] : [`in chats named “${shorten(chat, 40)}”`]),
    ...(after === undefined ? [] : [`since ${after} (UTC)`]),
    ...(before === undefined ? [] : [`before ${before} (UTC)`]),
    ...words.filter(isPhrase).map((phrase) => `exactly “${shorten(phrase, 40)}”`),
  ];
}
