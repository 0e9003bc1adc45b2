/** /ask in German: questions, answers, and what they rest on. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Words } from '../en/en.ts';
import { counted, numbers } from './numbers.ts';
import { records } from './records.ts';

const list = new Intl.ListFormat('de', { style: 'long', type: 'unit' });
const tenths = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const amountOf = (kind: DatastoreName | undefined, many: number) =>
  kind === undefined ? counted(many, 'Eintrag', 'Einträge') : records.amount(kind, many);

export const asking: Words['asking'] = {
  what: (credits) => `Was möchtest du wissen? Eine Antwort aus deinen Nachrichten kostet ${numbers.credits(credits)}.`,
  hint: 'Deine Frage',
  noQuestion: 'Darin steht keine Frage. Es wurde nichts ausgegeben.',
  tooLong: (limit) =>
    `Das ist zu lang für eine Frage: bitte höchstens ${numbers.figure(limit)} Zeichen. Es wurde nichts ausgegeben.`,
  cannotNarrow:
    'Mit has: lässt sich eine Frage nicht eingrenzen. Alles andere, was /search kennt, geht auch hier. Es wurde nichts ausgegeben.',

  reading: (question) => `Lese in deinen Daten nach: »${question}«`,
  readingMessages: (question) => `Lese in deinen Nachrichten nach: »${question}«`,
  readingThese: 'Lese, was gefunden wurde',
  plainly: (question) => `Frage das Sprachmodell, ohne deine Daten: »${question}«`,
  seconds: (ms) => `${tenths.format(ms / 1000)} s`,
  whatAbout: (words) => (words === '' ? 'Was steht darin, in Kürze?' : `Was steht darin über »${words}«?`),
  readNothing: 'nichts von deinen Daten gelesen',
  read: (kinds, { chats, chat, days }) => {
    const read = list.format(kinds.map(([kind, many]) => amountOf(kind, many)));
    const where = chat !== undefined ? ` aus »${chat}«` : chats === 0 ? '' : ` in ${counted(chats, 'Chat', 'Chats')}`;
    return `${read}${where} gelesen${days === undefined ? '' : `, ${days}`}`;
  },
  days: (from, to, zone) =>
    new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).formatRange(
      from,
      to,
    ),
  noLinks: (platforms) =>
    `Ohne Link: ${platforms}. Nur Nachrichten in Supergruppen und Kanälen von Telegram haben einen.`,
  tookOut: (many) => `${counted(many, 'erfundenen Verweis', 'erfundene Verweise')} entfernt`,
  lookedOnly: (what) => `eingegrenzt auf: ${what.join(', ')}`,
  replyToGoOn: (credits) => `\n↩ Antworte hierauf, um weiterzufragen (${numbers.credits(credits)}).`,

  stages: {
    searched: (words, many) => `nach »${words}« gesucht: ${numbers.figure(many)}`,
    listed: (kind, many) => `${amountOf(kind, many)} aufgelistet`,
    read: (many) => `weitergelesen: ${amountOf(undefined, many)}`,
    counted: (many) => `${numbers.figure(many)} gezählt`,
    sampled: (many) => `${amountOf(undefined, many)} quer durch Zeit und Chats ausgewählt`,
    writing: 'schreibe',
    writingPart: (part, parts) => `schreibe, ${part} von ${parts}`,
  },

  wordless:
    'Keines dieser Wörter verrät mir, wonach ich suchen soll. Frag mit einem, das es tut: einem Namen, einem Ort, einer Sache. Zum Beispiel: »Wo ist mein Reisepass?«',
  nothing: 'Nichts in deinen Daten enthält die Wörter dieser Frage. Mit anderen Wörtern klappt es vielleicht.',
  noModel: 'Der Dienst hat kein Sprachmodell: Er zitiert nur und formuliert keine Antwort.',
  closest: (question) => ['Am nächsten an ', question],
  onlyNear: (question) => ['In deinen Daten habe ich keine Antwort gefunden. Am nächsten an ', question],
  counted: 'gezählt',
  kindHeading: (kind, name) => {
    const noun = amountOf(kind, 1).replace(/^1 /, '');
    return name === undefined ? noun : `${noun}: ${name}`;
  },

  goesToModel: (host) =>
    `\nDeine Frage und das, was dafür gelesen wird, gehen an das Sprachmodell bei ${host}. Mehr dazu: /privacy.`,
  wentToModel: (host) =>
    `\nℹ️ Deine Frage und das, was dafür gelesen wurde, gingen an das Sprachmodell bei ${host}. Das sage ich nur einmal; in /privacy steht es immer.`,

  buttons: {
    shorter: 'Kürzer',
    deeper: 'Genauer',
    more: 'Mehr…',
    again: 'Neu fragen',
    search: 'Lieber suchen',
    withoutData: 'Ohne meine Daten fragen',
    open: (name) => `${name} öffnen`,
    chat: 'Chat',
    everywhere: 'In allem',
    messages: 'In Nachrichten',
    emails: 'In E-Mails',
    files: 'In Dateien',
    inChat: (name) => `In ${name}`,
    lastDays: (days) => `Letzte ${numbers.figure(days)} Tage`,
    aboutThis: 'Hierzu fragen',
    withoutIt: 'Ohne das fragen',
  },
  elsewhere: (question) => [
    'Noch einmal fragen: ',
    question,
    '? Wähl aus, wo ich nachsehen soll, oder tippe es ein: in:emails, chat:familie, from:anna, since:2025.',
  ],
  forgotten:
    'Woran das anknüpft, habe ich nicht mehr: Antworten und Ergebnisse behalte ich nur sechs Stunden. Es wurde nichts ausgegeben.',
  thanks: 'Danke dir. Ich merke mir nur die Anzahl, kein Wort davon.',
  ratedAlready: 'Schon notiert. Danke!',
};
