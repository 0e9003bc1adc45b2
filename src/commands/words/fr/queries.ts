/** What was asked for, and what is wrong with it, in French. */

import { numbers } from './numbers.ts';
import { ofSomebody } from './writing.ts';

const utc = (isUtc: boolean) => (isUtc ? ' (UTC)' : '');

export const queries = {
  filters: {
    sent: 'envoyés par toi',
    received: 'reçus',
    on: (platform: string): string => `sur ${platform}`,
    from: (name: string): string => ofSomebody(name),
    chat: (name: string): string => `dans les discussions nommées « ${name} »`,
    holding: {
      link: 'avec un lien',
      file: 'avec un fichier',
      photo: 'avec une photo',
      video: 'avec une vidéo',
      voice: 'avec un message vocal',
      audio: 'avec un fichier audio',
      sticker: 'avec un sticker',
    },
    exactly: (phrase: string): string => `exactement « ${phrase} »`,
    without: (word: string): string => `sans « ${word} »`,
    before: (day: string, isUtc: boolean): string => `avant le ${day}${utc(isUtc)}`,
    since: (day: string, isUtc: boolean): string => `depuis le ${day}${utc(isUtc)}`,
    onDay: (day: string, isUtc: boolean): string => `le ${day}${utc(isUtc)}`,
    days: (first: string, last: string, isUtc: boolean): string => `du ${first} au ${last}${utc(isUtc)}`,
  },
  reasons: {
    sender: 'trouvé dans le nom de l’expéditeur',
    chat: 'trouvé dans le nom de la discussion',
    missing: (words: readonly string[], more: boolean): string =>
      `sans ${words.map((word) => `« ${word} »`).join(', ')}${more ? ' …' : ''}`,
    times: (amount: number): string => `${numbers.figure(amount)} fois`,
  },
  problems: {
    noWord: 'Ajoute au moins un mot à chercher, ou un filtre comme from:anna, s’il te plaît.',
    onlyExcluded:
      'Ça dit seulement quoi laisser de côté. Ajoute un mot à chercher, ou un filtre comme from:anna, s’il te plaît.',
    onlyPunctuation: 'Je n’y vois aucun mot, seulement de la ponctuation.',
    tooLong: (most: number): string => `C’est trop long à chercher : ${most} caractères au maximum, s’il te plaît.`,
    excludedKey: (key: string): string => `Un signe moins n’écarte que des mots : « -${key}: » ne marche pas.`,
    nothingAfter: (key: string): string =>
      `Il manque quelque chose après ${key}: – écris-le juste après les deux-points.`,
    has: (value: string): string =>
      `Après has:, tu peux mettre link, file, photo, video, voice, audio ou sticker. Pour « ${value} », je ne peux pas le savoir.`,
    platform: (known: string): string => `Je connais ces plateformes : ${known} ; on peut aussi y mettre un jour.`,
    place: (value: string, known: string): string =>
      `Je ne sais pas où se trouve « ${value} ». Après in:, tu peux mettre ${known}.`,
    limit: (most: number, value: string): string => `Je peux en charger de 1 à ${most} à la fois, pas ${value}.`,
    filter: (value: string): string =>
      `Je ne connais pas le filtre « ${value} ». Il y a from:, chat:, on:, when:, after:, before: et has:.`,
    toCome: (day: string): string => `Le ${day} est encore à venir : rien ne peut être plus récent qu’aujourd’hui.`,
    noDay: (after: string, before: string): string =>
      `Aucun jour n’est à la fois après le ${after} et avant le ${before}.`,
    date: (value: string): string =>
      `Je ne comprends pas la date « ${value} ». Essaie 2026-11-01, 7d, yesterday ou "last week".`,
    senderTooLong: (most: number): string =>
      `Pour le nom d’un expéditeur, ${most} caractères au maximum, s’il te plaît.`,
    chatTooLong: (most: number): string =>
      `Pour le nom d’une discussion, ${most} caractères au maximum, s’il te plaît.`,
  },
};
