/** What records are called, in Russian. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { plurals } from '../plural.ts';
import { writing } from './writing.ts';

const plural = plurals('ru');
const figures = new Intl.NumberFormat('ru');

/** The forms of amounts, all of them together, and where they are found. */
interface Noun {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly all: string;
  readonly yours: string;
  readonly inYours: string;
}

const NOUNS: Readonly<Record<DatastoreName, Noun>> = {
  'social-chat-group': noun('чат', 'чата', 'чатов', 'чаты', 'ваших чатах'),
  'social-chat-message': noun('сообщение', 'сообщения', 'сообщений', 'сообщения', 'ваших сообщениях'),
  'social-email': noun('письмо', 'письма', 'писем', 'письма', 'ваших письмах'),
  'social-post': noun('публикация', 'публикации', 'публикаций', 'публикации', 'ваших публикациях'),
  'social-following': noun('подписка', 'подписки', 'подписок', 'подписки', 'ваших подписках'),
  'social-calendar': noun('календарь', 'календаря', 'календарей', 'календари', 'ваших календарях'),
  'social-event': noun('событие', 'события', 'событий', 'события', 'ваших событиях'),
  favourite: {
    ...noun('запись в избранном', 'записи в избранном', 'записей в избранном', 'избранное', 'вашем избранном'),
    yours: 'ваше избранное',
  },
  file: noun('файл', 'файла', 'файлов', 'файлы', 'ваших файлах'),
};

function noun(one: string, few: string, many: string, all: string, inYours: string): Noun {
  return { one, few, many, all, yours: `ваши ${all}`, inYours: `в ${inYours}` };
}

/** `сообщения`, as three of them are called. */
export function nounOf(kind: DatastoreName, amount: number): string {
  const { one, few, many } = NOUNS[kind];
  return plural(amount, { one, few, many, other: few });
}
/** `3 сообщения`. */
export const counted = (kind: DatastoreName, amount: number): string =>
  `${figures.format(amount)} ${nounOf(kind, amount)}`;
/** `в ваших письмах`. */
export const inPlace = (place: PlaceName): string =>
  place === 'all' ? 'во всех ваших данных' : NOUNS[place === 'chats' ? 'social-chat-group' : place].inYours;
/** `новых сообщений`: of all of a kind. */
export const manyOf = (kind: DatastoreName): string => NOUNS[kind].many;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const records = {
  amount: counted,
  heading: (kind: DatastoreName): string => capital(NOUNS[kind].all),
  otherHeading: 'Другое',
  place: (place: PlaceName): string =>
    place === 'all' ? 'все ваши данные' : NOUNS[place === 'chats' ? 'social-chat-group' : place].yours,
  kinds: (kinds: readonly DatastoreName[]): string => writing.list(kinds.map((kind) => NOUNS[kind].all)),
  unnamedChat: 'Чат без названия',
  noText: '(без текста)',
  noPreview: 'Есть совпадение, но показать отрывок нельзя.',
  you: 'Вы',
  unreadable: (amount: number): string => `не удалось прочитать записей: ${figures.format(amount)}`,
  labelled: (label: string, value: string): string => `${label}: ${value}`,
  to: 'Кому',
  where: 'Где',
  until: 'До',
  address: 'Адрес',
};
