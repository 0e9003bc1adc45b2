/**
 * The leases of this process. One heartbeat a second renews them, hears what others want cancelled and what has been lost,
 * and takes over what nobody holds.
 */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import { createJobs, type Jobs, LEASE_MS, type TakenJob } from '#storage/jobs.ts';

export type Held = ReadonlyMap<string, { readonly cancelled: boolean }>;

/** Who works on jobs of one kind. */
export interface Worker<Kind extends TakenJob['kind']> {
  take(job: TakenJob & { kind: Kind }): void;
  /** How many more jobs it can hold in memory. */
  room(): number;
  /** What the database said at `askedAt` (by Clock.monotonic) that this process leases. */
  compare(held: Held, askedAt: number): void;
}

export interface UpdateWorker extends Worker<'update'> {
  /** Others may take over soon: no heartbeat has got through for most of a lease. */
  doubtful(): void;
}

export interface Lease {
  readonly jobs: Jobs;
  /** How many processes live, as far as known, this one included. */
  processes(): number;
  workOnUpdates(worker: UpdateWorker): void;
  workOnMessages(worker: Worker<'message'>): void;
  /** Takes over what an earlier process left, then keeps looking. Rejects when the database cannot be reached. */
  start(): Promise<void>;
  /** Gives back what is still held. */
  stop(): Promise<void>;
}

const LONGEST_BEAT_MS = 1_000;
const CLEANUP_MS = 60_000;
const TAKEN_AT_ONCE = 500;

export function createLease(options: { database: Database; clock: Clock; log: Log; leaseMs?: number }): Lease {
  const { database, clock, log, leaseMs = LEASE_MS } = options;
  const jobs = createJobs(database, { now: clock.now, leaseMs });
  const beatMs = Math.min(LONGEST_BEAT_MS, leaseMs / 5);
  let updates: UpdateWorker | undefined;
  let messages: Worker<'message'> | undefined;
  let others = 0;
  let beating = false;
  let stopped = false;
  let failures = 0;
  let renewedAt = clock.monotonic();
  let cleanedAt = clock.monotonic();
  let cancelTimer: () => void = () => undefined;

  async function beat(): Promise<void> {
    const askedAt = clock.monotonic();
    others = await jobs.heartbeat();
    renewedAt = askedAt;
    const held = await jobs.held();
    if (stopped) return;
    updates?.compare(held, askedAt);
    messages?.compare(held, askedAt);
    await takeOver();
    if (clock.monotonic() - cleanedAt < CLEANUP_MS) return;
    cleanedAt = clock.monotonic();
    await jobs.eraseDone();
  }

  async function takeOver(): Promise<void> {
    for (let more = true; more && !stopped; ) {
      const room = Math.min(TAKEN_AT_ONCE, ...[updates, messages].map((worker) => worker?.room() ?? TAKEN_AT_ONCE));
      if (room <= 0) return;
      const found = await jobs.takeOver(room);
      if (stopped) return;
      if (found.unreadable > 0)
        log.error({ jobs: found.unreadable }, 'jobs are sealed with a key that is not listed; they are left alone');
      for (const job of found.taken) {
        if (job.kind === 'update') updates?.take(job);
        else messages?.take(job);
      }
      ({ more } = found);
    }
  }

  function tick(): void {
    if (stopped) return;
    cancelTimer = clock.setTimer(beatMs, tick);
    // A heartbeat that hangs or fails must be noticed while the leases still last.
    if (database.kind === 'postgres' && clock.monotonic() - renewedAt > leaseMs * 0.6) updates?.doubtful();
    if (beating) return;
    beating = true;
    beat()
      .then(
        () => {
          failures = 0;
        },
        (error: unknown) => {
          failures += 1;
          if (failures === 1 || failures % 60 === 0) log.error({ err: error }, 'the database does not answer');
        },
      )
      .finally(() => {
        beating = false;
      });
  }

  return {
    jobs,
    processes: () => others + 1,
    workOnUpdates(worker) {
      updates = worker;
    },
    workOnMessages(worker) {
      messages = worker;
    },
    async start() {
      await jobs.freeAbandoned();
      others = await jobs.heartbeat();
      renewedAt = clock.monotonic();
      await takeOver();
      cancelTimer = clock.setTimer(beatMs, tick);
    },
    async stop() {
      stopped = true;
      cancelTimer();
      await jobs.leave();
    },
  };
}
