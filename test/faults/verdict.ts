/**
 * Judges a sequence by the messages in the chats and the requests to the service. These patterns are all that the fault
 * tests know of the bot's texts.
 */
import type { ChatMessage } from '../support/chat-driver.ts';
import type { PaidCall } from './data-service.ts';
import type { FreeCommand, Question } from './plan.ts';

/** Marks a message that was repeated because its first delivery was in doubt. */
const REPEAT_NOTE = /\bSent again\b/i;
/** Apology for an unanswered paid question, with what it may have cost. */
const PRICED_APOLOGY = /\bmay have cost\b/i;
/** Apology where nothing was spent. */
const FREE_APOLOGY = /was restarted|went wrong|my fault|Nothing was charged|took too long|Send this again/;
const PROGRESS = /^(?:Searching|Reading)\b[^\n]*…|^Still reading\b|^You’re number \d/;
export const FREE_ANSWERS: Readonly<Record<FreeCommand['command'], RegExp>> = {
  '/privacy': /^What I keep/,
  '/settings': /^Settings/,
};
export const HELP_ANSWER = /^Just write\./;
/** Milliseconds that the bot may take to store a reply of the service. */
const WRITING_DOWN_MS = 1500;

/** One person's chat after the sequence, with the fate of their questions. */
export interface ChatOutcome {
  readonly questions: readonly AskedQuestion[];
  readonly free: readonly (FreeCommand & { readonly redeliveries: number })[];
  readonly messages: readonly ChatMessage[];
  /** Whether /help at the end was answered in time. */
  readonly helped: boolean;
}
export interface AskedQuestion extends Question {
  readonly saidAt: number;
  readonly calls: readonly PaidCall[];
}

/** Events during the sequence that excuse certain outcomes. */
export interface Circumstances {
  /** Processes killed with -9 or ended by themselves, with the time in Unix milliseconds. */
  readonly kills: readonly { readonly process: number; readonly at: number }[];
  /** Whether any process was ended: Telegram then redelivers unconfirmed updates. */
  readonly ended: boolean;
  readonly databaseTrouble: boolean;
  readonly misdeeds: readonly string[];
  /** Number of Bot API calls that failed. */
  readonly callsHit: number;
  /** Messages that the bot can't know were sent, and so cannot edit or delete. */
  readonly unconfirmed: readonly { readonly chatId: number; readonly text: string }[];
}

export const COUNTS = [
  'callsHit',
  'questions',
  'answered',
  'repeats',
  'told',
  'orphans',
  'lost',
  'doubled',
  'paidTwice',
  'disordered',
  'standing',
  'blocked',
  'freeLost',
  'freeDoubled',
  'misdeeds',
] as const;
export type Count = (typeof COUNTS)[number];
/** Counts that must be 0. */
export const FAULTS = COUNTS.slice(COUNTS.indexOf('lost'));

export interface Verdict {
  readonly counts: Readonly<Record<Count, number>>;
  /** A description of each failure. */
  readonly wrong: readonly string[];
}

export const isGood = ({ counts }: Verdict) => FAULTS.every((name) => counts[name] === 0);

export function judge(chats: readonly ChatOutcome[], circumstances: Circumstances): Verdict {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<Count, number>;
  counts.callsHit = circumstances.callsHit;
  const wrong: string[] = [];
  const find = (count: Count, words: string) => {
    counts[count] += 1;
    wrong.push(`${count}: ${words}`);
  };
  for (const chat of chats) judgeChat(chat, circumstances, counts, find);
  for (const misdeed of circumstances.misdeeds) find('misdeeds', misdeed);
  return { counts, wrong };
}

function judgeChat(
  { questions, free, messages, helped }: ChatOutcome,
  circumstances: Circumstances,
  counts: Record<Count, number>,
  find: (count: Count, words: string) => void,
): void {
  const said = messages.filter(({ fromBot, deleted }) => fromBot && !deleted);
  const unmarked = (list: readonly ChatMessage[]) => list.filter(({ text }) => !REPEAT_NOTE.test(text)).length;
  counts.questions += questions.length;

  const unanswered: AskedQuestion[] = [];
  for (const question of questions) {
    const { word, command, calls } = question;
    const answers = answersTo(said, word);
    counts.repeats += answers.length - unmarked(answers);
    if (answers.length > 0) counts.answered += 1;
    else unanswered.push(question);
    if (unmarked(answers) > 1) find('doubled', `${command} ${word} was answered ${answers.length} times`);
    if (calls.length > 1) find('paidTwice', `${command} ${word} reached the service ${calls.length} times`);
  }

  const asked = questions
    .filter(({ calls }) => calls.length > 0)
    .toSorted((a, b) => a.saidAt - b.saidAt)
    .map(({ word, calls }) => ({ word, at: calls[0]?.at ?? 0 }));
  for (const [index, { word, at }] of asked.entries()) {
    const next = asked[index + 1];
    if (next && next.at < at) find('disordered', `${next.word} reached the service before ${word}`);
  }

  const apologies = said.filter((message) => isApology(message));
  let priced = apologies.filter(({ text }) => PRICED_APOLOGY.test(text)).length;
  let unpriced = apologies.length - priced;
  // Questions that reached the service need an apology with a price; the others take any that is left.
  for (const question of unanswered.toSorted((a, b) => b.calls.length - a.calls.length)) {
    const permitted = mayGoUnanswered(question, circumstances);
    const wasAsked = question.calls.length > 0;
    if (permitted && priced > 0) priced -= 1;
    else if (permitted && !wasAsked && unpriced > 0) unpriced -= 1;
    else {
      find('lost', `${question.command} ${question.word}, ${lossWords(question, permitted)}`);
      continue;
    }
    counts.told += 1;
  }
  // Free commands may get apologies too; a priced one without an unanswered question is a duplicate or wrong.
  const surplus = priced - (apologies.length - unmarked(apologies));
  if (surplus > 0) find('doubled', `${surplus} more apologies with a price than unanswered questions`);

  for (const message of said) {
    if (!isStanding(message)) continue;
    if (isOrphan(message, circumstances)) counts.orphans += 1;
    else find('standing', JSON.stringify(message.text));
  }
  for (const { command, redeliveries } of free) {
    const answers = said.filter(({ text }) => FREE_ANSWERS[command].test(text));
    if (answers.length === 0) find('freeLost', command);
    const redelivered = redeliveries > 0 || circumstances.ended;
    if (unmarked(answers) > 1 && !redelivered) find('freeDoubled', `${command}: ${answers.length} answers`);
  }
  if (!helped) find('blocked', '/help was not answered');
}

/** Whether an apology may replace the answer: the service failed, or a kill -9 or the database interrupted it. */
function mayGoUnanswered(question: AskedQuestion, { kills, databaseTrouble }: Circumstances): boolean {
  const { service, calls, saidAt } = question;
  if (service.kind !== 'answers' && calls.length > 0) return true;
  if (calls.length === 0 && databaseTrouble) return true;
  const [call] = calls;
  const until = (call?.repliedAt ?? Number.POSITIVE_INFINITY) + WRITING_DOWN_MS;
  return kills.some(({ process, at }) => at >= saidAt && at <= until && (!call || call.process === process));
}

function lossWords({ calls, service }: AskedQuestion, permitted: boolean): string {
  if (calls.length === 0) return 'which the service was never asked';
  if (service.kind !== 'answers') return 'which the service failed: no apology with a price';
  return permitted
    ? 'asked and interrupted by a kill: no apology with a price'
    : 'which was paid for and answered by the service';
}

const answersTo = (messages: readonly ChatMessage[], word: string) =>
  messages.filter(({ fromBot, deleted, text }) => fromBot && !deleted && text.includes(`found-${word}`));

const isApology = ({ text }: ChatMessage) =>
  !text.includes('found-') &&
  !Object.values(FREE_ANSWERS).some((answer) => answer.test(text)) &&
  !HELP_ANSWER.test(text) &&
  (PRICED_APOLOGY.test(text) || FREE_APOLOGY.test(text));

/** The bot cannot remove it: its sending was never confirmed, and it was never edited. */
const isOrphan = ({ chatId, text, raw }: ChatMessage, { unconfirmed }: Circumstances) =>
  raw.edit_date === undefined && unconfirmed.some((sent) => sent.chatId === chatId && sent.text === text);

/** A leftover progress message. */
const isStanding = (message: ChatMessage) =>
  message.fromBot &&
  !message.text.includes('found-') &&
  (message.buttons.flat().some((label) => /^Stop$/.test(label)) || PROGRESS.test(message.text));
