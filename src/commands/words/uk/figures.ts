/** What was counted, in Ukrainian. */
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';
import { counted } from './records.ts';

const plural = plurals('uk');
const { figure } = numbers;
const WEEKDAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд'] as const;
const ON_WEEKDAYS = [
  'у понеділки',
  'у вівторки',
  'у середи',
  'у четверги',
  'у п’ятниці',
  'у суботи',
  'у неділі',
] as const;
const monthFormat = new Intl.DateTimeFormat('uk', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const longMonthFormat = new Intl.DateTimeFormat('uk', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const messages = (amount: number) => counted('social-chat-message', amount);
const withoutYearSign = (text: string) => text.replace(/\s*р\.$/u, '');
const firstDay = (name: string) => new Date(`${name}-01T00:00:00Z`);
const month = (name: string) => withoutYearSign(monthFormat.format(firstDay(name)));
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

export const figures = {
  yourMessages: 'Ваші повідомлення',
  yourEmails: 'Ваші листи',
  onlyMessages:
    'Я вмію рахувати повідомлення й листи. Приберіть інше місце або напишіть in:emails.\n\nНічого не витрачено.',

  counting: (what: string) => `Рахую: ${what}`,
  read: (amount: number, most: number) => `прочитано ${figure(amount)}, щонайбільше — ${figure(most)}`,

  messages,
  sentAndReceived: (sent: number, received: number) => `надіслано ${figure(sent)}, отримано ${figure(received)}`,
  none: 'Нічого не підходить. Якщо прибрати частину слів або фільтрів, може знайтися більше.',
  days: (first: string, last: string) => (first === last ? `Усе за ${first}` : `З ${first} до ${last}`),
  day: (iso: string, zone: string) =>
    withoutYearSign(
      new Intl.DateTimeFormat('uk', { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).format(
        new Date(iso),
      ),
    ),
  silence: (days: number, from: string, to: string) => `Найдовше мовчання: ${numbers.days(days)}, з ${from} до ${to}`,
  busiestMonth: (name: string, amount: number) =>
    `Найжвавіший місяць: ${withoutYearSign(longMonthFormat.format(firstDay(name)))}, ${figure(amount)}`,
  busiestTimes: (day: number, number: number, zone: string) =>
    `Найчастіше ${ON_WEEKDAYS[day] ?? ''}, близько ${hour(number)} (час ${zone})`,
  chats: 'Чати',
  people: 'Люди',
  favouriteWords: 'Часті слова',
  partial: (amount: number, total: number | undefined) =>
    total === undefined
      ? `Це найновіші (${figure(amount)}); є й давніші.`
      : `Це найновіші: ${figure(amount)} із ${figure(total)}.`,
  brokenOff: 'Сервіс перестав відповідати на півдорозі; тут те, що надійшло раніше.',

  byMonth: 'За місяцями',
  byWeekday: 'За днями тижня',
  byHour: (zone: string) => `За годинами (${zone})`,
  sent: 'надіслано',
  received: 'отримано',
  month,
  weekday: (day: number): string => WEEKDAYS[day] ?? '',
  hour,

  dark: 'Темна',
  light: 'Світла',
  asPicture: 'Картинкою (безкоштовно)',
  pictures: 'Картинки: ',
  lightPictures: 'Світлі картинки',
  darkPictures: 'Темні картинки',
  show: 'Показати їх',
  countAnew: 'Порахувати заново',
  countAgain: 'Порахувати знову',
  keptSince: 'Пораховано ',
  forgotten: 'Цих цифр я вже не маю: зберігаю їх лише шість годин.',
  notDrawn: 'Зараз картинка не вдалася; ось її цифри.',

  readingQuestion: (page: number) =>
    `Цей сервіс даних сам не рахує, тож мені доведеться читати: ${messages(page)} за 1 кредит, починаючи з нових. Як далеко зазирнути? Ви платите лише за те, що я прочитаю.`,
  newest: (amount: number, credits: number) => `До ${figure(amount)} (не більше ${ofCredits(credits)})`,
  nothingCounted: 'Нічого не пораховано й не витрачено.',
};

/** `21 кредиту`: after «більше». */
function ofCredits(amount: number): string {
  return `${figure(amount)} ${plural(amount, { one: 'кредиту', few: 'кредитів', many: 'кредитів', other: 'кредиту' })}`;
}
