/**
 * Group commit: writes of the same moment become one transaction. It starts when the current turn of the event loop
 * ends, or when the previous transaction ends; writes that arrive meanwhile go into the next one.
 *
 * A statement that the database refuses fails only its own write; the others are committed without it. While the
 * database is unreachable, all writes wait and are retried, which is safe because writes are idempotent (write.ts). A
 * transaction that the database rolled back in favour of another process is retried too.
 */
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { runWithRequest } from '#platform/request-context.ts';
import type { Write } from './write.ts';

export interface CommitOptions {
  /** Rejects when the database is unreachable, instead of retrying. */
  once?: boolean;
  /** No caller waits for it: commit it with the next transaction, or alone after a short delay. */
  alongside?: boolean;
}

export interface GroupCommit {
  /**
   * Resolves with the result of the write once it is durable. Rejects when the database refuses it, is unreachable and
   * `once` was set, or is closed.
   */
  write<Result>(write: Write<Result>, options?: CommitOptions): Promise<Result>;
  /** Number of transactions, and of the writes in them. */
  counts(): { transactions: number; writes: number };
  /** False after a write failed because the database was unreachable or its disk full, until one succeeds. */
  canWrite(): boolean;
  /** Resolves when no write is pending, including follow-up writes by callers whose write has just resolved. */
  settled(): Promise<void>;
  /** Rejects writes that wait for an unreachable database, and all later writes. */
  close(): void;
}

interface Queued {
  readonly write: Write<unknown>;
  readonly once: boolean;
  readonly alongside: boolean;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

const MAX_BATCH = 200;
/** How long an `alongside` write waits for another one. */
const ALONGSIDE_MS = 50;
const RETRY_MS = [50, 100, 250, 500, 1000, 2000];

export function createGroupCommit(options: {
  /** Runs statements as one transaction. */
  runBatch(statements: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]>;
  clock: Clock;
  log: Log | undefined;
}): GroupCommit {
  const { runBatch, clock, log } = options;
  let waiting: Queued[] = [];
  let state: 'idle' | 'scheduled' | 'writing' | 'pausing' = 'idle';
  let closed = false;
  let failures = 0;
  let isUnreachable = false;
  let isSoonScheduled = false;
  let stopPausing: () => void = () => undefined;
  const settledWaiters: (() => void)[] = [];
  const counts = { transactions: 0, writes: 0 };

  /** Schedules a commit for `alongside` writes only. */
  function scheduleSoon(): void {
    if (isSoonScheduled || state !== 'idle') return;
    isSoonScheduled = true;
    clock.setTimer(ALONGSIDE_MS, () => {
      isSoonScheduled = false;
      schedule();
    });
  }

  function schedule(): void {
    if (state !== 'idle' || waiting.length === 0) return;
    state = 'scheduled';
    // The transaction belongs to many updates, so it runs without a request context.
    setImmediate(() => runWithRequest(undefined, () => void flush()));
  }

  async function flush(): Promise<void> {
    state = 'writing';
    const failure = await commit(waiting.splice(0, MAX_BATCH));
    isUnreachable = failure !== undefined && !isRolledBack(failure.error);
    if (!failure) {
      failures = 0;
      return resume();
    }
    const { left, error } = failure;
    if (isUnreachable)
      log?.error({ err: error, waiting: left.length + waiting.length }, 'could not write to the database; retrying');
    const isGivenUp = ({ once }: Queued) => closed || (once && isUnreachable);
    for (const queued of left) if (isGivenUp(queued)) queued.reject(error);
    if (closed) return resume();
    waiting = [...left.filter((queued) => !isGivenUp(queued)), ...waiting];
    failures += 1;
    state = 'pausing';
    stopPausing = clock.setTimer(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0, resume);
  }

  function resume(): void {
    state = 'idle';
    if (waiting.length > 0 && (settledWaiters.length > 0 || closed || waiting.some(({ alongside }) => !alongside)))
      schedule();
    else if (waiting.length > 0) scheduleSoon();
    else if (settledWaiters.length > 0) setImmediate(settle);
  }

  /** Runs in its own event-loop turn, because a caller whose write has just resolved may add another. */
  function settle(): void {
    if (state === 'idle' && waiting.length === 0) for (const resolve of settledWaiters.splice(0)) resolve();
    else schedule();
  }

  /** Commits the writes; returns those left, in order, if the database was unreachable. */
  async function commit(writes: readonly Queued[]): Promise<{ left: readonly Queued[]; error: unknown } | undefined> {
    let results: QueryResult<unknown>[];
    try {
      results = await runBatch(writes.flatMap(({ write }) => write.statements));
    } catch (error) {
      return isRefusal(error) ? commitOneByOne(writes, error) : { left: writes, error };
    }
    counts.transactions += 1;
    counts.writes += writes.length;
    let at = 0;
    for (const { write, resolve, reject } of writes) {
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

  /** After a refused statement: commits each write alone. */
  async function commitOneByOne(writes: readonly Queued[], error: unknown): ReturnType<typeof commit> {
    if (writes.length === 1) for (const { reject } of writes) reject(error);
    else {
      for (const [index, queued] of writes.entries()) {
        const failure = await commit([queued]);
        if (failure) return { ...failure, left: writes.slice(index) };
      }
    }
    return undefined;
  }

  return {
    write: <Result>(write: Write<Result>, { once = false, alongside = false }: CommitOptions = {}) =>
      new Promise<Result>((resolve, reject) => {
        if (closed) return reject(new Error('the database is closed'));
        waiting.push({ write, once, alongside, resolve: resolve as Queued['resolve'], reject });
        if (alongside) scheduleSoon();
        else schedule();
      }),
    counts: () => ({ ...counts }),
    canWrite: () => !isUnreachable,
    settled: () =>
      new Promise<void>((resolve) => {
        settledWaiters.push(resolve);
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

/** SQLite primary result codes not about the statement: busy, locked, no memory, read-only, I/O, full, can't open. */
const SQLITE_TROUBLE = new Set([5, 6, 7, 8, 10, 13, 14]);

/**
 * Whether the database rejected the statement itself (a constraint, a value, a bug), rather than being unreachable.
 * Postgres: SQLSTATE classes 22, 23, 42; everything else (08, 40, 53, 57 …) is transient.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return !SQLITE_TROUBLE.has(error.errcode & 0xff);
  return 'code' in error && typeof error.code === 'string' && /^(?:22|23|42)\w{3}$/.test(error.code);
}

/** Whether the database rolled back a valid transaction because of a deadlock or the like (SQLSTATE class 40). */
function isRolledBack(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^40\w{3}$/.test(error.code);
}

/** Whether a unique index or primary key was violated. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // SQLITE_CONSTRAINT_UNIQUE and _PRIMARYKEY; SQLSTATE unique_violation.
  if ('errcode' in error) return error.errcode === 2067 || error.errcode === 1555;
  return 'code' in error && error.code === '23505';
}
