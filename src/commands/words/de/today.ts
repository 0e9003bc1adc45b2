/** A look at the day, and back at the week, in German. */

import type { Words } from '../en/en.ts';
import { plurals } from '../plural.ts';
import { counted } from './numbers.ts';

const plural = plurals('de');
const DAY = new Intl.DateTimeFormat('de', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** @param day YYYY-MM-DD */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const messages = (amount: number): string => counted(amount, 'Nachricht', 'Nachrichten');

export const today: Words['today'] = {
  title: (day) => `Heute, ${DAY.format(dateOf(day))}`,
  weekTitle: (from, to) => `Deine Woche, ${SHORT.format(dateOf(from))} bis ${SHORT.format(dateOf(to))}`,
  thenTitle: (from, to) =>
    from === to ? DAY.format(dateOf(from)) : `${SHORT.format(dateOf(from))} bis ${SHORT.format(dateOf(to))}`,
  doing: 'Sehe mir deinen Tag an',
  doingWeek: 'Blicke auf deine Woche zurück',
  doingThen: 'Blicke zurück',
  waiting: 'Wartet auf deine Antwort',
  named: 'Für heute erwähnt',
  namedNext: 'Für die nächsten Tage erwähnt',
  namedThen: 'Für diesen Tag erwähnt',
  happened: 'Was reinkam',
  happenedWeek: 'Wo etwas los war',
  messages,
  others: (chats) => `und ${counted(chats, 'weiterer Chat', 'weitere Chats')}`,
  nothing: 'Heute kam nichts rein, und niemand scheint auf eine Antwort zu warten.',
  nothingWeek: 'Diese Woche kam nichts rein, und niemand scheint auf eine Antwort zu warten.',
  nothingThen: 'Da kam nichts rein.',
  whichDay:
    'Ich sehe mir einen Tag an oder blicke auf eine Woche zurück: /today gestern, /today freitag, /today woche. Es wurde nichts ausgegeben.',
  notSynced: 'Mehr erwartet? Vielleicht ist es noch nicht in deinem Archiv.',
  read: (amount, since) => `${messages(amount)} gelesen, seit dem ${SHORT.format(dateOf(since))}`,
  readNewest: (amount) =>
    plural(amount, { one: 'die neueste Nachricht gelesen', other: `die neuesten ${messages(amount)} gelesen` }),
  daily: 'Jeden Tag schicken',
  weekly: 'Jede Woche ein Rückblick',
  inWords: 'Fass es zusammen',
  question:
    'Was ist heute in meinen Chats passiert, wer wartet auf eine Antwort von mir, und was habe ich für heute versprochen?',
  questionWeek:
    'Was war in den letzten sieben Tagen in meinen Chats wichtig, wer wartet auf eine Antwort von mir, und was steht bevor?',
};
