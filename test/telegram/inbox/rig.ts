/** An inbox with handlers that a test holds and lets go, and what they did. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { createLog } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import { createOutboxRows } from '#storage/outbox.ts';
import { createSpending } from '#storage/spending.ts';
import { createInbox, type Inbox } from '#telegram/jobs/inbox/inbox.ts';
import type { Limits } from '#telegram/jobs/inbox/limits.ts';
import type { PayRequest, UpdateTurn } from '#telegram/jobs/inbox/turn.ts';
import type { IncomingUpdate } from '#telegram/jobs/inbox/update.ts';
import { type FakeClock, fakeClock } from '../../support/clock.ts';
import { DATABASES } from '../../support/databases.ts';

/** A suite on the database of this tier of tests, emptied after each test. */
export function describeOn(name: string, tests: (database: () => Database) => void): void {
  describe.each(DATABASES)(`${name} on $name`, ({ open }) => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterEach(async () => {
      await database.settled();
      for (const table of ['inbox', 'seen', 'outbox', 'spending', 'workers'] as const)
        await database.query.deleteFrom(table).execute();
    });
    afterAll(() => database.close());

    tests(() => database);
  });
}

export interface Rig {
  inbox: Inbox;
  start(): Promise<void>;
  clock: FakeClock;
  /** Numbers in the order in which their handlers started, of `interrupted` with a minus. */
  started: number[];
  ended: number[];
  log: string[];
  /** Turns the clock step by step until `condition` holds, however late the code under test goes to sleep. */
  turnUntil(condition: () => boolean | Promise<boolean>): Promise<void>;
}

const TURN_STEP_MS = 100;

export type Doing = (update: IncomingUpdate, turn: UpdateTurn) => Promise<void>;

export interface RigOptions {
  handle?: Doing;
  interrupted?: Doing;
  limits?: Partial<Limits>;
  clock?: FakeClock;
}

export function createRig(database: Database, options: RigOptions = {}): Rig {
  const clock = options.clock ?? fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const started: number[] = [];
  const ended: number[] = [];
  const noted = (doing: Doing | undefined, sign: 1 | -1): Doing => {
    return async (update, turn) => {
      started.push(sign * update.update_id);
      await doing?.(update, turn);
      ended.push(sign * update.update_id);
    };
  };
  const inbox = createInbox({
    database,
    clock,
    log,
    // The test advances the clock faster than a real database renews a lease.
    limits: { leaseMs: 600_000, ...options.limits },
  });
  return {
    inbox,
    start: () =>
      inbox.start({
        classify: ({ lane, control, recorded }) => ({
          lane: String(lane ?? 'a'),
          control: control === true,
          recorded: recorded === true,
        }),
        handle: noted(options.handle, 1),
        interrupted: noted(options.interrupted, -1),
      }),
    clock,
    started,
    ended,
    log: lines,
    turnUntil: (condition) =>
      until(async () => {
        if (!(await condition())) await clock.advance(TURN_STEP_MS);
        return condition();
      }),
  };
}

/** A rig that has been started. */
export async function startRig(database: Database, options: RigOptions = {}): Promise<Rig> {
  const rig = createRig(database, options);
  await rig.start();
  return rig;
}

/** An update of a lane. */
export function update(id: number, lane = 'a', more: { control?: boolean } = {}): IncomingUpdate {
  return { update_id: id, lane, text: `secret words ${id}`, ...more };
}

/** What a paid request of `person` asks for; `cap` in credits, of which it costs 5. */
export function payment(
  database: Database,
  person: string,
  more: { cap?: number } & Partial<Pick<PayRequest, 'onQueued' | 'onLine' | 'progress'>> = {},
): PayRequest {
  const { cap, ...heard } = more;
  const entry = { person, command: 'ask', operation: 'llmAgentPrompt', credits: 5, now: 1, since: 0, cap };
  return {
    person,
    progress: { asked: person },
    reservation: createSpending(database).reserving(entry),
    onQueued: () => undefined,
    onLine: () => undefined,
    ...heard,
  };
}

/** The end of an update with an answer in the outbox; the same one however often it is written. */
export function answering(database: Database, turn: UpdateTurn, text = 'the answer'): Promise<boolean> {
  const said = { id: `answer ${turn.updateId}`, chat: 'a', owner: 'somebody', saying: text, next: 0, doubt: false };
  return turn.end((row) => createOutboxRows(database).addFor(said, row));
}

/** Rows of the tables that updates and what comes of them are kept in. */
export const rowsOf = {
  inbox: ({ query }: Database) => query.selectFrom('inbox').selectAll().orderBy('update_id').execute(),
  seen: async ({ query }: Database) =>
    (await query.selectFrom('seen').select('update_id').orderBy('update_id').execute()).map((row) =>
      Number(row.update_id),
    ),
  outbox: async ({ query }: Database) =>
    (await query.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id),
  spending: ({ query }: Database) => query.selectFrom('spending').selectAll().orderBy('person').execute(),
};

/** The processes of the database are gone: on Postgres, their leases have passed. */
export async function crash({ query }: Database): Promise<void> {
  await query.updateTable('workers').set({ lease_until: 0 }).execute();
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

/** Waits until `condition` holds, for real input and output; fails after ten seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let round = 0; round < 2000; round++) {
    if (await condition()) return;
    await pause(round < 100 ? 0 : 5);
  }
  throw new Error(`it never came true: ${condition}`);
}

/** Whether the promise has settled by now: after a few rounds of the event loop. */
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
