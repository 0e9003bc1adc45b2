/**
 * Group commit: what many want written in the same moment becomes one transaction. It starts when the present turn of
 * the event loop ends, or when the transaction before it ends; whatever comes meanwhile goes into the next.
 *
 * A statement that the database refuses costs only its own write: the others are made without it. A database that
 * cannot be reached costs nobody anything: everything waits and is made again, which writes are made for (write.ts). So
 * is a transaction that the database has rolled back for the sake of another process's.
 */
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { runWithRequest } from '#platform/request-context.ts';
import type { Write } from './write.ts';

export interface CommitOptions {
  /** Rejects when the database cannot be reached, instead of waiting until it can. */
  once?: boolean;
  /** Nobody waits for it: it goes along with the next transaction that somebody waits for, or soon by itself. */
  alongside?: boolean;
}

export interface GroupCommit {
  /**
   * Resolves with what came of the write when it is durable. Rejects when the database refuses it, when `once` was
   * asked for and it cannot be reached, and when it is closed.
   */
  write<Result>(write: Write<Result>, options?: CommitOptions): Promise<Result>;
  /** Transactions made, and the writes in them. */
  counts(): { transactions: number; writes: number };
  /** False from a write for which the database was out of reach, or its disk full, to the next that is made. */
  canWrite(): boolean;
  /** Resolves when nothing waits to be written, nor is given to be written by who hears of the last write. */
  settled(): Promise<void>;
  /** Rejects what waits because the database cannot be reached, and whatever comes later. */
  close(): void;
}

interface Order {
  readonly write: Write<unknown>;
  readonly once: boolean;
  readonly alongside: boolean;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

const MAX_ORDERS = 200;
/** How long what goes alongside waits for company. */
const ALONE_AFTER_MS = 50;
const RETRY_MS = [50, 100, 250, 500, 1000, 2000];

export function createGroupCommit(options: {
  /** Makes statements as one transaction, all or none. */
  batchRunner(statements: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]>;
  clock: Clock;
  log: Log | undefined;
}): GroupCommit {
  const { batchRunner: together, clock, log } = options;
  let waiting: Order[] = [];
  let state: 'idle' | 'scheduled' | 'writing' | 'pausing' = 'idle';
  let closed = false;
  let failures = 0;
  let isOutOfReach = false;
  let accompanied = false;
  let stopPausing: () => void = () => undefined;
  const settling: (() => void)[] = [];
  const counts = { transactions: 0, writes: 0 };

  /** Sees to it that what nobody waits for is written all the same. */
  function scheduleSoon(): void {
    if (accompanied || state !== 'idle') return;
    accompanied = true;
    clock.setTimer(ALONE_AFTER_MS, () => {
      accompanied = false;
      schedule();
    });
  }

  function schedule(): void {
    if (state !== 'idle' || waiting.length === 0) return;
    state = 'scheduled';
    // Many updates' writes go together: none of them is what it is done for.
    setImmediate(() => runWithRequest(undefined, () => void flush()));
  }

  async function flush(): Promise<void> {
    state = 'writing';
    const failure = await make(waiting.splice(0, MAX_ORDERS));
    isOutOfReach = failure !== undefined && !isRolledBack(failure.error);
    if (!failure) {
      failures = 0;
      return resume();
    }
    const { left, error } = failure;
    if (isOutOfReach)
      log?.error({ err: error, waiting: left.length + waiting.length }, 'the database cannot be written');
    const isGivenUp = ({ once }: Order) => closed || (once && isOutOfReach);
    for (const order of left) if (isGivenUp(order)) order.reject(error);
    if (closed) return resume();
    waiting = [...left.filter((order) => !isGivenUp(order)), ...waiting];
    failures += 1;
    state = 'pausing';
    stopPausing = clock.setTimer(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0, resume);
  }

  function resume(): void {
    state = 'idle';
    if (waiting.length > 0 && (settling.length > 0 || closed || waiting.some(({ alongside }) => !alongside)))
      schedule();
    else if (waiting.length > 0) scheduleSoon();
    else if (settling.length > 0) setImmediate(settle);
  }

  /** In a turn of its own: whoever has just heard of a write may go on with another one. */
  function settle(): void {
    if (state === 'idle' && waiting.length === 0) for (const resolve of settling.splice(0)) resolve();
    else schedule();
  }

  /** Makes the orders; which are left, in their order, because the database could not be reached. */
  async function make(orders: readonly Order[]): Promise<{ left: readonly Order[]; error: unknown } | undefined> {
    let results: QueryResult<unknown>[];
    try {
      results = await together(orders.flatMap(({ write }) => write.statements));
    } catch (error) {
      return isRefusal(error) ? refused(orders, error) : { left: orders, error };
    }
    counts.transactions += 1;
    counts.writes += orders.length;
    let at = 0;
    for (const { write, resolve, reject } of orders) {
      const own = results.slice(at, at + write.statements.length);
      at += write.statements.length;
      try {
        resolve(write.read(own));
      } catch (error) {
        reject(error);
      }
    }
    return undefined;
  }

  /** One of them cannot be made: each is tried by itself. */
  async function refused(orders: readonly Order[], error: unknown): ReturnType<typeof make> {
    if (orders.length === 1) for (const { reject } of orders) reject(error);
    else {
      for (const [index, order] of orders.entries()) {
        const failure = await make([order]);
        if (failure) return { ...failure, left: orders.slice(index) };
      }
    }
    return undefined;
  }

  return {
    write: <Result>(write: Write<Result>, { once = false, alongside = false }: CommitOptions = {}) =>
      new Promise<Result>((resolve, reject) => {
        if (closed) return reject(new Error('the database is closed'));
        waiting.push({ write, once, alongside, resolve: resolve as Order['resolve'], reject });
        if (alongside) scheduleSoon();
        else schedule();
      }),
    counts: () => ({ ...counts }),
    canWrite: () => !isOutOfReach,
    settled: () =>
      new Promise<void>((resolve) => {
        settling.push(resolve);
        setImmediate(settle);
      }),
    close() {
      closed = true;
      if (state !== 'pausing') return;
      stopPausing();
      for (const { reject } of waiting.splice(0)) reject(new Error('the database is closed'));
      resume();
    },
  };
}

/** SQLite's primary result codes that say nothing about the statement: busy, out of memory, read-only, input/output, full, not opened. */
const SQLITE_TROUBLE = new Set([5, 6, 7, 8, 10, 13, 14]);

/**
 * Whether the database understood the statement and does not take it (a constraint, a value, a mistake of ours), rather
 * than being out of reach. Postgres: SQLSTATE classes 22, 23, 42; everything else (08, 40, 53, 57 …) passes.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return !SQLITE_TROUBLE.has(error.errcode & 0xff);
  return 'code' in error && typeof error.code === 'string' && /^(?:22|23|42)\w{3}$/.test(error.code);
}

/** Whether the database has chosen this transaction to end a deadlock or the like (SQLSTATE class 40): nothing is wrong with it. */
function isRolledBack(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^40\w{3}$/.test(error.code);
}

/** Whether a unique index kept it out. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // SQLITE_CONSTRAINT_UNIQUE and _PRIMARYKEY; SQLSTATE unique_violation.
  if ('errcode' in error) return error.errcode === 2067 || error.errcode === 1555;
  return 'code' in error && error.code === '23505';
}
