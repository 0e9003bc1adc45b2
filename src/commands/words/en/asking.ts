/** /ask in English: questions, answers, and what they rest on. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { RichText, Span } from '../../answer.ts';
import { counted, numbers } from './numbers.ts';
import { records } from './records.ts';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'unit' });
const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `1 message`, `2 messages`, by datastore. */
const amountOf = (kind: DatastoreName | undefined, many: number) =>
  kind === undefined ? counted(many, 'record', 'records') : records.amount(kind, many);

/** Of how many chats, or which one, something is, and of which days. */
export interface ReadPlace {
  chats: number;
  chat: string | undefined;
  days: string | undefined;
}

export const asking = {
  what: (credits: number) =>
    `What would you like to know? An answer from your messages costs ${numbers.credits(credits)}.`,
  hint: 'Your question',
  noQuestion: 'There is no question in that. Nothing was spent.',
  tooLong: (limit: number) =>
    `That is too long for a question: up to ${numbers.figure(limit)} characters, please. Nothing was spent.`,
  cannotNarrow:
    'A question cannot be narrowed with has:. Everything else that /search knows works here too. Nothing was spent.',
  /** @param problem a sentence */

  reading: (question: string) => `Reading your data for an answer to “${question}”`,
  readingMessages: (question: string) => `Reading your messages for an answer to “${question}”`,
  readingThese: 'Reading what was found',
  plainly: (question: string) => `Asking the model, without your data, “${question}”`,
  /** `6.2 s` */
  seconds: (ms: number) => `${tenths.format(ms / 1000)} s`,
  /** Asked about what a search for these words has found. */
  whatAbout: (words: string) => (words === '' ? 'What do they say, in short?' : `What do they say about “${words}”?`),
  readNothing: 'read none of your data',
  /** What was read: `read 34 messages, 2 e-mails in 5 chats`, `read 20 messages of “Book club”, 1 May – 3 Jun 2026`. */
  read: (kinds: readonly (readonly [DatastoreName | undefined, number])[], { chats, chat, days }: ReadPlace) => {
    const read = list.format(kinds.map(([kind, many]) => amountOf(kind, many)));
    const where = chat !== undefined ? ` of “${chat}”` : chats === 0 ? '' : ` in ${counted(chats, 'chat', 'chats')}`;
    return `read ${read}${where}${days === undefined ? '' : `, ${days}`}`;
  },
  /** The days from the one moment to the other: `1 May – 3 Jun 2026`. */
  days: (from: Date, to: Date, zone: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).formatRange(
      from,
      to,
    ),
  /** Said of sources. @param platforms from which some cannot be opened */
  noLinks: (platforms: string) =>
    `Without a link: ${platforms}. Only messages in Telegram’s supergroups and channels have one.`,
  tookOut: (many: number) => `took out ${counted(many, 'made-up reference', 'made-up references')}`,
  /** @param what places and filters, each a phrase */
  lookedOnly: (what: readonly string[]) => `looked only at ${what.join(', ')}`,
  replyToGoOn: (credits: number) => `\n↩ Reply to this to ask on (${numbers.credits(credits)}).`,

  stages: {
    searched: (words: string, many: number) => `searched “${words}”: ${numbers.figure(many)}`,
    listed: (kind: DatastoreName | undefined, many: number) => `listed ${amountOf(kind, many)}`,
    read: (many: number) => `read on: ${amountOf(undefined, many)}`,
    counted: (many: number) => `counted ${numbers.figure(many)}`,
    sampled: (many: number) => `picked ${amountOf(undefined, many)} over time and chats`,
    writing: 'writing',
    writingPart: (part: number, parts: number) => `writing, ${part} of ${parts}`,
  },

  /** Asked with no word that is about anything. */
  wordless:
    'None of these words tells me what to look for. Ask with one that does: a name, a place, a thing. For example: “where is my passport?”',
  nothing: 'Nothing in your data has the words of this question. Other words may find it.',
  noModel: 'The service has no language model: it quotes, and composes no answer.',
  closest: (question: Span): RichText => ['Closest to ', question],
  /** Over passages none of which tells what was asked. */
  onlyNear: (question: Span): RichText => ['I found no answer in your data. Closest to ', question],
  counted: 'counted',
  /** What a record is called under whose name nothing else stands: `E-mail`, or `E-mail: The launch`. */
  kindHeading: (kind: DatastoreName | undefined, name: string | undefined) => {
    const noun = amountOf(kind, 1).replace(/^1 /, '');
    const heading = noun.charAt(0).toUpperCase() + noun.slice(1);
    return name === undefined ? heading : `${heading}: ${name}`;
  },

  goesToModel: (host: string) =>
    `\nYour question, and what is read for it, goes to the language model at ${host}. /privacy says more.`,
  wentToModel: (host: string) =>
    `\nℹ️ Your question, and what was read for it, went to the language model at ${host}. I say this once; /privacy always has it.`,

  buttons: {
    shorter: 'Shorter',
    deeper: 'Deeper',
    more: 'More…',
    again: 'Ask again',
    search: 'Search instead',
    withoutData: 'Ask without my data',
    open: (name: string) => `Open ${name}`,
    chat: 'chat',
    everywhere: 'In everything',
    messages: 'In messages',
    emails: 'In e-mails',
    files: 'In files',
    inChat: (name: string) => `In ${name}`,
    lastDays: (days: number) => `Last ${numbers.figure(days)} days`,
    aboutThis: 'Ask about this',
    withoutIt: 'Ask without it',
  },
  elsewhere: (question: Span): RichText => [
    'Ask ',
    question,
    ' again? Choose where to look, or type it: in:emails, chat:family, from:anna, since:2025.',
  ],
  forgotten:
    'I no longer have what that goes on from: I keep answers and results for six hours only. Nothing was spent.',
  thanks: 'Thank you. Only the count is kept, not a word of it.',
  ratedAlready: 'Noted already. Thank you!',
};
