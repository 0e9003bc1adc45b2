/** What a search found, and what can be done with it, in German. */
import type { RichText, Span } from '../../answer.ts';
import type { PlaceName } from '../../query/query-words.ts';
import type { Words } from '../en/en.ts';
import { counted, numbers } from './numbers.ts';
import { records } from './records.ts';

const { figure } = numbers;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hits = (amount: number, ofChats: boolean) =>
  ofChats ? counted(amount, 'Nachricht', 'Nachrichten') : counted(amount, 'Treffer', 'Treffer');
/** In the dative. */
const hitsOf = (amount: number, ofChats: boolean) =>
  ofChats ? counted(amount, 'Nachricht', 'Nachrichten') : counted(amount, 'Treffer', 'Treffern');

/** In the dative, behind “in”. */
const WITHIN: Readonly<Record<PlaceName, string>> = {
  all: 'allen deinen Daten',
  chats: 'deinen Chats',
  'social-chat-group': 'deinen Chats',
  'social-chat-message': 'deinen Nachrichten',
  'social-email': 'deinen E-Mails',
  'social-post': 'deinen Beiträgen',
  'social-following': 'deinen Seiten-Abos',
  'social-calendar': 'deinen Kalendern',
  'social-event': 'deinen Terminen',
  favourite: 'deinen Favoriten',
  file: 'deinen Dateien',
};

const ended = (filters: string) => (filters === '' ? '.' : ` (${filters}).`);
const LIST = new Intl.ListFormat('de', { type: 'conjunction' });
const named = (words: readonly string[]) => LIST.format(words.map((word) => `»${word}«`));
const sifted = (received: number, filters: string, hidden: number): string =>
  `Hier ausgesiebt aus ${received === 1 ? 'dem einen Treffer, den' : `den ${figure(received)} Treffern, die`} der Dienst geschickt hat: ${filters} · ${figure(hidden)} ausgeblendet`;

export const results: Words['results'] = {
  question: (price) => `Wonach soll ich suchen? Eine Suche kostet ${price}.\n\nDu kannst sie eingrenzen: `,
  questionPlaces: '\noder sagen, wo ich suchen soll: ',
  hint: 'Deine Suchwörter',
  searching: (place, subject) => `Suche in ${WITHIN[place]} nach »${subject}«`,
  listing: (place, filters) => `Suche in ${WITHIN[place]}: ${filters}`,
  title: (place) => `${capital(records.place(place))}:`,
  newestIn: (place) => `Das Neueste in ${WITHIN[place]}`,
  cannotList:
    'Ohne ein Suchwort kann dieser Datendienst das nicht finden. Gib eines an, oder lass has:, Wörter mit Minus und in:all weg.\n\nEs wurde nichts ausgegeben.',

  facts: {
    chats: (amount) => counted(amount, 'Chat', 'Chats'),
    all: hits,
    shown: (amount, ofChats) => `${hits(amount, ofChats)} gezeigt`,
    best: (shown, total, atLeast, ofChats) =>
      `die besten ${figure(shown)} von ${atLeast ? 'mindestens ' : ''}${hitsOf(total, ofChats)}`,
    newest: (shown, total, atLeast, ofChats) =>
      `die neuesten ${figure(shown)} von ${atLeast ? 'mindestens ' : ''}${hitsOf(total, ofChats)}`,
    none: '0 Treffer',
  },
  filtered: (filters) => `Gefiltert: ${filters}`,
  sifted,
  nowhere: (missing: readonly string[], present: readonly string[]): string =>
    `Mit ${named(missing)} finde ich nichts. Diese hier haben ${named(present)}.`,

  page: (page, pages) => `Seite ${page} von ${pages}`,
  turningIsFree: 'Blättern ist gratis',
  free: 'gratis',
  next: 'Weiter ▶',
  previous: '◀ Zurück',
  only: (chips, shown, all) => `Nur ${chips.join(', ')}: ${figure(shown)} von ${figure(all)}`,
  noneOfThese: 'Nichts davon. Tippe auf ein ✓, um es zurückzunehmen.',
  chips: { mine: 'Von mir', week: '7 Tage', month: '30 Tage', file: 'Dateien' },
  chip: (name, amount) => `${name} · ${figure(amount)}`,
  chosenChip: (name) => `✓ ${name}`,
  askAboutThese: 'Hierzu fragen',
  everywhere: 'Alles durchsuchen',
  gone: 'Diese Ergebnisse habe ich vergessen: Ich behalte sie nur sechs Stunden.',
  again: 'Noch mal suchen',

  none: (place: PlaceName, what: Span, filters: string): RichText => [
    `In ${WITHIN[place]} finde ich nichts zu: `,
    what,
    ended(filters),
  ],
  noneReadable: (place: PlaceName, what: Span, filters: string): RichText => [
    `Was ich in ${WITHIN[place]} lesen konnte, passt nicht zu: `,
    what,
    ended(filters),
  ],
  lookedThrough: (kinds: string): string =>
    `Durchgesehen habe ich ${kinds}: alles, was dein Zugang erlaubt. Wie weit jede App zurückreicht, kann ich gratis nicht sagen; /recent zeigt die allerneueste Nachricht, und ganz neue sind vielleicht noch unterwegs.`,
  reaching: (kinds: string, lines: string): string =>
    `Durchgesehen habe ich ${kinds}: alles, was dein Zugang erlaubt. So weit reicht es:\n${lines}\nNeueres ist vielleicht noch unterwegs.`,
  nothingThere: (kinds: string): string =>
    `Durchgesehen habe ich ${kinds}: Da ist noch gar nichts. /import holt deine Daten herein.`,
  /** What was sifted, where that left nothing. */
  siftedAway: (received: number, filters: string, hidden: number): string =>
    `${sifted(received, filters, hidden)}. Versuch es ohne das.`,
  fewerFilters: 'Mit weniger Filtern findet sich vielleicht mehr.',
  fewerWords: 'Mit weniger Wörtern findet sich mehr, oft auch mit anderen Formen davon.',
  otherForm: 'Versuch eine andere Form des Wortes oder einen Namen, der dazu gehört.',
  justThis: (word) => `Nur »${word}«`,
  messagesOnly: 'Nur Nachrichten durchsuchen',
  yourChats: 'Deine Chats durchsuchen',
  withoutFilters: 'Ohne Filter suchen',
  withoutQuotes: 'Ohne Anführungszeichen suchen',
  askInstead: 'Lieber fragen',

  around: 'Was drum herum gesagt wurde',
  openChat: 'Chat öffnen',
  wholeText: 'Ganzer Text',
  fetching: 'Hole den ganzen Text',
  onlyPart: 'Das ist ein Teil davon: Das Ganze ist zu lang, um es hier aufzuheben.',
  noLonger: 'Das ist nicht mehr da.',
  openInTelegram: 'In Telegram öffnen',
  copyText: 'Text kopieren',
  copyId: 'ID kopieren',
  noLink: {
    telegram:
      'Kein Link: Telegram hat Links nur zu Nachrichten in Supergruppen und Kanälen, und bei diesem Eintrag steht nicht, ob er aus so etwas stammt.',
    other: (platform) => `Kein Link: ${platform} hat keine zu einzelnen Nachrichten.`,
  },
};
