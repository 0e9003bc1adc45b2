/** Lists in the order of time, in German. */

import { remembered } from '#platform/lru-cache.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Words } from '../en/en.ts';
import { records } from './records.ts';

const many = (kind: DatastoreName) => records.kinds([kind]);

const dayIn = remembered(100, (timeZone: string) => new Intl.DateTimeFormat('de', { dateStyle: 'full', timeZone }));

export const timelines: Words['timelines'] = {
  newest: (kind) => `Neueste ${many(kind)}`,
  newestIn: 'Neueste Nachrichten in',
  aroundIn: 'Drum herum in',
  fetching: (kind, filters) =>
    filters === '' ? `Hole deine neuesten ${many(kind)}` : `Hole ${many(kind)}: ${filters}`,
  opening: (chat) => `Öffne »${chat}«`,
  lookingAround: (chat) => `Sehe mich um in »${chat}«`,
  fetchingEarlier: 'Hole, was davor kam',
  fetchingLater: 'Hole, was danach kam',
  none: (kind) => `Es gibt noch keine ${many(kind)}. Vielleicht sind sie noch nicht angekommen.`,
  noneFiltered: (kind, filters) =>
    `Dafür gibt es keine ${many(kind)}: ${filters}. Mit weniger Filtern zeigt sich vielleicht mehr; versuch: sent, received, telegram, 7d.`,
  noneInChat: 'In diesem Chat gibt es keine Nachrichten.',
  whatToType: 'Was kann ich tippen?',

  earlier: '▲ Früher',
  later: '▼ Später',
  moreChats: '▼ Mehr Chats',
  beginning: 'hier fängt es an',
  nothingEarlier: 'nichts Früheres',
  nothingLater: 'nichts Späteres',
  laterFailed: 'was danach kam, ließ sich nicht holen',
  free: 'gratis',
  day: (at, zone) => dayIn(zone ?? 'UTC').format(at),
  gone: 'Diese Liste habe ich vergessen: Ich behalte sie nur sechs Stunden.',
  again: 'Noch mal holen',
  sent: 'Gesendet',
  received: 'Empfangen',
  everything: 'Ohne Filter',

  chats: 'Deine Chats',
  chatsNamed: 'Deine Chats namens',
  listingChats: 'Liste deine Chats auf',
  lookingForChats: (name) => `Suche nach Chats namens »${name}«`,
  noChats: 'Es gibt noch keine Chats. Vielleicht sind sie noch nicht angekommen.',
  noChatNamed: (name) => `Kein Chat hat »${name}« im Namen.`,
  chatNameTooLong: (most) => `Bitte höchstens ${most} Zeichen für den Namen eines Chats. Es wurde nichts ausgegeben.`,
  chatNumber: (number, price) => `${number} · ${price}`,
};
