/**
 * Receives once, in order, and never loses: an update is recorded, acknowledged, and run. What an update means is its
 * handler's affair.
 */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import { requestIdOf, runWithRequest } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import { jobIdOf, type TakenJob } from '#storage/jobs.ts';
import type { Classification } from '../../updates/classification.ts';
import { IncomingUpdate, kindOf } from '../../updates/update.ts';
import type { Held, Lease } from '../lease.ts';
import {
  CancelledError,
  LeaseLostError,
  longWorkOf,
  OverloadError,
  StoppingError,
  unrecordedJob,
} from './job-context.ts';
import { createRunner, DEFAULT_LIMITS, type Handlers, type Limits } from './runner.ts';
import type { UpdateJob } from './update-job.ts';

/** Who handles what is received. */
export interface Bot extends Handlers {
  classify(update: IncomingUpdate): Classification;
}

export interface Inbox {
  /**
   * Resolves when the update may be acknowledged: it is durable, or was received before. Rejects when it must be delivered
   * again: OverloadError, StoppingError, or the error of a database that cannot be written.
   */
  receive(update: IncomingUpdate): Promise<void>;
  /**
   * Aborts that person's paid requests and long works, running or waiting, in any process (elsewhere within a second), or
   * the one of update `only`. How many there were.
   */
  cancel(person: string, only?: number): Promise<number>;
  /**
   * Aborts and erases what waits of that person's or is paid for; resolves when it has ended here. What runs and costs
   * nothing is spared, the update that asks for this among it. How many there were.
   */
  forget(person: string): Promise<number>;
  /** From now on updates are taken, and those that nobody holds taken over. */
  start(bot: Bot): void;
  /**
   * Refuses what comes in, lets what runs end within `graceMs`, then aborts it with StoppingError; what is not done is
   * left to other processes or the next start. Always resolves, within `graceMs`; `last` runs before the leases end, and
   * takes what it takes. A second call joins the first.
   */
  stop(graceMs: number, last?: () => Promise<void>): Promise<void>;
  /** Resolves when nothing runs, waits or is to be written here. */
  settled(): Promise<void>;
  stats(): InboxStats;
}

export interface InboxStats {
  /** Handlers under way. */
  running: number;
  /** Updates that wait for their queue or for a place. */
  queued: number;
  paying: number;
  /** Paid requests that wait for their person's earlier one, or for a place. */
  waitingToPay: number;
  /** Lanes in which anything runs or waits. */
  queues: number;
  /** How long the oldest of them all has been here, seconds; 0 where there is none. */
  oldestSeconds: number;
}

/** How long what is aborted may take to say its last words. */
const LAST_WORDS_MS = 5_000;
/** Of the grace, at most this much and at most a quarter is kept for what comes after the running work. */
const RESERVE_MS = 2_000;

export function createInbox(options: {
  lease: Lease;
  database: Database;
  clock: Clock;
  log: Log;
  metrics?: Metrics;
  limits?: Partial<Limits>;
}): Inbox {
  const { lease, database, clock, log, metrics = createMetrics() } = options;
  const { jobs } = lease;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const inFlight = new Map<number, UpdateJob>();
  /** Handlers of updates that are never recorded. */
  const unrecorded = new Set<AbortController>();
  const idleWaiters: (() => void)[] = [];
  let bot: Bot | undefined;
  let stopped: Promise<void> | undefined;

  function startedBot(): Bot {
    if (!bot) throw new StoppingError('updates are not taken yet');
    return bot;
  }

  const runner = createRunner({
    jobs,
    database,
    handlers: {
      handle: (update, job) => startedBot().handle(update, job),
      interrupted: (update, job) => startedBot().interrupted(update, job),
    },
    limits,
    clock,
    log,
    over(job, how) {
      inFlight.delete(job.updateId);
      metrics.updates.add({ kind: kindOf(job.update), outcome: how === 'known' ? 'repeated' : how });
      tellIdle();
    },
    rests: tellIdle,
  });
  const { queues, payers, longWorks, running } = runner;

  const queued = () => queues.waiting() + payers.counts().waiting + longWorks.counts().waiting;
  const isIdle = () => runner.idle() && unrecorded.size === 0;

  function whenIdle(): Promise<void> {
    return isIdle() ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve));
  }

  function tellIdle(): void {
    if (idleWaiters.length > 0 && isIdle()) for (const resolve of idleWaiters.splice(0)) resolve();
  }

  function classify(bot: Bot, update: IncomingUpdate): Classification {
    try {
      return bot.classify(update);
    } catch (error) {
      log.error({ err: error, reference: requestIdOf(update.update_id) }, 'an update could not be classified');
      return { queue: 'unclassified', control: false };
    }
  }

  /** For what is worth nothing after seconds: it leaves no trace. */
  function runUnrecorded(bot: Bot, update: IncomingUpdate): void {
    const controller = new AbortController();
    unrecorded.add(controller);
    const origin = { reference: requestIdOf(update.update_id), receivedAt: clock.now() };
    void runWithRequest(origin, async () => {
      try {
        await bot.handle(update, unrecordedJob(update.update_id, controller.signal));
      } catch (error) {
        if (!controller.signal.aborted) log.error({ err: error }, 'a handler failed');
      }
      unrecorded.delete(controller);
      metrics.updates.add({ kind: kindOf(update), outcome: 'done' });
      tellIdle();
    });
  }

  async function receive(update: IncomingUpdate): Promise<void> {
    if (stopped !== undefined) throw new StoppingError('updates are not taken now');
    const bot = startedBot();
    const count = (outcome: string) => metrics.updates.add({ kind: kindOf(update), outcome });
    const known = inFlight.get(update.update_id);
    if (known) {
      count('repeated');
      await known.recorded;
      return;
    }
    const classification = classify(bot, update);
    const { queue, control, unrecorded: isUnrecorded = false } = classification;
    const isFull = queued() >= limits.maxQueued || queues.length(queue) >= limits.maxWaitingPerQueue;
    if (isUnrecorded ? unrecorded.size >= limits.maxInQueues : !control && isFull) {
      count('refused');
      throw new OverloadError('too many updates wait');
    }
    if (isUnrecorded) return runUnrecorded(bot, update);
    const job = runner.enter(update, classification);
    inFlight.set(job.updateId, job);
    await job.recorded;
  }

  function take({ updateId, update, progress, attempts, paid }: TakenJob & { kind: 'update' }): void {
    if (inFlight.has(updateId) || !bot) return;
    const read = IncomingUpdate.safeParse(update);
    const readable = read.success ? read.data : { update_id: updateId };
    const known = read.success ? classify(bot, readable) : { queue: 'unreadable', control: true };
    const earlier = { progress, attempt: attempts, committed: paid };
    inFlight.set(updateId, runner.enter(readable, { ...known, control: known.control || paid }, earlier));
  }

  /** What nobody here knows is given back, as what waited when the process began to stop; what is another's by now is let go. */
  function compare(held: Held, askedAt: number): void {
    const ids = new Map([...inFlight.values()].map((job) => [jobIdOf(job.updateId), job]));
    for (const [id, { cancelled }] of held) {
      if (cancelled) ids.get(id)?.abort(new CancelledError('cancelled in another process'));
      // Messages have ids of another form.
      if (ids.has(id) || !/^\d+$/.test(id)) continue;
      // Mostly its end is just being written, and nothing is there to be given back.
      database.write(jobs.release(Number(id))).then(
        (isReleased) =>
          isReleased && !stopped && log.warn({ update: id }, 'an update that nobody here holds is given back'),
        (error: unknown) => log.warn({ err: error }, 'an update that nobody here holds could not be given back'),
      );
    }
    for (const [id, job] of ids) {
      if (job.heldSince >= askedAt || job.state === 'ending' || held.has(id)) continue;
      job.abort(new LeaseLostError('the update is no longer ours'));
    }
  }

  async function shutDown(graceMs: number, last: (() => Promise<void>) | undefined): Promise<void> {
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
    for (const job of queues.clear()) runner.drop(job, 'given back');
    for (const controller of unrecorded) controller.abort(stopping);
    // What waits to pay has asked for nothing yet, and long work is gone on with: the next process does both.
    for (const job of running.keys()) {
      if (payers.waits(job) || job.isLong) job.abort(stopping);
    }
    if (!(await within(graceMs - reserve, whenIdle()))) {
      log.warn({ updates: running.size }, 'stopping: what still runs is aborted');
      for (const job of running.keys()) job.abort(stopping);
      await within(reserve * 0.5, whenIdle());
    }
    await within(reserve * 0.25, database.settled());
    // While the last words are said, what is to be said is still this process's.
    await last?.();
    await within(reserve * 0.25, lease.stop());
  }

  return {
    receive,
    async cancel(person, only) {
      const reason = new CancelledError('cancelled by the person');
      const all = [...payers.of(person), ...longWorks.of(longWorkOf(person))];
      const here = all.filter(({ updateId }) => only === undefined || updateId === only);
      for (const job of here) job.abort(reason);
      if (database.kind === 'sqlite') return here.length;
      const aborted = here.map(({ updateId }) => updateId);
      const elsewhere = await jobs.cancel([person, longWorkOf(person)], only, aborted);
      return here.length + elsewhere;
    },
    async forget(person) {
      const reason = new CancelledError('the person has asked to be forgotten');
      const isTheirs = ({ queue, payer }: UpdateJob) =>
        queue === person || payer === person || payer === longWorkOf(person);
      const isSpared = (job: UpdateJob) => running.has(job) && job.payer === undefined;
      const theirs = [...inFlight.values()].filter((job) => isTheirs(job) && !isSpared(job));
      for (const job of theirs) {
        job.abort(reason);
        if (job.state !== 'waiting') continue;
        queues.remove(job);
        // What is on its way into the table must be there to be erased.
        await job.recorded?.catch(() => undefined);
        runner.drop(job, 'done');
      }
      const ended = Promise.all(theirs.map(({ over }) => over));
      await Promise.race([ended, clock.sleep(LAST_WORDS_MS)]);
      const spared = [...inFlight.values()].filter((job) => isTheirs(job) && isSpared(job));
      const erased = await jobs.forget(
        person,
        spared.map(({ updateId }) => updateId),
      );
      return Math.max(erased, theirs.length);
    },
    start(started) {
      bot = started;
      lease.workOnUpdates({
        take,
        room: () => (stopped === undefined ? limits.maxQueued - queued() : 0),
        compare,
        doubtful() {
          for (const job of inFlight.values()) {
            if (job.state === 'running' && !job.committed) job.abort(new LeaseLostError('the lease was not renewed'));
          }
        },
      });
    },
    stop(graceMs, last) {
      stopped ??= Promise.resolve().then(() => shutDown(graceMs, last));
      return stopped;
    },
    async settled() {
      do {
        await whenIdle();
        await database.settled();
      } while (!isIdle());
    },
    stats() {
      // In the order in which they came.
      const [oldest] = inFlight.values();
      const { paying, waiting } = payers.counts();
      return {
        running: running.size + unrecorded.size,
        queued: queues.waiting(),
        paying,
        waitingToPay: waiting,
        queues: queues.size(),
        oldestSeconds: oldest ? (clock.monotonic() - oldest.since) / 1000 : 0,
      };
    },
  };
}
