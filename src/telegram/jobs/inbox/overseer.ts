/** Looks after what runs: lanes that are kept too long, deliveries that are open too long, handlers that never end. */
import { type Clock, TimeoutError } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { runWithRequest } from '#platform/request-context.ts';
import type { Entry } from './entry.ts';
import type { Limits } from './limits.ts';

export interface Overseer {
  /** Something runs: it is looked after from now on. */
  watch(): void;
}

const LOOK_MS = 250;

export function createOverseer(options: {
  running: ReadonlyMap<Entry, unknown>;
  limits: Limits;
  clock: Clock;
  log: Log;
  /** Makes it durable. */
  record(entry: Entry): void;
  leaveLane(entry: Entry): void;
  /** It has been told to stop, and still has not ended. */
  giveUp(entry: Entry): void;
}): Overseer {
  const { running, limits, clock, log } = options;
  let watching = false;

  /** Instead of a timer for each, all that run are looked at four times a second; nobody looks when none runs. */
  function watch(): void {
    if (watching) return;
    watching = true;
    clock.setTimer(LOOK_MS, look);
  }

  function look(): void {
    const now = clock.monotonic();
    watching = false;
    for (const entry of [...running.keys()]) runWithRequest(entry.origin, () => lookAt(entry, now));
    if (running.size > 0) watch();
  }

  function lookAt(entry: Entry, now: number): void {
    if (now - entry.startedAt >= limits.laneMs) options.leaveLane(entry);
    if (now - entry.since >= limits.acknowledgeAfterMs) {
      if (entry.state.is === 'running' && entry.state.row === undefined) options.record(entry);
      else if (entry.row) entry.acknowledge();
    }
    if (now - entry.startedAt >= limits.handlerDeadlineMs) overdue(entry, now);
  }

  /** First it is told to stop; if it still has not ended a deadline later, it is given up. */
  function overdue(entry: Entry, now: number): void {
    entry.startedAt = now;
    if (entry.abortReason) {
      log.error({ attempt: entry.attempt }, 'a handler never ended: it is given up');
      options.giveUp(entry);
    } else {
      log.error({ afterMs: limits.handlerDeadlineMs }, 'a handler takes too long');
      entry.abort(new TimeoutError(limits.handlerDeadlineMs));
    }
  }

  return { watch };
}
