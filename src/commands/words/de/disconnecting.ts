/** /disconnect in German. `service` stands in the dative. */

import type { Words } from '../en/en.ts';
import { plurals } from '../plural.ts';
import { counted, numbers } from './numbers.ts';

const plural = plurals('de');
const { figure, credits, size } = numbers;
export const records = (amount: number) => counted(amount, 'Eintrag', 'Einträge');

export const disconnecting: Words['disconnecting'] = {
  askAccess:
    'Deinen Zugang, aufgehobene Ergebnisse, Buttons, wartende Anfragen, was ich von selbst für dich tue, Einstellungen und die Liste deiner Ausgaben löschen?',
  askToken: (masked) =>
    `Dein Zugangstoken (${masked}), aufgehobene Ergebnisse, Buttons, wartende Anfragen, was ich von selbst für dich tue, Einstellungen und die Liste deiner Ausgaben löschen?`,
  askUnconnected:
    'Du bist nicht verbunden, aber vielleicht gibt es noch Einstellungen oder eine Liste deiner Ausgaben. Löschen?',
  liveStops: 'Nachrichten deines Telegram-Kontos nehme ich dann nicht mehr auf.',
  cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
  eraseAll: 'Alles löschen',
  eraseNothing: 'Nichts löschen',
  keepIt: 'Behalten',
  erasing: 'Lösche…',

  nothingToErase: 'Es gab nichts zu löschen',
  erased: 'Gelöscht',
  items: {
    token: 'dein Zugangstoken und was es erlaubt',
    results: (amount) =>
      plural(amount, { one: '1 aufgehobene Ergebnisliste', other: `${figure(amount)} aufgehobene Ergebnislisten` }),
    buttons: (amount) => plural(amount, { one: '1 Satz Buttons', other: `${figure(amount)} Sätze Buttons` }),
    pending: (amount) => plural(amount, { one: '1 wartende Anfrage', other: `${figure(amount)} wartende Anfragen` }),
    link: 'ein offener Link zum Verbinden',
    live: 'dass dein Telegram-Konto mit mir verbunden ist',
    settings: 'deine Einstellungen',
    spending: (amount) =>
      plural(amount, {
        one: 'die Einzelheiten zu 1 bezahlten Abfrage',
        other: `die Einzelheiten zu ${figure(amount)} bezahlten Abfragen`,
      }),
  },
  endedAt: (service) => `Beendet bei ${service}`,
  accessesEnded: (amount) =>
    plural(amount, {
      one: 'der Zugang selbst: Er öffnet nichts mehr',
      other: `${figure(amount)} Zugänge: Sie öffnen nichts mehr`,
    }),
  notErased: 'Nicht gelöscht',
  stays: {
    chat: 'dieser Chat bei Telegram: Du kannst ihn in der App leeren',
    service: (service) => `was bei ${service} gespeichert ist`,
    serviceAndAccess: (service) =>
      `was bei ${service} gespeichert ist, und der Zugang selbst: Er ließ sich gerade nicht beenden, also widerruf ihn dort`,
    serviceAndToken: (service) =>
      `was bei ${service} gespeichert ist, und dort auch das Token selbst: Widerruf es dort, wenn es niemand mehr nutzen soll`,
    today: (spent) => `die heutige Summe (${credits(spent)}): Sie bleibt für das Tageslimit und wird danach gelöscht`,
  },

  archive: {
    ask: 'Auch das Archiv löschen?',
    holds: (amount, bytes) =>
      `Darin ${plural(amount, { one: 'ist', other: 'sind' })} ${records(amount)} von dir (${size(bytes)}). Löschen lässt sich nicht rückgängig machen und beendet auch jeden anderen Zugang dazu. Wenn du nichts tust, bleibt es.`,
    erase: 'Archiv auch löschen',
    erasing: 'Lösche dein Archiv…',
    isSample: 'Das sind die Beispieldaten, die bleiben.',
    erased: 'Dein Archiv ist gelöscht',
    records: (amount, bytes) => `${records(amount)} (${size(bytes)})`,
    accesses: (amount) => plural(amount, { one: '1 Zugang dazu', other: `${figure(amount)} Zugänge dazu` }),
    nothingLeft: 'Beim Dienst ist nichts mehr davon übrig.',
    stays: (what) => `Was bleibt: ${what}.`,
  },
};
