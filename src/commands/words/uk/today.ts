/** A look at the day, and back at the week, in Ukrainian. */
import { counted } from './records.ts';

const DAY = new Intl.DateTimeFormat('uk', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('uk', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** @param day YYYY-MM-DD */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const messages = (amount: number): string => counted('social-chat-message', amount);

export const today = {
  title: (day: string): string => `Сьогодні, ${DAY.format(dateOf(day))}`,
  weekTitle: (from: string, to: string): string =>
    `Ваш тиждень, з ${SHORT.format(dateOf(from))} до ${SHORT.format(dateOf(to))}`,
  thenTitle: (from: string, to: string): string =>
    from === to ? capital(DAY.format(dateOf(from))) : `З ${SHORT.format(dateOf(from))} до ${SHORT.format(dateOf(to))}`,
  doing: 'Дивлюся ваш день',
  doingWeek: 'Дивлюся ваш тиждень',
  doingThen: 'Дивлюся, що було',
  waiting: 'Чекають на вашу відповідь',
  named: 'Ідеться про сьогодні',
  namedNext: 'Ідеться про найближчі дні',
  namedThen: 'Ідеться про цей день',
  happened: 'Що надійшло',
  happenedWeek: 'Де щось відбувалося',
  messages,
  others: (chats: number): string => `і ще ${counted('social-chat-group', chats)}`,
  nothing: 'Сьогодні нічого не надійшло, і на відповідь, схоже, ніхто не чекає.',
  nothingWeek: 'За цей тиждень нічого не надійшло, і на відповідь, схоже, ніхто не чекає.',
  nothingThen: 'Тоді нічого не надійшло.',
  whichDay: 'Я дивлюся один день або тиждень: /today вчора, /today середа, /today тиждень. Нічого не витрачено.',
  notSynced: 'Чекали більшого? Можливо, воно ще не потрапило у ваш архів.',
  read: (amount: number, since: string): string => `прочитано з ${SHORT.format(dateOf(since))}: ${messages(amount)}`,
  readNewest: (amount: number): string => `прочитано найновіше: ${messages(amount)}`,
  daily: 'Надсилати щодня',
  weekly: 'Огляд щотижня',
  inWords: 'Коротко про головне',
  question: 'Що сьогодні було в моїх чатах, хто чекає на мою відповідь і які в мене обіцянки на сьогодні?',
  questionWeek: 'Що важливого було в моїх чатах за останні сім днів, хто чекає на мою відповідь і що попереду?',
};
