/** Lists in the order of time: newest records, a chat, what was said around something, the chats; in Spanish. */

import { remembered } from '#platform/lru-cache.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Zone } from '../../time/calendar.ts';
import { records } from './records.ts';

const many = (kind: DatastoreName) => records.kinds([kind]);

const dayIn = remembered(100, (timeZone: string) => new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone }));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const timelines = {
  newest: (kind: DatastoreName): string => `Tus ${many(kind)} más recientes`,
  /** Before the chat's name. */
  newestIn: 'Mensajes más recientes en',
  aroundIn: 'Alrededor de esto en',
  fetching: (kind: DatastoreName, filters: string): string =>
    filters === '' ? `Trayendo tus ${many(kind)} más recientes` : `Trayendo ${many(kind)} ${filters}`,
  opening: (chat: string): string => `Abriendo «${chat}»`,
  lookingAround: (chat: string): string => `Mirando alrededor en «${chat}»`,
  fetchingEarlier: 'Trayendo lo anterior',
  fetchingLater: 'Trayendo lo posterior',
  none: (kind: DatastoreName): string => `Todavía no hay ${many(kind)}. Quizá aún estén en camino.`,
  noneFiltered: (kind: DatastoreName, filters: string): string =>
    `No hay ${many(kind)} ${filters}. Con menos filtros quizá salga más; prueba: sent, received, telegram, 7d.`,
  noneInChat: 'No hay mensajes en este chat.',
  whatToType: '¿Qué puedo escribir?',

  earlier: '▲ Anteriores',
  later: '▼ Posteriores',
  moreChats: '▼ Más chats',
  beginning: 'aquí empieza todo',
  nothingEarlier: 'nada anterior',
  nothingLater: 'nada posterior',
  /** The receipt says so where only a half could be fetched. */
  laterFailed: 'no se pudo traer lo que vino después',
  free: 'gratis',
  /** Above what happened on a day: `Sábado, 21 de noviembre de 2026`. */
  day: (at: number, zone: Zone): string => capital(dayIn(zone ?? 'UTC').format(at)),
  gone: 'Esta lista ya se olvidó: la guardo solo seis horas.',
  again: 'Traerla otra vez',
  /** Filters on buttons. */
  sent: 'Enviados',
  received: 'Recibidos',
  everything: 'Sin filtros',

  chats: 'Tus chats',
  chatsNamed: 'Tus chats llamados',
  listingChats: 'Reuniendo tus chats',
  lookingForChats: (name: string): string => `Buscando chats llamados «${name}»`,
  noChats: 'Todavía no hay chats. Quizá aún estén en camino.',
  noChatNamed: (name: string): string => `Ningún chat tiene «${name}» en su nombre.`,
  chatNameTooLong: (most: number): string =>
    `El nombre de un chat, de hasta ${most} caracteres, por favor. No se gastó nada.`,
  /** Opens the chat of that number; what it costs follows. */
  chatNumber: (number: number, price: string): string => `${number} · ${price}`,
};
