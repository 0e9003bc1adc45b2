/** Starts updates in their order, runs their handlers, and decides what each end of a handler means for its update. */
import { type Clock, TimeoutError } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { runWithRequest } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import { isUniqueViolation } from '#storage/group-commit.ts';
import type { Jobs } from '#storage/jobs.ts';
import type { Classification } from '../../updates/classification.ts';
import type { IncomingUpdate } from '../../updates/update.ts';
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
  /** Keeps it durably, and starts it when its turn comes. @param earlier what its row says, where another process has recorded it */
  enter(
    update: IncomingUpdate,
    classification: Classification,
    earlier?: Pick<UpdateJob, 'progress' | 'attempt' | 'committed'>,
  ): UpdateJob;
  /** Nothing more is done for it here. */
  drop(job: UpdateJob, how: Ending): void;
  running: ReadonlyMap<UpdateJob, unknown>;
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
  /** Called once for each job, when nothing more is done for it here. */
  over(job: UpdateJob, how: Ending): void;
  /** Called when it may be idle. */
  rests(): void;
}): Runner {
  const { jobs, database, handlers, limits, clock, log } = options;
  /** With what handles each just now. */
  const running = new Map<UpdateJob, { readonly handler: Handler }>();
  const queues = createSerialQueues({ places: limits.maxInQueues, clock, begin: (job) => void start(job) });
  const payers = createPersonQueues(limits.maxPaid, MAX_WAITING_TO_PAY);
  const longWorks = createPersonQueues(limits.maxLong, MAX_LONG_WAITING);
  const jobDeps = { jobs, database, payers, longWorks, leaveQueue: queues.leave, clock };
  let starting = 0;
  let closed = false;
  let watching = false;

  /** Whether its row is still to be asked for. */
  const isNew = ({ recorded, heldSince }: UpdateJob) =>
    recorded === undefined && heldSince === Number.POSITIVE_INFINITY;

  function enter(...[update, classification, earlier]: Parameters<Runner['enter']>): UpdateJob {
    const job = new UpdateJob(update, classification, jobDeps);
    if (earlier) Object.assign(job, { ...earlier, heldSince: clock.monotonic() });
    if (job.control) void start(job);
    else queues.enter(job);
    // Its queue is not free: it waits, durably.
    if (job.state === 'waiting' && isNew(job)) void record(job, false);
    return job;
  }

  function record(job: UpdateJob, run: boolean): Promise<'running' | 'waiting' | 'known'> {
    const { updateId, queue, control, origin, update } = job;
    const arriving = { updateId, queue, inOrder: !control, receivedAt: origin.receivedAt, update };
    const write = (starts: boolean) => database.write(jobs.record(arriving, starts), { once: true });
    const recorded = write(run).catch((error: unknown) => {
      // Another process has started something in this queue at the same moment.
      if (run && isUniqueViolation(error)) return write(false);
      throw error;
    });
    job.recorded = recorded;
    recorded.then(
      (how) => {
        job.heldSince = clock.monotonic();
        if (how !== 'known') return;
        queues.remove(job);
        drop(job, 'known');
      },
      () => {
        queues.remove(job);
        drop(job, 'given back');
      },
    );
    return recorded;
  }

  async function start(job: UpdateJob): Promise<void> {
    job.state = 'starting';
    starting += 1;
    const outcome = await outcomeOf(job);
    starting -= 1;
    if (job.isOver) {
      if (outcome === 'running') giveBack(job);
      options.rests();
    } else if (outcome === 'running') runWithRequest(job.origin, () => begin(job));
    else if (outcome === 'lost') drop(job, 'lost');
    else if (closed || !queues.holds(job)) drop(job, 'given back');
    else {
      job.state = 'waiting';
      queues.postpone(job);
    }
  }

  /** Whether it may run now. Never rejects. */
  async function outcomeOf(job: UpdateJob): Promise<'running' | 'waiting' | 'lost'> {
    try {
      const arrives = isNew(job);
      const recorded = await (arrives ? record(job, true) : job.recorded);
      if (recorded === 'known') return 'lost';
      if (arrives && recorded === 'running') job.attempt = 1;
      if (arrives || job.isOver) return recorded ?? 'waiting';
      const started = await database.write(jobs.start(job.updateId, job.attempt));
      if (started === 'running') job.attempt += 1;
      return started;
    } catch (error) {
      // Another process has grasped the queue in the same moment; or it could not be recorded, and comes again.
      if (!isUniqueViolation(error) && !job.isOver) log.warn({ err: error }, 'an update could not be started yet');
      return 'waiting';
    }
  }

  function begin(job: UpdateJob): void {
    if (closed) {
      giveBack(job);
      return;
    }
    queues.began(job);
    job.state = 'running';
    if (job.attempt > MAX_STARTS) {
      log.error({ attempt: job.attempt }, 'an update ends every process that handles it is given up');
      end(job);
    } else run(job, job.committed || job.attempt > MAX_ATTEMPTS ? handlers.interrupted : handlers.handle);
  }

  function run(job: UpdateJob, handler: Handler): void {
    const attempt = { handler };
    running.set(job, attempt);
    job.startedAt = clock.monotonic();
    watch();
    let handled: Promise<void>;
    try {
      handled = handler(job.update, job);
    } catch (error) {
      handled = Promise.reject(error);
    }
    // What was given up may end at last: nobody asks any more.
    const isCurrent = () => running.get(job) === attempt;
    handled.then(
      () => isCurrent() && end(job),
      (error: unknown) => isCurrent() && failed(job, error, handler),
    );
  }

  function failed(job: UpdateJob, error: unknown, handler: Handler): void {
    const reason = job.abortReason;
    const is = (kind: typeof LeaseLostError | typeof StoppingError) => reason instanceof kind || error instanceof kind;
    if (is(LeaseLostError)) drop(job, 'lost');
    else if (error instanceof UnreadableError) giveBack(job, true);
    else if (is(StoppingError)) giveBack(job);
    else {
      log.error({ err: error }, 'a handler failed');
      finish(job, handler);
    }
  }

  /** Nothing more comes from that handler: what is paid for is told of, the rest is done. */
  function finish(job: UpdateJob, handler: Handler | undefined): void {
    if (job.state === 'ending') giveBack(job);
    else if (job.committed && handler !== handlers.interrupted) {
      job.renew();
      run(job, handlers.interrupted);
    } else end(job);
  }

  /** The update is done, as far as its handler has not written that itself. */
  function end(job: UpdateJob): void {
    if (job.state === 'running') {
      database
        .write(jobs.finish(job.updateId))
        .catch((error: unknown) => log.error({ err: error }, 'the end of an update could not be written'));
    }
    drop(job, 'done');
  }

  /** The update is not done: another process, or this one after its restart, starts it again. */
  function giveBack(job: UpdateJob, isUnreadable = false): void {
    database
      .write(isUnreadable ? jobs.setAside(job.updateId) : jobs.release(job.updateId))
      .catch((error: unknown) => log.error({ err: error }, 'an update could not be given back'));
    drop(job, 'given back');
  }

  function drop(job: UpdateJob, how: Ending): void {
    if (job.isOver) return;
    job.drop();
    running.delete(job);
    payers.leave(job);
    longWorks.leave(job);
    options.over(job, how);
    queues.leave(job);
  }

  function watch(): void {
    if (watching) return;
    watching = true;
    clock.setTimer(LOOK_MS, () => {
      watching = false;
      const now = clock.monotonic();
      for (const job of [...running.keys()]) runWithRequest(job.origin, () => lookAt(job, now));
      if (running.size > 0) watch();
    });
  }

  function lookAt(job: UpdateJob, now: number): void {
    if (now - job.startedAt >= limits.queueHoldMs) leaveQueue(job);
    const afterMs = job.isLong ? limits.longDeadlineMs : limits.handlerDeadlineMs;
    if (now - job.startedAt < afterMs) return;
    // First it is told to stop; if it still has not ended a deadline later, it is given up.
    job.startedAt = now;
    if (job.abortReason) {
      log.error({ attempt: job.attempt }, 'a handler never ended: it is given up');
      finish(job, running.get(job)?.handler);
    } else {
      log.error({ afterMs }, 'a handler takes too long');
      job.abort(new TimeoutError(afterMs));
    }
  }

  function leaveQueue(job: UpdateJob): void {
    if (!queues.holds(job)) return;
    queues.leave(job);
    database
      .write(jobs.leaveQueue(job.updateId))
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
