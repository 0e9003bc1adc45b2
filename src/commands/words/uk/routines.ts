/** Watched searches and looks back by themselves, in Ukrainian. */
import { numbers } from './numbers.ts';

const SHORT = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд'] as const;
const EVERY = ['щопонеділка', 'щовівторка', 'щосереди', 'щочетверга', 'щоп’ятниці', 'щосуботи', 'щонеділі'] as const;
const atMost = (most: number) => `не більше ${numbers.figure(most)} на місяць`;

export const routines = {
  watch: 'Стежити',
  list: 'За чим я стежу',
  none: 'Зараз я ні за чим для вас не стежу і без прохання нічого не надсилаю. Під пошуком можна натиснути «Стежити»; /today запропонує огляд кожного дня чи тижня.',
  listed: 'Що робиться для вас саме',
  watching: (query: string): string => `Стежу за ${query}`,
  today: 'Ваш день',
  week: 'Ваш тиждень',
  when: (time: string, day: number | undefined): string =>
    `${day === undefined ? 'щодня' : (EVERY[day] ?? '')} о ${time}`,
  inUtc: ' (UTC)',
  price: (each: number, most: number): string => `${numbers.credits(each)} за раз, ${atMost(most)}`,
  spent: (credits: number): string => `витрачено цього місяця: ${numbers.figure(credits)}`,
  offerWatch: (query: string): string => `Повідомляти, коли з’явиться щось нове за запитом ${query}?`,
  offerWatchHow: 'Я дивлюся без нагадувань, про нове кажу один раз і мовчу, якщо нічого немає.',
  offerToday: 'Надсилати вам це щодня? Що надійшло, хто чекає на відповідь і про що домовлялися на цей день.',
  offerWeek: 'Надсилати вам огляд щотижня? Хто писав найбільше, хто чекає на відповідь і що попереду.',
  stopsByItself:
    'Якщо цього більше не дозволять ваш доступ, кредити чи денний ліміт, воно зупиниться саме й повідомить про це.',
  everyDay: (each: number, most: number): string => `Раз на день · ${numbers.credits(each)} за раз · ${atMost(most)}`,
  everyWeek: (each: number, most: number): string =>
    `Раз на тиждень · ${numbers.credits(each)} за раз · ${atMost(most)}`,
  at: (time: string, day: number | undefined): string => (day === undefined ? time : `${SHORT[day] ?? ''}, ${time}`),
  notNow: 'Не зараз',
  begun: 'Увімкнено. Перший раз — ',
  tooMany: (most: number): string =>
    `Скільки справ може йти для однієї людини без нагадувань: ${numbers.figure(most)}. Спершу вимкніть одну з них.`,
  already: 'Це я вже роблю.',
  cannotWatch:
    'Цей сервіс даних не може шукати таке без слова для пошуку. Додайте слово або приберіть has: і слова з мінусом.',
  end: (what: string): string => `Вимкнути: ${what}`,
  goOn: (what: string, each: number): string => `Продовжити: ${what} (${numbers.credits(each)} за раз)`,
  ended: 'Вимкнено. Саме більше нічого не прийде.',
  gone: 'Це вже вимкнено.',
  found: (query: string): string => `Нове за запитом ${query}`,
  more: (amount: number): string => `і ще ${numbers.figure(amount)}: щоб побачити все, запустіть пошук`,
  searchAll: 'Знайти все',
  looking: (query: string): string => `Шукаю нове за запитом ${query}`,
  stopped: (what: string): string => `Зупинено: ${what}`,
  why: {
    'not-connected': 'Ваші дані більше не підключено.',
    token: 'Ваш доступ більше не діє.',
    'scope-missing': 'Ваш доступ цього більше не дозволяє.',
    'credits-out': 'Ваші кредити в сервісі закінчилися.',
    'cap-reached': 'Вийшло б більше за ваш денний ліміт.',
    dearer: 'Тепер це коштує більше, ніж ви погодилися платити.',
    unreadable: 'Я більше не можу прочитати, що шукати.',
    trouble: 'Сервіс багато разів поспіль не зміг відповісти.',
  },
  erased: (amount: number): string => `те, що робилося для вас саме: ${numbers.figure(amount)}`,
  lost: (doing: string, credits: number): string =>
    `${doing}: мій перезапуск перервав це, і чим воно скінчилося, невідомо. Це могло коштувати ${numbers.credits(credits)}.`,
};
