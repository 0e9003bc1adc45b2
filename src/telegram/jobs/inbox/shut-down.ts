/** The end of an inbox: what runs may end, what does not is left in a state in which another takes it up. */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import type { Entry } from './entry.ts';
import type { Membership } from './membership.ts';
import type { Runner } from './runner.ts';
import { StoppingError } from './turn.ts';

/** Of the grace, at most this much and at most a quarter is kept for what comes after the running work. */
const RESERVE_MS = 2000;

export async function shutDown(options: {
  graceMs: number;
  runner: Runner;
  database: Pick<Database, 'settled'>;
  membership: Membership;
  inFlight: ReadonlyMap<number, Entry>;
  whenIdle(): Promise<void>;
  last: (() => Promise<void>) | undefined;
  clock: Clock;
  log: Log;
}): Promise<void> {
  const { graceMs, runner, database, membership, inFlight, whenIdle, clock, log } = options;
  const stopping = new StoppingError('the process stops');
  const reserve = Math.min(RESERVE_MS, graceMs / 4);

  /** Whether `promise` was fulfilled in time. */
  async function within(ms: number, promise: Promise<void>): Promise<boolean> {
    const timer = new AbortController();
    try {
      return await Promise.race([promise.then(() => true), clock.sleep(ms, timer.signal).then(() => false)]);
    } catch (error) {
      log.warn({ err: error }, 'stopping: a last write failed');
      return false;
    } finally {
      timer.abort();
    }
  }

  runner.close();
  const queued = runner.lanes.clear();
  for (const entry of queued) runner.drop(entry, 'given back');
  // What waits to pay has asked for nothing yet, and long work is gone on with: the next process does both.
  for (const entry of runner.running.keys()) {
    if (runner.payers.waits(entry) || runner.longWorks.has(entry)) entry.abort(stopping);
  }

  if (!(await within(graceMs - reserve, whenIdle()))) {
    log.warn({ updates: runner.running.size }, 'stopping: what still runs is aborted');
    for (const entry of runner.running.keys()) entry.abort(stopping);
    await within(reserve * 0.5, whenIdle());
  }
  await within(reserve * 0.25, database.settled());
  // While the last words are said, what is to be said is still this process's.
  await options.last?.();
  await within(reserve * 0.25, membership.leave(queued.map((entry) => entry.id)));
  for (const entry of [...inFlight.values()]) entry.refuse(stopping);
}
