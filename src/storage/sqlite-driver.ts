/**
 * Kysely driver for an SQLite file in a worker thread, so that the main thread never waits for the disk. Requests are
 * processed in order. A write is durable when its promise resolves.
 */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { startWorker } from '#platform/worker.ts';
import type { SqliteOutcome } from './sqlite-connection.ts';

/** One statement, as sent to the thread. */
export type SqliteStatement = readonly [text: string, parameters: readonly unknown[]];

/** Request to the thread: statements, several of them as one transaction. It replies to each request but `close`. */
export type SqliteRequest = readonly SqliteStatement[] | 'close';
/** The outcome of each statement, or the error; `errcode`: SQLite's extended result code. */
export type SqliteReply = SqliteOutcome[] | { error: unknown; errcode?: number };

/** A Kysely dialect over the thread's connection. */
export function createSqliteDialect(thread: SqliteThread): Dialect {
  return {
    createDriver: () => new ThreadDriver(thread),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (query) => new SqliteIntrospector(query),
  };
}

class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#thread;
  }

  /** Takes the write lock immediately: upgrading later fails if another process has written meanwhile. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

const NO_ROWS: never[] = [];

interface Pending {
  resolve(outcomes: SqliteOutcome[]): void;
  reject(error: unknown): void;
}

/** A connection to a database in its own worker thread. */
export class SqliteThread implements DatabaseConnection {
  readonly #thread: Worker;
  /** Pending requests; replies arrive in the same order. */
  readonly #pending: Pending[] = [];
  #replied = false;
  #failure: unknown;

  /** Opens `path`, a file or `:memory:`. If that fails, all requests reject with SQLite's error. */
  constructor(path: string) {
    this.#thread = startWorker(new URL('./sqlite-thread.ts', import.meta.url), 'database', { workerData: path });
    this.#thread.on('message', (reply: SqliteReply) => this.#onReply(reply));
    this.#thread.on('error', (error) => {
      this.#fail(error);
      // Without its database the process must end and be restarted.
      if (this.#replied) throw error;
    });
    this.#thread.on('exit', () => this.#fail(new Error('the database is closed')));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const [result] = await this.runTransaction([query]);
    return result as QueryResult<Row>;
  }

  /** Runs the statements as one transaction. Must not be called within another transaction. */
  async runTransaction(statements: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> {
    const outcomes = await this.#request(statements.map(({ sql, parameters }) => [sql, parameters] as const));
    return outcomes.map((outcome) =>
      typeof outcome === 'number' ? { rows: NO_ROWS, numAffectedRows: BigInt(outcome) } : { rows: outcome },
    );
  }

  // biome-ignore lint/correctness/useYield: no table is too large to read into memory
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streaming is not supported for SQLite');
  }

  /** Resolves when all earlier requests are done and the file is closed. */
  async close(): Promise<void> {
    if (this.#failure !== undefined) return;
    const ended = once(this.#thread, 'exit');
    this.#thread.postMessage('close' satisfies SqliteRequest);
    await ended;
  }

  #request(request: SqliteRequest): Promise<SqliteOutcome[]> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      this.#pending.push({ resolve, reject });
      this.#thread.postMessage(request);
    });
  }

  #onReply(reply: SqliteReply): void {
    this.#replied = true;
    const pending = this.#pending.shift();
    if (Array.isArray(reply)) pending?.resolve(reply);
    else pending?.reject(errorOf(reply));
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    for (const { reject } of this.#pending.splice(0)) reject(error);
  }
}

function errorOf({ error, errcode }: Exclude<SqliteReply, SqliteOutcome[]>): unknown {
  return error instanceof Error && errcode !== undefined ? Object.assign(error, { errcode }) : error;
}
