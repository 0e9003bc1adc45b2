/** An inbox whose handlers a test controls, with a record of what they did. */
import { afterEach } from 'vitest';
import { createLog } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import type { Jobs } from '#storage/jobs.ts';
import { createSpending } from '#storage/spending.ts';
import { createInbox } from '#telegram/jobs/inbox/inbox.ts';
import type { JobContext, PayRequest } from '#telegram/jobs/inbox/job-context.ts';
import type { Limits } from '#telegram/jobs/inbox/runner.ts';
import { createLease } from '#telegram/jobs/lease.ts';
import type { IncomingUpdate } from '#telegram/updates/update.ts';
import { type FakeClock, fakeClock } from '../../support/clock.ts';
import { testDatabase } from '../../support/databases.ts';
import { until } from '../../support/waiting.ts';

/** The tier's database, emptied after each test of the file. */
export async function emptiedDatabase(): Promise<Database> {
  const database = await testDatabase();
  afterEach(async () => {
    await database.settled();
    for (const table of ['jobs', 'spending', 'workers'] as const) await database.query.deleteFrom(table).execute();
  });
  return database;
}

const TURN_STEP_MS = 100;

export type Doing = (update: IncomingUpdate, job: JobContext) => Promise<void>;

export interface RigOptions {
  handle?: Doing;
  interrupted?: Doing;
  limits?: Partial<Limits>;
  clock?: FakeClock;
}

export type Rig = ReturnType<typeof createRig>;

export function createRig(database: Database, options: RigOptions = {}) {
  const clock = options.clock ?? fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const started: number[] = [];
  const ended: number[] = [];
  const noted = (doing: Doing | undefined, sign: 1 | -1): Doing => {
    return async (update, job) => {
      started.push(sign * update.update_id);
      jobsOf.set(job, lease.jobs);
      await doing?.(update, job);
      ended.push(sign * update.update_id);
    };
  };
  // The test advances the clock faster than a real database renews a lease.
  const lease = createLease({ database, clock, log, leaseMs: 600_000 });
  const inbox = createInbox({ lease, database, clock, log, ...(options.limits ? { limits: options.limits } : {}) });
  return {
    inbox,
    lease,
    async start() {
      inbox.start({
        classify: ({ queue, control, unrecorded, mustKeep }) => ({
          queue: String(queue ?? 'a'),
          control: control === true,
          unrecorded: unrecorded === true,
          mustKeep: mustKeep === true,
        }),
        handle: noted(options.handle, 1),
        interrupted: noted(options.interrupted, -1),
      });
      await lease.start();
    },
    clock,
    /** Numbers in the order in which their handlers started; negative for `interrupted`. */
    started,
    ended,
    log: lines,
    /** Advances the clock step by step until `condition` holds, however late the code under test sets its timers. */
    turnUntil: (condition: () => boolean | Promise<boolean>) =>
      until(async () => {
        if (!(await condition())) await clock.advance(TURN_STEP_MS);
        return condition();
      }),
  };
}

/** Creates and starts a rig. */
export async function startRig(database: Database, options: RigOptions = {}): Promise<Rig> {
  const rig = createRig(database, options);
  await rig.start();
  return rig;
}

/** An update of a queue. */
export function update(id: number, queue = 'a', more: { control?: boolean; mustKeep?: boolean } = {}): IncomingUpdate {
  return { update_id: id, queue, text: `secret words ${id}`, ...more };
}

/** A paid request of `person` for 5 credits; `cap` in credits. */
export function payment(
  database: Database,
  person: string,
  more: { cap?: number | undefined } & Partial<Pick<PayRequest, 'onPosition' | 'progress'>> = {},
): PayRequest {
  const { cap, ...heard } = more;
  const entry = { person, command: 'ask', operation: 'llmAgentPrompt', credits: 5, now: 1, since: 0, cap };
  return {
    person,
    progress: { asked: person },
    reservation: createSpending(database).reserving(entry),
    onPosition: () => undefined,
    ...heard,
  };
}

/** The Jobs of the process that runs each handler. */
const jobsOf = new WeakMap<JobContext, Jobs>();

/** Ends an update with an answer in the outbox; idempotent. */
export function answering(job: JobContext, text = 'the answer'): Promise<boolean> {
  const message = { id: `answer ${job.updateId}`, chat: 'a', message: text, step: 0, maybeSent: false, madeAt: 0 };
  return job.end((updateId) => {
    const jobs = jobsOf.get(job);
    if (!jobs) throw new Error('this job belongs to no rig');
    return jobs.add(message, updateId);
  });
}

const jobsWhere = ({ query }: Database, kind: string) =>
  query.selectFrom('jobs').selectAll().where('kind', '=', kind).orderBy('id');

/** The stored updates and their results. */
export const rowsOf = {
  /** Updates that are not done. */
  updates: async (database: Database) =>
    (await jobsWhere(database, 'update').where('state', '<>', 'done').execute()).map((row) => ({
      ...row,
      update_id: Number(row.id),
    })),
  /** Numbers of updates that are done. */
  done: async (database: Database) =>
    (await jobsWhere(database, 'update').where('state', '=', 'done').execute()).map(({ id }) => Number(id)),
  messages: async (database: Database) => (await jobsWhere(database, 'message').execute()).map(({ id }) => id),
  spending: ({ query }: Database) => query.selectFrom('spending').selectAll().orderBy('person').execute(),
};

/** Simulates a crash of all processes; on Postgres, their leases expire. */
export async function crash({ query }: Database): Promise<void> {
  await query.updateTable('jobs').set({ visible_at: 0 }).where('owner', 'is not', null).execute();
}

export const never = () => new Promise<never>(() => undefined);

/** Promises that the test settles by number. */
export function gates() {
  const open = new Map<number, () => void>();
  const opened = new Set<number>();
  return {
    wait: (id: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        if (opened.has(id)) return resolve();
        if (signal?.aborted) return reject(signal.reason);
        open.set(id, resolve);
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    open(...ids: number[]) {
      for (const id of ids) {
        opened.add(id);
        open.get(id)?.();
      }
    },
  };
}

/** The state of a promise after a few turns of the event loop. */
export async function settledSoon(promise: Promise<unknown>): Promise<'fulfilled' | 'rejected' | 'pending'> {
  let state: 'fulfilled' | 'rejected' | 'pending' = 'pending';
  promise.then(
    () => {
      state = 'fulfilled';
    },
    () => {
      state = 'rejected';
    },
  );
  for (let round = 0; round < 5; round++) await new Promise((resolve) => setImmediate(resolve));
  return state;
}
