/** /settings in Ukrainian. */
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('uk');
/** After «через»: `1 хвилину`, `24 години`. */
const minutes = (amount: number) =>
  `${numbers.figure(amount)} ${plural(amount, { one: 'хвилину', few: 'хвилини', many: 'хвилин', other: 'хвилини' })}`;
const hours = (amount: number) =>
  `${numbers.figure(amount)} ${plural(amount, { one: 'годину', few: 'години', many: 'годин', other: 'години' })}`;

export const settings = {
  unknown:
    'Такого налаштування я не знаю. Можна написати, наприклад: /settings cap 20, /settings cap none, /settings zone Київ, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.',
  back: '‹ Налаштування',
  language: {
    label: 'Мова: ',
    open: 'Мова',
    ask: 'Якою мовою мені відповідати? Шукати можна будь-якою.',
    asTelegram: 'Як у Telegram',
  },
  cap: {
    label: 'Денний ліміт: ',
    none: 'власного немає',
    zero: '0 — нічого платного не запускається',
    operator: (credits: string): string => `Власник бота дозволяє ${credits} на день; діє менший із двох лімітів.`,
    remove: 'Без ліміту',
  },
  results: {
    open: 'Приватність',
    cover: {
      label: 'Ховати результати: ',
      on: 'так — ніхто не прочитає їх, доки ви не торкнетеся',
      off: 'ні — їх видно одразу',
      turnOn: 'Ховати результати',
      turnOff: 'Не ховати результати',
    },
    protect: {
      label: 'Захищати результати: ',
      on: 'так — їх не можна переслати, зберегти чи скопіювати',
      off: 'ні — їх можна пересилати й зберігати',
      turnOn: 'Захищати результати',
      turnOff: 'Не захищати результати',
    },
    delete: {
      label: 'Видаляти результати: ',
      after: (time: string): string => `через ${time} після показу`,
      never: 'ніколи — вони лишаються в чаті',
      keep: 'Не видаляти',
    },
    time: (amount: number): string => (amount % 60 === 0 ? hours(amount / 60) : minutes(amount)),
    fromNowOn: 'Це стосується результатів відтепер. Результати — це все, що взято з ваших даних.',
    deleted: 'Тут був результат, який видаляється сам.',
  },
};
