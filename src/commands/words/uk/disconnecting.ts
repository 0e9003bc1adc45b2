/** /disconnect in Ukrainian. */
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('uk');
const { figure, credits, size } = numbers;
export const records = (amount: number) =>
  `${figure(amount)} ${plural(amount, { one: 'запис', few: 'записи', many: 'записів', other: 'запису' })}`;
const WHAT =
  'збережені результати, кнопки, незакінчену роботу, те, що робиться саме, налаштування і список витраченого';

export const disconnecting = {
  askAccess: `Стерти ваш доступ, ${WHAT}?`,
  askToken: (masked: string): string => `Стерти ваш токен доступу (${masked}), ${WHAT}?`,
  askUnconnected: 'Зараз нічого не підключено, але могли лишитися налаштування або список витраченого. Стерти їх?',
  liveStops: 'Повідомлення вашого акаунта Telegram після цього більше не зберігаються.',
  cannotBeUndone: 'Скасувати це буде неможливо.',
  eraseAll: 'Стерти все',
  eraseNothing: 'Не стирати',
  keepIt: 'Залишити',
  erasing: 'Стираю…',

  nothingToErase: 'Стирати не було чого',
  erased: 'Стерто',
  items: {
    token: 'ваш токен доступу і те, що він дозволяє',
    results: (amount: number): string =>
      `${figure(amount)} ${plural(amount, {
        one: 'збережений список результатів',
        few: 'збережені списки результатів',
        many: 'збережених списків результатів',
        other: 'збереженого списку результатів',
      })}`,
    buttons: (amount: number): string =>
      `${figure(amount)} ${plural(amount, {
        one: 'набір кнопок',
        few: 'набори кнопок',
        many: 'наборів кнопок',
        other: 'набору кнопок',
      })}`,
    pending: (amount: number): string =>
      `${figure(amount)} ${plural(amount, {
        one: 'запит у черзі',
        few: 'запити в черзі',
        many: 'запитів у черзі',
        other: 'запиту в черзі',
      })}`,
    link: 'відкрите посилання для підключення',
    live: 'відомості про те, що ваш акаунт Telegram пов’язано зі мною',
    settings: 'ваші налаштування',
    spending: (amount: number): string =>
      `подробиці про ${figure(amount)} ${plural(amount, {
        one: 'платний запит',
        few: 'платні запити',
        many: 'платних запитів',
        other: 'платного запиту',
      })}`,
  },
  endedAt: (service: string): string => `Закрито: ${service}`,
  accessesEnded: (amount: number): string =>
    amount === 1
      ? 'сам доступ: він більше нічого не відкриває'
      : `${figure(amount)} ${plural(amount, {
          one: 'доступ',
          few: 'доступи',
          many: 'доступів',
          other: 'доступу',
        })}: вони більше нічого не відкривають`,
  notErased: 'Не стерто',
  stays: {
    chat: 'цей чат у Telegram: його можна очистити в застосунку',
    service: (service: string): string => `те, що зберігає ${service}`,
    serviceAndAccess: (service: string): string =>
      `те, що зберігає ${service}, і сам доступ: зараз закрити його не вдалося, відкличте його там`,
    serviceAndToken: (service: string): string =>
      `те, що зберігає ${service}, і сам токен: якщо він більше не потрібен, відкличте його там`,
    today: (spent: number): string =>
      `сума за сьогодні (${credits(spent)}): вона потрібна для денного ліміту, потім видалиться`,
  },

  archive: {
    ask: 'Стерти й архів?',
    holds: (amount: number, bytes: number): string =>
      `У ньому ваші дані: ${records(amount)} (${size(bytes)}). Стерти його — це назавжди, і всі інші доступи до нього закриються. Якщо нічого не робити, він залишиться.`,
    erase: 'Стерти й архів',
    erasing: 'Стираю ваш архів…',
    isSample: 'Це демодані, вони лишаються.',
    erased: 'Ваш архів стерто',
    records: (amount: number, bytes: number): string => `${records(amount)} (${size(bytes)})`,
    accesses: (amount: number): string =>
      `${figure(amount)} ${plural(amount, {
        one: 'доступ до нього',
        few: 'доступи до нього',
        many: 'доступів до нього',
        other: 'доступу до нього',
      })}`,
    nothingLeft: 'У сервісі від нього нічого не лишилося.',
    stays: (what: string): string => `Що лишається: ${what}.`,
  },
};
