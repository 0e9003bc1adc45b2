/** What records are called, in Ukrainian. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { plurals } from '../plural.ts';
import { writing } from './writing.ts';

const plural = plurals('uk');
const figures = new Intl.NumberFormat('uk');

/** The forms of amounts, all of them together, and where they are found. */
interface Noun {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
  readonly all: string;
  readonly yours: string;
  readonly inYours: string;
}

const NOUNS: Readonly<Record<DatastoreName, Noun>> = {
  'social-chat-group': noun(['чат', 'чати', 'чатів', 'чату'], 'чатах'),
  'social-chat-message': noun(['повідомлення', 'повідомлення', 'повідомлень', 'повідомлення'], 'повідомленнях'),
  'social-email': noun(['лист', 'листи', 'листів', 'листа'], 'листах'),
  'social-post': noun(['допис', 'дописи', 'дописів', 'допису'], 'дописах'),
  'social-following': noun(['підписка', 'підписки', 'підписок', 'підписки'], 'підписках'),
  'social-calendar': noun(['календар', 'календарі', 'календарів', 'календаря'], 'календарях'),
  'social-event': noun(['подія', 'події', 'подій', 'події'], 'подіях'),
  favourite: {
    one: 'запис в обраному',
    few: 'записи в обраному',
    many: 'записів в обраному',
    other: 'запису в обраному',
    all: 'обране',
    yours: 'ваше обране',
    inYours: 'у вашому обраному',
  },
  file: noun(['файл', 'файли', 'файлів', 'файлу'], 'файлах'),
};

function noun(
  [one, few, many, other]: readonly [one: string, few: string, many: string, other: string],
  where: string,
): Noun {
  return { one, few, many, other, all: few, yours: `ваші ${few}`, inYours: `у ваших ${where}` };
}

/** `повідомлення`, as three of them are called. */
export const nounOf = (kind: DatastoreName, amount: number): string => plural(amount, NOUNS[kind]);
/** `3 повідомлення`. */
export const counted = (kind: DatastoreName, amount: number): string =>
  `${figures.format(amount)} ${nounOf(kind, amount)}`;
/** `у ваших листах`. */
export const inPlace = (place: PlaceName): string =>
  place === 'all' ? 'в усіх ваших даних' : NOUNS[place === 'chats' ? 'social-chat-group' : place].inYours;
/** `листів`: of all of a kind. */
export const manyOf = (kind: DatastoreName): string => NOUNS[kind].many;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const records = {
  amount: counted,
  heading: (kind: DatastoreName): string => capital(NOUNS[kind].all),
  otherHeading: 'Інше',
  place: (place: PlaceName): string =>
    place === 'all' ? 'усі ваші дані' : NOUNS[place === 'chats' ? 'social-chat-group' : place].yours,
  kinds: (kinds: readonly DatastoreName[]): string => writing.list(kinds.map((kind) => NOUNS[kind].all)),
  unnamedChat: 'Чат без назви',
  noText: '(без тексту)',
  noPreview: 'Є збіг, але показати уривок не можна.',
  you: 'Ви',
  unreadable: (amount: number): string => `не вдалося прочитати записів: ${figures.format(amount)}`,
  labelled: (label: string, value: string): string => `${label}: ${value}`,
  to: 'Кому',
  where: 'Де',
  until: 'До',
  address: 'Адреса',
};
