/** Lists in the order of time, in Ukrainian. */

import { remembered } from '#platform/lru-cache.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Zone } from '../../time/calendar.ts';
import { manyOf, records } from './records.ts';

const all = (kind: DatastoreName) => records.kinds([kind]);

const dayIn = remembered(
  100,
  (timeZone: string) =>
    new Intl.DateTimeFormat('uk', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }),
);

export const timelines = {
  newest: (kind: DatastoreName): string => `Нове: ${all(kind)}`,
  newestIn: 'Нові повідомлення в чаті',
  aroundIn: 'Поруч із цим у чаті',
  fetching: (kind: DatastoreName, filters: string): string =>
    filters === '' ? `Отримую найновіше: ${all(kind)}` : `Отримую ${all(kind)}: ${filters}`,
  opening: (chat: string): string => `Відкриваю «${chat}»`,
  lookingAround: (chat: string): string => `Дивлюся, що поруч, у «${chat}»`,
  fetchingEarlier: 'Отримую те, що було раніше',
  fetchingLater: 'Отримую те, що було пізніше',
  none: (kind: DatastoreName): string => `Поки немає ${manyOf(kind)}. Можливо, вони ще не дійшли.`,
  noneFiltered: (kind: DatastoreName, filters: string): string =>
    `Немає ${manyOf(kind)} з такими умовами: ${filters}. Якщо прибрати частину фільтрів, може знайтися більше; спробуйте: надіслані, отримані, telegram, 7d.`,
  noneInChat: 'У цьому чаті немає повідомлень.',
  whatToType: 'Що можна написати?',

  earlier: '▲ Раніше',
  later: '▼ Пізніше',
  moreChats: '▼ Ще чати',
  beginning: 'це самий початок',
  nothingEarlier: 'раніше нічого немає',
  nothingLater: 'пізніше нічого немає',
  laterFailed: 'те, що було пізніше, отримати не вдалося',
  free: 'безкоштовно',
  day: (at: number, zone: Zone): string =>
    capital(
      dayIn(zone ?? 'UTC')
        .format(at)
        .replace(/\s*р\.$/u, ''),
    ),
  gone: 'Цього списку я вже не маю: зберігаю його лише шість годин.',
  again: 'Отримати знову',
  sent: 'Надіслані',
  received: 'Отримані',
  everything: 'Без фільтрів',

  chats: 'Ваші чати',
  chatsNamed: 'Ваші чати з назвою',
  listingChats: 'Складаю список ваших чатів',
  lookingForChats: (name: string): string => `Шукаю чати з назвою «${name}»`,
  noChats: 'Чатів поки немає. Можливо, вони ще не дійшли.',
  noChatNamed: (name: string): string => `Немає чатів, у назві яких є «${name}».`,
  chatNameTooLong: (most: number): string => `Будь ласка, назва чату не довша ${most} знаків. Нічого не витрачено.`,
  chatNumber: (number: number, price: string): string => `${number} · ${price}`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
