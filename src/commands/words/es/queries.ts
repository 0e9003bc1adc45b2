/** What was asked for, and what is wrong with it, in Spanish. */
import { numbers } from './numbers.ts';

const utc = (isUtc: boolean): string => (isUtc ? ' (UTC)' : '');

export const queries = {
  /** Filters, as they stand in a list: `de Anna, desde el 2026-11-01 (UTC)`. */
  filters: {
    sent: 'enviados por ti',
    received: 'recibidos',
    on: (platform: string): string => `en ${platform}`,
    from: (name: string): string => `de ${name}`,
    chat: (name: string): string => `en chats llamados «${name}»`,
    holding: {
      link: 'con un enlace',
      file: 'con un archivo',
      photo: 'con una foto',
      video: 'con un vídeo',
      voice: 'con un mensaje de voz',
      audio: 'con un audio',
      sticker: 'con un sticker',
    },
    exactly: (phrase: string): string => `exactamente «${phrase}»`,
    without: (word: string): string => `sin «${word}»`,
    before: (day: string, isUtc: boolean): string => `antes del ${day}${utc(isUtc)}`,
    since: (day: string, isUtc: boolean): string => `desde el ${day}${utc(isUtc)}`,
    onDay: (day: string, isUtc: boolean): string => `el ${day}${utc(isUtc)}`,
    days: (first: string, last: string, isUtc: boolean): string => `del ${first} al ${last}${utc(isUtc)}`,
  },
  /** Why something was found whose marked text does not say so. */
  reasons: {
    sender: 'coincide el nombre de quien lo envía',
    chat: 'coincide el nombre del chat',
    /** @param more there are further words */
    missing: (words: readonly string[], more: boolean): string =>
      `sin ${words.map((word) => `«${word}»`).join(', ')}${more ? ' …' : ''}`,
    times: (amount: number): string => `${numbers.figure(amount)} veces`,
  },
  /** What was typed and cannot be looked for. */
  problems: {
    noWord: 'Por favor, añade al menos una palabra que buscar, o un filtro como from:anna.',
    onlyExcluded: 'Eso solo dice qué dejar fuera. Por favor, añade una palabra que buscar, o un filtro como from:anna.',
    onlyPunctuation: 'Ahí no hay ninguna palabra, solo signos.',
    tooLong: (most: number): string => `Es demasiado largo para buscarlo: hasta ${most} caracteres, por favor.`,
    excludedKey: (key: string): string => `Con un menos solo se pueden dejar fuera palabras: «-${key}:» no.`,
    nothingAfter: (key: string): string => `Falta algo después de ${key}: – ponlo justo detrás de los dos puntos.`,
    has: (value: string): string =>
      `Después de has: puedes poner link, file, photo, video, voice, audio o sticker. Si algo tiene «${value}», no lo sé.`,
    platform: (known: string): string => `Conozco estas plataformas: ${known}; ahí también vale un día.`,
    place: (value: string, known: string): string =>
      `No sé dónde está «${value}». Después de in: puedes poner ${known}.`,
    limit: (most: number, value: string): string => `Puedo traer de 1 a ${most} cada vez, no ${value}.`,
    filter: (value: string): string =>
      `No conozco el filtro «${value}». Existen from:, chat:, on:, when:, after:, before: y has:.`,
    toCome: (day: string): string => `${day} todavía está por llegar: nada puede ser más nuevo que hoy.`,
    noDay: (after: string, before: string): string => `Ningún día está después de ${after} y antes de ${before}.`,
    date: (value: string): string => `No entiendo la fecha «${value}». Prueba 2026-11-01, 7d, yesterday o "last week".`,
    senderTooLong: (most: number): string => `El nombre de quien envía, de hasta ${most} caracteres, por favor.`,
    chatTooLong: (most: number): string => `El nombre de un chat, de hasta ${most} caracteres, por favor.`,
  },
};
