/** What a search found, and what can be done with it, in Russian. */
import type { RichText, Span } from '../../answer.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { plurals } from '../plural.ts';
import { counted, inPlace, records } from './records.ts';

const plural = plurals('ru');
const figures = new Intl.NumberFormat('ru');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hits = (amount: number, ofChats: boolean) =>
  ofChats
    ? counted('social-chat-message', amount)
    : `${figures.format(amount)} ${plural(amount, {
        one: 'совпадение',
        few: 'совпадения',
        many: 'совпадений',
        other: 'совпадения',
      })}`;
/** `лучшие 100 из 1 234, не меньше`. */
const some = (which: string, shown: number, total: number, atLeast: boolean) =>
  `${which}: ${figures.format(shown)} из ${figures.format(total)}${atLeast ? ' или больше' : ''}`;

const ended = (filters: string) => (filters === '' ? '.' : ` (${filters}).`);
const LIST = new Intl.ListFormat('ru', { type: 'conjunction' });
const named = (words: readonly string[]) => LIST.format(words.map((word) => `«${word}»`));
const sifted = (received: number, filters: string, hidden: number): string =>
  `Сервис прислал ${hits(received, false)}, отобрано: ${filters} · скрыто ${figures.format(hidden)}`;

export const results = {
  question: (price: string): string => `Что найти? Поиск стоит ${price}.\n\nЕго можно сузить: `,
  questionPlaces: '\nили указать, где искать: ',
  hint: 'Слова для поиска',
  searching: (place: PlaceName, subject: string): string => `Ищу ${inPlace(place)}: «${subject}»`,
  listing: (place: PlaceName, filters: string): string => `Ищу ${inPlace(place)}: ${filters}`,
  title: (place: PlaceName): string => `${capital(records.place(place))}:`,
  newestIn: (place: PlaceName): string => `Новое ${inPlace(place)}`,
  cannotList:
    'Этот сервис данных не может найти это без слова для поиска. Добавьте слово или уберите has:, слова с минусом и in:all.\n\nНичего не потрачено.',

  facts: {
    chats: (amount: number): string => counted('social-chat-group', amount),
    all: hits,
    shown: (amount: number, ofChats: boolean): string => `показано ${hits(amount, ofChats)}`,
    best: (shown: number, total: number, atLeast: boolean, _ofChats: boolean): string =>
      some('самые подходящие', shown, total, atLeast),
    newest: (shown: number, total: number, atLeast: boolean, _ofChats: boolean): string =>
      some('самые новые', shown, total, atLeast),
    none: '0 совпадений',
  },
  filtered: (filters: string): string => `С фильтрами: ${filters}`,
  sifted,
  nowhere: (missing: readonly string[], present: readonly string[]): string =>
    `Ничего с ${named(missing)} не нашлось. Здесь есть ${named(present)}.`,

  page: (page: number, pages: number): string => `страница ${page} из ${pages}`,
  turningIsFree: 'листать можно бесплатно',
  free: 'бесплатно',
  next: 'Дальше ▶',
  previous: '◀ Назад',
  only: (chips: readonly string[], shown: number, all: number): string =>
    `Только ${chips.join(', ')}: ${figures.format(shown)} из ${figures.format(all)}`,
  noneOfThese: 'Таких нет. Нажмите ✓, чтобы убрать условие.',
  chips: { mine: 'Мои', week: '7 дней', month: '30 дней', file: 'Файлы' },
  chip: (name: string, amount: number): string => `${name} · ${figures.format(amount)}`,
  chosenChip: (name: string): string => `✓ ${name}`,
  askAboutThese: 'Спросить об этих',
  everywhere: 'Искать везде',
  gone: 'Этих результатов у меня уже нет: я храню их только шесть часов.',
  again: 'Искать снова',

  none: (place: PlaceName, what: Span, filters: string): RichText => [
    `${capital(inPlace(place))} ничего не нашлось: `,
    what,
    ended(filters),
  ],
  noneReadable: (place: PlaceName, what: Span, filters: string): RichText => [
    `В том, что удалось прочитать ${inPlace(place)}, ничего не нашлось: `,
    what,
    ended(filters),
  ],
  lookedThrough: (kinds: string): string =>
    `Просмотрено всё это: ${kinds}. Это всё, что разрешает ваш доступ. За какое время есть данные каждого приложения, бесплатно узнать нельзя; /recent покажет самое новое сообщение, а недавние могли ещё не дойти.`,
  reaching: (kinds: string, lines: string): string =>
    `Просмотрено всё это: ${kinds}. Это всё, что разрешает ваш доступ. Вот за какие дни есть данные:\n${lines}\nБолее новое могло ещё не дойти.`,
  nothingThere: (kinds: string): string =>
    `Просмотрено всё это: ${kinds}. Там пока ничего нет. /import загрузит ваши данные.`,
  /** What was sifted, where that left nothing. */
  siftedAway: (received: number, filters: string, hidden: number): string =>
    `${sifted(received, filters, hidden)}. Попробуйте без этого.`,
  fewerFilters: 'Если убрать часть фильтров, может найтись больше.',
  fewerWords: 'Если оставить меньше слов или изменить их форму, найдётся больше.',
  otherForm: 'Попробуйте другую форму слова или имя, которое с ним связано.',
  justThis: (word: string): string => `Только «${word}»`,
  messagesOnly: 'Искать в сообщениях',
  yourChats: 'Искать в чатах',
  withoutFilters: 'Искать без фильтров',
  withoutQuotes: 'Искать без кавычек',
  askInstead: 'Лучше спросить',

  around: 'Что писали рядом',
  openChat: 'Открыть чат',
  wholeText: 'Весь текст',
  fetching: 'Получаю запись целиком',
  onlyPart: 'Это только часть: целиком она слишком длинна, чтобы хранить её здесь.',
  noLonger: 'Этого там больше нет.',
  openInTelegram: 'Открыть в Telegram',
  copyText: 'Скопировать текст',
  copyId: 'Скопировать ID',
  noLink: {
    telegram:
      'Ссылки нет: у Telegram есть ссылки на сообщения супергрупп и каналов, а по этой записи не видно, что она оттуда.',
    other: (platform: string): string => `Ссылки нет: ${platform} не даёт ссылок на отдельные сообщения.`,
  },
};
