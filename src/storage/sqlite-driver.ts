/**
 * Lets the query layer use an SQLite file without ever waiting for the disk in the thread that answers people: all that
 * it asks goes to a thread of its own, in the order asked for. A write is durable when its promise resolves.
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

/** One statement, as it is told to the thread. */
export type ToldStatement = readonly [text: string, parameters: readonly unknown[]];

/** What the thread is told: statements to run, several of them as one transaction. It answers each order but `close`. */
export type SqliteOrder = readonly ToldStatement[] | 'close';
/** What came of each statement, or the error; `errcode`: SQLite's extended result code. */
export type SqliteAnswer = SqliteOutcome[] | { error: unknown; errcode?: number };

/** A dialect over what the thread has opened. */
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

  /** Takes the write lock at once: a lock that is asked for in the middle is refused if another process has written. */
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

interface Waiting {
  resolve(outcomes: SqliteOutcome[]): void;
  reject(error: unknown): void;
}

/** One connection to a database, in a thread of its own. */
export class SqliteThread implements DatabaseConnection {
  readonly #thread: Worker;
  /** Answers come in the order of the questions. */
  readonly #waiting: Waiting[] = [];
  #answered = false;
  #failure: unknown;

  /** Opens `path`, a file or `:memory:`. What is asked rejects with SQLite's error when that cannot be done. */
  constructor(path: string) {
    this.#thread = startWorker(new URL('./sqlite-thread.ts', import.meta.url), 'database', { workerData: path });
    this.#thread.on('message', (answer: SqliteAnswer) => this.#hear(answer));
    this.#thread.on('error', (error) => {
      this.#fail(error);
      // Nothing can be accepted any more: the process ends, and is started again.
      if (this.#answered) throw error;
    });
    this.#thread.on('exit', () => this.#fail(new Error('the database is closed')));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const [result] = await this.together([query]);
    return result as QueryResult<Row>;
  }

  /** Runs the statements as one transaction. To be called with the connection taken: not within another transaction. */
  async together(statements: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> {
    const outcomes = await this.#ask(statements.map(({ sql, parameters }) => [sql, parameters] as const));
    return outcomes.map((outcome) =>
      typeof outcome === 'number' ? { rows: NO_ROWS, numAffectedRows: BigInt(outcome) } : { rows: outcome },
    );
  }

  // biome-ignore lint/correctness/useYield: nothing here reads tables that do not fit into memory
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed from SQLite');
  }

  /** Resolves when all that was asked for before is done and the file is closed. */
  async close(): Promise<void> {
    if (this.#failure !== undefined) return;
    const ended = once(this.#thread, 'exit');
    this.#thread.postMessage('close' satisfies SqliteOrder);
    await ended;
  }

  #ask(order: SqliteOrder): Promise<SqliteOutcome[]> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      this.#waiting.push({ resolve, reject });
      this.#thread.postMessage(order);
    });
  }

  #hear(answer: SqliteAnswer): void {
    this.#answered = true;
    const asked = this.#waiting.shift();
    if (Array.isArray(answer)) asked?.resolve(answer);
    else asked?.reject(errorOf(answer));
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}

function errorOf({ error, errcode }: Exclude<SqliteAnswer, SqliteOutcome[]>): unknown {
  return error instanceof Error && errcode !== undefined ? Object.assign(error, { errcode }) : error;
}
