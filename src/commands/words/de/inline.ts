/** Inline mode in German. */
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

export const inline: Words['inline'] = {
  connect: 'Verbinde zuerst deine Daten',
  search: {
    title: (words, credits) => `Suchen: ${words} (${numbers.credits(credits)})`,
    posted: (words) => `🔎 Ich suche in meinen eigenen Daten nach »${words}«`,
    button: (credits) => `Meine Ergebnisse (${numbers.credits(credits)})`,
  },
  ask: {
    title: (words, credits) => `Fragen: ${words} (${numbers.credits(credits)})`,
    posted: (words) => `💬 Ich frage meine eigenen Daten: »${words}«`,
    button: (credits) => `Meine Antwort (${numbers.credits(credits)})`,
  },
  inPrivate: 'Noch wird nichts gesucht. Was gefunden wird, siehst nur du, in unserem privaten Chat.',
  here: 'Läuft sofort, hier.',
  tooLong: 'Für hier zu lang: privat weitermachen',
  notAllowed: 'Dein Zugang erlaubt das nicht',
};
