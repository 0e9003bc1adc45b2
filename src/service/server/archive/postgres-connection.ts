/**
 * A blocking Postgres connection: an archive thread has nothing else to do while it waits, and so the code above the
 * stores is written once, for SQLite and Postgres. The connection itself runs in a companion thread.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { receivedError, type SentError } from '#platform/thread-requests.ts';
import { startWorker } from '#platform/worker.ts';
import type { SqlRow } from './archive-sql.ts';
import { ArchiveFullError } from './store.ts';

/** Start data of the companion thread. */
export interface ConnectionThreadData {
  readonly url: string;
  readonly port: MessagePort;
  /** Set to the number of a statement, and notified, when its result is there. */
  readonly answered: Int32Array;
}

export interface StatementRequest {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Undefined for a statement whose result nobody waits for. */
  readonly number: number | undefined;
}

export type StatementResult =
  | { readonly rows: SqlRow[] }
  | { readonly error: SentError; readonly code: string | undefined };
export type NumberedResult = StatementResult & Pick<StatementRequest, 'number'>;

export type PostgresConnection = ReturnType<typeof openPostgresConnection>;

/** Longer than the thread takes for any statement, even on a dead connection. */
const DEADLINE_MS = 60_000;
/** Statement numbers restart after this one. */
const MAX_NUMBER = 1_000_000_000;
/** disk_full (www.postgresql.org/docs/current/errcodes-appendix.html). */
const DISK_FULL = '53100';

/** Connects on first use, and reconnects after the connection broke. */
export function openPostgresConnection(url: string) {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const end: ConnectionThreadData = { url, port: port2, answered };
  const thread = startWorker(new URL('./postgres-thread.ts', import.meta.url), 'archive database', {
    workerData: end,
    transferList: [port2],
  });
  thread.unref();
  port1.unref();

  let lastNumber = 0;

  /** Checks again after each notification: the previous one may arrive late. @throws Error after the deadline */
  function waitFor(number: number): void {
    const until = performance.now() + DEADLINE_MS;
    for (let last = Atomics.load(answered, 0); last !== number; last = Atomics.load(answered, 0)) {
      const left = until - performance.now();
      if (left <= 0) throw new Error('Postgres does not answer');
      Atomics.wait(answered, 0, last, left);
    }
  }

  /** Discards the results of statements that timed out. */
  function resultOf(number: number): StatementResult {
    for (;;) {
      const { message } = receiveMessageOnPort(port1) as { message: NumberedResult };
      if (message.number === number) return message;
    }
  }

  return {
    /** @throws ArchiveFullError, or an error with Postgres's message */
    query(sql: string, parameters: readonly unknown[] = []): SqlRow[] {
      const number = (lastNumber % MAX_NUMBER) + 1;
      lastNumber = number;
      port1.postMessage({ sql, parameters, number } satisfies StatementRequest);
      waitFor(number);
      const result = resultOf(number);
      if ('rows' in result) return result.rows;
      const { error, code } = result;
      throw receivedError(error, ({ message }) => (code === DISK_FULL ? new ArchiveFullError(message) : undefined));
    },
    /** Sends a statement without waiting; if it fails, the next `query` throws. */
    send: (sql: string) => port1.postMessage({ sql, parameters: [], number: undefined } satisfies StatementRequest),
    close: () => port1.close(),
  };
}
