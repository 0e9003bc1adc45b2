/** /privacy in German. `service` stands in the dative. */

import type { Words } from '../en/en.ts';
import { counted } from './numbers.ts';

/** In the dative: `seit 90 Tagen`. */
const since = (days: number | undefined) =>
  days === undefined ? 'seit langer Zeit' : `seit ${counted(days, 'Tag', 'Tagen')}`;

export const privacy: Words['privacy'] = {
  stored: 'Was gespeichert wird und wie lange',
  items: (days) => [
    `Dein Zugangstoken und was es erlaubt: bis du dich trennst oder es ${since(days)} nicht benutzt hast (ich sage dir vorher Bescheid).`,
    'Ergebnisse, in denen du blätterst, und das, woran du mit einer Antwort anknüpfst: sechs Stunden. Buttons und das letzte Profil von dir: 30 Tage; das Profil kannst du sofort vergessen lassen. Ein Link zum Verbinden: zehn Minuten. Was du gerade teilen willst: eine Stunde.',
    'Eine Nachricht von dir, die Credits kostet oder warten muss: bis sie beantwortet ist; danach nur ihre Nummer, zwei Tage lang. Die Antwort: bis Telegram sie hat.',
    'Deine Einstellungen: bis du dich trennst. Wann welcher Befehl wie viele Credits gekostet hat, ganz ohne Wörter: 35 Tage, oder bis du dich trennst.',
    'Was ich von selbst für dich tun soll (Suchen, die ich beobachte, Blicke auf deinen Tag): wonach ich suche, wann, und Kürzel dessen, was ich gemeldet habe, bis du es beendest oder dich trennst. Ich lese deine Daten dann so, als hättest du den Befehl eingetippt, zu dem Preis, dem du zugestimmt hast.',
    'Wenn du mich mit deinem Telegram-Konto verbindest: dass du es getan hast und seit wann, bis du es dort beendest oder dich trennst; danach nur ein Kürzel, das nicht verrät, wem es gehört, damit ich nichts mehr daraus aufnehme. Die Nachrichten gehen direkt in dein Archiv; ich behalte keine.',
  ],
  encrypted:
    'Alles ist verschlüsselt, der Schlüssel liegt woanders, und statt deiner Telegram-ID steht ein Kürzel; was du ausgegeben hast, sind bloße Zahlen unter diesem Kürzel. In Protokollen stehen keine Texte, Namen, Fragen oder Tokens.',
  whereTo: 'Wohin deine Daten gehen',
  toService: (service) =>
    `Deine Wörter und Fragen landen mit deinem Token bei ${service}, wenn du einen Befehl ausführst; die Antwort kommt zurück in diesen Chat.`,
  model: {
    none: 'Dieser Dienst hat kein Sprachmodell: /ask zitiert deine Daten, und sonst liest sie niemand.',
    unknown:
      'Bei /ask und /profile liest das Sprachmodell dieses Dienstes, wenn er eines hat, die Daten, die dein Token erlaubt.',
    local: (host) =>
      `Bei /ask und /profile liest ein Sprachmodell auf dem eigenen Rechner dieses Dienstes (${host}) die Daten, die dein Token erlaubt.`,
    elsewhere: (host) =>
      `Bei /ask und /profile gehen deine Frage und das, was dafür aus deinen Daten gelesen wird, weiter an das Sprachmodell bei ${host}; was dort damit geschieht, bestimmt, wer es betreibt.`,
  },
  notSold: 'Dieser Bot verkauft nichts, teilt nichts und nutzt nichts zum Trainieren.',
  files:
    'Eine Datei, die du zum Importieren schickst, gebe ich so, wie sie kommt, an diesen Dienst weiter; ich behalte nichts davon.',
  groups: 'In Gruppen poste ich nie etwas Persönliches. Was du dort selbst teilst, zeige ich dir vorher.',
  howToErase: 'Wie du es löschst',
  erase:
    '/disconnect löscht auf einmal alles, was oben steht, beendet deinen Zugang beim Dienst, wo das geht, und sagt dir, was gelöscht und beendet wurde. Nachrichten deines Telegram-Kontos nehme ich dann nicht mehr auf. Was bleibt: dieser Chat bei Telegram (den kannst du selbst löschen) und was der Dienst selbst speichert. Widerruf das Token dort, falls es sich nicht beenden ließ.',
};
