/** What is said of credits and caps, in Ukrainian. */
import { bold, type RichText, time } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('uk');

const { credits, days: daysOf, figure } = numbers;
/** `останні 30 днів`, `останній 21 день`. */
const lastDays = (days: number) =>
  `${plural(days, { one: 'останній', few: 'останні', many: 'останні', other: 'останні' })} ${daysOf(days)}`;

export const money = {
  receipt: {
    left: (amount: number): string => `лишилося ${figure(amount)}`,
    today: (spent: number, cap: number | undefined): string =>
      cap === undefined ? `сьогодні ${credits(spent)}` : `сьогодні ${figure(spent)} із ${figure(cap)}`,
  },
  bringsTo: (spent: number, cap: number): string =>
    `Із цим за сьогодні вийде ${figure(spent)} із ваших кредитів (${figure(cap)}).`,
  mostUsed: 'Більшу частину ліміту на сьогодні витрачено.',

  looking: 'Дивлюся ваші кредити…',
  left: (amount: number): string => `Лишилося ${credits(amount)}.`,
  leftUnknown: 'Зараз не вдалося дізнатися, скільки лишилося.',
  setCap: 'Задати денний ліміт',
  today: (spent: number): RichText => [bold('Сьогодні: '), credits(spent)],
  period: (days: number, spent: number): RichText => [bold(`За ${lastDays(days)}: `), credits(spent)],
  byCommand: (command: string, spent: number, calls: number): string =>
    `${command}: ${credits(spent)}, ${figure(calls)} ${plural(calls, {
      one: 'запит',
      few: 'запити',
      many: 'запитів',
      other: 'запиту',
    })}`,
  beforeDisconnecting: (spent: number): string => `${figure(spent)} до відключення (без подробиць)`,
  inDoubt: (spent: number): string =>
    `З них під питанням: ${figure(spent)}. Запит пішов, але повна відповідь не надійшла, і сервіс міг списати кредити, а міг і ні. Я вважаю їх витраченими.`,
  throughBot: 'Це запити, зроблені через цього бота.',
  throughBotOnly: 'Це запити, зроблені через цього бота; ваш залишок веде сервіс.',
  noCap: 'Денного ліміту немає; задати його можна в /settings.',
  cap: (cap: { limit: number; left: number; mine: boolean; until: string; zone: string | undefined }): RichText => [
    `Ліміт: ${credits(cap.limit)} на день (${cap.mine ? 'ваше налаштування' : 'задав власник бота'}), лишилося ${figure(cap.left)}. Лік почнеться заново `,
    time(cap.until),
    cap.zone === undefined ? ' (північ UTC).' : ' (ваша північ).',
  ],
  enough: (left: number): string => `Щоб роздивитися, ще є ${credits(left)}; поки цього вистачить.`,
  toppedUp: (more: number, left: number): RichText => [
    bold(`Ще ${credits(more)}`),
    `: тепер лишилося ${figure(left)}. Запитайте знову про те, що хотіли дізнатися.`,
  ],

  overOwnCap: (cap: number, spent: number, price: number) =>
    `Так ви перевищите свій денний ліміт (${figure(cap)}): сьогодні витрачено ${figure(spent)}, а це коштує ${figure(price)}. Усе одно витратити ${figure(price)}?`,
  spendAnyway: (price: number) => `Усе одно витратити ${credits(price)}`,
  changeCap: 'Змінити ліміт',
  nothingSpent: 'Нічого не витрачено.',
  lastDays: (days: number) => `По стовпчику на день, ${lastDays(days)}:`,
  mostOn: (day: string, amount: number) => `Найбільше — ${day}: ${credits(amount)}`,
  day: (at: number, zone: string) =>
    new Intl.DateTimeFormat('uk', { weekday: 'short', day: 'numeric', month: 'long', timeZone: zone }).format(at),
};
