/** What was asked for, and what is wrong with it, in Russian. */
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('ru');

const utc = (isUtc: boolean) => (isUtc ? ' (UTC)' : '');

export const queries = {
  filters: {
    sent: 'отправлено вами',
    received: 'получено',
    on: (platform: string): string => `в ${platform}`,
    from: (name: string): string => `от «${name}»`,
    chat: (name: string): string => `чаты с «${name}» в названии`,
    holding: {
      link: 'со ссылкой',
      file: 'с файлом',
      photo: 'с фото',
      video: 'с видео',
      voice: 'с голосовым сообщением',
      audio: 'с аудио',
      sticker: 'со стикером',
    },
    exactly: (phrase: string): string => `точно «${phrase}»`,
    without: (word: string): string => `без «${word}»`,
    before: (day: string, isUtc: boolean): string => `до ${day}${utc(isUtc)}`,
    since: (day: string, isUtc: boolean): string => `с ${day}${utc(isUtc)}`,
    onDay: (day: string, isUtc: boolean): string => `за ${day}${utc(isUtc)}`,
    days: (first: string, last: string, isUtc: boolean): string => `с ${first} по ${last}${utc(isUtc)}`,
  },
  reasons: {
    sender: 'совпадает имя отправителя',
    chat: 'совпадает название чата',
    missing: (words: readonly string[], more: boolean): string =>
      `без ${words.map((word) => `«${word}»`).join(', ')}${more ? ' …' : ''}`,
    times: (amount: number): string =>
      `${numbers.figure(amount)} ${plural(amount, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}`,
  },
  problems: {
    noWord: 'Пожалуйста, добавьте хотя бы одно слово для поиска или фильтр, например from:анна.',
    onlyExcluded:
      'Здесь сказано только, что исключить. Пожалуйста, добавьте слово для поиска или фильтр, например from:анна.',
    onlyPunctuation: 'Здесь нет слов, только знаки препинания.',
    tooLong: (most: number): string => `Для поиска это слишком длинно: пожалуйста, не больше ${most} знаков.`,
    excludedKey: (key: string): string => `Минусом можно исключать только слова: «-${key}:» не получится.`,
    nothingAfter: (key: string): string => `После ${key}: чего-то не хватает — напишите это сразу за двоеточием.`,
    has: (value: string): string =>
      `После has: можно написать link, file, photo, video, voice, audio или sticker. Есть ли в сообщении «${value}», я не знаю.`,
    platform: (known: string): string => `Я знаю эти приложения: ${known}; ещё там может стоять день.`,
    place: (value: string, known: string): string => `Я не знаю места «${value}». После in: можно написать ${known}.`,
    limit: (most: number, value: string): string => `За раз я могу получить от 1 до ${most}, а не ${value}.`,
    filter: (value: string): string =>
      `Я не знаю фильтра «${value}». Есть from:, chat:, on:, when:, after:, before: и has:.`,
    toCome: (day: string): string => `${day} ещё не наступило: ничего новее сегодняшнего быть не может.`,
    noDay: (after: string, before: string): string => `Нет такого дня, который был бы после ${after} и до ${before}.`,
    date: (value: string): string =>
      `Я не понимаю даты «${value}». Попробуйте 2026-11-01, 7d, вчера или "прошлая неделя".`,
    senderTooLong: (most: number): string => `Пожалуйста, имя отправителя не длиннее ${most} знаков.`,
    chatTooLong: (most: number): string => `Пожалуйста, название чата не длиннее ${most} знаков.`,
  },
};
