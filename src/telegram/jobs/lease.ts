/**
 * The job leases of this process. A heartbeat every second renews them, detects cancelled and lost jobs, and takes over
 * jobs that nobody holds.
 */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import { createJobs, LEASE_MS, type TakenJob } from '#storage/jobs.ts';

export type Held = ReadonlyMap<string, { readonly cancelled: boolean }>;

/** Handles the jobs of one kind. */
export interface Worker<Kind extends TakenJob['kind']> {
  take(job: TakenJob & { kind: Kind }): void;
  /** How many more jobs fit in memory. */
  room(): number;
  /** Reconciles memory with the jobs that the database said at `askedAt` (Clock.monotonic) this process leases. */
  reconcile(held: Held, askedAt: number): void;
}

export interface UpdateWorker extends Worker<'update'> {
  /** No heartbeat has succeeded for most of a lease: other processes may take over soon. */
  leaseAtRisk(): void;
}

export type Lease = ReturnType<typeof createLease>;

const MAX_BEAT_MS = 1_000;
const CLEANUP_EVERY_MS = 60_000;
const TAKE_BATCH = 500;

export function createLease(options: { database: Database; clock: Clock; log: Log; leaseMs?: number }) {
  const { database, clock, log, leaseMs = LEASE_MS } = options;
  const jobs = createJobs(database, { now: clock.now, leaseMs });
  const beatMs = Math.min(MAX_BEAT_MS, leaseMs / 5);
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
    updates?.reconcile(held, askedAt);
    messages?.reconcile(held, askedAt);
    await takeOver();
    if (clock.monotonic() - cleanedAt < CLEANUP_EVERY_MS) return;
    cleanedAt = clock.monotonic();
    await jobs.eraseDone();
  }

  async function takeOver(): Promise<void> {
    for (let more = true; more && !stopped; ) {
      const room = Math.min(TAKE_BATCH, ...[updates, messages].map((worker) => worker?.room() ?? TAKE_BATCH));
      if (room <= 0) return;
      const found = await jobs.takeOver(room);
      if (stopped) return;
      if (found.unreadable > 0)
        log.error({ jobs: found.unreadable }, 'jobs are sealed with a key that is not listed; skipping them');
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
    if (database.kind === 'postgres' && clock.monotonic() - renewedAt > leaseMs * 0.6) updates?.leaseAtRisk();
    if (beating) return;
    beating = true;
    beat()
      .then(
        () => {
          failures = 0;
        },
        (error: unknown) => {
          failures += 1;
          if (failures === 1 || failures % 60 === 0) log.error({ err: error }, 'the database is not responding');
        },
      )
      .finally(() => {
        beating = false;
      });
  }

  return {
    jobs,
    /** Number of live processes as of the last heartbeat, including this one. */
    processes: () => others + 1,
    workOnUpdates(worker: UpdateWorker) {
      updates = worker;
    },
    workOnMessages(worker: Worker<'message'>) {
      messages = worker;
    },
    /** Takes over jobs that an earlier process left, and starts the heartbeat. Rejects if the database is unreachable. */
    async start() {
      await jobs.freeAbandoned();
      others = await jobs.heartbeat();
      renewedAt = clock.monotonic();
      await takeOver();
      cancelTimer = clock.setTimer(beatMs, tick);
    },
    /** Releases all jobs that are still held. */
    async stop() {
      stopped = true;
      cancelTimer();
      await jobs.leave();
    },
  };
}
