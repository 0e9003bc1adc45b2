/**
 * The update pipeline: never lost, never paid twice, never in each other's way. It knows updates by number and lane
 * only; what an update means is its handler's affair.
 *
 * A row's states (storage/inbox.ts), and what moves it on:
 *
 *     (unrecorded) ──slow, busy lane, long, other processes──▶ accepted ──claim──▶ running ──pointOfNoReturn──▶ committed
 *          │ handler ends                                          ▲                │  │ handler ends              │ handler
 *          ▼                                                       └─crash, stop────┘  ▼                          ▼ ends
 *        seen                                                                        done ◀──interrupted, once── done
 *
 * How each window is closed:
 * - Before it is recorded or done, an update is not acknowledged: Telegram delivers it again.
 * - Delivered again: it joins the one in flight, or is known in memory, or its number is in the table (48 hours); a
 *   process that is alone reads the latest numbers at its start, so that it need not ask for each update.
 * - Killed while an unrecorded quick handler runs: it is delivered again and runs again. Its reply may come twice; it is
 *   free. Nothing that costs runs unrecorded: `longWork`, `saveProgress` and `pointOfNoReturn` record first.
 * - Killed while accepted or running: the row goes back to accepted and runs again with the progress it kept, three
 *   times at most; then `interrupted` tells the person. An update that ends twenty processes is given up and logged, so
 *   that none can keep every process from living for ever: the one way in which nobody is told.
 * - Killed after the point of no return (durable before the paid call starts): the handler never runs again.
 *   `interrupted` runs instead, with the progress kept. A handler that edits one message of its own, and saves the
 *   answer before it sends it, can finish there without a second message.
 * - Killed between a handler's end and its mark `done`: as killed while running or committed. Marks follow the end
 *   within one write of the journal.
 * - Nobody can be reached (RetryLaterError): an unrecorded update is refused and comes again, a recorded one waits and is
 *   handled again; past the point of no return only `interrupted` is.
 * - A process whose lease has passed while it was frozen or cut off: its rows have another owner, so it can neither
 *   save nor pass a point of no return; it aborts what it runs as soon as it notices, what is not committed before
 *   anybody else may take over.
 * - Two processes in one lane: the database allows one holder a lane (a unique index). While other processes live, all
 *   updates but control are recorded, since then only the database sees the whole lane. Updates alone in their process
 *   whose handler grows slow are recorded late and keep their lane in this process only.
 */
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { createInbox } from '../storage/inbox.ts';
import { createWorkers } from '../storage/workers.ts';
import { createDispatcher } from './dispatcher.ts';
import type { Entry } from './entry.ts';
import { createIntake } from './intake.ts';
import { createJournal } from './journal.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { createMembership } from './membership.ts';
import { createSeen } from './seen.ts';
import { shutDown } from './shut-down.ts';
import { CancelledError, LeaseLostError, StoppingError, type UpdateTurn } from './turn.ts';
import type { Classification, IncomingUpdate } from './update.ts';

export interface Pipeline {
  /**
   * Resolves when the update may be acknowledged: done, or durably recorded, or seen before. Rejects when it must be
   * delivered again: OverloadError, StoppingError, or the error of a database that cannot be written.
   */
  receive(update: IncomingUpdate): Promise<void>;
  /** Aborts that person's long work, running or waiting, in any process (elsewhere within a second); whether there was any. */
  cancel(person: string): Promise<boolean>;
  /** That person's long work under way in any process. */
  running(person: string): Promise<{ label: string; startedAt: number } | undefined>;
  /**
   * Erases what is recorded of a lane and not done, aborts it and that person's long work (/disconnect). The update
   * `asking` is spared; when not given, the one whose handler keeps the lane here. How many updates were erased.
   */
  forget(person: string, lane: string, asking?: number): Promise<number>;
  /** Takes over what an earlier process left, then keeps looking for such. Rejects when the database cannot be read. */
  start(): Promise<void>;
  /**
   * Refuses what comes in, lets what runs end within `graceMs`, then aborts it with StoppingError; what is not done is
   * left to other processes or the next start. Always resolves, within `graceMs`. A second call joins the first.
   */
  stop(graceMs: number): Promise<void>;
  /** Resolves when nothing runs, waits or is to be written here. */
  settled(): Promise<void>;
  stats(): PipelineStats;
}

export interface PipelineStats {
  /** Handlers under way, long work included. */
  running: number;
  /** Updates that wait for their lane or for a place. */
  queued: number;
  longRunning: number;
  /** Long work that waits for a place. */
  longQueued: number;
  /** Lanes in which anything runs or waits. */
  lanes: number;
  /** Writes to the database since the start, and what they held together. */
  writes: number;
  entries: number;
}

export interface PipelineOptions {
  database: Database;
  clock: Clock;
  log: Log;
  classify(update: IncomingUpdate): Classification;
  /**
   * Answers every failure itself: an error that leaves it is logged, and the update counts as done; but a RetryLaterError
   * brings the update back.
   */
  handle(update: IncomingUpdate, turn: UpdateTurn): Promise<void>;
  /**
   * For an update whose point of no return lies before a crash (`turn.progress` says how far it came), or that was
   * started three times in vain (`turn.attempt` is above 3). Must itself be safe to repeat.
   */
  interrupted(update: IncomingUpdate, turn: UpdateTurn): Promise<void>;
  limits?: Partial<Limits>;
}

const REMEMBERED = 10_000;

export function createPipeline(options: PipelineOptions): Pipeline {
  const { database, clock, log } = options;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const workers = createWorkers(database, clock.now);
  const inFlight = new Map<number, Entry>();
  const seen = createSeen(REMEMBERED);
  const idleWaiters: (() => void)[] = [];
  let stopped: Promise<void> | undefined;

  const membership = createMembership({
    workers,
    shared: database.kind === 'postgres',
    leaseMs: limits.leaseMs,
    keepDoneMs: limits.keepDoneMs,
    clock,
    log,
    capacity: () => (stopped !== undefined ? 0 : limits.maxQueued - intake.queued()),
    adopt: (parked) => intake.adopt(parked),
    done: (ids) => ids.forEach(seen.add),
    lost(owner) {
      for (const entry of inFlight.values()) {
        if (entry.owner === owner) entry.abort(new LeaseLostError('another process has taken the update over'));
      }
    },
    doubtful() {
      for (const entry of inFlight.values()) {
        if (entry.owner !== undefined && !entry.committed) entry.abort(new LeaseLostError('the lease was not renewed'));
      }
    },
    cancelled(ids) {
      for (const id of ids) {
        const entry = inFlight.get(id);
        entry?.longWork?.abort(new CancelledError('cancelled in another process'));
      }
    },
  });
  const journal = createJournal({
    inbox: createInbox(database, clock.now),
    owner: membership.owner,
    holdMs: limits.leaseMs,
    clock,
    log,
  });
  const dispatcher = createDispatcher({
    clock,
    log,
    journal,
    limits,
    handle: options.handle,
    interrupted: options.interrupted,
    over(entry, done) {
      inFlight.delete(entry.id);
      if (done) seen.add(entry.id);
      if (idleWaiters.length > 0 && dispatcher.idle()) for (const resolve of idleWaiters.splice(0)) resolve();
    },
  });
  const { lanes, longWorks } = dispatcher;
  const intake = createIntake({ ...options, dispatcher, journal, membership, workers, inFlight, seen, limits });

  function whenIdle(): Promise<void> {
    if (dispatcher.idle()) return Promise.resolve();
    return new Promise((resolve) => idleWaiters.push(resolve));
  }

  return {
    receive(update) {
      if (stopped !== undefined) return Promise.reject(new StoppingError('the process stops'));
      return intake.receive(update);
    },
    forget: (person, lane, asking) => intake.forget(person, lane, asking),
    async cancel(person) {
      const here = longWorks.cancel(person);
      return here || (await workers.cancel(person));
    },
    async running(person) {
      const here = longWorks.find(person);
      return here ? { label: here.label, startedAt: here.startedAt } : workers.running(person);
    },
    start: () => membership.start(),
    stop(graceMs) {
      stopped ??= Promise.resolve().then(() =>
        shutDown({ graceMs, dispatcher, journal, membership, inFlight, whenIdle, clock, log }),
      );
      return stopped;
    },
    async settled() {
      do {
        await whenIdle();
        await journal.settled();
      } while (!dispatcher.idle());
    },
    stats: () => ({
      running: dispatcher.running.size,
      queued: lanes.waiting(),
      longRunning: longWorks.counts().running,
      longQueued: longWorks.counts().waiting,
      lanes: lanes.size(),
      ...journal.counts(),
    }),
  };
}
