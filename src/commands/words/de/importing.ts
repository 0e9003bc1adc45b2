/** /import in German. `name` is a file's, in quotation marks; `service` stands in the dative. */
import { bold } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { plurals } from '../plural.ts';
import { counted, numbers } from './numbers.ts';

const plural = plurals('de');
const { figure, size } = numbers;

export const importing: Words['importing'] = {
  file: 'Datei',
  heading: 'Eigene Chats und Mails importieren',
  what: (service) =>
    `Was deine Apps exportieren, lege ich in dein eigenes Archiv bei ${service}, verschlüsselt und nur für dich. Die Datei selbst wird entfernt, sobald sie gelesen ist.`,
  steps: (most, hasPage) => [
    '1. Wähl deine App: Ich zeige dir, wo ihr Export versteckt ist.\n2. ',
    bold(`Schick mir die Datei hier (bis zu ${size(most)})`),
    hasPage ? ' oder nimm für größere die Upload-Seite.' : '.',
    '\n3. Warte auf die Quittung. Wenn du dasselbe noch einmal schickst, kommt nur Neues dazu.',
  ],
  notConnected: 'Dafür musst du nicht verbunden sein; zum Durchsuchen danach: /connect.',
  wayTo: (app) => `${app}: der Weg zu deinem Export`,
  elsewhereHeading: 'Daten hereinholen',
  elsewhere: (service) =>
    `Deine Daten liegen bei ${service} und werden dort hereingeholt. Dieser Bot hat dafür keinen Schlüssel: Er liest nur, was du ihn lesen lässt.`,
  elsewhereFile: (service) =>
    `Deine Daten liegen bei ${service} und werden dort hereingeholt: Dieser Bot kann sie nur lesen. Von dem, was du geschickt hast, wurde nichts übernommen.`,

  page: 'Upload-Seite',
  pageHeading: 'Die Upload-Seite',
  pageWhat:
    'Sie öffnet sich in deinem Browser und nimmt Dateien jeder Größe. Der Link ist nur für dich, öffnet sich einmal und gilt zehn Minuten; gib ihn nicht weiter.',
  openPage: 'Upload-Seite öffnen',
  noPage: 'Der Dienst hat keine Upload-Seite. Schick mir die Datei hier.',
  howToExport: 'Wie exportiere ich?',

  bringing: (name) => `Importiere ${name}`,
  lookingAfter: 'Kümmere mich um einen Import',
  taking: (name) => `Hole ${name} von Telegram…`,
  barOf: (bar, bytes) => `${bar} von ${size(bytes)}`,
  handing: (name) => `Gebe ${name} weiter…`,
  looking: (name) => `Sehe in ${name} hinein…`,
  waiting: (name) => `${name} wartet, bis die Datei davor fertig ist.`,
  progress: (read, written) => `${figure(read)} gelesen, davon ${figure(written)} neu`,
  silent: (name) =>
    `Der Dienst antwortet gerade nicht. ${name ?? 'Der Import'} läuft dort weiter; ich frage immer wieder nach.`,
  stillGoing: (name) => `Das dauert: ${name ?? 'Der Import'} läuft ohne mich weiter.`,

  notAnExport: (name) =>
    `${name} kann ich nicht importieren: Ich nehme Exporte von Chat-Apps und Postfächern, als .json, .jsonl, .zip, .txt, .csv, .mbox oder .eml. /import zeigt, wo deine Apps ihren haben.`,
  tooLarge: (name, bytes, most, hasPage) =>
    `${name} hat ${bytes === undefined ? 'mehr' : size(bytes)}; aus dem Chat kann ich Dateien bis ${size(most)} nehmen. ${hasPage ? 'Die Upload-Seite nimmt größere.' : 'Exportier weniger Chats oder ohne Medien, und schick das.'}`,
  gone: (name) => `Telegram gibt mir ${name} nicht mehr. Bitte schick sie noch einmal.`,
  interrupted: (name) => `${name} kam von Telegram nicht durch. Es wurde nichts importiert.`,
  noService: (name) => `Der Dienst hat ${name} nicht angenommen. Es wurde nichts importiert.`,
  tooLargeThere: (name) => `${name} ist größer, als der Dienst annimmt. Exportier weniger Chats oder ohne Medien.`,
  notDone: (name) =>
    `Ein paar deiner Dateien sind noch nicht fertig: Sie laufen oder warten auf eine Antwort. Antworte oder halte sie an, dann versuch es mit ${name} noch einmal.`,
  noRoom: (name) => `Der Dienst hat gerade keinen Platz für ${name}. Es wurde nichts importiert.`,
  stopped: (name) => `Angehalten. Von ${name} wurde nichts importiert.`,
  cannotStop: 'Ich konnte den Dienst nicht erreichen, um den Import anzuhalten: Vielleicht läuft er dort weiter.',
  unknown:
    'Von diesem Import weiß ich nichts mehr. Eine Quittung hebe ich einen Tag auf; schick die Datei im Zweifel noch einmal.',
  waitedInVain: (name) => `Die Dateien vor ${name} haben zu lange gebraucht. Davon wurde noch nichts importiert.`,
  tooMany: 'Es warten schon viele Dateien von dir. Schick diese noch einmal, wenn sie fertig sind.',
  notMe: 'Das bin ich nicht',
  see: 'Stand ansehen',
  connectToSearch: 'Verbinden und durchsuchen',

  failed: {
    cancelled: 'Abgebrochen. Es wurde nichts übernommen.',
    'cancelled-halfway': 'Abgebrochen. Was bis dahin übernommen war, bleibt.',
    silent: 'Die Datei kam innerhalb einer Stunde nicht vollständig an. Schick sie noch einmal.',
    unanswered: 'Die Frage blieb einen Tag lang unbeantwortet. Schick die Datei noch einmal.',
    failed:
      'Der Import ist gescheitert, und es liegt nicht an deiner Datei. Wer diesen Dienst betreibt, findet den Grund im Protokoll; versuch es später noch einmal.',
    'not-known':
      'Das ist kein Export, den ich kenne. Ich lese Exporte von Telegram, WhatsApp, Signal, Slack, Discord, Postfächer (mbox, Gmail Takeout) und Einträge, die ein Datendienst herausgegeben hat (JSON-Zeilen).',
    empty: 'Darin ist nichts, was ich lesen könnte.',
    'other-archive': 'Diese Art von Archiv kann ich nicht öffnen. Entpack es und schick den Inhalt als Zip.',
    'zip-password': 'Dieses Zip verlangt ein Passwort. Entpack es, pack es ohne Passwort neu und schick das.',
    'zip-bomb': 'Dieses Zip würde größer, als es wirklich sein kann. Ich öffne es nicht.',
    'zip-of-zips': 'In diesem Zip sind nur weitere Zips. Entpack es und schick, was darin ist.',
    damaged:
      'Dieses Zip ist beschädigt oder kam nicht ganz an. Schick es noch einmal, oder entpack es und pack es neu.',
    'telegram-html':
      'Das ist ein Telegram-Export als HTML, zum Ansehen im Browser. Exportiere ihn in Telegram Desktop noch einmal: Einstellungen > Erweitert > Telegram-Daten exportieren, als Format »Maschinenlesbares JSON«; für einen einzelnen Chat: ⋮ im Chat > Chatverlauf exportieren. Schick dann result.json oder den Ordner als Zip.',
    'whatsapp-backup':
      'Das ist eine Sicherung von WhatsApp selbst, die nur WhatsApp lesen kann. Exportiere stattdessen einen Chat: öffne ihn, dann ⋮ oder sein Name, und »Chat exportieren«.',
    'whatsapp-dates':
      'Das ist ein Chat aus WhatsApp, aber seine Datumsangaben haben eine Form, die ich nicht lesen kann.',
    'signal-backup':
      'Das ist eine verschlüsselte Sicherung von Signal, die nur Signal lesen kann. Exportiere stattdessen deine Chats: in den Einstellungen von Signal »Chats«, »Chatverlauf exportieren«.',
    'discord-package':
      'Dieses Datenpaket von Discord enthält keine Nachrichten. Fordere es noch einmal mit »Nachrichten« an.',
    'discord-html':
      'Das wurde mit DiscordChatExporter als HTML exportiert. Exportiere es noch einmal im Format »JSON«.',
    outlook:
      'Die eigenen Maildateien von Outlook kann ich nicht lesen. Exportiere das Postfach als mbox, oder speichere die Mails als .eml-Dateien, und schick diese.',
  },

  receipt: {
    broughtIn: (name) => `Importiert: ${name}`,
    nothing: (name) => `Nichts ließ sich importieren: ${name}`,
    stopped: (name) => `Angehalten: ${name}`,
    chats: (amount) => counted(amount, 'Chat', 'Chats'),
    written: (amount) => counted(amount, 'Nachricht oder Mail ist neu', 'Nachrichten und Mails sind neu'),
    updated: (amount) =>
      counted(amount, 'hat sich seit dem letzten Mal geändert', 'haben sich seit dem letzten Mal geändert'),
    known: (amount) => counted(amount, 'war schon da', 'waren schon da'),
    leftOut: (amount, reasons) => `${figure(amount)} ausgelassen: ${reasons}`,
    aside: 'Du durchsuchst gerade die Beispieldaten; verbinde deine eigenen, um das hier zu finden.',
    youAre: (person) => `Du bist darin ${person}, wie in deinen früheren Exporten.`,
    brokenAt: (byte) => `Bei Byte ${figure(byte)} bricht die Datei ab oder ist nicht lesbar. Alles davor ist drin.`,
    diskFull: 'Die Festplatte des Dienstes ist voll: Was bis dahin gespeichert wurde, bleibt.',
    goOn: 'Was bis dahin importiert wurde, bleibt. Schick die Datei noch einmal, um weiterzumachen.',
  },
  leftOut: {
    'service message': (n) => `${counted(n, 'Hinweis', 'Hinweise')} wie »ist der Gruppe beigetreten«`,
    deleted: (n) => counted(n, 'gelöschte Nachricht', 'gelöschte Nachrichten'),
    empty: (n) => counted(n, 'leere Nachricht', 'leere Nachrichten'),
    unreadable: (n) => `${figure(n)} nicht lesbar`,
    'unreadable mail': (n) => counted(n, 'nicht lesbare Mail', 'nicht lesbare Mails'),
    'unreadable file': (n) => counted(n, 'nicht lesbare Datei', 'nicht lesbare Dateien'),
    'not a mail': (n) => counted(n, 'Datei, die keine Mail ist', 'Dateien, die keine Mails sind'),
    unsupported: (n) => `${figure(n)} von einer Art, die die App nicht exportiert hat`,
    duplicate: (n) => `${figure(n)} doppelt im Export`,
    'no date': (n) => `${figure(n)} ohne Datum`,
    'no chat': (n) =>
      `${figure(n)} aus ${plural(n, { one: 'einem Chat, der nicht im Export ist', other: 'Chats, die nicht im Export sind' })}`,
    spam: (n) => counted(n, 'Spam-Mail', 'Spam-Mails'),
    trash: (n) => `${counted(n, 'Mail', 'Mails')} im Papierkorb`,
    draft: (n) => counted(n, 'Entwurf', 'Entwürfe'),
    'chat log': (n) => counted(n, 'Chatprotokoll', 'Chatprotokolle'),
  },

  ask: {
    who: (name) => `Wer bist du in ${name}?`,
    whoWhy: 'Damit ich weiß, welche Nachrichten von dir sind.',
    noName: 'Kein Name',
    person: (name, messages) => `${name} · ${counted(messages, 'Nachricht', 'Nachrichten')}`,
    youAre: (person, name) => `In ${name} bist du ${person}.`,
    youAreNobody: (name) => `In ${name} bist du niemand davon.`,
    noneOfThem: 'Niemand davon',
    stop: 'Anhalten',
    page: (page, pages) => `${figure(page)} von ${figure(pages)}`,
    othersExport: (name, person) => [`${name} ist der Export von `, bold(person), '. Trotzdem importieren?'],
    allTheSame: 'Trotzdem importieren',
    leaveIt: 'Lass es',
    imported: (person) => `Der Export von ${person} wird trotzdem importiert.`,
    date: (name, example) => [`In ${name} steht das Datum `, bold(example), '. Was kommt zuerst?'],
    dayFirst: 'Der Tag',
    dayFirstAs: (day, month) => `Der Tag (Tag ${day}, Monat ${month})`,
    monthFirst: 'Der Monat',
    monthFirstAs: (day, month) => `Der Monat (Tag ${day}, Monat ${month})`,
    dayIsFirst: (name) => `In ${name} kommt der Tag zuerst.`,
    monthIsFirst: (name) => `In ${name} kommt der Monat zuerst.`,
  },
};
