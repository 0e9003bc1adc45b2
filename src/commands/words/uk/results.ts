/** What a search found, and what can be done with it, in Ukrainian. */
import type { RichText, Span } from '../../answer.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { plurals } from '../plural.ts';
import { counted, inPlace, records } from './records.ts';

const plural = plurals('uk');
const figures = new Intl.NumberFormat('uk');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hits = (amount: number, ofChats: boolean) =>
  ofChats
    ? counted('social-chat-message', amount)
    : `${figures.format(amount)} ${plural(amount, { one: 'збіг', few: 'збіги', many: 'збігів', other: 'збігу' })}`;
/** `найновіші: 100 із 1 234 або більше`. */
const some = (which: string, shown: number, total: number, atLeast: boolean) =>
  `${which}: ${figures.format(shown)} із ${figures.format(total)}${atLeast ? ' або більше' : ''}`;

const ended = (filters: string) => (filters === '' ? '.' : ` (${filters}).`);
const LIST = new Intl.ListFormat('uk', { type: 'conjunction' });
const named = (words: readonly string[]) => LIST.format(words.map((word) => `«${word}»`));
const sifted = (received: number, filters: string, hidden: number): string =>
  `Сервіс надіслав ${hits(received, false)}, відібрано: ${filters} · приховано ${figures.format(hidden)}`;

export const results = {
  question: (price: string): string => `Що знайти? Пошук коштує ${price}.\n\nЙого можна звузити: `,
  questionPlaces: '\nабо вказати, де шукати: ',
  hint: 'Слова для пошуку',
  searching: (place: PlaceName, subject: string): string => `Шукаю ${inPlace(place)}: «${subject}»`,
  listing: (place: PlaceName, filters: string): string => `Шукаю ${inPlace(place)}: ${filters}`,
  title: (place: PlaceName): string => `${capital(records.place(place))}:`,
  newestIn: (place: PlaceName): string => `Нове ${inPlace(place)}`,
  cannotList:
    'Цей сервіс даних не може знайти це без слова для пошуку. Додайте слово або приберіть has:, слова з мінусом і in:all.\n\nНічого не витрачено.',

  facts: {
    chats: (amount: number): string => counted('social-chat-group', amount),
    all: hits,
    shown: (amount: number, ofChats: boolean): string => `показано ${hits(amount, ofChats)}`,
    best: (shown: number, total: number, atLeast: boolean, _ofChats: boolean): string =>
      some('найвідповідніші', shown, total, atLeast),
    newest: (shown: number, total: number, atLeast: boolean, _ofChats: boolean): string =>
      some('найновіші', shown, total, atLeast),
    none: '0 збігів',
  },
  filtered: (filters: string): string => `З фільтрами: ${filters}`,
  sifted,
  nowhere: (missing: readonly string[], present: readonly string[]): string =>
    `Нічого з ${named(missing)} не знайшлося. Тут є ${named(present)}.`,

  page: (page: number, pages: number): string => `сторінка ${page} з ${pages}`,
  turningIsFree: 'гортати можна безкоштовно',
  free: 'безкоштовно',
  next: 'Далі ▶',
  previous: '◀ Назад',
  only: (chips: readonly string[], shown: number, all: number): string =>
    `Лише ${chips.join(', ')}: ${figures.format(shown)} із ${figures.format(all)}`,
  noneOfThese: 'Таких немає. Торкніться ✓, щоб прибрати умову.',
  chips: { mine: 'Мої', week: '7 днів', month: '30 днів', file: 'Файли' },
  chip: (name: string, amount: number): string => `${name} · ${figures.format(amount)}`,
  chosenChip: (name: string): string => `✓ ${name}`,
  askAboutThese: 'Запитати про ці',
  everywhere: 'Шукати всюди',
  gone: 'Цих результатів я вже не маю: зберігаю їх лише шість годин.',
  again: 'Шукати знову',

  none: (place: PlaceName, what: Span, filters: string): RichText => [
    `${capital(inPlace(place))} нічого не знайшлося: `,
    what,
    ended(filters),
  ],
  noneReadable: (place: PlaceName, what: Span, filters: string): RichText => [
    `У тому, що вдалося прочитати ${inPlace(place)}, нічого не знайшлося: `,
    what,
    ended(filters),
  ],
  lookedThrough: (kinds: string): string =>
    `Переглянуто все це: ${kinds}. Це все, що дозволяє ваш доступ. За який час є дані кожного застосунку, безкоштовно дізнатися не можна; /recent покаже найновіше повідомлення, а недавні могли ще не дійти.`,
  reaching: (kinds: string, lines: string): string =>
    `Переглянуто все це: ${kinds}. Це все, що дозволяє ваш доступ. Ось за які дні є дані:\n${lines}\nНовіше могло ще не дійти.`,
  nothingThere: (kinds: string): string =>
    `Переглянуто все це: ${kinds}. Там поки нічого немає. /import завантажить ваші дані.`,
  /** What was sifted, where that left nothing. */
  siftedAway: (received: number, filters: string, hidden: number): string =>
    `${sifted(received, filters, hidden)}. Спробуйте без цього.`,
  fewerFilters: 'Якщо прибрати частину фільтрів, може знайтися більше.',
  fewerWords: 'Якщо залишити менше слів або змінити їхню форму, знайдеться більше.',
  otherForm: 'Спробуйте іншу форму слова або ім’я, яке з ним пов’язане.',
  justThis: (word: string): string => `Лише «${word}»`,
  messagesOnly: 'Шукати в повідомленнях',
  yourChats: 'Шукати в чатах',
  withoutFilters: 'Шукати без фільтрів',
  withoutQuotes: 'Шукати без лапок',
  askInstead: 'Краще запитати',

  around: 'Що писали поруч',
  openChat: 'Відкрити чат',
  wholeText: 'Увесь текст',
  fetching: 'Отримую запис повністю',
  onlyPart: 'Це лише частина: повністю вона задовга, щоб зберігати її тут.',
  noLonger: 'Цього там більше немає.',
  openInTelegram: 'Відкрити в Telegram',
  copyText: 'Скопіювати текст',
  copyId: 'Скопіювати ID',
  noLink: {
    telegram:
      'Посилання немає: Telegram має посилання на повідомлення супергруп і каналів, а із цього запису не видно, що він звідти.',
    other: (platform: string): string => `Посилання немає: ${platform} не дає посилань на окремі повідомлення.`,
  },
};
