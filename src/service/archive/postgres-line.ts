/**
 * A connection to Postgres that can be waited for as SQLite's is: a thread that works on an archive has nothing else to do
 * meanwhile, and so everything above a store is written once. The connection itself lives in a thread beside it.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { receivedError, type SentError, startThread } from '../thread.ts';
import { ArchiveFullError } from './archive-file.ts';

export type Row = Record<string, unknown>;

/** Asks about one owner alone: $1 of every statement is the owner's number. */
export type AskOfOwner = (sql: string, ...parameters: readonly unknown[]) => Row[];

/** What the thread beside it is given at its start. */
export interface LineEnd {
  readonly url: string;
  readonly port: MessagePort;
  /** Set to 1, and notified, with each answer. */
  readonly answered: Int32Array;
}

export interface LineQuestion {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Nobody waits for an answer to what is only told. */
  readonly isAsked: boolean;
}

export type LineAnswer = { readonly rows: Row[] } | { readonly error: SentError; readonly code: string | undefined };

export interface PostgresLine {
  /** @throws ArchiveFullError, or an error in Postgres's words */
  ask(sql: string, parameters?: readonly unknown[]): Row[];
  /** Has a statement carried out before the next one, without waiting for it; what then fails is thrown by `ask`. */
  tell(sql: string): void;
  close(): void;
}

/** Longer than the thread takes for any statement, a connection that has gone silent included. */
const DEADLINE_MS = 60_000;
/** disk_full (www.postgresql.org/docs/current/errcodes-appendix.html). */
const DISK_FULL = '53100';

/** It connects when it is asked for the first time, and anew after the connection broke. */
export function openPostgresLine(url: string): PostgresLine {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const end: LineEnd = { url, port: port2, answered };
  const thread = startThread(new URL('./postgres-thread.ts', import.meta.url), 'archive database', end, [port2]);
  thread.unref();
  port1.unref();

  return {
    ask(sql, parameters = []) {
      Atomics.store(answered, 0, 0);
      port1.postMessage({ sql, parameters, isAsked: true } satisfies LineQuestion);
      if (Atomics.wait(answered, 0, 0, DEADLINE_MS) === 'timed-out') throw new Error('Postgres does not answer');
      const { message } = receiveMessageOnPort(port1) as { message: LineAnswer };
      if ('rows' in message) return message.rows;
      const { error, code } = message;
      throw receivedError(error, ({ message }) => (code === DISK_FULL ? new ArchiveFullError(message) : undefined));
    },
    tell: (sql) => port1.postMessage({ sql, parameters: [], isAsked: false } satisfies LineQuestion),
    close: () => port1.close(),
  };
}
