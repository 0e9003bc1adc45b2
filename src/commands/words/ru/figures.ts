/** What was counted, in Russian. */
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';
import { counted } from './records.ts';

const plural = plurals('ru');
const { figure } = numbers;
const WEEKDAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;
const ON_WEEKDAYS = [
  'по понедельникам',
  'по вторникам',
  'по средам',
  'по четвергам',
  'по пятницам',
  'по субботам',
  'по воскресеньям',
] as const;
const monthFormat = new Intl.DateTimeFormat('ru', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const longMonthFormat = new Intl.DateTimeFormat('ru', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const messages = (amount: number) => counted('social-chat-message', amount);
const withoutYearSign = (text: string) => text.replace(/\s*г\.$/u, '');
const firstDay = (name: string) => new Date(`${name}-01T00:00:00Z`);
const month = (name: string) => withoutYearSign(monthFormat.format(firstDay(name)));
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

export const figures = {
  yourMessages: 'Ваши сообщения',
  yourEmails: 'Ваши письма',
  onlyMessages:
    'Я умею считать сообщения и письма. Уберите другое место или напишите in:emails.\n\nНичего не потрачено.',

  counting: (what: string) => `Считаю: ${what}`,
  read: (amount: number, most: number) => `прочитано ${figure(amount)}, самое большее — ${figure(most)}`,

  messages,
  sentAndReceived: (sent: number, received: number) => `отправлено ${figure(sent)}, получено ${figure(received)}`,
  none: 'Ничего не подходит. Если убрать часть слов или фильтров, может найтись больше.',
  days: (first: string, last: string) => (first === last ? `Всё за ${first}` : `С ${first} по ${last}`),
  day: (iso: string, zone: string) =>
    withoutYearSign(
      new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).format(
        new Date(iso),
      ),
    ),
  silence: (days: number, from: string, to: string) =>
    `Самое долгое молчание: ${numbers.days(days)}, с ${from} по ${to}`,
  busiestMonth: (name: string, amount: number) =>
    `Самый оживлённый месяц: ${withoutYearSign(longMonthFormat.format(firstDay(name)))}, ${figure(amount)}`,
  busiestTimes: (day: number, number: number, zone: string) =>
    `Чаще всего ${ON_WEEKDAYS[day] ?? ''}, около ${hour(number)} (время ${zone})`,
  chats: 'Чаты',
  people: 'Люди',
  favouriteWords: 'Частые слова',
  partial: (amount: number, total: number | undefined) =>
    total === undefined
      ? `Это самые новые (${figure(amount)}); есть и более ранние.`
      : `Это самые новые: ${figure(amount)} из ${figure(total)}.`,
  brokenOff: 'Сервис перестал отвечать на полпути; здесь то, что пришло раньше.',

  byMonth: 'По месяцам',
  byWeekday: 'По дням недели',
  byHour: (zone: string) => `По часам (${zone})`,
  sent: 'отправлено',
  received: 'получено',
  month,
  weekday: (day: number): string => WEEKDAYS[day] ?? '',
  hour,

  dark: 'Тёмная',
  light: 'Светлая',
  asPicture: 'Картинкой (бесплатно)',
  pictures: 'Картинки: ',
  lightPictures: 'Светлые картинки',
  darkPictures: 'Тёмные картинки',
  show: 'Показать их',
  countAnew: 'Сосчитать заново',
  countAgain: 'Сосчитать снова',
  keptSince: 'Сосчитано ',
  forgotten: 'Этих цифр у меня уже нет: я храню их только шесть часов.',
  notDrawn: 'Сейчас картинка не получилась; вот её цифры.',

  readingQuestion: (page: number) =>
    `Этот сервис данных сам не считает, поэтому мне придётся читать: ${messages(page)} за 1 кредит, начиная с новых. Как далеко заглянуть? Вы платите только за то, что я прочитаю.`,
  newest: (amount: number, credits: number) => `До ${figure(amount)} (не больше ${ofCredits(credits)})`,
  nothingCounted: 'Ничего не сосчитано и не потрачено.',
};

/** `21 кредита`: after «больше». */
function ofCredits(amount: number): string {
  return `${figure(amount)} ${plural(amount, { one: 'кредита', few: 'кредитов', many: 'кредитов', other: 'кредита' })}`;
}
