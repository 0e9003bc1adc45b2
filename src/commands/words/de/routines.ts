/** Watched searches and looks back by themselves, in German. `query` comes in quotation marks. */

import type { Words } from '../en/en.ts';
import { counted, numbers } from './numbers.ts';

const WEEKDAYS = new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: 'UTC' });
/** 1 January 2024 was a Monday. */
const weekday = (index: number): string => WEEKDAYS.format(Date.UTC(2024, 0, 1 + index));
const cost = (each: number, most: number) => `je ${numbers.credits(each)} · höchstens ${numbers.figure(most)} im Monat`;

export const routines: Words['routines'] = {
  watch: 'Beobachten',
  list: 'Was ich beobachte',
  none: 'Ich beobachte nichts für dich und schicke nichts von selbst. Unter einer Suche kannst du auf »Beobachten« tippen; /today bietet dir einen Blick auf jeden Tag oder jede Woche an.',
  listed: 'Was ich von selbst für dich tue',
  watching: (query) => `Suche nach ${query}`,
  today: 'Dein Tag',
  week: 'Deine Woche',
  when: (time, day) => (day === undefined ? `jeden Tag um ${time}` : `jeden ${weekday(day)} um ${time}`),
  inUtc: ' (UTC)',
  price: (each, most) => `jedes Mal ${numbers.credits(each)}, höchstens ${numbers.figure(most)} im Monat`,
  spent: (credits) => `diesen Monat ${numbers.figure(credits)} ausgegeben`,
  offerWatch: (query) => `Soll ich dir Bescheid sagen, wenn es etwas Neues zu ${query} gibt?`,
  offerWatchHow: 'Ich sehe von selbst nach, melde Neues einmal und bleibe still, wenn es nichts gibt.',
  offerToday: 'Soll ich dir das jeden Tag schicken? Was reinkam, wer auf Antwort wartet und was für den Tag ansteht.',
  offerWeek:
    'Soll ich dir jede Woche einen Rückblick schicken? Wer am meisten geschrieben hat, wer auf Antwort wartet und was bevorsteht.',
  stopsByItself:
    'Es hört von selbst auf, wenn dein Zugang, deine Credits oder dein Tageslimit es nicht erlauben, und sagt dir Bescheid.',
  everyDay: (each, most) => `Einmal am Tag · ${cost(each, most)}`,
  everyWeek: (each, most) => `Einmal pro Woche · ${cost(each, most)}`,
  at: (time, day) => (day === undefined ? time : `${weekday(day)} ${time}`),
  notNow: 'Jetzt nicht',
  begun: 'Eingeschaltet. Das erste Mal: ',
  tooMany: (most) => `Für eine Person tue ich bis zu ${numbers.figure(most)} Dinge von selbst. Beende zuerst eines.`,
  already: 'Das tue ich schon.',
  cannotWatch:
    'Ohne ein Suchwort kann ich das bei diesem Datendienst nicht beobachten. Gib eines an, oder lass has: und Wörter mit Minus weg.',
  end: (what) => `Beenden: ${what}`,
  goOn: (what, each) => `Weiter: ${what} (je ${numbers.credits(each)})`,
  ended: 'Beendet. Davon kommt nichts mehr von selbst.',
  gone: 'Das ist schon beendet.',
  found: (query) => `Neu zu ${query}`,
  more: (amount) => `und ${numbers.figure(amount)} mehr: such danach, um alles zu sehen`,
  searchAll: 'Nach allem davon suchen',
  looking: (query) => `Sehe nach Neuem zu ${query}`,
  stopped: (what) => `Angehalten: ${what}`,
  why: {
    'not-connected': 'Du bist nicht mehr verbunden.',
    token: 'Dein Zugang gilt nicht mehr.',
    'scope-missing': 'Dein Zugang erlaubt es nicht mehr.',
    'credits-out': 'Deine Credits beim Dienst sind aufgebraucht.',
    'cap-reached': 'Es wäre über dein Tageslimit hinausgegangen.',
    dearer: 'Es kostet jetzt mehr, als du zugesagt hast.',
    unreadable: 'Ich kann nicht mehr lesen, wonach ich suchen soll.',
    trouble: 'Der Dienst konnte viele Male hintereinander nicht antworten.',
  },
  erased: (amount) => `${counted(amount, 'Sache, die', 'Dinge, die')} ich von selbst für dich getan habe`,
  lost: (doing, credits) =>
    `${doing}: Ich wurde neu gestartet, bevor ich sagen konnte, was dabei herauskam. Vielleicht hat es ${numbers.credits(credits)} gekostet.`,
};
