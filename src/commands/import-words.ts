/** What is said about imports while they go on, when they ask something, and when they have ended. */
import type { ImportReceipt, ImportView } from '../contract/imports.ts';
import { bold, type RichText, type Span } from './answer.ts';
import { shorten } from './display-text.ts';

/** What is taken as an export, by how its name ends. */
export const EXPORT_ENDINGS = ['json', 'zip', 'txt', 'mbox', 'eml', 'jsonl', 'csv'] as const;

const MAX_NAME = 60;
const BAR_LENGTH = 10;

const numbers = new Intl.NumberFormat('en-US');
/** `12,345` */
export const amount = (number: number): string => numbers.format(number);
/** `1 chat`, `12,345 chats` */
export const amountOf = (number: number, one: string, many: string) => `${amount(number)} ${number === 1 ? one : many}`;
/** `20 MB`, `1.9 GB`, `12 kB` */
export function sizeText(bytes: number): string {
  const [unit, divisor] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
  const value = bytes / Number(divisor);
  return `${numbers.format(value >= 10 ? Math.round(value) : Math.round(value * 10) / 10)} ${unit}`;
}

/** `“result.json”` */
export const quoted = (name: string) => `“${shorten(name, MAX_NAME) || 'file'}”`;

/** `▓▓▓▓░░░░░░ 42 %` */
export function barText(done: number, whole: number): string {
  const part = whole <= 0 ? 0 : Math.min(1, done / whole);
  const filled = Math.floor(part * BAR_LENGTH);
  return `${'▓'.repeat(filled)}${'░'.repeat(BAR_LENGTH - filled)} ${Math.floor(part * 100)} %`;
}

export const bringingText = (name: string) => `Bringing in ${quoted(name)}`;

/** While the file is on its way from the chat to the service. */
export const takingText = (name: string, taken: number, size: number | undefined): RichText => [
  `Taking ${quoted(name)} from Telegram… ${size === undefined ? sizeText(taken) : `\n${barText(taken, size)} of ${sizeText(size)}`}`,
];

/** While the service works on it. */
export function progressText(view: ImportView): RichText {
  const name = quoted(view.name);
  if (view.state === 'arriving') return [`Handing ${name} on…`];
  if (view.state === 'looking') return [`Looking into ${name}…`];
  if (view.state === 'waiting') return [`${name} waits for the one before it.`];
  const progress = view.state === 'running' ? view.progress : undefined;
  if (!progress) return [`${bringingText(view.name)}…`];
  const { position, size, read, written } = progress;
  return [
    `${bringingText(view.name)}…\n${barText(position, size)}\n${amount(read)} read, ${amount(written)} of them new`,
  ];
}

export const silentText = (name: string): RichText => [
  `The service does not answer just now. ${name === '' ? 'The import' : quoted(name)} goes on there; I keep asking.`,
];

/** Why something was left out, in words for a person: `one, many`. */
const REASONS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'service message': ['note such as “joined the group”', 'notes such as “joined the group”'],
  deleted: ['deleted message', 'deleted messages'],
  empty: ['empty message', 'empty messages'],
  unreadable: ['that cannot be read', 'that cannot be read'],
  'unreadable mail': ['mail that cannot be read', 'mails that cannot be read'],
  'unreadable file': ['file that cannot be read', 'files that cannot be read'],
  unsupported: ['of a kind that the app did not export', 'of a kind that the app did not export'],
  duplicate: ['that stands twice in the export', 'that stand twice in the export'],
  'no date': ['without a date', 'without a date'],
  'no chat': ['of a chat that is not in the export', 'of chats that are not in the export'],
  spam: ['spam mail', 'spam mails'],
  trash: ['mail in the bin', 'mails in the bin'],
  draft: ['draft', 'drafts'],
  'chat log': ['chat log', 'chat logs'],
};

function leftOut(skipped: ImportReceipt['skipped']): Span[] {
  const entries = Object.entries(skipped).filter(([, count]) => count > 0);
  const all = entries.reduce((sum, [, count]) => sum + count, 0);
  if (all === 0) return [];
  const reasons = entries
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => {
      const [one, many] = Object.hasOwn(REASONS, reason) ? (REASONS[reason] ?? [reason, reason]) : [reason, reason];
      return amountOf(count, shorten(one, 60), shorten(many, 60));
    });
  return [`\n• ${amount(all)} left out: ${reasons.join(', ')}`];
}

/** The receipt: what is new, changed, known, left out, and where it broke. */
export function receiptText(name: string, receipt: ImportReceipt): RichText {
  const { format, read, written, updated, duplicate, chats = 0, brokenAt, ended } = receipt;
  const title =
    ended === 'cancelled' ? 'Stopped' : ended === undefined || read > 0 ? 'Brought in' : 'Nothing could be brought in';
  return [
    bold(`${title}: ${quoted(name)}`),
    `\n${shorten(format, 80)}`,
    ...(chats > 0 ? [` · ${amountOf(chats, 'chat', 'chats')}`] : []),
    `\n• ${amountOf(written, 'message or mail is new', 'messages and mails are new')}`,
    ...(updated > 0 ? [`\n• ${amountOf(updated, 'has', 'have')} changed since the last time`] : []),
    ...(duplicate > 0 ? [`\n• ${amountOf(duplicate, 'was', 'were')} there already`] : []),
    ...leftOut(receipt.skipped),
    ...(brokenAt === null
      ? []
      : [`\n\nThe file breaks off, or cannot be read, at byte ${amount(brokenAt)}. Everything before that is in.`]),
    ...(ended === 'disk full' ? ['\n\nThe disk of the service is full: what was written by then stays.'] : []),
    ...(ended === 'cancelled' ? ['\n\nWhat was brought in by then stays. Send the file again to go on.'] : []),
  ];
}

export const SAVE_WORDS = {
  saved: 'Saved in your archive, in the chat “Saved”.',
  known: 'That is saved already.',
  how: 'Reply with /save to a message that you want to keep, a forwarded one too, or write it after the command: /save the key is under the mat',
} as const;

/** Said where a bot is, or is no longer, connected to somebody's Telegram account as a chatbot. */
const TAKE_OUT = 'take me out there: Settings → Telegram Business → Chatbots';
export const LIVE_WORDS = {
  begun: `You have connected me to your Telegram account. From now on, messages of the chats that you chose go into your archive as they happen: new, edited, deleted. I never write to anybody in your name. /account shows it and stops it; only you can disconnect your Telegram account from me, ${TAKE_OUT}.`,
  ended: 'I am no longer connected to your Telegram account. What was saved stays in your archive.',
  /** The archive was erased by somebody else than this bot. */
  archiveGone:
    'Your archive was erased, so I have stopped taking in messages of your Telegram account. /account starts it again, with a new archive.',
  start: 'I take in what is new in your Telegram account again.',
  stop: 'I take nothing of your Telegram account in any more.',
  none: 'I am not connected to your Telegram account.',
  takeOut: `Only you can disconnect your Telegram account from me: ${TAKE_OUT}.`,
  /** What /disconnect leaves. */
  stillConnected: `at Telegram I stay a chatbot of your account until you ${TAKE_OUT}. I take nothing in any more`,
} as const;

export const IMPORT_WORDS = {
  elsewhere: (service: string) =>
    `Your data lives at ${service}, and is brought in there: this bot can only read it. Nothing was taken of what you sent.`,
  notAnExport: (name: string) =>
    `I cannot bring in ${quoted(name)}: I take exports of chat apps and mailboxes, as .json, .jsonl, .zip, .txt, .csv, .mbox or .eml. /import shows where your apps keep theirs.`,
  tooLarge: (name: string, size: string, most: string, hasPage: boolean) =>
    `${quoted(name)} has ${size}; from the chat I can take files of up to ${most}. ${hasPage ? 'The upload page takes larger ones.' : 'Export fewer chats, or without media, and send that.'}`,
  gone: (name: string) => `Telegram does not give me ${quoted(name)} any more. Please send it again.`,
  interrupted: (name: string) => `${quoted(name)} did not come through from Telegram. Nothing was brought in.`,
  noService: (name: string) => `The service did not take ${quoted(name)}. Nothing was brought in.`,
  tooLargeThere: (name: string) =>
    `${quoted(name)} is larger than the service takes. Export fewer chats, or without media.`,
  notDone: (name: string) =>
    `Files of yours are not done yet: they run, or wait for an answer. Answer or stop them, then try ${quoted(name)} again.`,
  noRoom: (name: string) => `The service has no room for ${quoted(name)} just now. Nothing was brought in.`,
  stopped: (name: string) => `Stopped. Nothing of ${quoted(name)} was brought in.`,
  cannotStop: 'I could not reach the service to stop the import: it may go on there.',
  unknown: 'I know nothing of this import any more. A receipt is kept for a day; send the file again if in doubt.',
  stillGoing: (name: string) => `This takes long: ${name === '' ? 'the import' : quoted(name)} goes on without me.`,
  waitedInVain: (name: string) => `The files before ${quoted(name)} took too long. Nothing of it was brought in yet.`,
  tooMany: 'Many files of yours wait already. Send this one again when they are done.',
  noPage: 'The service has no upload page. Send me the file here.',
  see: 'See how it stands',
  again: 'Try again',
} as const;
