/** What is said of credits and caps, in German. */
import { bold, time } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { counted, numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const money: Words['money'] = {
  receipt: {
    left: (amount) => `noch ${figure(amount)} übrig`,
    today: (spent, cap) =>
      cap === undefined ? `heute ${credits(spent)}` : `heute ${figure(spent)} von ${credits(cap)}`,
  },
  bringsTo: (spent, cap) => `Damit sind es heute ${figure(spent)} von deinen ${figure(cap)} Credits.`,
  mostUsed: 'Das Limit für heute ist fast aufgebraucht.',

  looking: 'Sehe nach deinen Credits…',
  left: (amount) => `Noch ${credits(amount)} übrig.`,
  leftUnknown: 'Wie viel noch übrig ist, ließ sich gerade nicht erfragen.',
  setCap: 'Tageslimit festlegen',
  today: (spent) => [bold('Heute: '), credits(spent)],
  period: (days, spent) => [bold(`Letzte ${figure(days)} Tage: `), credits(spent)],
  byCommand: (command, spent, calls) => `${command}: ${credits(spent)}, ${counted(calls, 'Abfrage', 'Abfragen')}`,
  beforeDisconnecting: (spent) => `${figure(spent)}, bevor du dich getrennt hast (ohne Einzelheiten)`,
  inDoubt: (spent) =>
    `Davon unklar: ${figure(spent)}. Die Anfrage ging raus, aber es kam keine vollständige Antwort; vielleicht hat der Dienst sie berechnet, vielleicht nicht. Ich zähle sie als ausgegeben.`,
  throughBot: 'Das sind die Abfragen über diesen Bot.',
  throughBotOnly: 'Das sind die Abfragen über diesen Bot; dein Guthaben führt der Dienst.',
  noCap: 'Es ist kein Tageslimit festgelegt; in /settings kannst du eines einstellen.',
  cap: (cap) => [
    `Limit: ${credits(cap.limit)} am Tag (${cap.mine ? 'von dir eingestellt' : 'vom Betreiber festgelegt'}), noch ${figure(cap.left)} übrig. Neu gezählt wird ab `,
    time(cap.until),
    cap.zone === undefined ? ' (Mitternacht UTC).' : ' (Mitternacht bei dir).',
  ],
  enough: (left) => `Zum Umsehen sind noch ${credits(left)} da; das reicht fürs Erste.`,
  toppedUp: (more, left) => [
    bold(`${credits(more)} mehr`),
    `: Jetzt hast du ${figure(left)}. Frag noch einmal, was du wissen wolltest.`,
  ],

  overOwnCap: (cap, spent, price) =>
    `Das ginge über dein Tageslimit von ${figure(cap)} hinaus: Heute sind ${figure(spent)} verbraucht, und das hier kostet ${figure(price)}. Trotzdem ${figure(price)} ausgeben?`,
  spendAnyway: (price) => `Trotzdem ${credits(price)} ausgeben`,
  changeCap: 'Limit ändern',
  nothingSpent: 'Es wurde nichts ausgegeben.',
  lastDays: (days) => `Die letzten ${figure(days)} Tage, ein Balken pro Tag:`,
  mostOn: (day, amount) => `Am meisten: ${day}, ${credits(amount)}`,
  day: (at, zone) =>
    new Intl.DateTimeFormat('de', { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone }).format(at),
};
