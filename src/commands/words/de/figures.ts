/** What was counted, in German. */

import type { Words } from '../en/en.ts';
import { counted, numbers } from './numbers.ts';

const { figure } = numbers;
const SHORT = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
const LONG = ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags', 'sonntags'] as const;
const monthFormat = new Intl.DateTimeFormat('de', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const messages = (amount: number) => counted(amount, 'Nachricht', 'Nachrichten');
const month = (name: string) => monthFormat.format(new Date(`${name}-01T00:00:00Z`));
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

export const figures: Words['figures'] = {
  yourMessages: 'Deine Nachrichten',
  yourEmails: 'Deine E-Mails',
  onlyMessages:
    'Zählen kann ich Nachrichten und E-Mails. Lass den anderen Ort weg oder schreib in:emails.\n\nEs wurde nichts ausgegeben.',

  counting: (what) => `Zähle: ${what}`,
  read: (amount, most) => `${figure(amount)} von höchstens ${figure(most)} gelesen`,

  messages,
  sentAndReceived: (sent, received) => `${figure(sent)} gesendet, ${figure(received)} empfangen`,
  none: 'Nichts passt dazu. Mit weniger Wörtern oder Filtern findet sich vielleicht mehr.',
  days: (first, last) => (first === last ? `Alle am ${first}` : `Vom ${first} bis ${last}`),
  day: (iso, zone) =>
    new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).format(
      new Date(iso),
    ),
  silence: (days, from, to) => `Längste Stille: ${counted(days, 'Tag', 'Tage')}, ${from} bis ${to}`,
  busiestMonth: (name, amount) => `Stärkster Monat: ${month(name)}, ${figure(amount)}`,
  busiestTimes: (day, number, zone) => `Meistens ${LONG[day] ?? ''} gegen ${hour(number)} Uhr (Zeit in ${zone})`,
  chats: 'Chats',
  people: 'Menschen',
  favouriteWords: 'Wörter, die wiederkehren',
  partial: (amount, total) =>
    total === undefined
      ? `Das sind die neuesten ${figure(amount)}; es gibt noch ältere.`
      : `Das sind die neuesten ${figure(amount)} von ${figure(total)}.`,
  brokenOff: 'Unterwegs hat der Dienst nicht mehr geantwortet; das hier kam vorher.',

  byMonth: 'Nach Monat',
  byWeekday: 'Nach Wochentag',
  byHour: (zone) => `Nach Uhrzeit (${zone})`,
  sent: 'gesendet',
  received: 'empfangen',
  month,
  weekday: (day) => SHORT[day] ?? '',
  hour,

  dark: 'Dunkel',
  light: 'Hell',
  asPicture: 'Als Bild (gratis)',
  pictures: 'Bilder: ',
  lightPictures: 'Helle Bilder',
  darkPictures: 'Dunkle Bilder',
  show: 'Zeig sie mir',
  countAnew: 'Neu zählen',
  countAgain: 'Noch mal zählen',
  keptSince: 'Gezählt: ',
  forgotten: 'Diese Zahlen habe ich vergessen: Ich behalte sie nur sechs Stunden.',
  notDrawn: 'Das Bild ließ sich gerade nicht zeichnen; hier sind seine Zahlen.',

  readingQuestion: (page) =>
    `Dieser Datendienst zählt nicht selbst, also muss ich mitlesen: ${figure(page)} Nachrichten für 1 Credit, die neuesten zuerst. Wie weit soll ich zurückgehen? Du zahlst nur, was ich lese.`,
  newest: (amount, credits) => `Bis zu ${figure(amount)} (höchstens ${numbers.credits(credits)})`,
  nothingCounted: 'Es wurde nichts gezählt und nichts ausgegeben.',
};
