/**
 * Receives each update exactly once, in order and durably: it is recorded, acknowledged, then run. Its meaning is up to
 * the handler.
 */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import { currentRequest, requestIdOf, runWithRequest } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import { jobIdOf, type TakenJob } from '#storage/jobs.ts';
import type { Classification } from '../../updates/classification.ts';
import { IncomingUpdate, kindOf } from '../../updates/update.ts';
import type { Held, Lease } from '../lease.ts';
import {
  CancelledError,
  LeaseLostError,
  longWorkKey,
  OverloadError,
  StoppingError,
  unrecordedJob,
} from './job-context.ts';
import { createRunner, DEFAULT_LIMITS, type Handlers, type Limits } from './runner.ts';
import type { UpdateJob } from './update-job.ts';

/** Handles the updates that are received. */
export interface Bot extends Handlers {
  classify(update: IncomingUpdate): Classification;
}

export type Inbox = ReturnType<typeof createInbox>;

export interface InboxStats {
  /** Handlers that are running. */
  running: number;
  /** Updates that wait for their queue or for a slot. */
  queued: number;
  paying: number;
  /** Paid requests that wait for an earlier one of their person, or for a slot. */
  waitingToPay: number;
  /** Queues in which an update runs or waits. */
  queues: number;
  /** Age in seconds of the oldest update here; 0 if there are none. */
  oldestSeconds: number;
}

/** How long forget() waits for aborted handlers to end, and how often it looks whether those elsewhere have. */
const FORGET_WAIT_MS = 5_000;
const FORGET_LOOK_MS = 100;
/** Part of the grace period reserved for shutdown steps after the running work; at most a quarter of it. */
const RESERVE_MS = 2_000;

export function createInbox(options: {
  lease: Lease;
  database: Database;
  clock: Clock;
  log: Log;
  metrics?: Metrics;
  limits?: Partial<Limits>;
}) {
  const { lease, database, clock, log, metrics = createMetrics() } = options;
  const { jobs } = lease;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const inFlight = new Map<number, UpdateJob>();
  /** Abort controllers of running handlers whose updates are not recorded. */
  const unrecorded = new Set<AbortController>();
  const idleWaiters: (() => void)[] = [];
  let bot: Bot | undefined;
  let stopped: Promise<void> | undefined;

  function startedBot(): Bot {
    if (!bot) throw new StoppingError('not accepting updates yet');
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
    onEnd(job, how) {
      inFlight.delete(job.updateId);
      metrics.updates.add({ kind: kindOf(job.update), outcome: how === 'known' ? 'repeated' : how });
      notifyIdle();
    },
    onMaybeIdle: notifyIdle,
  });
  const { queues, payers, longWorks, running } = runner;

  const queued = () => queues.waiting() + payers.counts().waiting + longWorks.counts().waiting;
  const isIdle = () => runner.idle() && unrecorded.size === 0;

  function whenIdle(): Promise<void> {
    return isIdle() ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve));
  }

  function notifyIdle(): void {
    if (idleWaiters.length > 0 && isIdle()) for (const resolve of idleWaiters.splice(0)) resolve();
  }

  function classify(bot: Bot, update: IncomingUpdate): Classification {
    try {
      return bot.classify(update);
    } catch (error) {
      log.error({ err: error, reference: requestIdOf(update.update_id) }, 'could not classify an update');
      return { queue: 'unclassified', control: false };
    }
  }

  /** Runs an update that is worthless after a few seconds, without recording it. */
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
      notifyIdle();
    });
  }

  /**
   * Resolves when the update may be acknowledged: it is durable, was received before, or is one too many of its chat. Rejects when it must be
   * delivered again: with OverloadError, StoppingError, or the error of a failed database write.
   */
  async function receive(update: IncomingUpdate): Promise<void> {
    if (stopped !== undefined) throw new StoppingError('no longer accepting updates');
    const bot = startedBot();
    const count = (outcome: string) => metrics.updates.add({ kind: kindOf(update), outcome });
    const known = inFlight.get(update.update_id);
    if (known) {
      count('repeated');
      await known.recorded;
      return;
    }
    const classification = classify(bot, update);
    const { queue, control, unrecorded: isUnrecorded = false, mustKeep = false } = classification;
    // Refusing it would make polling wait for this chat, and everybody with it.
    if (!control && !mustKeep && queues.length(queue) >= limits.maxWaitingPerQueue) return count('dropped');
    if (isUnrecorded ? unrecorded.size >= limits.maxInQueues : !control && queued() >= limits.maxQueued) {
      count('refused');
      throw new OverloadError('too many updates are waiting');
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

  /** Releases leased jobs unknown here (e.g. dropped when stopping began); aborts jobs that others own now. */
  function reconcile(held: Held, askedAt: number): void {
    const ids = new Map([...inFlight.values()].map((job) => [jobIdOf(job.updateId), job]));
    for (const [id, { cancelled }] of held) {
      if (cancelled) ids.get(id)?.abort(new CancelledError('cancelled by another process'));
      // Messages have ids of another form.
      if (ids.has(id) || !/^\d+$/.test(id)) continue;
      // Usually its end is just being written, so there is nothing to release.
      database.write(jobs.release(Number(id))).then(
        (isReleased) =>
          isReleased && !stopped && log.warn({ update: id }, 'released an update that this process does not know'),
        (error: unknown) => log.warn({ err: error }, 'could not release an update that this process does not know'),
      );
    }
    for (const [id, job] of ids) {
      if (job.heldSince >= askedAt || job.state === 'ending' || held.has(id)) continue;
      job.abort(new LeaseLostError('another process owns the update now'));
    }
  }

  async function shutDown(graceMs: number, last: (() => Promise<void>) | undefined): Promise<void> {
    const stopping = new StoppingError('the process is stopping');
    const reserve = Math.min(RESERVE_MS, graceMs / 4);

    /** Whether `promise` was fulfilled within `ms`. */
    async function within(ms: number, promise: Promise<void>): Promise<boolean> {
      const timer = new AbortController();
      try {
        return await Promise.race([promise.then(() => true), clock.sleep(ms, timer.signal).then(() => false)]);
      } catch (error) {
        log.warn({ err: error }, 'stopping: a final write failed');
        return false;
      } finally {
        timer.abort();
      }
    }

    runner.close();
    for (const job of queues.clear()) runner.drop(job, 'given back');
    for (const controller of unrecorded) controller.abort(stopping);
    // A request that waits to pay hasn't called anything yet, and long work can resume: the next process does both.
    for (const job of running.keys()) {
      if (payers.waits(job) || job.isLong) job.abort(stopping);
    }
    if (!(await within(graceMs - reserve, whenIdle()))) {
      log.warn({ updates: running.size }, 'stopping: aborting updates that are still running');
      for (const job of running.keys()) job.abort(stopping);
      await within(reserve * 0.5, whenIdle());
    }
    await within(reserve * 0.25, database.settled());
    // The leases must still be held while `last` sends the remaining messages.
    await last?.();
    await within(reserve * 0.25, lease.stop());
  }

  return {
    receive,
    /**
     * Aborts the person's paid requests and long work, running or waiting, in any process (in others within a second), or
     * only that of update `only`. Resolves with their number.
     */
    async cancel(person: string, only?: number): Promise<number> {
      const reason = new CancelledError('cancelled by the person');
      const all = [...payers.of(person), ...longWorks.of(longWorkKey(person))];
      const here = all.filter(({ updateId }) => only === undefined || updateId === only);
      for (const job of here) job.abort(reason);
      if (database.kind === 'sqlite') return here.length;
      const aborted = here.map(({ updateId }) => updateId);
      const elsewhere = await jobs.cancel([person, longWorkKey(person)], only, aborted);
      return here.length + elsewhere;
    },
    /**
     * Aborts and erases the person's updates, running or waiting, in any process; resolves once they have ended, or
     * after five seconds. Only the update whose handler calls this is spared.
     */
    async forget(person: string): Promise<void> {
      const reason = new CancelledError('the person asked to be forgotten');
      const isTheirs = (job: UpdateJob) => [job.queue, job.payer].includes(person) || job.payer === longWorkKey(person);
      const asking = currentRequest()?.reference;
      const isSpared = ({ origin }: UpdateJob) => origin.reference === asking;
      const here = [...inFlight.values()].filter(isTheirs);
      const spared = here.filter(isSpared).map(({ updateId }) => updateId);
      const theirs = here.filter((job) => !isSpared(job));
      for (const job of theirs) {
        job.abort(reason);
        if (job.state !== 'waiting') continue;
        queues.remove(job);
        // A row that is still being inserted must exist before it can be erased.
        await job.recorded?.catch(() => undefined);
        runner.drop(job, 'done');
      }
      const until = clock.monotonic() + FORGET_WAIT_MS;
      await jobs.cancelAll(person, spared);
      await Promise.race([Promise.all(theirs.map(({ over }) => over)), clock.sleep(FORGET_WAIT_MS)]);
      // What a run stores, it stores with its end: a run that has ended stores nothing after it was erased.
      while (clock.monotonic() < until && (await jobs.isRunningElsewhere(person, spared)))
        await clock.sleep(FORGET_LOOK_MS);
      await jobs.forget(person, spared);
    },
    /** Starts accepting updates, and taking over those that nobody holds. */
    start(started: Bot): void {
      bot = started;
      lease.workOnUpdates({
        take,
        room: () => (stopped === undefined ? limits.maxQueued - queued() : 0),
        reconcile,
        leaseAtRisk() {
          for (const job of inFlight.values()) {
            if (job.state === 'running' && !job.committed) job.abort(new LeaseLostError('the lease was not renewed'));
          }
        },
      });
    },
    /**
     * Refuses new updates, gives running ones `graceMs` to end, then aborts them with StoppingError; unfinished ones are
     * left to other processes or the next start. Always resolves, within `graceMs` plus the time that `last` takes, which
     * runs before the leases end. A second call joins the first.
     */
    stop(graceMs: number, last?: () => Promise<void>): Promise<void> {
      stopped ??= Promise.resolve().then(() => shutDown(graceMs, last));
      return stopped;
    },
    /** Resolves when nothing is running, waiting or left to write here. */
    async settled(): Promise<void> {
      do {
        await whenIdle();
        await database.settled();
      } while (!isIdle());
    },
    stats(): InboxStats {
      // Maps iterate in insertion order.
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
