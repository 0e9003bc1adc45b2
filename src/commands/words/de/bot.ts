/** What Telegram shows of the bot before anybody has written to it, in German. */
import type { Words } from '../en/en.ts';

export const bot: Words['bot'] = {
  description: [
    'Durchsuche und befrage deine eigenen Nachrichten und anderen Daten, direkt hier im Chat.',
    'Verbinde deine Daten und probier /search, /ask und /recent. Was sie in Credits kosten, steht im Menü.',
    'Privat: Nur du siehst deine Antworten, dein Token wird verschlüsselt gespeichert, in Gruppen landet nichts, und /disconnect löscht alles. Mehr dazu: /privacy.',
  ].join('\n\n'),
  shortDescription:
    'Durchsuche und befrage deine eigenen Daten im privaten Chat. Token verschlüsselt; /disconnect löscht alles.',
};
