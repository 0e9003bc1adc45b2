/** What was asked for, and what is wrong with it, in English. */
import { numbers } from './numbers.ts';

export const queries = {
  /** Filters, as they stand in a list: `from Anna, since 2026-11-01 (UTC)`. */
  filters: {
    sent: 'sent by you',
    received: 'received',
    on: (platform: string): string => `on ${platform}`,
    from: (name: string): string => `from ${name}`,
    chat: (name: string): string => `in chats named “${name}”`,
    holding: {
      link: 'with a link',
      file: 'with a file',
      photo: 'with a photo',
      video: 'with a video',
      voice: 'with a voice message',
      audio: 'with an audio file',
      sticker: 'with a sticker',
    },
    exactly: (phrase: string): string => `exactly “${phrase}”`,
    without: (word: string): string => `without “${word}”`,
    before: (day: string, isUtc: boolean): string => `before ${day}${isUtc ? ' (UTC)' : ''}`,
    since: (day: string, isUtc: boolean): string => `since ${day}${isUtc ? ' (UTC)' : ''}`,
    onDay: (day: string, isUtc: boolean): string => `on ${day}${isUtc ? ' (UTC)' : ''}`,
    days: (first: string, last: string, isUtc: boolean): string => `from ${first} to ${last}${isUtc ? ' (UTC)' : ''}`,
  },
  /** Why something was found whose marked text does not say so. */
  reasons: {
    sender: 'the sender’s name matches',
    chat: 'the chat’s name matches',
    /** @param more there are further words */
    missing: (words: readonly string[], more: boolean): string =>
      `without ${words.map((word) => `“${word}”`).join(', ')}${more ? ' …' : ''}`,
    /** The same words of the same person, found so often in a chat; two or more. */
    times: (amount: number): string => `${numbers.figure(amount)} times`,
  },
  /** What was typed and cannot be looked for. */
  problems: {
    noWord: 'Please add at least one word to search for, or a filter such as from:anna.',
    onlyExcluded: 'That says only what to leave out. Please add a word to search for, or a filter such as from:anna.',
    onlyPunctuation: 'There is no word in that, only punctuation.',
    tooLong: (most: number): string => `That is too long to look for: up to ${most} characters, please.`,
    excludedKey: (key: string): string => `Only words can be left out with a minus: “-${key}:” cannot.`,
    nothingAfter: (key: string): string => `Something is missing after ${key}: – put it right behind the colon.`,
    has: (value: string): string =>
      `After has: you can say link, file, photo, video, voice, audio or sticker; I do not know “${value}”.`,
    platform: (known: string): string => `I know these platforms: ${known}; a day goes there too.`,
    place: (value: string, known: string): string =>
      `I do not know where “${value}” is. After in: you can say ${known}.`,
    limit: (most: number, value: string): string => `I can fetch 1 to ${most} at a time, not ${value}.`,
    filter: (value: string): string =>
      `I do not know the filter “${value}”. There are from:, chat:, on:, when:, after:, before: and has:.`,
    toCome: (day: string): string => `${day} is still to come: nothing can be newer than today.`,
    noDay: (after: string, before: string): string => `No day is after ${after} and before ${before}.`,
    date: (value: string): string =>
      `I do not understand the date “${value}”. Try 2026-11-01, 7d, yesterday or "last week".`,
    senderTooLong: (most: number): string => `A sender’s name of up to ${most} characters, please.`,
    chatTooLong: (most: number): string => `A chat’s name of up to ${most} characters, please.`,
  },
};
