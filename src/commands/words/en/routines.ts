/** Watched searches and looks back by themselves, in English. */
import { counted, numbers } from './numbers.ts';

const WEEKDAYS = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
/** 1 January 2024 was a Monday. */
const weekday = (index: number): string => WEEKDAYS.format(Date.UTC(2024, 0, 1 + index));

export const routines = {
  /** Under a search. */
  watch: 'Watch this',
  list: 'What I watch',
  none: 'I watch nothing for you, and send nothing by myself. Under a search you can press “Watch this”; /today offers a look at each day or week.',
  listed: 'What I do for you by myself',
  /** What one is, in a list: a watched search. */
  watching: (query: string): string => `Watching ${query}`,
  today: 'Your day',
  week: 'Your week',
  /** @param time `08:00` @param day from 0, Monday; undefined for every day */
  when: (time: string, day: number | undefined): string =>
    day === undefined ? `every day at ${time}` : `every ${weekday(day)} at ${time}`,
  inUtc: ' (UTC)',
  /** What it costs, and at most, said before it begins and in the list. */
  price: (each: number, most: number): string =>
    `${numbers.credits(each)} each time, at most ${numbers.figure(most)} a month`,
  spent: (credits: number): string => `${numbers.figure(credits)} spent this month`,
  offerWatch: (query: string): string => `Shall I tell you when something new matches ${query}?`,
  offerWatchHow: 'I look by myself, say what is new once, and stay silent when there is nothing.',
  offerToday: 'Shall I send you this every day? What came in, who waits for an answer, and what was named for the day.',
  offerWeek: 'Shall I send you a look back every week? Who wrote most, who waits for an answer, and what is coming up.',
  stopsByItself: 'It stops by itself when your access, your credits or your daily cap does not allow it, and says so.',
  everyDay: (each: number, most: number): string =>
    `Once a day · ${numbers.credits(each)} each · at most ${numbers.figure(most)} a month`,
  everyWeek: (each: number, most: number): string =>
    `Once a week · ${numbers.credits(each)} each · at most ${numbers.figure(most)} a month`,
  /** A choice of when, under what it costs. */
  at: (time: string, day: number | undefined): string => (day === undefined ? time : `${weekday(day)} ${time}`),
  notNow: 'Not now',
  begun: 'Switched on. The first time is ',
  tooMany: (most: number): string =>
    `I do up to ${numbers.figure(most)} things by myself for one person. End one first.`,
  already: 'I already do that.',
  cannotWatch:
    'This data service cannot look for that without a word to search for. Add one, or leave out has: and words with a minus.',
  end: (what: string): string => `End: ${what}`,
  goOn: (what: string, each: number): string => `Go on: ${what} (${numbers.credits(each)} each)`,
  ended: 'Ended. Nothing more comes by itself from it.',
  gone: 'That one has already ended.',
  /** Above what a watch has found. */
  found: (query: string): string => `New for ${query}`,
  more: (amount: number): string => `and ${numbers.figure(amount)} more: search for it to see all`,
  searchAll: 'Search for all of it',
  looking: (query: string): string => `Looking for something new for ${query}`,
  /** What was stopped by itself, and why. */
  stopped: (what: string): string => `Stopped: ${what}`,
  why: {
    'not-connected': 'You are not connected any more.',
    token: 'Your access is not valid any more.',
    'scope-missing': 'Your access does not allow it any more.',
    'credits-out': 'Your credits at the service are used up.',
    'cap-reached': 'It would have passed your daily cap.',
    dearer: 'It costs more now than you agreed to.',
    unreadable: 'I can no longer read what to look for.',
    trouble: 'The service could not answer many times in a row.',
  },
  /** In the list of what was erased. */
  erased: (amount: number): string => `${counted(amount, 'thing', 'things')} that I did for you by myself`,
  lost: (doing: string, credits: number): string =>
    `${doing}: I was restarted before I could say what came of it. It may have cost ${numbers.credits(credits)}.`,
};
