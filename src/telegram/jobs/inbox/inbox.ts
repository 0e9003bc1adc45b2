/**
 * Receives once, in order, and never loses. It knows updates by number and lane only; what an update means is its
 * handler's affair. entry.ts says what an update goes through here, and how it cannot get lost on the way.
 */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import { requestIdOf } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import { createInboxRows, type InboxRows } from '#storage/inbox.ts';
import { createWorkers, type OwnUpdate } from '#storage/workers.ts';
import type { Entry, OwnRow } from './entry.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { createMembership } from './membership.ts';
import { createIntake, createSeen, type Intake } from './receive.ts';
import { createRunner, type Handlers } from './runner.ts';
import { shutDown } from './shut-down.ts';
import { CancelledError, LeaseLostError, longWorkOf, StoppingError } from './turn.ts';
import { type Classification, type IncomingUpdate, kindOf } from './update.ts';

/** Who handles what is received. */
export interface Bot extends Handlers {
  classify(update: IncomingUpdate): Classification;
}

export interface Inbox {
  /**
   * Resolves when the update may be acknowledged: done, or durably recorded, or seen before. Rejects when it must be
   * delivered again: OverloadError, StoppingError, or the error of a database that cannot be written.
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
  /** Takes over what an earlier process left, then keeps looking for such. Rejects when the database cannot be read. */
  start(bot: Bot): Promise<void>;
  /**
   * Refuses what comes in, lets what runs end within `graceMs`, then aborts it with StoppingError; what is not done is
   * left to other processes or the next start. Always resolves, within `graceMs`; `last` runs before the lease ends, and
   * takes what it takes. A second call joins the first.
   */
  stop(graceMs: number, last?: () => Promise<void>): Promise<void>;
  /** Resolves when nothing runs, waits or is to be written here. */
  settled(): Promise<void>;
  /** The name under which this process owns rows; another after its lease was lost. */
  owner(): string;
  /** How many processes live, as far as known, this one included. */
  processes(): number;
  /** `heard` is called with each name that another process has taken everything over from. */
  onLost(heard: (owner: string) => void): void;
  stats(): InboxStats;
}

export interface Cancelled {
  progress: unknown;
  committed: boolean;
}

export interface InboxStats {
  /** Handlers under way. */
  running: number;
  /** Updates that wait for their lane or for a place. */
  queued: number;
  paying: number;
  /** Paid requests that wait for their person's earlier one, or for a place. */
  waitingToPay: number;
  /** Lanes in which anything runs or waits. */
  lanes: number;
  /** How long the oldest of them all has been here, seconds; 0 where there is none. */
  oldestSeconds: number;
}

/** How many numbers of finished updates are remembered at least. */
const REMEMBERED = 20_000;
/** How long what is aborted may take to say its last words. */
const LAST_WORDS_MS = 5_000;

export function createInbox(options: {
  database: Database;
  clock: Clock;
  log: Log;
  metrics?: Metrics;
  limits?: Partial<Limits>;
}): Inbox {
  const { database, clock, log, metrics = createMetrics() } = options;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const workers = createWorkers(database, clock.now);
  const rows = createInboxRows(database, { now: clock.now, holdMs: limits.leaseMs });
  const inFlight = new Map<number, Entry>();
  const seen = createSeen(REMEMBERED);
  const idleWaiters: (() => void)[] = [];
  let lostHeard: (owner: string) => void = () => undefined;
  let parts: { runner: ReturnType<typeof createRunner>; intake: Intake } | undefined;
  let stopped: Promise<void> | undefined;
  let claims = 0;

  const newRow = (): OwnRow => {
    claims += 1;
    const owner = membership.owner();
    return { owner, claim: `${owner}.${claims}` };
  };

  const membership = createMembership({
    workers,
    shared: database.kind === 'postgres',
    leaseMs: limits.leaseMs,
    keepSeenDays: limits.keepSeenDays,
    clock,
    log,
    capacity: () => (stopped !== undefined || !parts ? 0 : limits.maxQueued - parts.intake.queued()),
    adopt: (left) => parts?.intake.adopt(left),
    done(ids) {
      for (const id of ids) seen.add(id, 'done');
    },
    lost(owner) {
      for (const entry of inFlight.values()) {
        if (entry.row?.owner === owner) entry.abort(new LeaseLostError('another process has taken the update over'));
      }
      lostHeard(owner);
    },
    doubtful() {
      for (const entry of inFlight.values()) {
        if (entry.row && entry.state.is === 'running') entry.abort(new LeaseLostError('the lease was not renewed'));
      }
    },
    holds: () => inFlight.size > 0,
    compare: createComparison({ inFlight, rows, database, log }),
  });

  function whenIdle(): Promise<void> {
    if (!parts || parts.runner.idle()) return Promise.resolve();
    return new Promise((resolve) => idleWaiters.push(resolve));
  }

  return {
    receive(update) {
      if (stopped !== undefined || !parts) return Promise.reject(new StoppingError('updates are not taken now'));
      return parts.intake.receive(update);
    },
    async cancel(person, only) {
      const reason = new CancelledError('cancelled by the person');
      const { payers, longWorks } = parts?.runner ?? {};
      const all = [...(payers?.of(person) ?? []), ...(longWorks?.of(longWorkOf(person)) ?? [])];
      const here = all.filter(({ id }) => only === undefined || id === only);
      for (const entry of here) entry.abort(reason);
      const kept = here.map(({ progress, state }) => ({ progress, committed: state.is === 'committed' }));
      if (database.kind === 'sqlite') return kept;
      const stopped = here.map(({ id }) => id);
      const paid = await workers.cancel(person, only, stopped);
      return [...kept, ...paid, ...(await workers.cancel(longWorkOf(person), only, stopped))];
    },
    async forget(person) {
      const { runner } = parts ?? {};
      if (!runner) return 0;
      const reason = new CancelledError('the person has asked to be forgotten');
      const isTheirs = ({ lane, payer }: Entry) => lane === person || payer === person || payer === longWorkOf(person);
      const isSpared = (entry: Entry) => runner.running.has(entry) && entry.payer === undefined;
      const theirs = [...inFlight.values()].filter((entry) => isTheirs(entry) && !isSpared(entry));
      for (const entry of theirs) {
        entry.abort(reason);
        if (entry.state.is !== 'waiting') continue;
        runner.lanes.remove(entry);
        // What is on its way into the table must be there to be erased.
        await entry.state.recorded?.catch(() => undefined);
        runner.drop(entry, 'done');
      }
      const ended = Promise.all(theirs.map(({ over }) => over));
      await Promise.race([ended, clock.sleep(LAST_WORDS_MS)]);
      const spared = [...inFlight.values()].filter((entry) => isTheirs(entry) && isSpared(entry)).map(({ id }) => id);
      const erased = await workers.forget(person, spared);
      return Math.max(erased, theirs.length);
    },
    async start(bot) {
      const runner = createRunner({
        rows,
        database,
        newRow,
        handlers: bot,
        limits,
        clock,
        log,
        isDone: seen.isDone,
        over(entry, how) {
          inFlight.delete(entry.id);
          metrics.updates.add({ kind: kindOf(entry.update), outcome: how });
          if (how !== 'given back') seen.add(entry.id, how);
          if (idleWaiters.length > 0 && runner.idle()) for (const resolve of idleWaiters.splice(0)) resolve();
        },
      });
      const { classify } = bot;
      const { seesAll } = membership;
      const intake = createIntake({
        classify,
        runner,
        rows,
        database,
        newRow,
        seesAll,
        inFlight,
        seen,
        limits,
        metrics,
        clock,
        log,
      });
      parts = { runner, intake };
      await membership.start();
    },
    stop(graceMs, last) {
      stopped ??= Promise.resolve().then(async () => {
        if (!parts) return;
        await shutDown({ graceMs, last, runner: parts.runner, database, membership, inFlight, whenIdle, clock, log });
      });
      return stopped;
    },
    async settled() {
      do {
        await whenIdle();
        await database.settled();
      } while (parts && !parts.runner.idle());
    },
    owner: membership.owner,
    processes: membership.processes,
    onLost(heard) {
      lostHeard = heard;
    },
    stats() {
      // In the order in which they came.
      const [oldest] = inFlight.values();
      const { paying, waiting } = parts?.runner.payers.counts() ?? { paying: 0, waiting: 0 };
      return {
        running: parts?.runner.running.size ?? 0,
        queued: parts?.runner.lanes.waiting() ?? 0,
        paying,
        waitingToPay: waiting,
        lanes: parts?.runner.lanes.size() ?? 0,
        oldestSeconds: oldest ? (clock.monotonic() - oldest.since) / 1000 : 0,
      };
    },
  };
}

function createComparison(options: {
  inFlight: ReadonlyMap<number, Entry>;
  rows: InboxRows;
  database: Pick<Database, 'write'>;
  log: Log;
}) {
  const { inFlight, rows, database, log } = options;

  async function giveBack(updateId: number, claim: string): Promise<void> {
    try {
      // Mostly its end is just being written, and nothing is there to be given back.
      if (await database.write(rows.release(updateId, claim)))
        log.warn({ reference: requestIdOf(updateId) }, 'an update that nobody here holds is given back');
    } catch (error) {
      log.warn(
        { err: error, reference: requestIdOf(updateId) },
        'an update that nobody here holds could not be given back',
      );
    }
  }

  /** `owned`: what the database said at `askedAt` (by Clock.monotonic) to be `owner`'s. */
  return (owned: readonly OwnUpdate[], askedAt: number, owner: string): void => {
    const claimOf = new Map(owned.map(({ updateId, claim }) => [updateId, claim]));
    for (const { updateId, claim, cancelled } of owned) {
      const entry = inFlight.get(updateId);
      if (entry && cancelled) entry.abort(new CancelledError('cancelled in another process'));
      if (!entry) void giveBack(updateId, claim);
    }
    for (const entry of inFlight.values()) {
      const { state, row } = entry;
      if (!row || state.is === 'ending' || entry.rowSince >= askedAt || row.owner !== owner) continue;
      if (claimOf.get(entry.id) !== row.claim) entry.abort(new LeaseLostError('the row is no longer ours'));
    }
  };
}
