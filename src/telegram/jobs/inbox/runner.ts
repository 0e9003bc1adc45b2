/** Starts updates in their order, runs their handlers, and decides what each end of a handler means for its update. */
import { type Clock, TimeoutError } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { runWithRequest } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import { isUniqueViolation } from '#storage/group-commit.ts';
import type { Jobs } from '#storage/jobs.ts';
import type { Entry } from './entry.ts';
import {
  type JobContext,
  LeaseLostError,
  MAX_LONG_WAITING,
  MAX_WAITING_TO_PAY,
  StoppingError,
  UnreadableError,
} from './job-context.ts';
import { createPersonQueues, type PersonQueues } from './person-queues.ts';
import { createSerialQueues, type SerialQueues } from './serial-queues.ts';
import type { IncomingUpdate } from './update.ts';
import { UpdateJob } from './update-job.ts';

/** How much at once, how long at most. Durations in milliseconds. */
export interface Limits {
  /** Paid requests, long works, and handlers that keep their queue: at once in this process. */
  maxPaid: number;
  maxLong: number;
  maxInQueues: number;
  /** How long a handler keeps its queue. */
  queueHoldMs: number;
  /** How long a handler may take in all, and one that does long work. */
  handlerDeadlineMs: number;
  longDeadlineMs: number;
  /** Updates that wait here in all, and of one queue. */
  maxQueued: number;
  maxWaitingPerQueue: number;
}

export const DEFAULT_LIMITS: Limits = {
  maxPaid: 256,
  maxLong: 32,
  maxInQueues: 256,
  queueHoldMs: 1000,
  handlerDeadlineMs: 600_000,
  longDeadlineMs: 6 * 3_600_000,
  maxQueued: 10_000,
  maxWaitingPerQueue: 100,
};

/** After so many starts an update counts as poison: it is not handled again, only apologised for. */
const MAX_ATTEMPTS = 3;
/** After so many starts, apologies included, it is a dead letter: else one could keep every process from living for ever. */
const MAX_STARTS = 20;
/** How often what runs is looked at, in place of a timer for each. */
const LOOK_MS = 250;

type Handler = (update: IncomingUpdate, job: JobContext) => Promise<void>;
/** How an update left this process. `known`: it had been received before. */
export type Ending = 'done' | 'given back' | 'lost' | 'known';

export interface Handlers {
  /** Answers every failure itself: an error that leaves it is logged, and the update counts as done. */
  handle: Handler;
  /**
   * For an update whose point of no return lies before a crash (`job.progress` says how far it came), or that was
   * started three times in vain (`job.attempt` is above 3).
   */
  interrupted: Handler;
}

export interface Runner {
  queues: SerialQueues;
  payers: PersonQueues;
  /** Each under `longWorkOf` its person. */
  longWorks: PersonQueues;
  /** Keeps it durably, and starts it when its turn comes. */
  enter(entry: Entry): void;
  /** Nothing more is done for it here. */
  drop(entry: Entry, how: Ending): void;
  running: ReadonlyMap<Entry, unknown>;
  /** Whether nothing runs, waits or is about to start. */
  idle(): boolean;
  /** From now on nothing starts; what would is given back. */
  close(): void;
}

export function createRunner(options: {
  jobs: Jobs;
  database: Pick<Database, 'write'>;
  handlers: Handlers;
  limits: Limits;
  clock: Clock;
  log: Log;
  /** Called once for each entry, when nothing more is done for it here. */
  over(entry: Entry, how: Ending): void;
  /** Called when it may be idle. */
  rests(): void;
}): Runner {
  const { jobs, database, handlers, limits, clock, log } = options;
  /** With what handles each just now. */
  const running = new Map<Entry, { readonly handler: Handler }>();
  const queues = createSerialQueues({ places: limits.maxInQueues, clock, begin: (entry) => void start(entry) });
  const payers = createPersonQueues(limits.maxPaid, MAX_WAITING_TO_PAY);
  const longWorks = createPersonQueues(limits.maxLong, MAX_LONG_WAITING);
  const jobDeps = { jobs, database, payers, longWorks, leaveQueue: queues.leave, clock };
  let starting = 0;
  let closed = false;
  let watching = false;

  /** Whether its row is still to be asked for. */
  const isNew = ({ recorded, heldSince }: Entry) => recorded === undefined && heldSince === Number.POSITIVE_INFINITY;

  function enter(entry: Entry): void {
    if (entry.control) void start(entry);
    else queues.enter(entry);
    // Its queue is not free: it waits, durably.
    if (entry.state === 'waiting' && isNew(entry)) void record(entry, false);
  }

  function record(entry: Entry, run: boolean): Promise<'running' | 'waiting' | 'known'> {
    const { id: updateId, queue, control, origin, update } = entry;
    const arriving = { updateId, queue, inOrder: !control, receivedAt: origin.receivedAt, update };
    const write = (starts: boolean) => database.write(jobs.record(arriving, starts), { once: true });
    const recorded = write(run).catch((error: unknown) => {
      // Another process has started something in this queue at the same moment.
      if (run && isUniqueViolation(error)) return write(false);
      throw error;
    });
    entry.recorded = recorded;
    recorded.then(
      (how) => {
        entry.heldSince = clock.monotonic();
        if (how !== 'known') return;
        queues.remove(entry);
        drop(entry, 'known');
      },
      () => {
        queues.remove(entry);
        drop(entry, 'given back');
      },
    );
    return recorded;
  }

  async function start(entry: Entry): Promise<void> {
    entry.state = 'starting';
    starting += 1;
    const outcome = await outcomeOf(entry);
    starting -= 1;
    if (entry.isOver) {
      if (outcome === 'running') giveBack(entry);
      options.rests();
    } else if (outcome === 'running') runWithRequest(entry.origin, () => begin(entry));
    else if (outcome === 'lost') drop(entry, 'lost');
    else if (closed || !queues.holds(entry)) drop(entry, 'given back');
    else {
      entry.state = 'waiting';
      queues.postpone(entry);
    }
  }

  /** Whether it may run now. Never rejects. */
  async function outcomeOf(entry: Entry): Promise<'running' | 'waiting' | 'lost'> {
    try {
      const arrives = isNew(entry);
      const recorded = await (arrives ? record(entry, true) : entry.recorded);
      if (recorded === 'known') return 'lost';
      if (arrives && recorded === 'running') entry.attempts = 1;
      if (arrives || entry.isOver) return recorded ?? 'waiting';
      const started = await database.write(jobs.start(entry.id, entry.attempts));
      if (started === 'running') entry.attempts += 1;
      return started;
    } catch (error) {
      // Another process has grasped the queue in the same moment; or it could not be recorded, and comes again.
      if (!isUniqueViolation(error) && !entry.isOver) log.warn({ err: error }, 'an update could not be started yet');
      return 'waiting';
    }
  }

  function begin(entry: Entry): void {
    if (closed) {
      giveBack(entry);
      return;
    }
    queues.began(entry);
    entry.state = 'running';
    if (entry.attempts > MAX_STARTS) {
      log.error({ attempt: entry.attempts }, 'an update ends every process that handles it is given up');
      end(entry);
    } else run(entry, entry.paid || entry.attempts > MAX_ATTEMPTS ? handlers.interrupted : handlers.handle);
  }

  function run(entry: Entry, handler: Handler): void {
    const attempt = { handler };
    running.set(entry, attempt);
    entry.startedAt = clock.monotonic();
    watch();
    let handled: Promise<void>;
    try {
      handled = handler(entry.update, new UpdateJob(entry, jobDeps));
    } catch (error) {
      handled = Promise.reject(error);
    }
    // What was given up may end at last: nobody asks any more.
    const isCurrent = () => running.get(entry) === attempt;
    handled.then(
      () => isCurrent() && end(entry),
      (error: unknown) => isCurrent() && failed(entry, error, handler),
    );
  }

  function failed(entry: Entry, error: unknown, handler: Handler): void {
    const reason = entry.abortReason;
    const is = (kind: typeof LeaseLostError | typeof StoppingError) => reason instanceof kind || error instanceof kind;
    if (is(LeaseLostError)) drop(entry, 'lost');
    else if (error instanceof UnreadableError) giveBack(entry, true);
    else if (is(StoppingError)) giveBack(entry);
    else {
      log.error({ err: error }, 'a handler failed');
      finish(entry, handler);
    }
  }

  /** Nothing more comes from that handler: what is paid for is told of, the rest is done. */
  function finish(entry: Entry, handler: Handler | undefined): void {
    if (entry.state === 'ending') giveBack(entry);
    else if (entry.paid && handler !== handlers.interrupted) {
      entry.renew();
      run(entry, handlers.interrupted);
    } else end(entry);
  }

  /** The update is done, as far as its handler has not written that itself. */
  function end(entry: Entry): void {
    if (entry.state === 'running') {
      database
        .write(jobs.finish(entry.id))
        .catch((error: unknown) => log.error({ err: error }, 'the end of an update could not be written'));
    }
    drop(entry, 'done');
  }

  /** The update is not done: another process, or this one after its restart, starts it again. */
  function giveBack(entry: Entry, isUnreadable = false): void {
    database
      .write(isUnreadable ? jobs.setAside(entry.id) : jobs.release(entry.id))
      .catch((error: unknown) => log.error({ err: error }, 'an update could not be given back'));
    drop(entry, 'given back');
  }

  function drop(entry: Entry, how: Ending): void {
    if (entry.isOver) return;
    entry.end();
    running.delete(entry);
    payers.leave(entry);
    longWorks.leave(entry);
    options.over(entry, how);
    queues.leave(entry);
  }

  function watch(): void {
    if (watching) return;
    watching = true;
    clock.setTimer(LOOK_MS, () => {
      watching = false;
      const now = clock.monotonic();
      for (const entry of [...running.keys()]) runWithRequest(entry.origin, () => lookAt(entry, now));
      if (running.size > 0) watch();
    });
  }

  function lookAt(entry: Entry, now: number): void {
    if (now - entry.startedAt >= limits.queueHoldMs) leaveQueue(entry);
    const afterMs = entry.isLong ? limits.longDeadlineMs : limits.handlerDeadlineMs;
    if (now - entry.startedAt < afterMs) return;
    // First it is told to stop; if it still has not ended a deadline later, it is given up.
    entry.startedAt = now;
    if (entry.abortReason) {
      log.error({ attempt: entry.attempts }, 'a handler never ended: it is given up');
      finish(entry, running.get(entry)?.handler);
    } else {
      log.error({ afterMs }, 'a handler takes too long');
      entry.abort(new TimeoutError(afterMs));
    }
  }

  function leaveQueue(entry: Entry): void {
    if (!queues.holds(entry)) return;
    queues.leave(entry);
    database
      .write(jobs.leaveQueue(entry.id))
      .catch((error: unknown) => log.warn({ err: error }, 'a queue could not be left'));
  }

  return {
    queues,
    payers,
    longWorks,
    enter,
    drop,
    running,
    idle: () => running.size === 0 && starting === 0 && queues.waiting() === 0,
    close() {
      closed = true;
    },
  };
}
