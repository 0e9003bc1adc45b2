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
import type { Held, Lease } from '../lease.ts';
import { Entry } from './entry.ts';
import {
  CancelledError,
  LeaseLostError,
  longWorkOf,
  OverloadError,
  StoppingError,
  unrecordedJob,
} from './job-context.ts';
import { createRunner, DEFAULT_LIMITS, type Handlers, type Limits, type Runner } from './runner.ts';
import { type Classification, IncomingUpdate, kindOf } from './update.ts';

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
   * the one of update `only`. What their handlers kept last, and whether they were past their point of no return.
   */
  cancel(person: string, only?: number): Promise<Cancelled[]>;
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

export interface Cancelled {
  progress: unknown;
  committed: boolean;
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
  const inFlight = new Map<number, Entry>();
  /** Handlers of updates that are never recorded. */
  const unrecorded = new Set<AbortController>();
  const idleWaiters: (() => void)[] = [];
  let parts: { runner: Runner; bot: Bot } | undefined;
  let stopped: Promise<void> | undefined;

  function queued({ queues, payers, longWorks }: Runner): number {
    return queues.waiting() + payers.counts().waiting + longWorks.counts().waiting;
  }
  const isIdle = () => (parts === undefined || parts.runner.idle()) && unrecorded.size === 0;

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
    if (stopped !== undefined || !parts) throw new StoppingError('updates are not taken now');
    const { runner, bot } = parts;
    const count = (outcome: string) => metrics.updates.add({ kind: kindOf(update), outcome });
    const known = inFlight.get(update.update_id);
    if (known) {
      count('repeated');
      await known.recorded;
      return;
    }
    const classification = classify(bot, update);
    const { queue, control, unrecorded: isUnrecorded = false } = classification;
    const isFull = queued(runner) >= limits.maxQueued || runner.queues.length(queue) >= limits.maxWaitingPerQueue;
    if (isUnrecorded ? unrecorded.size >= limits.maxInQueues : !control && isFull) {
      count('refused');
      throw new OverloadError('too many updates wait');
    }
    if (isUnrecorded) return runUnrecorded(bot, update);
    const entry = new Entry(update, classification, clock);
    inFlight.set(entry.id, entry);
    runner.enter(entry);
    await entry.recorded;
  }

  function take({ updateId, update, progress, attempts, paid }: TakenJob & { kind: 'update' }): void {
    if (inFlight.has(updateId) || !parts) return;
    const read = IncomingUpdate.safeParse(update);
    const readable = read.success ? read.data : { update_id: updateId };
    const known = read.success ? classify(parts.bot, readable) : { queue: 'unreadable', control: true };
    const entry = new Entry(readable, { ...known, control: known.control || paid }, clock);
    Object.assign(entry, { progress, attempts, paid, heldSince: clock.monotonic() });
    inFlight.set(updateId, entry);
    parts.runner.enter(entry);
  }

  /** What nobody here knows is given back; what is another's by now is let go. */
  function compare(held: Held, askedAt: number): void {
    const ids = new Map([...inFlight.values()].map((entry) => [jobIdOf(entry.id), entry]));
    for (const [id, { cancelled }] of held) {
      if (cancelled) ids.get(id)?.abort(new CancelledError('cancelled in another process'));
      // Messages have ids of another form.
      if (ids.has(id) || !/^\d+$/.test(id)) continue;
      // Mostly its end is just being written, and nothing is there to be given back.
      database.write(jobs.release(Number(id))).then(
        (isReleased) => isReleased && log.warn({ update: id }, 'an update that nobody here holds is given back'),
        (error: unknown) => log.warn({ err: error }, 'an update that nobody here holds could not be given back'),
      );
    }
    for (const [id, entry] of ids) {
      if (entry.heldSince >= askedAt || entry.state === 'ending' || held.has(id)) continue;
      entry.abort(new LeaseLostError('the update is no longer ours'));
    }
  }

  async function shutDown(graceMs: number, last: (() => Promise<void>) | undefined): Promise<void> {
    if (!parts) return;
    const { runner } = parts;
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
    for (const entry of runner.queues.clear()) runner.drop(entry, 'given back');
    for (const controller of unrecorded) controller.abort(stopping);
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
    await last?.();
    await within(reserve * 0.25, lease.stop());
  }

  return {
    receive,
    async cancel(person, only) {
      const reason = new CancelledError('cancelled by the person');
      const { payers, longWorks } = parts?.runner ?? {};
      const all = [...(payers?.of(person) ?? []), ...(longWorks?.of(longWorkOf(person)) ?? [])];
      const here = all.filter(({ id }) => only === undefined || id === only);
      for (const entry of here) entry.abort(reason);
      const kept = here.map(({ progress, paid, state }) => ({ progress, committed: paid && state === 'running' }));
      if (database.kind === 'sqlite') return kept;
      const aborted = here.map(({ id }) => id);
      const elsewhere = await jobs.cancel(person, only, aborted);
      return [...kept, ...elsewhere, ...(await jobs.cancel(longWorkOf(person), only, aborted))];
    },
    async forget(person) {
      const { runner } = parts ?? {};
      if (!runner) return 0;
      const reason = new CancelledError('the person has asked to be forgotten');
      const isTheirs = ({ queue, payer }: Entry) =>
        queue === person || payer === person || payer === longWorkOf(person);
      const isSpared = (entry: Entry) => runner.running.has(entry) && entry.payer === undefined;
      const theirs = [...inFlight.values()].filter((entry) => isTheirs(entry) && !isSpared(entry));
      for (const entry of theirs) {
        entry.abort(reason);
        if (entry.state !== 'waiting') continue;
        runner.queues.remove(entry);
        // What is on its way into the table must be there to be erased.
        await entry.recorded?.catch(() => undefined);
        runner.drop(entry, 'done');
      }
      const ended = Promise.all(theirs.map(({ over }) => over));
      await Promise.race([ended, clock.sleep(LAST_WORDS_MS)]);
      const spared = [...inFlight.values()].filter((entry) => isTheirs(entry) && isSpared(entry)).map(({ id }) => id);
      const erased = await jobs.forget(person, spared);
      return Math.max(erased, theirs.length);
    },
    start(bot) {
      const runner = createRunner({
        jobs,
        database,
        handlers: bot,
        limits,
        clock,
        log,
        over(entry, how) {
          inFlight.delete(entry.id);
          metrics.updates.add({ kind: kindOf(entry.update), outcome: how === 'known' ? 'repeated' : how });
          tellIdle();
        },
        rests: tellIdle,
      });
      parts = { runner, bot };
      lease.workOnUpdates({
        take,
        room: () => (stopped === undefined ? limits.maxQueued - queued(runner) : 0),
        compare,
        doubtful() {
          for (const entry of inFlight.values()) {
            if (entry.state === 'running' && !entry.paid) entry.abort(new LeaseLostError('the lease was not renewed'));
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
      const { runner } = parts ?? {};
      // In the order in which they came.
      const [oldest] = inFlight.values();
      const { paying, waiting } = runner?.payers.counts() ?? { paying: 0, waiting: 0 };
      return {
        running: (runner?.running.size ?? 0) + unrecorded.size,
        queued: runner?.queues.waiting() ?? 0,
        paying,
        waitingToPay: waiting,
        queues: runner?.queues.size() ?? 0,
        oldestSeconds: oldest ? (clock.monotonic() - oldest.since) / 1000 : 0,
      };
    },
  };
}
