/** Where each app hides its export, click by click, as its German version says it. */
import type { Words } from '../en/en.ts';

export const exports: Words['exports'] = {
  Telegram: {
    steps: [
      'Öffne am Computer Telegram Desktop (desktop.telegram.org). Die Apps auf dem Handy können nicht exportieren.',
      'Öffne das Menü ☰, dann Einstellungen → Erweitert → Telegram-Daten exportieren.',
      'Hake die Chats an, die du möchtest; Fotos und Videos sind nicht nötig.',
      'Wähl ganz unten bei »Format« statt HTML »Maschinenlesbares JSON«.',
      'Tippe auf »Exportieren«. Schick die Datei result.json aus dem Ordner, der dabei entsteht.',
    ],
    note: 'Nur für einen einzelnen Chat: Öffne ihn, dann ⋮ → Chatverlauf exportieren. Telegram bittet dich vielleicht um eine Bestätigung auf dem Handy und einen Tag Geduld.',
  },
  WhatsApp: {
    steps: [
      'Öffne den Chat auf deinem Handy.',
      'Android: ⋮ → Mehr → Chat exportieren. iPhone: Tippe oben auf den Namen, dann ganz unten auf Chat exportieren.',
      'Wähl »Ohne Medien«.',
      'Speichere die Datei oder schick sie dir selbst, und schick mir die .zip oder .txt so, wie sie ist.',
    ],
    note: 'Immer nur ein Chat, höchstens seine neuesten 40.000 Nachrichten. Ein Chat mit erweitertem Datenschutz lässt sich nicht exportieren.',
  },
  Signal: {
    steps: [
      'Öffne in Signal die Einstellungen, dann Chats → Chatverlauf exportieren (»Export chat history«).',
      'Wähl aus, wohin der Export soll, ohne Medien.',
      'Schick main.jsonl oder den ganzen Ordner als .zip.',
    ],
    note: 'Ein Backup von Signal ist etwas anderes: Es ist verschlüsselt, und nur Signal kann es lesen.',
  },
  Slack: {
    steps: [
      'Öffne im Browser das Menü deines Workspace: Tools und Einstellungen → Workspace-Einstellungen.',
      'Öffne »Daten importieren/exportieren« (»Import/Export Data«), dann »Exportieren«.',
      'Wähl den Zeitraum, tippe auf »Export starten« und warte auf die E-Mail mit dem Link.',
      'Schick die .zip so, wie sie ist.',
    ],
    note: 'Exportieren können nur Inhaber und Admins eines Workspace. Private Channels und Direktnachrichten sind nur bei manchen Tarifen dabei.',
  },
  Discord: {
    steps: [
      'Öffne Benutzereinstellungen → Daten & Privatsphäre.',
      'Hake bei »Alle meine Daten anfordern« die Nachrichten an und tippe auf »Anfordern«.',
      'Warte auf die E-Mail mit dem Link: bis zu 30 Tage.',
      'Schick die .zip so, wie sie ist.',
    ],
    note: 'Im Paket von Discord stehen nur deine eigenen Nachrichten. In Dateien von DiscordChatExporter (JSON) stehen beide Seiten.',
  },
  Gmail: {
    steps: [
      'Öffne takeout.google.com und tippe auf »Auswahl aufheben«.',
      'Hake nur Gmail an, dann »Nächster Schritt«.',
      'Wähl .zip und eine Größe von 2 oder 4 GB, dann »Export erstellen«.',
      'Warte auf die E-Mail mit dem Link und schick jede .zip so, wie sie ist, eine nach der anderen.',
    ],
    note: 'Auch Postfächer anderer Programme kannst du schicken, als mbox-Dateien.',
  },
};
