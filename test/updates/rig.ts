/** A pipeline with handlers that a test holds and lets go, and what they did. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../src/log.ts';
import { createLog } from '../../src/log.ts';
import type { Database } from '../../src/storage/database.ts';
import type { Limits } from '../../src/updates/limits.ts';
import { createPipeline, type Pipeline } from '../../src/updates/pipeline.ts';
import type { UpdateTurn } from '../../src/updates/turn.ts';
import type { Classification, IncomingUpdate } from '../../src/updates/update.ts';
import { type TurnableClock, turnableClock } from '../turnable-clock.ts';

export interface Rig {
  pipeline: Pipeline;
  clock: TurnableClock;
  /** Numbers in the order in which their handlers started, of `interrupted` with a minus. */
  started: number[];
  ended: number[];
  log: string[];
  /** Turns the clock step by step until `condition` holds, however late the code under test goes to sleep. */
  turnUntil(condition: () => boolean): Promise<void>;
}

const TURN_STEP_MS = 100;

export type Doing = (update: IncomingUpdate, turn: UpdateTurn) => Promise<void>;

export interface RigOptions {
  handle?: Doing;
  interrupted?: Doing;
  limits?: Partial<Limits>;
  clock?: TurnableClock;
}

export function createRig(database: Database, options: RigOptions = {}): Rig {
  const clock = options.clock ?? turnableClock();
  const lines: string[] = [];
  const log: Log = createLog('info', { write: (line) => void lines.push(line) });
  const started: number[] = [];
  const ended: number[] = [];
  const noted = (doing: Doing, sign: 1 | -1): Doing => {
    return async (update, turn) => {
      started.push(sign * update.update_id);
      await doing(update, turn);
      ended.push(sign * update.update_id);
    };
  };
  const pipeline = createPipeline({
    database,
    clock,
    log,
    classify: (update) => ({ lane: String(update.lane ?? 'a'), work: workOf(update) }),
    handle: noted(options.handle ?? (async () => undefined), 1),
    interrupted: noted(options.interrupted ?? (async () => undefined), -1),
    // The test turns the clock faster than a real database renews a lease.
    limits: { leaseMs: 600_000, ...options.limits },
  });
  const turnUntil = (condition: () => boolean) =>
    until(async () => {
      if (!condition()) await clock.turn(TURN_STEP_MS);
      return condition();
    });
  return { pipeline, clock, started, ended, log: lines, turnUntil };
}

function workOf(update: IncomingUpdate): Classification['work'] {
  const { work } = update;
  return work === 'long' || work === 'control' ? work : 'quick';
}

/** An update of a lane. */
export function update(id: number, work: Classification['work'] = 'quick', lane = 'a'): IncomingUpdate {
  return { update_id: id, work, lane, text: `secret words ${id}` };
}

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
    open(id: number) {
      opened.add(id);
      open.get(id)?.();
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
