/** /settings in Russian. */
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('ru');
/** After «через»: `1 минуту`, `24 часа`. */
const minutes = (amount: number) =>
  `${numbers.figure(amount)} ${plural(amount, { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' })}`;
const hours = (amount: number) =>
  `${numbers.figure(amount)} ${plural(amount, { one: 'час', few: 'часа', many: 'часов', other: 'часа' })}`;

export const settings = {
  unknown:
    'Такой настройки я не знаю. Можно написать, например: /settings cap 20, /settings cap none, /settings zone Москва, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.',
  back: '‹ Настройки',
  language: {
    label: 'Язык: ',
    open: 'Язык',
    ask: 'На каком языке мне отвечать? Искать можно на любом.',
    asTelegram: 'Как в Telegram',
  },
  cap: {
    label: 'Дневной лимит: ',
    none: 'своего нет',
    zero: '0 — ничего платного не запускается',
    operator: (credits: string): string =>
      `Владелец бота разрешает ${credits} в день; действует меньший из двух лимитов.`,
    remove: 'Без лимита',
  },
  results: {
    open: 'Приватность',
    cover: {
      label: 'Прятать результаты: ',
      on: 'да — никто не прочитает их, пока вы не нажмёте',
      off: 'нет — их видно сразу',
      turnOn: 'Прятать результаты',
      turnOff: 'Не прятать результаты',
    },
    protect: {
      label: 'Защищать результаты: ',
      on: 'да — их нельзя переслать, сохранить или скопировать',
      off: 'нет — их можно пересылать и сохранять',
      turnOn: 'Защищать результаты',
      turnOff: 'Не защищать результаты',
    },
    delete: {
      label: 'Удалять результаты: ',
      after: (time: string): string => `через ${time} после показа`,
      never: 'никогда — они остаются в чате',
      keep: 'Не удалять',
    },
    time: (amount: number): string => (amount % 60 === 0 ? hours(amount / 60) : minutes(amount)),
    fromNowOn: 'Это касается результатов с этого момента. Результаты — это всё, что взято из ваших данных.',
    deleted: 'Здесь был результат, который удаляется сам.',
  },
};
