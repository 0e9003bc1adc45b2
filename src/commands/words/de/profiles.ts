/** /profile in German. */
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

export const profiles: Words['profiles'] = {
  tooLong: (limit) => `Das ist zu lang: bitte höchstens ${numbers.figure(limit)} Zeichen. Es wurde nichts ausgegeben.`,
  costs: (credits, today) => [
    'Für ein Profil lese ich deine Nachrichten durch und beschreibe dich auf einer Seite. Es kostet ',
    credits,
    ` (${today}). Es bleibt 30 Tage verschlüsselt aufgehoben, damit ein zweiter Blick gratis ist.`,
  ],
  costsWithFocus: (focus, credits, today) => [
    'Für ein Profil lese ich deine Nachrichten durch und beschreibe dich. Im Blick dabei: ',
    focus,
    '. Es kostet ',
    credits,
    ` (${today}).`,
  ],
  countCosts: (nothing) => [
    'Der Dienst hat kein Sprachmodell, das ein Profil schreiben könnte. Was sich zählen lässt, kostet ',
    nothing,
    ': mit wem, wo und wann du schreibst und welche Wörter wiederkehren.',
  ],
  nothing: 'nichts',
  reading: 'Lese deine Nachrichten für ein Profil',
  counting: 'Zähle deine Nachrichten für ein Profil',
  confirm: (credits) => `${numbers.credits(credits)} bestätigen`,
  countIt: 'Zählen (0 Credits)',
  presets: [
    ['Meine Leute', 'die Menschen, die mir nahestehen, woher wir uns kennen und wie wir miteinander auskommen'],
    ['Meine Interessen', 'was mir wichtig ist, worauf ich immer wieder zurückkomme und wie sich das verändert hat'],
    ['Meine Arbeit', 'meine Arbeit: was ich tue, mit wem, und was ich gut kann'],
    ['Meine Pläne', 'was ich versprochen, geplant und aufgeschoben habe'],
  ],
  ownWords: 'In eigenen Worten',
  whatToLookAt: (credits) =>
    `Worauf soll es achten? Den Preis (${numbers.credits(credits)}) siehst du, bevor etwas gelesen wird.`,
  hint: 'Meine Reisen',
  showAgain: 'Noch mal zeigen · gratis',
  forget: 'Vergiss es',
  from: (at) => ['Erstellt: ', at, '. Noch einmal gezeigt für nichts: 0 Credits.'],
  gone: 'Ein Profil von dir ist nicht mehr aufgehoben. Es wurde nichts ausgegeben.',
  forgotten:
    'Vergessen: Ich hebe kein Profil von dir mehr auf. Was ich dir gezeigt habe, bleibt in diesem Chat, bis du es löschst.',
};
