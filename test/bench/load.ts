/** The two kinds of load: everything at once, and so many a second whatever the bot makes of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnswerLog, createAnswerLog } from './answer-log.ts';
import { percentile } from './figures.ts';
import { stranger } from './people.ts';
import type { Session } from './session.ts';

/** A bot that has not answered by then is measured by what it has answered. */
const SATURATED_DEADLINE_MS = 30_000;
const AFTERWARDS_MS = 1000;
/** Lets acknowledgements and what a bot does after them fall into its own account. */
const SETTLE_MS = 100;
const MAX_SETTLE_ROUNDS = 20;

export interface SaturatedFigures {
  sent: number;
  answered: number;
  /** Deliveries that the webhook refused or lost, and that were repeated. */
  repeated: number;
  updatesPerSecond: number;
  cpuMsPerUpdate: number;
  /** Part of its own core that the bench used: near 1, the bench is what is measured. */
  benchShare: number;
  rssMb: number;
}

export interface SteadyFigures {
  sent: number;
  answered: number;
  p50: number;
  p99: number;
  cpuMsPerUpdate: number;
}

/** Queues `count` free commands at once, from chats in turn, and waits for the last answer. */
export async function saturate(session: Session, count: number): Promise<SaturatedFigures> {
  const { emulator, bot } = session;
  const updates = Array.from({ length: count }, (_, index) => session.makeUpdate(stranger(index), '/help'));
  const answers = listen(session);
  const repeatedBefore = emulator.webhookState().repeated;
  const before = await bot.usage();
  const benchBefore = process.cpuUsage();
  const startedAt = performance.now();
  for (const update of updates) answers.expect(update.chat);
  emulator.deliver(updates);
  await answers.complete(SATURATED_DEADLINE_MS);
  const tookMs = answers.lastAt - startedAt;
  const bench = process.cpuUsage(benchBefore);
  const waitedMs = performance.now() - startedAt;
  await settle(session);
  const after = await bot.usage();
  return {
    sent: count,
    answered: answers.answered,
    repeated: emulator.webhookState().repeated - repeatedBefore,
    updatesPerSecond: (answers.answered / tookMs) * 1000,
    cpuMsPerUpdate: (after.cpuMicros - before.cpuMicros) / 1000 / answers.answered,
    benchShare: (bench.user + bench.system) / 1000 / waitedMs,
    rssMb: after.rssBytes / 1024 / 1024,
  };
}

/** Answers to whatever the bot says from now on. */
export function listen({ emulator }: Session): AnswerLog {
  const answers = createAnswerLog();
  emulator.onText(({ chat }) => answers.heard(chat));
  return answers;
}

/** Waits until what the bot does after its last answer is done. */
export async function settle({ emulator }: Session): Promise<void> {
  for (let round = 0; round < MAX_SETTLE_ROUNDS; round++) {
    await sleep(SETTLE_MS);
    if (emulator.webhookState().open === 0) return;
  }
}

/** Sends `/help` at `rate` a second for `seconds`; answers may come until a second after. */
export async function steady(session: Session, rate: number, seconds: number): Promise<SteadyFigures> {
  const { emulator, bot } = session;
  const answers = listen(session);
  const before = await bot.usage();
  const sent = await pace(rate, seconds, (index) => {
    const update = session.makeUpdate(stranger(index), '/help');
    answers.expect(update.chat);
    emulator.deliver([update]);
  });
  await answers.complete(AFTERWARDS_MS);
  const after = await bot.usage();
  const latencies = answers.latencies();
  return {
    sent,
    answered: answers.answered,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cpuMsPerUpdate: (after.cpuMicros - before.cpuMicros) / 1000 / answers.answered,
  };
}

/**
 * Calls `send` `rate` times a second for `seconds`, never waiting for an answer: a slow bot gets no easier load.
 * @returns how often
 */
export async function pace(rate: number, seconds: number, send: (index: number) => void): Promise<number> {
  const total = Math.round(rate * seconds);
  const startedAt = performance.now();
  for (let index = 0; index < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * rate) + 1);
    while (index < due) {
      send(index);
      index += 1;
    }
    await sleep(1);
  }
  return total;
}
