/** What each command of the menu does, in German. */
import type { Words } from '../en/en.ts';

export const commands: Words['commands'] = {
  start: 'Hier geht es los',
  help: 'Was du tun kannst und was es kostet',
  search: 'Deine Nachrichten, Mails und Dateien durchsuchen',
  ask: 'Eine Frage zu deinen Nachrichten stellen',
  recent: 'Deine neuesten Nachrichten zeigen',
  chats: 'Deine Chats auflisten und einen öffnen',
  today: 'Was reinkam, wer wartet und was heute ansteht',
  count: 'Deine Nachrichten zählen, oder die mit bestimmten Wörtern',
  stats: 'Deine Nachrichten als Bild ansehen',
  profile: 'Dich von einem Sprachmodell aus deinen Nachrichten beschreiben lassen',
  import: 'Eigene Chats und Mails importieren',
  save: 'Eine Nachricht in deinem Archiv aufheben',
  cancel: 'Anhalten, was gerade läuft',
  credits: 'Sehen, was du ausgegeben hast',
  watches: 'Sehen und beenden, was ich von selbst für dich tue',
  settings: 'Zeitzone, Tageslimit und Schutz der Ergebnisse einstellen',
  account: 'Deine Verbindung ansehen und was sie erlaubt',
  connect: 'Deine Daten verbinden',
  disconnect: 'Mein Token und alles über mich vergessen',
  privacy: 'Was über dich gespeichert ist und wie du es löschst',
};
