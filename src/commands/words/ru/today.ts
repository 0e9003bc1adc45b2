/** A look at the day, and back at the week, in Russian. */
import { counted } from './records.ts';

const DAY = new Intl.DateTimeFormat('ru', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** @param day YYYY-MM-DD */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const messages = (amount: number): string => counted('social-chat-message', amount);

export const today = {
  title: (day: string): string => `Сегодня, ${DAY.format(dateOf(day))}`,
  weekTitle: (from: string, to: string): string =>
    `Ваша неделя, с ${SHORT.format(dateOf(from))} по ${SHORT.format(dateOf(to))}`,
  thenTitle: (from: string, to: string): string =>
    from === to ? capital(DAY.format(dateOf(from))) : `С ${SHORT.format(dateOf(from))} по ${SHORT.format(dateOf(to))}`,
  doing: 'Смотрю ваш день',
  doingWeek: 'Смотрю вашу неделю',
  doingThen: 'Смотрю, что было',
  waiting: 'Ждут вашего ответа',
  named: 'Речь о сегодняшнем дне',
  namedNext: 'Речь о ближайших днях',
  namedThen: 'Речь об этом дне',
  happened: 'Что пришло',
  happenedWeek: 'Где что-то происходило',
  messages,
  others: (chats: number): string => `и ещё ${counted('social-chat-group', chats)}`,
  nothing: 'Сегодня ничего не пришло, и ответа, похоже, никто не ждёт.',
  nothingWeek: 'За эту неделю ничего не пришло, и ответа, похоже, никто не ждёт.',
  nothingThen: 'Тогда ничего не пришло.',
  whichDay: 'Я смотрю один день или неделю: /today вчера, /today пятница, /today неделя. Ничего не потрачено.',
  notSynced: 'Ждали большего? Возможно, оно ещё не попало в ваш архив.',
  read: (amount: number, since: string): string => `прочитано с ${SHORT.format(dateOf(since))}: ${messages(amount)}`,
  readNewest: (amount: number): string => `прочитано самое новое: ${messages(amount)}`,
  daily: 'Присылать каждый день',
  weekly: 'Обзор каждую неделю',
  inWords: 'Кратко о главном',
  question: 'Что сегодня было в моих чатах, кто ждёт от меня ответа и какие у меня обещания на сегодня?',
  questionWeek: 'Что важного было в моих чатах за последние семь дней, кто ждёт от меня ответа и что впереди?',
};
