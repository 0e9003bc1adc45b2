/** “You are connected”, in German. `service` stands in the dative. */
import { bold, code, time } from '../../answer.ts';
import type { Words } from '../en/en.ts';

export const connected: Words['connected'] = {
  title: 'Du bist verbunden',
  toService: (service) => [bold('Du bist verbunden'), ` mit ${service}.`],
  toOwn: () => [bold('Du bist verbunden'), ' mit deinem eigenen Archiv.'],
  toSample: (you, owner) => [
    bold('Du bist verbunden'),
    ` mit Beispieldaten. ${you === '' ? 'Bei Telegram bist du du selbst' : `Bei Telegram bist du ${you}`}; die Daten gehören ${owner === undefined ? 'einer erfundenen Person' : `${owner}, einer erfundenen Person`}.`,
  ],
  saved: (service) => [
    bold('Token gespeichert'),
    `: Es gehört zu ${service}. Gratis prüfen konnte ich es nicht; ob es gilt, zeigt dein erster Befehl.`,
  ],
  token: (masked) => ['Dein Token: ', code(masked)],
  lastsUntilEnded: 'Es gilt, bis du es beendest.',
  lastsUntil: (at) => ['Es gilt bis ', time(at), '.'],

  before: {
    ended: 'Der Zugang davor ist beendet.',
    failedHere: 'Der Zugang davor ließ sich gerade nicht beenden: Das kannst du unter /account tun.',
    failedThere: (service) =>
      `Der Zugang davor ließ sich gerade nicht beenden: Widerruf ihn bei ${service}, wenn ihn niemand mehr nutzen soll.`,
    impossibleHere: 'Das Token davor gilt vielleicht noch: Beenden kannst du es unter /account.',
    impossibleThere: (service) =>
      `Das Token davor gilt vielleicht noch: Widerruf es bei ${service}, wenn es niemand mehr nutzen soll.`,
  },

  notTried: 'Davon ist noch nichts ausprobiert:',
  canUse: 'Du kannst nutzen:',
  allowsNothing: 'Damit geht keiner der Befehle, die Daten lesen.',
  notWithToken: (commands) => `Nicht mit diesem Token: ${commands} – was fehlt, steht unter /account.`,
  notWithAccess: (commands) => `Nicht mit diesem Zugang: ${commands} – was fehlt, steht unter /account.`,

  empty: () => [bold('Dein Archiv ist noch leer.'), ' Als Nächstes: /import holt deine Chats herein.'],
  justWrite: 'Schreib einfach, was du suchst.',
  justWriteFerry: () => ['Schreib einfach, was du suchst, zum Beispiel ', code('ferry'), '.'],
  bringIn: 'Meine Chats importieren',
};
