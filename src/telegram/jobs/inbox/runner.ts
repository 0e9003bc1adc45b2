/** Starts updates in order, runs their handlers, and applies the outcome of each handler to its update. */
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
import { createPersonQueues } from './person-queues.ts';
import { createSerialQueues } from './serial-queues.ts';
import { UpdateJob } from './update-job.ts';

/** Concurrency limits and maximum durations, in milliseconds. */
export interface Limits {
  /** Concurrent paid requests, long work, and handlers that hold their queue, in this process. */
  maxPaid: number;
  maxLong: number;
  maxInQueues: number;
  /** How long a handler holds its queue. */
  queueHoldMs: number;
  /** How long a handler may take in total, without and with long work. */
  handlerDeadlineMs: number;
  longDeadlineMs: number;
  /** Updates that may wait here: in total, beyond which they are refused, and per queue, beyond which they are dropped. */
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

/** After this many starts an update is not handled again; the person gets an apology instead. */
const MAX_ATTEMPTS = 3;
/** After this many starts, apologies included, it is a dead letter, so that it cannot crash processes forever. */
const MAX_STARTS = 20;
/** How often running handlers are checked for overruns; cheaper than a timer for each. */
const WATCH_EVERY_MS = 250;

type Handler = (update: IncomingUpdate, job: JobContext) => Promise<void>;
/** How an update left this process. `known`: it was received before. */
export type Ending = 'done' | 'given back' | 'lost' | 'known';

export interface Handlers {
  /** Answers every failure itself: an error that escapes it is logged, and the update counts as done. */
  handle: Handler;
  /**
   * For an update that crashed after its point of no return (`job.progress` says how far it got), or that failed three
   * times (`job.attempt` is above 3).
   */
  interrupted: Handler;
}

export function createRunner(options: {
  jobs: Jobs;
  database: Pick<Database, 'write'>;
  handlers: Handlers;
  limits: Limits;
  clock: Clock;
  log: Log;
  /** Called once per job, when this process is finished with it. */
  onEnd(job: UpdateJob, how: Ending): void;
  /** Called when the runner may have become idle. */
  onMaybeIdle(): void;
}) {
  const { jobs, database, handlers, limits, clock, log } = options;
  /** The current attempt of each running job. */
  const running = new Map<UpdateJob, { readonly handler: Handler }>();
  const queues = createSerialQueues({ slots: limits.maxInQueues, clock, begin: (job) => void start(job) });
  const payers = createPersonQueues(limits.maxPaid, MAX_WAITING_TO_PAY);
  const longWorks = createPersonQueues(limits.maxLong, MAX_LONG_WAITING);
  const jobDeps = { jobs, database, payers, longWorks, leaveQueue: queues.leave, clock };
  let starting = 0;
  let closed = false;
  let watching = false;

  /** Whether the job still has to be recorded. */
  const isNew = ({ recorded, heldSince }: UpdateJob) =>
    recorded === undefined && heldSince === Number.POSITIVE_INFINITY;

  /** Records the update and starts it when its turn comes. @param earlier its row, if another process recorded it */
  function enter(
    update: IncomingUpdate,
    classification: Classification,
    earlier?: Pick<UpdateJob, 'progress' | 'attempt' | 'committed'>,
  ): UpdateJob {
    const job = new UpdateJob(update, classification, jobDeps);
    if (earlier) Object.assign(job, { ...earlier, heldSince: clock.monotonic() });
    if (job.control) void start(job);
    else queues.enter(job);
    // Its queue is busy: record it as waiting.
    if (job.state === 'waiting' && isNew(job)) void record(job, false);
    return job;
  }

  function record(job: UpdateJob, run: boolean): Promise<'running' | 'waiting' | 'known'> {
    const { updateId, queue, control, origin, update } = job;
    const arriving = { updateId, queue, inOrder: !control, receivedAt: origin.receivedAt, update };
    const write = (starts: boolean) => database.write(jobs.record(arriving, starts), { once: true });
    const recorded = write(run).catch((error: unknown) => {
      // Another process started an update of this queue at the same moment.
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
    const outcome = await tryStart(job);
    starting -= 1;
    if (job.isOver) {
      if (outcome === 'running') release(job);
      options.onMaybeIdle();
    } else if (outcome === 'running') runWithRequest(job.origin, () => begin(job));
    else if (outcome === 'lost') drop(job, 'lost');
    else if (closed || !queues.holds(job)) drop(job, 'given back');
    else {
      job.state = 'waiting';
      queues.postpone(job);
    }
  }

  /** Marks the job as running in the database if it may run now. Never rejects. */
  async function tryStart(job: UpdateJob): Promise<'running' | 'waiting' | 'lost'> {
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
      // Another process took the queue at the same moment; or the update could not be recorded, and is delivered again.
      if (!isUniqueViolation(error) && !job.isOver) log.warn({ err: error }, 'could not start an update yet');
      return 'waiting';
    }
  }

  function begin(job: UpdateJob): void {
    if (closed) {
      release(job);
      return;
    }
    queues.resetPause(job);
    job.state = 'running';
    if (job.attempt > MAX_STARTS) {
      log.error({ attempt: job.attempt }, 'gave up an update that crashes every process that handles it');
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
    // A handler that was given up may still end; its outcome no longer matters.
    const isCurrent = () => running.get(job) === attempt;
    handled.then(
      () => isCurrent() && end(job),
      (error: unknown) => isCurrent() && handleFailure(job, error, handler),
    );
  }

  function handleFailure(job: UpdateJob, error: unknown, handler: Handler): void {
    const reason = job.abortReason;
    const is = (kind: typeof LeaseLostError | typeof StoppingError) => reason instanceof kind || error instanceof kind;
    if (is(LeaseLostError)) drop(job, 'lost');
    else if (error instanceof UnreadableError) release(job, true);
    else if (is(StoppingError)) release(job);
    else {
      log.error({ err: error }, 'a handler failed');
      finish(job, handler);
    }
  }

  /** Handles a handler that failed or hung: a paid request is reported as interrupted, any other update is done. */
  function finish(job: UpdateJob, handler: Handler | undefined): void {
    if (job.state === 'ending') release(job);
    else if (job.committed && handler !== handlers.interrupted) {
      job.renew();
      run(job, handlers.interrupted);
    } else end(job);
  }

  /** Marks the update as done, unless its handler has already written that. */
  function end(job: UpdateJob): void {
    if (job.state === 'running') {
      database
        .write(jobs.finish(job.updateId))
        .catch((error: unknown) => log.error({ err: error }, 'could not write the end of an update'));
    }
    drop(job, 'done');
  }

  /** Releases an unfinished update: another process, or this one after a restart, starts it again. */
  function release(job: UpdateJob, isUnreadable = false): void {
    database
      .write(isUnreadable ? jobs.setAside(job.updateId) : jobs.release(job.updateId))
      .catch((error: unknown) => log.error({ err: error }, 'could not release an update'));
    drop(job, 'given back');
  }

  /** Removes the job from this process. */
  function drop(job: UpdateJob, how: Ending): void {
    if (job.isOver) return;
    job.drop();
    running.delete(job);
    payers.leave(job);
    longWorks.leave(job);
    options.onEnd(job, how);
    queues.leave(job);
  }

  function watch(): void {
    if (watching) return;
    watching = true;
    clock.setTimer(WATCH_EVERY_MS, () => {
      watching = false;
      const now = clock.monotonic();
      for (const job of [...running.keys()]) runWithRequest(job.origin, () => checkOverrun(job, now));
      if (running.size > 0) watch();
    });
  }

  function checkOverrun(job: UpdateJob, now: number): void {
    if (now - job.startedAt >= limits.queueHoldMs) leaveQueue(job);
    const afterMs = job.isLong ? limits.longDeadlineMs : limits.handlerDeadlineMs;
    if (now - job.startedAt < afterMs) return;
    // First abort the handler; if it hasn't ended one deadline later, give it up.
    job.startedAt = now;
    if (job.abortReason) {
      log.error({ attempt: job.attempt }, 'gave up a handler that did not end after its abort');
      finish(job, running.get(job)?.handler);
    } else {
      log.error({ afterMs }, 'a handler exceeded its deadline');
      job.abort(new TimeoutError(afterMs));
    }
  }

  function leaveQueue(job: UpdateJob): void {
    if (!queues.holds(job)) return;
    queues.leave(job);
    database
      .write(jobs.leaveQueue(job.updateId))
      .catch((error: unknown) => log.warn({ err: error }, 'could not leave a queue'));
  }

  return {
    queues,
    payers,
    /** Keyed by `longWorkKey(person)`. */
    longWorks,
    enter,
    drop,
    running: running as ReadonlyMap<UpdateJob, unknown>,
    /** Whether nothing is running, waiting or about to start. */
    idle: () => running.size === 0 && starting === 0 && queues.waiting() === 0,
    /** Starts nothing from now on; jobs that are due are released instead. */
    close() {
      closed = true;
    },
  };
}
