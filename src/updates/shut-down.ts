/** The end of a pipeline: what runs may end, what does not is left in a state in which another takes it up. */
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { Entry } from './entry.ts';
import type { Journal } from './journal.ts';
import type { Membership } from './membership.ts';
import { StoppingError } from './turn.ts';

/** Of the grace, at most this much and at most a quarter is kept for what comes after the running work. */
const RESERVE_MS = 2000;

export async function shutDown(options: {
  graceMs: number;
  dispatcher: Dispatcher;
  journal: Journal;
  membership: Membership;
  inFlight: ReadonlyMap<number, Entry>;
  whenIdle(): Promise<void>;
  clock: Clock;
  log: Log;
}): Promise<void> {
  const { graceMs, dispatcher, journal, membership, inFlight, whenIdle, clock, log } = options;
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

  dispatcher.close();
  const queued = dispatcher.lanes.clear();
  for (const entry of queued) {
    if (entry.recorded) dispatcher.drop(entry, false);
    else entry.recording?.then(() => dispatcher.drop(entry, false)).catch(() => undefined);
  }
  dispatcher.longWorks.close(stopping);

  if (!(await within(graceMs - reserve, whenIdle()))) {
    log.warn({ updates: dispatcher.running.size }, 'stopping: what still runs is aborted');
    for (const entry of dispatcher.running) entry.abort(stopping);
    await within(reserve * 0.5, whenIdle());
  }
  await within(reserve * 0.25, journal.settled());
  await within(reserve * 0.25, membership.leave(queued.map((entry) => entry.id)));
  for (const entry of [...inFlight.values()]) {
    if (!entry.recorded) entry.refuse(stopping);
  }
}
