/** /account in Ukrainian. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('uk');
const { figure } = numbers;

export const account = {
  looking: 'Дивлюся ваш доступ… (0 кредитів)',
  toSample: (): RichText => [bold('Підключено'), ' демодані вигаданої людини: вони не ваші.'],
  toOwn: (): RichText => [bold('Підключено'), ' ваш власний архів.'],
  toService: (service: string): RichText => [bold('Підключено'), ` через ${service}`],
  since: (at: string): RichText => ['З ', time(at)],
  credits: (left: number): string => `Кредити: лишилося ${figure(left)}.`,
  creditsUnknown: 'Кредити: зараз не вдалося запитати в сервісу.',
  commands: 'Команди',
  moreThanLeft: 'більше, ніж лишилося',
  notTried: 'ще не перевірено',
  lastUsed: (at: string): RichText => ['востаннє: ', time(at)],
  lastTried: (at: string): RichText => ['остання спроба: ', time(at)],
  needs: (scopes: string): RichText => ['потрібно ', code(scopes)],
  permissions: 'Дозволи',
  from: {
    service: 'за даними сервісу',
    person: 'як ви вказали під час підключення',
    unknown: 'сервіс їх не повідомляє: дізнаюся, поки ви користуєтеся командами',
  },
  noScopes: 'жодного, який знадобився б боту',
  others: (amount: number): string =>
    `Ще ${figure(amount)} ${plural(amount, {
      one: 'доступ до вашого архіву',
      few: 'доступи до вашого архіву',
      many: 'доступів до вашого архіву',
      other: 'доступу до вашого архіву',
    })}`,
  othersUnknown: 'Зараз не вдалося дізнатися, хто ще має доступ.',
  other: (app: string, since: string, until: string | undefined, used: boolean): RichText => [
    `${app}, з `,
    time(since),
    ...(until === undefined ? [', доки ви не закриєте'] : [', до ', time(until)]),
    ...(used ? [] : [', ще не використовувався']),
  ],
  andMore: (amount: number): string => `… і ще ${figure(amount)}`,
  end: (app: string): string => `Закрити ${app}`,
  ended: 'Цей доступ закрито.',
  hadEnded: 'Цей доступ уже було закрито.',
  seeAll: 'Усі — у браузері',
  noPage: 'Сервіс не має такої сторінки.',
  list: 'Список тих, хто має доступ до вашого архіву. Посилання лише для вас і працює десять хвилин.',
  openList: 'Відкрити список',
  noAccess: 'Ви не давали мені доступу до пошуку у вашому архіві.',
};
