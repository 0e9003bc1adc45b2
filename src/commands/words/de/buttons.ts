/** Labels of buttons that several screens share, in German. */
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

export const buttons: Words['buttons'] = {
  connect: 'Verbinden',
  connectAgain: 'Neu verbinden',
  connectWider: 'Mit mehr Rechten verbinden',
  connectOther: 'Mit anderem Token verbinden',
  startAgain: 'Von vorn beginnen',
  tryAgain: 'Erneut versuchen',
  account: 'Mein Zugang',
  credits: 'Guthaben',
  settings: 'Einstellungen',
  privacy: 'Datenschutz',
  help: 'Was kann ich tun?',
  disconnect: 'Trennen',
  checkToken: 'Mein Token neu prüfen (gratis)',
  stopThem: 'Anhalten',
  continueInPrivate: 'Privat weitermachen',
  back: '◂ Zurück',
  more: 'Mehr ▸',
  search: 'Suchen',
  ask: 'Fragen',
  chats: 'Meine Chats',
  cancel: 'Abbrechen',
  topUp: (credits) => `${numbers.figure(credits)} mehr holen (Beispiel)`,
  runAgain: 'Noch mal ausführen',
};
