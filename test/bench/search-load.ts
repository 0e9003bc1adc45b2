/** Searches of connected people: so many at once, or so many a second; never two of one person at a time. */
import { join } from 'node:path';
import { createAnswerLog } from './answer-log.ts';
import { answeredBy, searchFor } from './data-service.ts';
import { loadOfSqlite } from './database-load.ts';
import { percentile } from './figures.ts';
import { pace, settle } from './load.ts';
import { connectedChat } from './people.ts';
import type { Session } from './session.ts';

/** So many that none searches more often than this project's bot answers one person in ten seconds. */
export const SEARCHERS = 4000;
export const AT_ONCE = 200;
/** For what is still open when the last search was sent. */
const PATIENCE_MS = { saturated: 120_000, steady: 10_000 };

export interface SearchFigures {
  sent: number;
  answered: number;
  perSecond: number;
  /** Of all processes and threads of the bot. */
  cpuMs: number;
  p50: number;
  p99: number;
  /** Bot API calls a search; what comes right after the answer included. */
  calls: number;
  /** Transactions that write, a search; NaN where they are not counted. */
  commits: number;
  rssMb: number;
  /** Part of its own core that the bench used. */
  benchShare: number;
  /** Length and entities of the last answer. */
  shown: { length: number; entities: number };
}

/** How the searches of a measurement come: `deliver` sends the next one, `answered` is called after each answer. */
interface Load {
  patienceMs: number;
  run(deliver: () => void): Promise<number>;
  answered?(deliver: () => void): void;
}

/** Keeps AT_ONCE people searching until `count` searches are answered; whoever was answered makes room for the next. */
export function saturateSearches(session: Session, count: number): Promise<SearchFigures> {
  let begun = 0;
  const next = (deliver: () => void) => {
    if (begun === count) return;
    begun += 1;
    deliver();
  };
  return measure(session, {
    patienceMs: PATIENCE_MS.saturated,
    async run(deliver) {
      for (let index = 0; index < AT_ONCE; index++) next(deliver);
      return count;
    },
    answered: next,
  });
}

/** `rate` searches a second for `seconds`, each of somebody else, whatever the bot makes of it. */
export function steadySearches(session: Session, rate: number, seconds: number): Promise<SearchFigures> {
  return measure(session, { patienceMs: PATIENCE_MS.steady, run: (deliver) => pace(rate, seconds, deliver) });
}

function commitsOf({ contender, settings }: Session): number {
  if (contender.bot !== 'this-bot' || settings.databaseUrl !== undefined) return Number.NaN;
  return loadOfSqlite(join(settings.dataDir, 'bot.sqlite')).transactions;
}

async function measure(session: Session, load: Load): Promise<SearchFigures> {
  const { emulator, bot } = session;
  const answers = createAnswerLog();
  let shown = { length: 0, entities: 0 };
  const deliver = () => {
    const reference = session.nextReference();
    answers.expect(reference);
    // Everybody else searches before the same person does again.
    const chat = connectedChat(reference % session.people);
    emulator.deliver([session.makeUpdate(chat, searchFor(reference))]);
  };
  emulator.onText(({ text, entities }) => {
    const answered = answeredBy(text);
    if (answered === undefined || !answers.heard(answered)) return;
    shown = { length: text.length, entities };
    load.answered?.(deliver);
  });
  const callsBefore = emulator.calls;
  const commitsBefore = commitsOf(session);
  const before = await bot.usage();
  const benchBefore = process.cpuUsage();
  const startedAt = performance.now();
  const sent = await load.run(deliver);
  await answers.complete(load.patienceMs);
  const bench = process.cpuUsage(benchBefore);
  const waitedMs = performance.now() - startedAt;
  const tookMs = answers.lastAt - startedAt;
  await settle(session);
  const after = await bot.usage();
  const latencies = answers.latencies();
  return {
    sent,
    answered: answers.answered,
    perSecond: (answers.answered / tookMs) * 1000,
    cpuMs: (after.cpuMicros - before.cpuMicros) / 1000 / answers.answered,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    calls: (emulator.calls - callsBefore) / answers.answered,
    commits: (commitsOf(session) - commitsBefore) / answers.answered,
    rssMb: after.rssBytes / 1024 / 1024,
    benchShare: (bench.user + bench.system) / 1000 / waitedMs,
    shown,
  };
}
