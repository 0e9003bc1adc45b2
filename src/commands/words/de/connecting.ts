/** /connect in German. `service` stands in the dative. */
import { bold, code } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

const { figure } = numbers;
const CAREFUL = 'Der Link ist nur für dich und gilt zehn Minuten; gib ihn nicht weiter.';

export const connecting: Words['connecting'] = {
  heading: 'Verbinde deine Daten',
  checking: 'Prüfe dein Token… (0 Credits)',
  connecting: 'Verbinde… (0 Credits)',
  nothingStored: 'Es wurde nichts gespeichert.',
  nothingConnected: 'Es wurde nichts verbunden.',

  sample: () => [
    bold('Beispieldaten'),
    ': Chats, E-Mails und Dateien einer erfundenen Person. Einmal tippen, alles ist erlaubt, und du kannst nichts kaputt machen.',
  ],
  own: () => [
    bold('Deine eigenen Daten'),
    ': ein Archiv, das der Dienst dieses Bots nur für dich führt. Du bestimmst, was ich damit tun darf.',
  ],
  connectOwn: 'Eigene Daten verbinden',
  lookAround: 'In Beispieldaten umsehen',
  replaces: 'Der neue Zugang ersetzt den, den du jetzt hast; der alte wird beendet.',

  mayDoOwn: 'Was darf ich mit deinem Archiv tun, und wie lange? Du kannst es jederzeit unter /account beenden.',
  mayDoSample: 'Was darf ich mit den Beispieldaten einer erfundenen Person tun, und wie lange?',
  choose: 'Auswählen…',
  chooseInBrowser: 'Im Browser auswählen',
  chosenByLine: (chosen, all) => [bold('Einzeln ausgewählt'), ` · ${figure(chosen)} von ${figure(all)} Berechtigungen`],
  added: 'Neu:',
  whatIMayDo: 'Was ich tun darf',
  whatIMayRead: 'Was ich lesen darf',
  tapToGive:
    'Tippe, um eine Berechtigung zu geben oder zu nehmen. Was ich nicht lesen darf, gibt es für mich nicht: Es wird weder gefunden noch aufgelistet.',
  noneWorks: 'Damit geht keiner meiner Befehle: Ich muss etwas tun dürfen, und Daten dafür haben.',
  couldUse: (commands) => `Du könntest ${commands} nutzen.`,
  not: (commands) => `Nicht: ${commands}.`,
  back: 'Zurück',

  staysAt: (service) => `Deine Daten bleiben bei ${service}; dort bestimmst du, was ich lesen darf.`,
  newReplaces: 'Ein neues Token ersetzt das, das du jetzt hast.',
  tapAndTick: `Tippe auf den Button und hake an, was ich lesen darf. ${CAREFUL}`,
  orPaste: () => [
    'Oder füg ein Token ein: Schick ',
    code('/connect'),
    ' und dahinter das Token, hier in unserem privaten Chat. Ich entferne deine Nachricht und speichere das Token verschlüsselt.',
  ],
  makeAndSend: () => [
    'Erstelle beim Dienst ein Token, dann schick ',
    code('/connect'),
    ' und dahinter das Token, hier in unserem privaten Chat. Ich entferne deine Nachricht und speichere das Token verschlüsselt.',
  ],
  whatIsStored: 'Was wird gespeichert?',
  onThePage: `Die Seite zeigt jede Berechtigung und fragt, wie lange sie gilt. ${CAREFUL}`,
  chooseWhatIMayRead: 'Auswählen, was ich lesen darf',

  removed: 'Die Nachricht mit dem Token habe ich aus diesem Chat entfernt.',
  notRemoved: () => [
    bold('Bitte lösch deine Nachricht mit dem Token selbst'),
    ': Ich konnte sie nicht aus diesem Chat entfernen.',
  ],
  incomplete: 'Das sieht nicht nach einem ganzen Token aus',
  copyAgain: () => [
    'Ein Token ist ein einziges langes Wort aus Buchstaben, Ziffern und ein paar Zeichen, ohne Leerzeichen. Kopier es noch einmal ganz und schick es nach ',
    code('/connect'),
    '. Es wurde nichts gespeichert.',
  ],
  neverInGroups: 'Poste ein Token nie in einer Gruppe',
  exposed: (removed) =>
    `Ich habe es nicht benutzt. ${removed ? 'Die Nachricht habe ich entfernt, aber andere haben sie vielleicht gelesen.' : 'Bitte lösch die Nachricht.'} Behandle dieses Token so, als hätten es andere: Widerruf es beim Dienst, erstelle ein neues und verbinde dich damit im privaten Chat mit mir.`,

  goBack: (bot) => `Geh zurück zu ${bot} und schick /connect für einen neuen Link.`,
  linkIsOver: 'Dieser Link gilt nicht mehr',
  linkWasUsed: 'Er wurde schon benutzt, ist älter als zehn Minuten oder stammt nicht von diesem Bot.',
  declined: 'Du hast dich nicht verbunden',
  declinedWhy: 'Du wolltest keinen Zugang geben, also wurde nichts gespeichert.',
  failed: 'Das Verbinden hat nicht geklappt',
  pageFailed: 'Die Zustimmungsseite meldet ein Problem. Es wurde nichts gespeichert.',
  noToken: 'Von der Zustimmungsseite kam kein brauchbares Token. Es wurde nichts gespeichert.',
  notStored: (reference) => `Es wurde nichts gespeichert. Referenz: ${reference}`,
  closePage: (bot) => `Du kannst diese Seite schließen und in ${bot} weitermachen.`,
};
