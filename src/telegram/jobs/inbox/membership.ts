/**
 * This process among those that share the database: keeps its lease, frees what the dead have left, picks up what
 * nobody runs, hears what others want cancelled, and compares what the database says is its own with what it holds. One
 * beat a second (more for short leases) does all of it.
 */
import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { LeftUpdate, OwnUpdate, Workers } from '#storage/workers.ts';

export interface Membership {
  /** The name under which this process owns rows. A name that has lost its lease is never used again. */
  owner(): string;
  /** How many processes live, as far as known, this one included. */
  processes(): number;
  /**
   * Whether this process knows what the database knows: no other worker lives, as it saw a moment ago, what was left has
   * been taken over, and what others did last is known as done. Only then may it decide about an update without asking
   * the database.
   */
  seesAll(): boolean;
  /** Rejects when the database cannot be read. */
  start(): Promise<void>;
  /** Gives back what is still owned, frees `queued`, ends the lease. */
  leave(queued: readonly number[]): Promise<void>;
}

const LONGEST_BEAT_MS = 1000;
/** For so many beats a look at the other processes counts; whoever comes new waits for as long before it decides anything. */
const LOOK_COUNTS_BEATS = 1.5;
const CLEANUP_MS = 60_000;
const DAY_MS = 86_400_000;
const ADOPT_ROWS = 500;
/** A minute erases what a day at some thousand a second leaves. */
const ERASED = { rows: 5000, times: 100 };
/** Telegram delivers again what was under way when a process ended: seldom more than a hundred. */
const LAST_SEEN_ROWS = 5000;

export function createMembership(options: {
  workers: Workers;
  shared: boolean;
  leaseMs: number;
  keepSeenDays: number;
  clock: Clock;
  log: Log;
  /** How many more updates may wait here. */
  capacity(): number;
  adopt(left: LeftUpdate): void;
  /** These updates are done: by an earlier process, or by another. */
  done(updateIds: number[]): void;
  /** Another process has taken over everything that was owned under this name. */
  lost(owner: string): void;
  /** The lease could not be renewed in time: others may take over soon. */
  doubtful(): void;
  /** Whether anything is held that could be compared. */
  holds(): boolean;
  /** What the database said at `askedAt` (by Clock.monotonic) to be owned. */
  compare(owned: readonly OwnUpdate[], askedAt: number, owner: string): void;
}): Membership {
  const { workers, leaseMs, clock, log } = options;
  const beatMs = Math.min(LONGEST_BEAT_MS, leaseMs / 5);
  const countsMs = beatMs * LOOK_COUNTS_BEATS;
  let owner: string = randomUUID();
  let others = 0;
  let lookedAt = clock.monotonic();
  let allRead = false;
  let started = false;
  let left = false;
  let beating = false;
  let failures = 0;
  let renewedAt = clock.monotonic();
  let cleanedAt = clock.monotonic();
  let cancelTimer: () => void = () => undefined;

  async function beat(): Promise<void> {
    const askedAt = clock.monotonic();
    const renewed = await workers.renew(owner, leaseMs);
    // Whoever has left has no lease, and wants none.
    if (left) return;
    if (!renewed) {
      log.error('this process lost its lease: what it ran has been taken over');
      allRead = false;
      // Registered before it is used: what a name without a lease owns is free for all.
      const next: string = randomUUID();
      await workers.register(next, leaseMs);
      const gone = owner;
      owner = next;
      options.lost(gone);
    }
    renewedAt = askedAt;
    if (options.shared || options.holds()) {
      const comparedAt = clock.monotonic();
      const name = owner;
      const owned = await workers.owned(name);
      if (name === owner) options.compare(owned, comparedAt, name);
    }
    await look(false);
    if (clock.monotonic() - cleanedAt >= CLEANUP_MS) {
      cleanedAt = clock.monotonic();
      await forgetSeen();
    }
  }

  async function forgetSeen(): Promise<void> {
    const before = Math.floor(clock.now() / DAY_MS) - options.keepSeenDays;
    for (let times = 0; times < ERASED.times && !left; times++) {
      if ((await workers.eraseSeen(before, ERASED.rows)) < ERASED.rows) return;
    }
  }

  async function look(atStart: boolean): Promise<void> {
    const askedAt = clock.monotonic();
    const found = await workers.expire(owner, atStart);
    lookedAt = askedAt;
    if (found.freed > 0) {
      allRead = false;
      log.warn({ updates: found.freed }, 'updates of a process that ended unexpectedly are taken over');
    }
    others = found.others;
    if (others > 0) allRead = false;
    for (;;) {
      const limit = Math.min(ADOPT_ROWS, options.capacity());
      if (limit <= 0) return;
      const found = await workers.adopt(limit, leaseMs);
      if (left) return;
      if (found.unreadable > 0) {
        log.error(
          { updates: found.unreadable },
          'updates are sealed with a key that is not listed; they are left alone',
        );
      }
      for (const update of found.left) options.adopt(update);
      if (found.left.length < limit) break;
    }
    if (others > 0 || allRead) return;
    options.done(await workers.lastSeen(LAST_SEEN_ROWS));
    allRead = true;
  }

  function tick(): void {
    if (left) return;
    cancelTimer = clock.setTimer(beatMs, tick);
    // A renewal that hangs or fails must be noticed while the lease still lasts.
    if (options.shared && clock.monotonic() - renewedAt > leaseMs * 0.6) options.doubtful();
    if (beating) return;
    beating = true;
    beat()
      .then(
        () => {
          failures = 0;
        },
        (error: unknown) => {
          failures++;
          if (failures === 1 || failures % 60 === 0) log.error({ err: error }, 'the database does not answer');
        },
      )
      .finally(() => {
        beating = false;
      });
  }

  return {
    owner: () => owner,
    processes: () => others + 1,
    seesAll: () => others === 0 && allRead && started && (!options.shared || clock.monotonic() - lookedAt < countsMs),
    async start() {
      await workers.register(owner, leaseMs);
      renewedAt = clock.monotonic();
      await look(true);
      // Whoever believed to be alone decides until its last look counts no more, however late its next one is.
      if (others > 0 && options.shared) await clock.sleep(countsMs);
      started = true;
      cancelTimer = clock.setTimer(beatMs, tick);
    },
    async leave(queued) {
      left = true;
      cancelTimer();
      await workers.leave(owner, queued);
    },
  };
}
