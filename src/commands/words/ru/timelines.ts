/** Lists in the order of time, in Russian. */

import { remembered } from '#platform/lru-cache.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Zone } from '../../time/calendar.ts';
import { manyOf, records } from './records.ts';

const all = (kind: DatastoreName) => records.kinds([kind]);

const dayIn = remembered(
  100,
  (timeZone: string) =>
    new Intl.DateTimeFormat('ru', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }),
);

export const timelines = {
  newest: (kind: DatastoreName): string => `Новое: ${all(kind)}`,
  newestIn: 'Новые сообщения в чате',
  aroundIn: 'Рядом с этим в чате',
  fetching: (kind: DatastoreName, filters: string): string =>
    filters === '' ? `Получаю самое новое: ${all(kind)}` : `Получаю ${all(kind)}: ${filters}`,
  opening: (chat: string): string => `Открываю «${chat}»`,
  lookingAround: (chat: string): string => `Смотрю, что рядом, в «${chat}»`,
  fetchingEarlier: 'Получаю то, что было раньше',
  fetchingLater: 'Получаю то, что было позже',
  none: (kind: DatastoreName): string => `Пока нет ${manyOf(kind)}. Возможно, они ещё не дошли.`,
  noneFiltered: (kind: DatastoreName, filters: string): string =>
    `Нет ${manyOf(kind)} с такими условиями: ${filters}. Если убрать часть фильтров, может найтись больше; попробуйте: отправленные, входящие, telegram, 7d.`,
  noneInChat: 'В этом чате нет сообщений.',
  whatToType: 'Что можно написать?',

  earlier: '▲ Раньше',
  later: '▼ Позже',
  moreChats: '▼ Ещё чаты',
  beginning: 'это самое начало',
  nothingEarlier: 'раньше ничего нет',
  nothingLater: 'позже ничего нет',
  laterFailed: 'то, что было позже, получить не удалось',
  free: 'бесплатно',
  day: (at: number, zone: Zone): string =>
    capital(
      dayIn(zone ?? 'UTC')
        .format(at)
        .replace(/\s*г\.$/u, ''),
    ),
  gone: 'Этого списка у меня уже нет: я храню его только шесть часов.',
  again: 'Получить снова',
  sent: 'Отправленные',
  received: 'Полученные',
  everything: 'Без фильтров',

  chats: 'Ваши чаты',
  chatsNamed: 'Ваши чаты с названием',
  listingChats: 'Составляю список ваших чатов',
  lookingForChats: (name: string): string => `Ищу чаты с названием «${name}»`,
  noChats: 'Чатов пока нет. Возможно, они ещё не дошли.',
  noChatNamed: (name: string): string => `Нет чатов, в названии которых есть «${name}».`,
  chatNameTooLong: (most: number): string =>
    `Пожалуйста, название чата не длиннее ${most} знаков. Ничего не потрачено.`,
  chatNumber: (number: number, price: string): string => `${number} · ${price}`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
