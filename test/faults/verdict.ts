/**
 * What a sequence came to, judged by what stands in the chats and what the service was asked. These words are the only
 * thing that the story knows of the bot's catalogue.
 */
import type { ChatMessage } from '../support/chat-driver.ts';
import type { PaidCall } from './data-service.ts';
import type { FreeCommand, Question } from './plan.ts';

/** A message that comes again because nobody knows whether it arrived says so. */
const REPEAT_NOTE = /\bSent again\b/i;
/** What became of a paid question that has no answer, with what it may have cost. */
const PRICED_EXCUSE = /\bmay have cost\b/i;
/** The same where nothing was spent. */
const FREE_EXCUSE = /was restarted|went wrong|my fault|Nothing was charged|took too long|Send this again/;
const PROGRESS = /^(?:Searching|Reading)\b[^\n]*…|^Still reading\b|^You’re number \d/;
export const FREE_ANSWERS: Readonly<Record<FreeCommand['command'], RegExp>> = {
  '/privacy': /^What I keep/,
  '/settings': /^Settings/,
};
export const HELP_ANSWER = /^Just write\./;
/** How long the bot may need from a reply of the service to having it written down, milliseconds. */
const WRITING_DOWN_MS = 1500;

/** One person's chat after the sequence, and what happened to their questions. */
export interface ChatOutcome {
  readonly questions: readonly AskedQuestion[];
  readonly free: readonly (FreeCommand & { readonly redeliveries: number })[];
  readonly messages: readonly ChatMessage[];
  /** /help at the end was answered in time. */
  readonly helped: boolean;
}
export interface AskedQuestion extends Question {
  readonly saidAt: number;
  readonly calls: readonly PaidCall[];
}

/** What happened to the processes and the database meanwhile. */
export interface Circumstances {
  /** Which process was killed with -9, or ended by itself, and when (Unix milliseconds). */
  readonly kills: readonly { readonly process: number; readonly at: number }[];
  /** A process was ended in any way: Telegram then delivers again what was under way. */
  readonly ended: boolean;
  readonly databaseTrouble: boolean;
  readonly misdeeds: readonly string[];
  /** Bot API calls that went wrong. */
  readonly callsHit: number;
  /** Messages of which the bot cannot know that they are there: it has no id to edit or delete them by. */
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
/** What must be 0. */
export const FAULTS = COUNTS.slice(COUNTS.indexOf('lost'));

export interface Verdict {
  readonly counts: Readonly<Record<Count, number>>;
  /** Each thing that is wrong, in words. */
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
    if (calls.length > 1) find('paidTwice', `${command} ${word} was asked ${calls.length} times of the service`);
  }

  const asked = questions
    .filter(({ calls }) => calls.length > 0)
    .toSorted((a, b) => a.saidAt - b.saidAt)
    .map(({ word, calls }) => ({ word, at: calls[0]?.at ?? 0 }));
  for (const [index, { word, at }] of asked.entries()) {
    const next = asked[index + 1];
    if (next && next.at < at) find('disordered', `${next.word} was asked of the service before ${word}`);
  }

  const excuses = said.filter((message) => isExcuse(message));
  let priced = excuses.filter(({ text }) => PRICED_EXCUSE.test(text)).length;
  let unpriced = excuses.length - priced;
  // Those that were asked need a price; the rest take what is left.
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
  // Free commands may need an excuse too; one with a price and no question left is said twice, or untrue.
  const surplus = priced - (excuses.length - unmarked(excuses));
  if (surplus > 0) find('doubled', `${surplus} more excuses with a price than questions without an answer`);

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

/** A question that the service failed, or that a kill -9 interrupted, need not be answered: its person is told. */
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
  if (service.kind !== 'answers') return 'which the service failed: nothing with a price was said of it';
  return permitted
    ? 'asked and interrupted by a kill: nothing with a price was said of it'
    : 'which was paid for and answered by the service';
}

const answersTo = (messages: readonly ChatMessage[], word: string) =>
  messages.filter(({ fromBot, deleted, text }) => fromBot && !deleted && text.includes(`found-${word}`));

const isExcuse = ({ text }: ChatMessage) =>
  !text.includes('found-') &&
  !Object.values(FREE_ANSWERS).some((answer) => answer.test(text)) &&
  !HELP_ANSWER.test(text) &&
  (PRICED_EXCUSE.test(text) || FREE_EXCUSE.test(text));

/** Nobody can take it back: its sending was never confirmed, and it still says what it said then. */
const isOrphan = ({ chatId, text, raw }: ChatMessage, { unconfirmed }: Circumstances) =>
  raw.edit_date === undefined && unconfirmed.some((sent) => sent.chatId === chatId && sent.text === text);

/** A message that says that something is still being done. */
const isStanding = (message: ChatMessage) =>
  message.fromBot &&
  !message.text.includes('found-') &&
  (message.buttons.flat().some((label) => /^Stop$/.test(label)) || PROGRESS.test(message.text));
