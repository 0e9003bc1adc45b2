/** A look at the day, and back at the week, in English. */
import { plurals } from '../plural.ts';
import { counted, numbers } from './numbers.ts';

const plural = plurals('en');
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** @param day YYYY-MM-DD */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const messages = (amount: number): string => counted(amount, 'message', 'messages');

export const today = {
  title: (day: string): string => `Today, ${DAY.format(dateOf(day))}`,
  weekTitle: (from: string, to: string): string =>
    `Your week, ${SHORT.format(dateOf(from))} to ${SHORT.format(dateOf(to))}`,
  /** What is over: a day, or a week. @param to the last day */
  thenTitle: (from: string, to: string): string =>
    from === to ? DAY.format(dateOf(from)) : `${SHORT.format(dateOf(from))} to ${SHORT.format(dateOf(to))}`,
  doing: 'Looking at your day',
  doingWeek: 'Looking back at your week',
  doingThen: 'Looking back',
  waiting: 'Waiting for your answer',
  named: 'Named for today',
  /** For today and the days that follow. */
  namedNext: 'Named for the next days',
  namedThen: 'Named for that day',
  happened: 'What came in',
  happenedWeek: 'Where something happened',
  messages,
  others: (chats: number): string =>
    `and ${numbers.figure(chats)} more ${plural(chats, { one: 'chat', other: 'chats' })}`,
  nothing: 'Nothing has come in today, and nobody seems to wait for an answer.',
  nothingWeek: 'Nothing has come in this week, and nobody seems to wait for an answer.',
  nothingThen: 'Nothing came in then.',
  /** To what names no day. */
  whichDay: 'I look at one day, or back at a week: /today yesterday, /today friday, /today week. Nothing was spent.',
  notSynced: 'Expected more? It may not be in your archive yet.',
  /** What was looked at. @param since YYYY-MM-DD */
  read: (amount: number, since: string): string => `${messages(amount)} read, since ${SHORT.format(dateOf(since))}`,
  readNewest: (amount: number): string => `the newest ${messages(amount)} read`,
  daily: 'Send me this every day',
  weekly: 'A look back every week',
  inWords: 'Sum it up',
  /** Asked of a language model, in the words of the person. */
  question: 'What happened in my chats today, who waits for an answer from me, and what did I promise for today?',
  questionWeek:
    'What mattered in my chats in the last seven days, who waits for an answer from me, and what is coming up?',
};
