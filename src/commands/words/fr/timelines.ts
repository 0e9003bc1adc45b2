/** Lists in the order of time: newest records, a chat, what was said around something, the chats; in French. */

import { remembered } from '#platform/lru-cache.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Zone } from '../../time/calendar.ts';
import { NOUNS } from './records.ts';
import { dates } from './writing.ts';

const many = (kind: DatastoreName) => NOUNS[kind].other;
/** `Aucun message`, `Aucune publication`. */
const none = (kind: DatastoreName) => `${NOUNS[kind].feminine ? 'Aucune' : 'Aucun'} ${NOUNS[kind].one}`;
/** `derniers messages`, `dernières publications`. */
const newest = (kind: DatastoreName) => `${NOUNS[kind].feminine ? 'dernières' : 'derniers'} ${many(kind)}`;

const dayIn = remembered(100, (timeZone: string) => dates({ dateStyle: 'full', timeZone }));

export const timelines = {
  newest: (kind: DatastoreName): string => `Tes ${newest(kind)}`,
  newestIn: 'Derniers messages dans',
  aroundIn: 'Autour de ça, dans',
  fetching: (kind: DatastoreName, filters: string): string =>
    filters === '' ? `Chargement de tes ${newest(kind)}` : `Chargement de tes ${many(kind)} : ${filters}`,
  opening: (chat: string): string => `Ouverture de « ${chat} »`,
  lookingAround: (chat: string): string => `Coup d’œil autour, dans « ${chat} »`,
  fetchingEarlier: 'Chargement de ce qui précède',
  fetchingLater: 'Chargement de ce qui suit',
  none: (kind: DatastoreName): string => `${none(kind)} pour l’instant. C’est peut-être encore en route.`,
  noneFiltered: (kind: DatastoreName, filters: string): string =>
    `${none(kind)} avec ces filtres : ${filters}. Moins de filtres montreront peut-être plus ; essaie : sent, received, telegram, 7d.`,
  noneInChat: 'Il n’y a pas de message dans cette discussion.',
  whatToType: 'Que puis-je taper ?',

  earlier: '▲ Avant',
  later: '▼ Après',
  moreChats: '▼ Autres discussions',
  beginning: 'c’est ici que ça commence',
  nothingEarlier: 'rien avant',
  nothingLater: 'rien après',
  laterFailed: 'la suite n’a pas pu être chargée',
  free: 'gratuit',
  day: (at: number, zone: Zone): string => dayIn(zone ?? 'UTC')(at),
  gone: 'Cette liste est oubliée : je ne la garde que six heures.',
  again: 'La recharger',
  sent: 'Envoyés',
  received: 'Reçus',
  everything: 'Sans filtres',

  chats: 'Tes discussions',
  chatsNamed: 'Tes discussions nommées',
  listingChats: 'Liste de tes discussions',
  lookingForChats: (name: string): string => `Recherche de discussions nommées « ${name} »`,
  noChats: 'Aucune discussion pour l’instant. Elles sont peut-être encore en route.',
  noChatNamed: (name: string): string => `Aucune discussion n’a « ${name} » dans son nom.`,
  chatNameTooLong: (most: number): string =>
    `Pour le nom d’une discussion, ${most} caractères au maximum, s’il te plaît. Rien n’a été dépensé.`,
  chatNumber: (number: number, price: string): string => `${number} · ${price}`,
};
