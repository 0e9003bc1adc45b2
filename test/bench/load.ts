/** Load on a bot: a number of commands at once, or a constant rate regardless of the bot's answers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { answeredBy, searchFor } from './data-service.ts';
import type { SentText } from './emulator.ts';
import { percentile } from './figures.ts';
import { connectedChat, type Session, stranger } from './session.ts';

/** Deadlines for open answers after the last command; later ones don't count. */
const PATIENCE_MS = { saturated: 120_000, steady: 10_000 };
/** Time for acknowledgements and the bot's work after them to be included in its usage. */
const SETTLE_MS = 100;
const MAX_SETTLE_ROUNDS = 20;

/** A command. `next` returns its chat, text and key; `keyOf` returns the key of an answer. */
export interface Command {
  next(session: Session): { chat: number; text: string; key: number };
  keyOf(sent: SentText): number | undefined;
}

/** /help of unconnected people, within this project's limit per person in ten seconds. */
export const HELP: Command = {
  next(session) {
    const chat = stranger(session.nextReference());
    return { chat, text: '/help', key: chat };
  },
  keyOf: ({ chat }) => chat,
};

/** /search of connected people, in turn. */
export const SEARCH: Command = {
  next(session) {
    const key = session.nextReference();
    return { chat: connectedChat(key % session.people), text: searchFor(key), key };
  },
  keyOf: ({ text }) => answeredBy(text),
};

export interface Figures {
  readonly sent: number;
  readonly answered: number;
  readonly perSecond: number;
  /** CPU time per command, of all processes and threads of the bot. */
  readonly cpuMs: number;
  readonly p50: number;
  readonly p99: number;
  /** Bot API calls per command, including those right after the answer. */
  readonly calls: number;
  readonly rssMb: number;
  /** Share of its core that the bench used; near 1, the bench itself is the bottleneck. */
  readonly benchShare: number;
}

/** Keeps `atOnce` commands open until `count` are answered. */
export function saturate(session: Session, command: Command, count: number, atOnce: number): Promise<Figures> {
  let begun = 0;
  const next = (deliver: () => void) => {
    if (begun === count) return;
    begun += 1;
    deliver();
  };
  const run = async (deliver: () => void) => {
    for (let index = 0; index < atOnce; index++) next(deliver);
    return count;
  };
  return measure(session, command, PATIENCE_MS.saturated, run, next);
}

/** `rate` commands per second for `seconds`, each from another person. */
export function steady(session: Session, command: Command, rate: number, seconds: number): Promise<Figures> {
  return measure(session, command, PATIENCE_MS.steady, (deliver) => pace(rate, seconds, deliver));
}

async function measure(
  session: Session,
  command: Command,
  patienceMs: number,
  run: (deliver: () => void) => Promise<number>,
  onAnswer: (deliver: () => void) => void = () => {},
): Promise<Figures> {
  const { emulator } = session;
  const answers = createAnswerLog();
  const deliver = () => {
    const { chat, text, key } = command.next(session);
    answers.expect(key);
    emulator.deliver(session.makeUpdate(chat, text));
  };
  emulator.onText((sent) => {
    const key = command.keyOf(sent);
    if (key !== undefined && answers.heard(key)) onAnswer(deliver);
  });
  const callsBefore = emulator.calls;
  const before = await session.usage();
  const benchBefore = process.cpuUsage();
  const startedAt = performance.now();
  const sent = await run(deliver);
  await answers.complete(patienceMs);
  const bench = process.cpuUsage(benchBefore);
  const waitedMs = performance.now() - startedAt;
  const tookMs = answers.lastAt - startedAt;
  await settle(session);
  const after = await session.usage();
  const latencies = answers.latencies();
  const each = (total: number) => total / answers.answered;
  return {
    sent,
    answered: answers.answered,
    perSecond: (answers.answered / tookMs) * 1000,
    cpuMs: each((after.cpuMicros - before.cpuMicros) / 1000),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    calls: each(emulator.calls - callsBefore),
    rssMb: after.rssBytes / 1024 / 1024,
    benchShare: (bench.user + bench.system) / 1000 / waitedMs,
  };
}

/** Waits until the bot has finished its work after the last answer. */
async function settle({ emulator }: Session): Promise<void> {
  for (let round = 0; round < MAX_SETTLE_ROUNDS; round++) {
    await sleep(SETTLE_MS);
    if (emulator.open === 0) return;
  }
}

/**
 * Calls `send` `rate` times per second for `seconds`, without waiting for answers, so that slow bots get the same load.
 * @returns the number of calls
 */
export async function pace(rate: number, seconds: number, send: () => void): Promise<number> {
  const total = Math.round(rate * seconds);
  const startedAt = performance.now();
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * rate) + 1);
    for (; sent < due; sent++) send();
    await sleep(1);
  }
  return total;
}

/** Matches answers to commands and records their latencies. */
export function createAnswerLog() {
  const waiting = new Map<number, number[]>();
  const taken: number[] = [];
  let expected = 0;
  let lastAt = performance.now();
  let done: (() => void) | undefined;
  return {
    /** Expects an answer for `key`; several for one key are answered in order. */
    expect(key: number): void {
      expected += 1;
      const times = waiting.get(key);
      if (times) times.push(performance.now());
      else waiting.set(key, [performance.now()]);
    },
    /** Records an answer for `key`. @returns whether it was expected */
    heard(key: number): boolean {
      const times = waiting.get(key);
      const since = times?.shift();
      if (since === undefined) return false;
      if (times?.length === 0) waiting.delete(key);
      lastAt = performance.now();
      taken.push(lastAt - since);
      if (taken.length === expected) done?.();
      return true;
    },
    get unanswered() {
      return expected - taken.length;
    },
    get answered() {
      return taken.length;
    },
    /** Time of the last answer, by `performance.now()`. */
    get lastAt() {
      return lastAt;
    },
    /** Milliseconds from delivery to answer, or until now if unanswered, so that missing answers don't look fast. */
    latencies(): number[] {
      const now = performance.now();
      return [...taken, ...[...waiting.values()].flat().map((since) => now - since)];
    },
    /** Resolves when everything is answered, or at the deadline. */
    complete(deadlineMs: number): Promise<void> {
      if (taken.length === expected) return Promise.resolve();
      return new Promise((resolve) => {
        const late = setTimeout(resolve, deadlineMs);
        done = () => {
          clearTimeout(late);
          resolve();
        };
      });
    },
  };
}
