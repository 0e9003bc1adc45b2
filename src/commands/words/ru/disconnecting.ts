/** /disconnect in Russian. */
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('ru');
const { figure, credits, size } = numbers;
export const records = (amount: number) =>
  `${figure(amount)} ${plural(amount, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' })}`;
const WHAT =
  'сохранённые результаты, кнопки, незаконченную работу, то, что делается само, настройки и список того, что потрачено';

export const disconnecting = {
  askAccess: `Стереть ваш доступ, ${WHAT}?`,
  askToken: (masked: string): string => `Стереть ваш токен доступа (${masked}), ${WHAT}?`,
  askUnconnected:
    'Сейчас ничего не подключено, но могли остаться настройки или список того, что потрачено. Стереть их?',
  liveStops: 'Сообщения вашего аккаунта Telegram после этого больше не сохраняются.',
  cannotBeUndone: 'Отменить это будет нельзя.',
  eraseAll: 'Стереть всё',
  eraseNothing: 'Не стирать',
  keepIt: 'Оставить',
  erasing: 'Стираю…',

  nothingToErase: 'Стирать было нечего',
  erased: 'Стёрто',
  items: {
    token: 'ваш токен доступа и то, что он разрешает',
    results: (amount: number): string =>
      `${figure(amount)} ${plural(amount, {
        one: 'сохранённый список результатов',
        few: 'сохранённых списка результатов',
        many: 'сохранённых списков результатов',
        other: 'сохранённого списка результатов',
      })}`,
    buttons: (amount: number): string =>
      `${figure(amount)} ${plural(amount, {
        one: 'набор кнопок',
        few: 'набора кнопок',
        many: 'наборов кнопок',
        other: 'набора кнопок',
      })}`,
    pending: (amount: number): string =>
      `${figure(amount)} ${plural(amount, {
        one: 'запрос в очереди',
        few: 'запроса в очереди',
        many: 'запросов в очереди',
        other: 'запроса в очереди',
      })}`,
    link: 'открытая ссылка для подключения',
    live: 'сведения о том, что ваш аккаунт Telegram связан со мной',
    settings: 'ваши настройки',
    spending: (amount: number): string =>
      `подробности о ${figure(amount)} ${plural(amount, {
        one: 'платном запросе',
        few: 'платных запросах',
        many: 'платных запросах',
        other: 'платного запроса',
      })}`,
  },
  endedAt: (service: string): string => `Закрыто: ${service}`,
  accessesEnded: (amount: number): string =>
    amount === 1
      ? 'сам доступ: он больше ничего не открывает'
      : `${figure(amount)} ${plural(amount, {
          one: 'доступ',
          few: 'доступа',
          many: 'доступов',
          other: 'доступа',
        })}: они больше ничего не открывают`,
  notErased: 'Не стёрто',
  stays: {
    chat: 'этот чат в Telegram: его можно очистить в приложении',
    service: (service: string): string => `то, что хранит ${service}`,
    serviceAndAccess: (service: string): string =>
      `то, что хранит ${service}, и сам доступ: сейчас закрыть его не получилось, отзовите его там`,
    serviceAndToken: (service: string): string =>
      `то, что хранит ${service}, и сам токен: если он больше не нужен, отзовите его там`,
    today: (spent: number): string =>
      `сумма за сегодня (${credits(spent)}): она нужна для дневного лимита, потом удалится`,
  },

  archive: {
    ask: 'Стереть и архив?',
    holds: (amount: number, bytes: number): string =>
      `В нём ваши данные: ${records(amount)} (${size(bytes)}). Стереть его — значит навсегда, и все остальные доступы к нему закроются. Если ничего не делать, он останется.`,
    erase: 'Стереть и архив',
    erasing: 'Стираю ваш архив…',
    isSample: 'Это демоданные, они остаются.',
    erased: 'Ваш архив стёрт',
    records: (amount: number, bytes: number): string => `${records(amount)} (${size(bytes)})`,
    accesses: (amount: number): string =>
      `${figure(amount)} ${plural(amount, {
        one: 'доступ к нему',
        few: 'доступа к нему',
        many: 'доступов к нему',
        other: 'доступа к нему',
      })}`,
    nothingLeft: 'В сервисе от него ничего не осталось.',
    stays: (what: string): string => `Что остаётся: ${what}.`,
  },
};
