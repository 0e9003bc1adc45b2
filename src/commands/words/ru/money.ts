/** What is said of credits and caps, in Russian. */
import { bold, type RichText, time } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('ru');

const { credits, days: daysOf, figure } = numbers;
/** `за последние 30 дней`, `за последний 21 день`. */
const lastDays = (days: number) =>
  `${plural(days, { one: 'последний', few: 'последние', many: 'последние', other: 'последние' })} ${daysOf(days)}`;

export const money = {
  receipt: {
    left: (amount: number): string => `осталось ${figure(amount)}`,
    today: (spent: number, cap: number | undefined): string =>
      cap === undefined ? `сегодня ${credits(spent)}` : `сегодня ${figure(spent)} из ${figure(cap)}`,
  },
  bringsTo: (spent: number, cap: number): string =>
    `С этим за сегодня выйдет ${figure(spent)} из ваших кредитов (${figure(cap)}).`,
  mostUsed: 'Большая часть лимита на сегодня потрачена.',

  looking: 'Смотрю ваши кредиты…',
  left: (amount: number): string => `Осталось ${credits(amount)}.`,
  leftUnknown: 'Сейчас не получилось узнать, сколько осталось.',
  setCap: 'Задать дневной лимит',
  today: (spent: number): RichText => [bold('Сегодня: '), credits(spent)],
  period: (days: number, spent: number): RichText => [bold(`За ${lastDays(days)}: `), credits(spent)],
  byCommand: (command: string, spent: number, calls: number): string =>
    `${command}: ${credits(spent)}, ${figure(calls)} ${plural(calls, {
      one: 'запрос',
      few: 'запроса',
      many: 'запросов',
      other: 'запроса',
    })}`,
  beforeDisconnecting: (spent: number): string => `${figure(spent)} до отключения (без подробностей)`,
  inDoubt: (spent: number): string =>
    `Из них под вопросом: ${figure(spent)}. Запрос ушёл, но полный ответ не пришёл, и сервис мог списать кредиты, а мог и нет. Я считаю их потраченными.`,
  throughBot: 'Это запросы, сделанные через этого бота.',
  throughBotOnly: 'Это запросы, сделанные через этого бота; ваш остаток ведёт сервис.',
  noCap: 'Дневного лимита нет; задать его можно в /settings.',
  cap: (cap: { limit: number; left: number; mine: boolean; until: string; zone: string | undefined }): RichText => [
    `Лимит: ${credits(cap.limit)} в день (${cap.mine ? 'ваша настройка' : 'задал владелец бота'}), осталось ${figure(cap.left)}. Счёт начнётся заново `,
    time(cap.until),
    cap.zone === undefined ? ' (полночь UTC).' : ' (ваша полночь).',
  ],
  enough: (left: number): string => `Чтобы осмотреться, ещё есть ${credits(left)}; пока этого хватит.`,
  toppedUp: (more: number, left: number): RichText => [
    bold(`Ещё ${credits(more)}`),
    `: теперь осталось ${figure(left)}. Спросите снова о том, что хотели узнать.`,
  ],

  overOwnCap: (cap: number, spent: number, price: number) =>
    `Так вы выйдете за свой дневной лимит (${figure(cap)}): сегодня потрачено ${figure(spent)}, а это стоит ${figure(price)}. Всё равно потратить ${figure(price)}?`,
  spendAnyway: (price: number) => `Всё равно потратить ${credits(price)}`,
  changeCap: 'Изменить лимит',
  nothingSpent: 'Ничего не потрачено.',
  lastDays: (days: number) => `По столбику на день, ${lastDays(days)}:`,
  mostOn: (day: string, amount: number) => `Больше всего — ${day}: ${credits(amount)}`,
  day: (at: number, zone: string) =>
    new Intl.DateTimeFormat('ru', { weekday: 'short', day: 'numeric', month: 'long', timeZone: zone }).format(at),
};
