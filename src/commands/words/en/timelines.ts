/** Lists in the order of time: newest records, a chat, what was said around something, the chats; in English. */

import { remembered } from '#platform/lru-cache.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Zone } from '../../time/calendar.ts';
import { records } from './records.ts';

const many = (kind: DatastoreName) => records.kinds([kind]);

const dayIn = remembered(100, (timeZone: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }));

export const timelines = {
  newest: (kind: DatastoreName): string => `Newest ${many(kind)}`,
  /** Before the chat's name. */
  newestIn: 'Newest messages in',
  aroundIn: 'Around this in',
  fetching: (kind: DatastoreName, filters: string): string =>
    filters === '' ? `Fetching your newest ${many(kind)}` : `Fetching ${many(kind)} ${filters}`,
  opening: (chat: string): string => `Opening “${chat}”`,
  lookingAround: (chat: string): string => `Looking around in “${chat}”`,
  fetchingEarlier: 'Fetching what came before',
  fetchingLater: 'Fetching what came after',
  none: (kind: DatastoreName): string => `There are no ${many(kind)} here. They may not be synced yet.`,
  noneFiltered: (kind: DatastoreName, filters: string): string =>
    `There are no ${many(kind)} ${filters}. Fewer filters may show more; try: sent, received, telegram, 7d.`,
  noneInChat: 'There are no messages in this chat.',
  whatToType: 'What can I type?',

  earlier: '▲ Earlier',
  later: '▼ Later',
  moreChats: '▼ More chats',
  beginning: 'this is where it begins',
  nothingEarlier: 'nothing earlier',
  nothingLater: 'nothing later',
  /** The receipt says so where only a half could be fetched. */
  laterFailed: 'what came after could not be fetched',
  free: 'free',
  /** Above what happened on a day: `Saturday, 21 November 2026`. */
  day: (at: number, zone: Zone): string => dayIn(zone ?? 'UTC').format(at),
  gone: 'This list has been forgotten: I keep it for six hours only.',
  again: 'Fetch it again',
  /** Filters on buttons. */
  sent: 'Sent',
  received: 'Received',
  everything: 'Without filters',

  chats: 'Your chats',
  chatsNamed: 'Your chats named',
  listingChats: 'Listing your chats',
  lookingForChats: (name: string): string => `Looking for chats named “${name}”`,
  noChats: 'There are no chats here. They may not be synced yet.',
  noChatNamed: (name: string): string => `No chat has “${name}” in its name.`,
  chatNameTooLong: (most: number): string => `A chat’s name of up to ${most} characters, please. Nothing was spent.`,
  /** Opens the chat of that number; what it costs follows. */
  chatNumber: (number: number, price: string): string => `${number} · ${price}`,
};
