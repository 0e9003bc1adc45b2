/** What this room itself says: everything else is said by the commands. Plain words, English. */
import { type Answer, type ButtonRows, bold, code, type RichText } from '../commands/answer.ts';

export const WORDS = {
  overflow: 'The rest of this answer is in the file.',
  showRest: 'Show the rest again',
  showAnswer: 'Show the answer again',
  maybeLost: 'The connection to Telegram broke while I was sending your answer, so it may not have arrived.',
  working: 'Working on it…',
  stopped: 'Stopped.',
  unknownButton: 'This button is from an older version. Send /help',
  goneButton: 'This button has been used, has expired, or is not yours.',
  foreignButton: 'That button is for the person who asked.',
  tooFast: 'That was a lot at once. Give me ten seconds, then go on.',
  privateOnly: 'That is private, so I answer it only in a chat between the two of us.',
  openChat: 'Open a private chat',
  notAllowed: 'This bot is for invited people only.',
  pressLost: 'I was interrupted before I could do what that button says. Nothing was spent; please ask again.',
  interruptedFree: 'I was interrupted before I could answer. Please ask again.',
} as const;

/** An answer in this room's own words. */
export function own(text: RichText, buttons?: ButtonRows): Answer & { kind: 'text' } {
  return { kind: 'text', text, ...(buttons === undefined ? {} : { buttons }) };
}

/** Ends a question, so that a reply to it is known to continue the command (also after a restart). */
export const askWords = (command: string) => `\n\n↩ /${command}`;

/** The command that a reply to this message of the bot continues. */
export function askedCommand(text: string): string | undefined {
  return /\n\n↩ \/([a-z0-9_]{1,32})$/.exec(text)?.[1];
}

const creditsText = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);

export const stoppedText = (credits: number): RichText =>
  credits === 0 ? [WORDS.stopped] : [`${WORDS.stopped} It may have cost ${creditsText(credits)}.`];

export const interruptedText = (credits: number): RichText =>
  credits === 0
    ? [WORDS.interruptedFree]
    : [`I was interrupted before I could answer. It may have cost ${creditsText(credits)}.`];

export const runAgainLabel = (credits: number) =>
  credits === 0 ? 'Run it again' : `Run it again (${creditsText(credits)})`;

export const busyText = (label: string): RichText => ['Still working on ', bold(label), '.'];

export const busyNotice = (label: string) => `Still working on ${label}. Send /cancel to stop it.`;

export const queuedText = (position: number): RichText => [
  'Many people are asking right now. You are number ',
  bold(String(position)),
  ' in line.',
];

export const failedText = (reference: string, credits: number): RichText => [
  'Something went wrong on my side.',
  credits === 0 ? ' Nothing was spent.' : ` It may have cost ${creditsText(credits)}.`,
  ' If it happens again, tell the operator this reference: ',
  code(reference),
];

export const notAllowedText = (userId: string): RichText => [
  'Hello! This bot is for invited people only. To be let in, give its operator your Telegram id: ',
  code(userId),
];
