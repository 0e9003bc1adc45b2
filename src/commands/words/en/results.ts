/** What a search found, and what can be done with it, in English. */
import type { RichText, Span } from '../../answer.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { counted, numbers } from './numbers.ts';
import { records } from './records.ts';

const { figure } = numbers;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hits = (amount: number, ofChats: boolean) =>
  ofChats ? counted(amount, 'message', 'messages') : counted(amount, 'hit', 'hits');

const ended = (filters: string) => (filters === '' ? '.' : ` (${filters}).`);
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const named = (words: readonly string[]) => LIST.format(words.map((word) => `“${word}”`));
const sifted = (received: number, filters: string, hidden: number): string =>
  `Sifted here, of ${received === 1 ? 'the one hit' : `the ${figure(received)} hits`} that the service sent: ${filters} · ${figure(hidden)} hidden`;

export const results = {
  question: (price: string): string => `What shall I search for? A search costs ${price}.\n\nYou can narrow it: `,
  questionPlaces: '\nor say where to look: ',
  hint: 'Words to search for',
  /** What is being done; what is looked for stands in quotation marks. */
  searching: (place: PlaceName, subject: string): string => `Searching ${records.place(place)} for “${subject}”`,
  listing: (place: PlaceName, filters: string): string => `Searching ${records.place(place)} for what is ${filters}`,
  /** Before the words that were looked for. */
  title: (place: PlaceName): string => `${capital(records.place(place))}:`,
  /** Before the filters, where there were no words. */
  newestIn: (place: PlaceName): string => `Newest in ${records.place(place)}`,
  cannotList:
    'This data service cannot find that without a word to search for. Add one, or leave out has:, words with a minus and in:all.\n\nNothing was spent.',

  facts: {
    chats: (amount: number): string => counted(amount, 'chat', 'chats'),
    all: hits,
    shown: (amount: number, ofChats: boolean): string => `${hits(amount, ofChats)} shown`,
    best: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      `the best ${figure(shown)} of ${atLeast ? 'at least ' : ''}${hits(total, ofChats)}`,
    newest: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      `the newest ${figure(shown)} of ${atLeast ? 'at least ' : ''}${hits(total, ofChats)}`,
    none: '0 hits',
  },
  filtered: (filters: string): string => `Filtered: ${filters}`,
  sifted,
  /** Words that none of the hits has, and words that they have. */
  nowhere: (missing: readonly string[], present: readonly string[]): string =>
    `Nothing I found has ${named(missing)}. These have ${named(present)}.`,

  page: (page: number, pages: number): string => `page ${page} of ${pages}`,
  turningIsFree: 'turning pages is free',
  free: 'free',
  next: 'Next ▶',
  previous: '◀ Prev',
  /** What of a list is shown: `mine, 7 days: 4 of 15`. */
  only: (chips: readonly string[], shown: number, all: number): string =>
    `Only ${chips.join(', ')}: ${figure(shown)} of ${figure(all)}`,
  noneOfThese: 'None of these. Tap a ✓ to take it back.',
  /** On small buttons that narrow a list down; at most 14 characters. */
  chips: { mine: 'Mine', week: '7 days', month: '30 days', file: 'Files' },
  chip: (name: string, amount: number): string => `${name} · ${figure(amount)}`,
  chosenChip: (name: string): string => `✓ ${name}`,
  askAboutThese: 'Ask about these',
  everywhere: 'Search everything',
  gone: 'These results have been forgotten: I keep them for six hours only.',
  again: 'Search again',

  /** @param filters '' without any */
  none: (place: PlaceName, what: Span, filters: string): RichText => [
    `Nothing in ${records.place(place)} matches `,
    what,
    ended(filters),
  ],
  noneReadable: (place: PlaceName, what: Span, filters: string): RichText => [
    `What I could read in ${records.place(place)} does not match `,
    what,
    ended(filters),
  ],
  /** Where the service does not say how far the data reaches: that is not known without paying for a look. */
  lookedThrough: (kinds: string): string =>
    `I looked through ${kinds}: all that your access allows. How far each app reaches I cannot tell for free; /recent shows the newest message of all, and recent messages may still be on their way.`,
  /** @param lines a platform each: `• Telegram: 3 May 2024 – 20 Nov 2026` */
  reaching: (kinds: string, lines: string): string =>
    `I looked through ${kinds}: all that your access allows. This is how far it reaches:\n${lines}\nWhat is newer may still be on its way.`,
  /** There is nothing at all in what was looked through. */
  nothingThere: (kinds: string): string =>
    `I looked through ${kinds}: there is nothing in there yet. /import brings your data in.`,
  /** What was sifted, where that left nothing. */
  siftedAway: (received: number, filters: string, hidden: number): string =>
    `${sifted(received, filters, hidden)}. Try without that.`,
  fewerFilters: 'Fewer filters may find more.',
  fewerWords: 'Fewer words find more; so do other forms of them.',
  otherForm: 'Try another form of the word, or a name that goes with it.',
  justThis: (word: string): string => `Just “${word}”`,
  messagesOnly: 'Search messages only',
  yourChats: 'Search your chats',
  withoutFilters: 'Search without filters',
  withoutQuotes: 'Search without quotes',
  askInstead: 'Ask instead',

  /** One record, whole. */
  around: 'What was said around it',
  openChat: 'Open the chat',
  wholeText: 'Whole text',
  fetching: 'Fetching the whole of it',
  onlyPart: 'This is a part of it: it is too long to be kept here.',
  noLonger: 'It is no longer there.',
  openInTelegram: 'Open in Telegram',
  copyText: 'Copy the text',
  copyId: 'Copy its id',
  /** Why there is no link to the message. */
  noLink: {
    telegram:
      'No link: Telegram has links to messages of supergroups and channels, and this record does not say that it is of one.',
    other: (platform: string): string => `No link: ${platform} has none to a single message.`,
  },
};
