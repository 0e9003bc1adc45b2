/** What is said around a command's answers, in German. */
import { bold, code } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('de');
const { credits, figure } = numbers;

const spent = (amount: number) =>
  amount === 0 ? 'Es wurde nichts ausgegeben.' : `Vielleicht hat es ${credits(amount)} gekostet.`;
const still = (doing: string) => `Ich bin noch dran: ${doing}.`;

export const front: Words['front'] = {
  overflow: 'Der Rest dieser Antwort steht in der Datei.',
  nothingVisible: '(Diese Antwort hat keinen sichtbaren Text.)',
  working: 'Bin dabei',
  unknownButton: 'Dieser Button stammt aus einer älteren Version. Schick /help',
  goneButton: 'Dieser Button wurde schon benutzt, gilt nicht mehr oder ist nicht für dich.',
  foreignButton: 'Dieser Button ist für die Person, die gefragt hat.',
  tooFast: 'Das war viel auf einmal. Gib mir zehn Sekunden, dann geht es weiter.',
  privateOnly: 'Persönliche Ergebnisse zeige ich nur privat. Dort weitermachen?',
  notAllowed: 'Dieser Bot ist nur für eingeladene Leute.',
  stranger: (userId) => [
    'Hallo! Dieser Bot ist nur für eingeladene Leute. Damit du dazukommst, gib dem Betreiber deine Telegram-ID: ',
    code(userId),
    '. Was über dich gespeichert ist, gehört trotzdem dir: /privacy, /disconnect.',
  ],
  repeatNote: 'Noch einmal gesendet, weil Telegram das erste Mal nicht bestätigt hat.',
  unsendable:
    'Ich habe eine Antwort, aber Telegram hat sie nicht angenommen. Versuch es mit einer engeren Frage oder mit /help.',
  secrets: {
    token:
      'Das sieht nach einem Zugangstoken aus, deshalb habe ich es für nichts benutzt. Um dich damit zu verbinden, schick es nach /connect. Falls andere es sehen konnten, erstelle beim Dienst ein neues.',
    other:
      'Ein Teil davon sieht nach einem Passwort oder Schlüssel aus, deshalb habe ich ihn nirgendwohin geschickt und deine Nachricht so gelassen. Vielleicht möchtest du sie löschen. Zum Verbinden schick dein Token nach /connect.',
  },
  beginning: (doing, price) => `${doing}… (${credits(price)})`,
  going: (doing, seconds, price) => `${doing}… ${figure(seconds)} s · ${credits(price)}`,
  still,
  stillWorking: 'Ich arbeite noch an einer früheren Anfrage.',
  queued: (doing, before) =>
    `${still(doing)} ${before === 0 ? 'Deine Anfrage ist die nächste.' : plural(before, { one: 'Vor deiner Anfrage ist noch eine.', other: `Vor deiner Anfrage sind noch ${figure(before)}.` })}`,
  behind: (doing, before) =>
    before === 0
      ? `${doing}: sobald das davor fertig ist.`
      : `${doing}: sobald die ${figure(before + 1)} davor fertig sind.`,
  inLine: (position) => ['Gerade fragen viele Leute. Du bist Nummer ', bold(figure(position)), ' in der Reihe.'],
  stopped: (price) =>
    price === 0
      ? 'Angehalten. Es wurde nichts ausgegeben.'
      : `Angehalten. Die Anfrage war schon unterwegs, also werden vielleicht noch ${credits(price)} berechnet.`,
  timedOut: (price) => `Das hat zu lange gedauert, also warte ich nicht länger. ${spent(price)}`,
  interrupted: (price) => `Ich wurde neu gestartet, bevor ich antworten konnte. ${spent(price)}`,
  failed: (reference, price) => [
    `Bei mir ist etwas schiefgegangen. ${spent(price)} Wenn es wieder passiert, nenn dem Betreiber diese Referenz: `,
    code(reference),
  ],
  nothingRunning: 'Gerade läuft nichts.',
  stoppedNow: 'Angehalten.',
  takenBack: {
    profile: 'Es wurde kein Profil gemacht und nichts ausgegeben.',
    disconnect: 'Es wurde nichts gelöscht.',
    other: 'Es wurde nichts geändert.',
  },
};
