/**
 * The catalogue of words: what the front says around a command's answers, and what several commands say alike. What is
 * said of failures is in failure-catalogue.ts; a command's own screen is in its file. Plain English.
 */
import { type Answer, type ButtonRows, bold, code, type RichText } from './answer.ts';
import { creditsText } from './price.ts';

export const WORDS = {
  overflow: 'The rest of this answer is in the file.',
  showRest: 'Show the rest again',
  working: 'Working on it',
  cancel: 'Cancel',
  unknownButton: 'This button is from an older version. Send /help',
  goneButton: 'This button has been used, has expired, or is not yours.',
  foreignButton: 'That button is for the person who asked.',
  tooFast: 'That was a lot at once. Give me ten seconds, then go on.',
  privateOnly: 'I show personal results only in private. Continue there?',
  openChat: 'Open a private chat',
  notAllowed: 'This bot is for invited people only.',
  pressLost: 'I restarted before doing that. Nothing was spent; tap again.',
  repeatNote: 'Sent again, because Telegram did not confirm it the first time.',
  unsendable: 'I have an answer, but Telegram did not take it. Try a narrower question, or /help.',
} as const;

/** Said instead of using what looks like a secret. */
export const SECRET_WORDS = {
  token:
    'That looks like an access token, so I did not use it for anything. To connect with it, send it after /connect. If others could see it, make a new one at the service.',
  other:
    'There is something in that which looks like a password or key, so I sent it nowhere and left your message as it is. You may want to delete it. To connect, send your token after /connect.',
} as const;

/** An answer in these words. */
export function inWords(text: RichText, buttons?: ButtonRows): Answer & { kind: 'text' } {
  return { kind: 'text', text, ...(buttons === undefined ? {} : { buttons }) };
}

/** `It may have cost 5 credits.`, or that nothing was spent. */
const costText = (credits: number) =>
  credits === 0 ? 'Nothing was spent.' : `It may have cost ${creditsText(credits)}.`;

/** The first thing that is shown of a paid request: `Searching your chats for “ferry”… (2 credits)`. */
export const beginningText = (doing: string, credits: number) => `${doing}… (${creditsText(credits)})`;

/** The same while it goes on: `Searching your chats for “ferry”… 12 s · 2 credits`. */
export const progressLine = (doing: string, seconds: number, credits: number) =>
  `${doing}… ${seconds} s · ${creditsText(credits)}`;

/** `Still searching your chats for “ferry”.` */
export const stillText = (doing: string) => `Still ${doing.charAt(0).toLowerCase()}${doing.slice(1)}.`;

/** Said to a request that waits for the same person's earlier ones. @param before those that wait as well, before it */
export function queuedText(doing: string, before: number): RichText {
  const place =
    before === 0 ? 'Yours is next.' : `${before === 1 ? 'One more is' : `${before} more are`} before yours.`;
  return [`${stillText(doing)} ${place}`];
}

/** Said to long work that waits for the same person's earlier one. @param before those that wait as well, before it */
export const behindText = (doing: string, before: number): RichText => [
  `${doing}: after the one before it${before === 0 ? '' : `, and ${before === 1 ? 'one more' : `${before} more`}`}.`,
];

/** Said to a request that waits for other people's. */
export const inLineText = (position: number): RichText => [
  'Many people are asking right now. You are number ',
  bold(String(position)),
  ' in line.',
];

/** The ending of a request that its person stopped. @param credits of what had been asked for by then */
export const stoppedText = (credits: number): RichText => [
  credits === 0
    ? 'Stopped. Nothing was spent.'
    : `Stopped. It was already on its way, so ${creditsText(credits)} may still be charged.`,
];

export const timedOutText = (credits: number): RichText => [
  `That took too long, so I stopped waiting. ${costText(credits)}`,
];

export const interruptedText = (credits: number): RichText => [
  `I was restarted before I could answer. ${costText(credits)}`,
];

/** @param credits what running it costs, 0 for a free command */
export const runAgainLabel = (credits: number) =>
  credits === 0 ? 'Run it again' : `Run it again (${creditsText(credits)})`;

/** The last resort, for whatever nobody thought of. */
export const failedText = (reference: string, credits: number): RichText => [
  `Something went wrong on my side. ${costText(credits)} If it happens again, tell the operator this reference: `,
  code(reference),
];

export const notAllowedText = (userId: string): RichText => [
  'Hello! This bot is for invited people only. To be let in, give its operator your Telegram id: ',
  code(userId),
  '. What is stored about you is yours all the same: /privacy, /disconnect.',
];
