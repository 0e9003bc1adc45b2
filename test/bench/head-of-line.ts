/** Whether slow commands hold up other people's: one command in twenty takes seconds, the others are measured. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createAnswerLog } from './answer-log.ts';
import { benchToken, SLOW_ANSWER } from './data-service.ts';
import { percentile } from './figures.ts';
import { listen, pace } from './load.ts';
import type { Session } from './session.ts';
import { type BenchUpdate, fastChat, slowChat } from './updates.ts';

const ONE_IN = 20;
const PREPARATION_DEADLINE_MS = 15_000;
/** What warms the way of a search, in the pace of the measurement: two commands in five for so many seconds. */
const WARMING_SECONDS = 8;
const WARMING = { of: 5, searches: 2 };
/** So many that nobody searches again before the last answer came: a chat gets a message a second. */
const WARMING_PEOPLE = 80;
/** A bot that has said nothing for so long has done what it was told. */
const QUIET_MS = 1250;
const AFTERWARDS_MS = 1000;
/** What a slow command may take beyond its own time. */
const SLOW_MARGIN_MS = 500;

export interface HeadOfLineFigures {
  /** Fast commands. */
  sent: number;
  answered: number;
  p50: number;
  p99: number;
  /** Slow commands that were early enough to be answered, and those that were. */
  slowDue: number;
  slowAnswered: number;
}

/** Makes the slow commands of headOfLine() possible, and warm like the fast ones that they are compared with. */
export async function prepareSlow(session: Session, rate: number, seconds: number): Promise<void> {
  const people = Math.max(WARMING_PEOPLE, Math.ceil((rate * seconds) / ONE_IN));
  if (session.contender.bot === 'this-bot') await connect(session, people, rate);
}

/** `rate` commands a second for `seconds`, one in twenty of them slow and each of those from a person of their own. */
export async function headOfLine(session: Session, rate: number, seconds: number): Promise<HeadOfLineFigures> {
  const { emulator, contender, slowMs } = session;
  const answers = createAnswerLog();
  const slowSent = new Map<number, number>();
  const slowDone = new Set<number>();
  emulator.onText(({ chat, text }) => {
    if (slowSent.has(chat)) {
      if (text.includes(SLOW_ANSWER)) slowDone.add(chat);
    } else answers.heard(chat);
  });

  let fast = 0;
  await pace(rate, seconds, (index) => {
    const slow = index % ONE_IN === ONE_IN / 2;
    const chat = slow ? slowChat(slowSent.size) : fastChat(index);
    const update: BenchUpdate = session.makeUpdate(chat, slow ? contender.slowCommand : '/help');
    if (slow) slowSent.set(chat, performance.now());
    else {
      fast += 1;
      answers.expect(update);
    }
    emulator.deliver([update]);
  });
  await answers.complete(AFTERWARDS_MS);

  const endedAt = performance.now();
  const due = [...slowSent].filter(([, at]) => endedAt - at > slowMs + SLOW_MARGIN_MS);
  const latencies = answers.latencies();
  return {
    sent: fast,
    answered: answers.answered,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    slowDue: due.length,
    slowAnswered: due.filter(([chat]) => slowDone.has(chat)).length,
  };
}

/** Gives this project's bot the tokens of the people who will search, and lets them search until that is warm too. */
async function connect(session: Session, people: number, rate: number): Promise<void> {
  await everybodySays(session, people, (person) => `/connect ${benchToken(person)}`);
  await everybodySays(session, people, () => '/search boats');
  let searches = 0;
  await pace(rate, WARMING_SECONDS, (index) => {
    const searching = index % WARMING.of < WARMING.searches;
    const chat = searching ? slowChat(searches++ % people) : fastChat(index);
    session.emulator.deliver([session.makeUpdate(chat, searching ? '/search boats' : '/help')]);
  });
  await quiet(session);
}

async function everybodySays(session: Session, people: number, words: (person: number) => string): Promise<void> {
  const answers = listen(session);
  for (let person = 0; person < people; person++) {
    const update = session.makeUpdate(slowChat(person), words(person));
    answers.expect(update);
    session.emulator.deliver([update]);
  }
  if (!(await answers.complete(PREPARATION_DEADLINE_MS))) {
    throw new Error(`only ${answers.answered} of ${people} people were answered: ${words(0).split(' ')[0]}`);
  }
  // The first text is a note of progress.
  await quiet(session);
}

/** What follows the answers that were waited for is no part of the measurement either. */
async function quiet({ emulator }: Session): Promise<void> {
  let heardAt = performance.now();
  emulator.onText(() => {
    heardAt = performance.now();
  });
  while (performance.now() - heardAt < QUIET_MS) await sleep(QUIET_MS / 4);
}
