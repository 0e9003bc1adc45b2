/** What was asked for, and what is wrong with it, in Ukrainian. */
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('uk');

const utc = (isUtc: boolean) => (isUtc ? ' (UTC)' : '');

export const queries = {
  filters: {
    sent: 'надіслано вами',
    received: 'отримано',
    on: (platform: string): string => `у ${platform}`,
    from: (name: string): string => `від «${name}»`,
    chat: (name: string): string => `чати з «${name}» у назві`,
    holding: {
      link: 'з посиланням',
      file: 'з файлом',
      photo: 'з фото',
      video: 'з відео',
      voice: 'з голосовим повідомленням',
      audio: 'з аудіо',
      sticker: 'зі стікером',
    },
    exactly: (phrase: string): string => `точно «${phrase}»`,
    without: (word: string): string => `без «${word}»`,
    before: (day: string, isUtc: boolean): string => `до ${day}${utc(isUtc)}`,
    since: (day: string, isUtc: boolean): string => `з ${day}${utc(isUtc)}`,
    onDay: (day: string, isUtc: boolean): string => `за ${day}${utc(isUtc)}`,
    days: (first: string, last: string, isUtc: boolean): string => `з ${first} по ${last}${utc(isUtc)}`,
  },
  reasons: {
    sender: 'збігається ім’я відправника',
    chat: 'збігається назва чату',
    missing: (words: readonly string[], more: boolean): string =>
      `без ${words.map((word) => `«${word}»`).join(', ')}${more ? ' …' : ''}`,
    times: (amount: number): string =>
      `${numbers.figure(amount)} ${plural(amount, { one: 'раз', few: 'рази', many: 'разів', other: 'раза' })}`,
  },
  problems: {
    noWord: 'Будь ласка, додайте хоча б одне слово для пошуку або фільтр, наприклад from:анна.',
    onlyExcluded:
      'Тут сказано лише, що виключити. Будь ласка, додайте слово для пошуку або фільтр, наприклад from:анна.',
    onlyPunctuation: 'Тут немає слів, лише розділові знаки.',
    tooLong: (most: number): string => `Для пошуку це задовго: будь ласка, не більше ${most} знаків.`,
    excludedKey: (key: string): string => `Мінусом можна виключати лише слова: «-${key}:» не вийде.`,
    nothingAfter: (key: string): string => `Після ${key}: чогось бракує — напишіть це одразу за двокрапкою.`,
    has: (value: string): string =>
      `Після has: можна написати link, file, photo, video, voice, audio або sticker. Чи є в повідомленні «${value}», я не знаю.`,
    platform: (known: string): string => `Я знаю ці застосунки: ${known}; ще там може стояти день.`,
    place: (value: string, known: string): string => `Я не знаю місця «${value}». Після in: можна написати ${known}.`,
    limit: (most: number, value: string): string => `За раз я можу отримати від 1 до ${most}, а не ${value}.`,
    filter: (value: string): string =>
      `Я не знаю фільтра «${value}». Є from:, chat:, on:, when:, after:, before: і has:.`,
    toCome: (day: string): string => `${day} ще не настало: нічого новішого за сьогодні бути не може.`,
    noDay: (after: string, before: string): string => `Немає такого дня, який був би після ${after} і до ${before}.`,
    date: (value: string): string =>
      `Я не розумію дати «${value}». Спробуйте 2026-11-01, 7d, вчора або "минулий тиждень".`,
    senderTooLong: (most: number): string => `Будь ласка, ім’я відправника не довше ${most} знаків.`,
    chatTooLong: (most: number): string => `Будь ласка, назва чату не довша ${most} знаків.`,
  },
};
