/** What was asked for, and what is wrong with it, in German. */
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

const utc = (isUtc: boolean) => (isUtc ? ' (UTC)' : '');

export const queries: Words['queries'] = {
  filters: {
    sent: 'von dir gesendet',
    received: 'empfangen',
    on: (platform) => `über ${platform}`,
    from: (name) => `von ${name}`,
    chat: (name) => `in Chats namens »${name}«`,
    holding: {
      link: 'mit Link',
      file: 'mit Datei',
      photo: 'mit Foto',
      video: 'mit Video',
      voice: 'mit Sprachnachricht',
      audio: 'mit Audiodatei',
      sticker: 'mit Sticker',
    },
    exactly: (phrase) => `genau »${phrase}«`,
    without: (word) => `ohne »${word}«`,
    before: (day, isUtc) => `vor dem ${day}${utc(isUtc)}`,
    since: (day, isUtc) => `seit dem ${day}${utc(isUtc)}`,
    onDay: (day, isUtc) => `am ${day}${utc(isUtc)}`,
    days: (first, last, isUtc) => `vom ${first} bis ${last}${utc(isUtc)}`,
  },
  reasons: {
    sender: 'der Name passt',
    chat: 'der Name des Chats passt',
    missing: (words, more) => `ohne ${words.map((word) => `»${word}«`).join(', ')}${more ? ' …' : ''}`,
    times: (amount) => `${numbers.figure(amount)}-mal`,
  },
  problems: {
    noWord: 'Bitte gib mindestens ein Suchwort an oder einen Filter wie from:anna.',
    onlyExcluded: 'Das sagt nur, was wegbleiben soll. Bitte gib auch ein Suchwort an oder einen Filter wie from:anna.',
    onlyPunctuation: 'Darin steht kein Wort, nur Satzzeichen.',
    tooLong: (most) => `Das ist zu lang zum Suchen: bitte höchstens ${most} Zeichen.`,
    excludedKey: (key) => `Mit einem Minus lassen sich nur Wörter ausschließen: »-${key}:« geht nicht.`,
    nothingAfter: (key) => `Nach ${key}: fehlt etwas – schreib es direkt hinter den Doppelpunkt.`,
    has: (value) =>
      `Nach has: kann link, file, photo, video, voice, audio oder sticker stehen. Ob eine Nachricht »${value}« hat, weiß ich nicht.`,
    platform: (known) => `Diese Plattformen kenne ich: ${known}; auch ein Tag passt dort.`,
    place: (value, known) => `Den Ort »${value}« kenne ich nicht. Nach in: kann stehen: ${known}.`,
    limit: (most, value) => `Ich kann 1 bis ${most} auf einmal holen, nicht ${value}.`,
    filter: (value) =>
      `Den Filter »${value}« kenne ich nicht. Es gibt from:, chat:, on:, when:, after:, before: und has:.`,
    toCome: (day) => `Der ${day} kommt erst noch: Nichts kann neuer sein als heute.`,
    noDay: (after, before) => `Kein Tag liegt nach dem ${after} und vor dem ${before}.`,
    date: (value) => `Das Datum »${value}« verstehe ich nicht. Versuch 2026-11-01, 7d, gestern oder "letzte Woche".`,
    senderTooLong: (most) => `Bitte höchstens ${most} Zeichen für den Namen, von dem es kommt.`,
    chatTooLong: (most) => `Bitte höchstens ${most} Zeichen für den Namen eines Chats.`,
  },
};
