/**
 * A connection to Postgres that can be waited for as SQLite's is: a thread that works on an archive has nothing else to do
 * meanwhile, and so everything above a store is written once. The connection itself lives in a thread beside it.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { startWorker } from '#platform/worker.ts';
import { receivedError, type SentError } from '../sent-error.ts';
import { ArchiveFullError } from './store.ts';

export type Row = Record<string, unknown>;

/** Asks about one owner alone: $1 of every statement is the owner's number. */
export type AskOfOwner = (sql: string, ...parameters: readonly unknown[]) => Row[];

/** What the thread beside it is given at its start. */
export interface LineEnd {
  readonly url: string;
  readonly port: MessagePort;
  /** Set to the number of a question, and notified, when its answer is there. */
  readonly answered: Int32Array;
}

export interface LineQuestion {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Undefined for what is only told: nobody waits for an answer. */
  readonly number: number | undefined;
}

export type LineAnswer = { readonly rows: Row[] } | { readonly error: SentError; readonly code: string | undefined };
export type NumberedAnswer = LineAnswer & Pick<LineQuestion, 'number'>;

export interface PostgresLine {
  /** @throws ArchiveFullError, or an error in Postgres's words */
  ask(sql: string, parameters?: readonly unknown[]): Row[];
  /** Has a statement carried out before the next one, without waiting for it; what then fails is thrown by `ask`. */
  tell(sql: string): void;
  close(): void;
}

/** Longer than the thread takes for any statement, a connection that has gone silent included. */
const DEADLINE_MS = 60_000;
/** Numbers of questions begin anew behind this one. */
const MOST_QUESTIONS = 1_000_000_000;
/** disk_full (www.postgresql.org/docs/current/errcodes-appendix.html). */
const DISK_FULL = '53100';

/** It connects when it is asked for the first time, and anew after the connection broke. */
export function openPostgresLine(url: string): PostgresLine {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const end: LineEnd = { url, port: port2, answered };
  const thread = startWorker(new URL('./postgres-thread.ts', import.meta.url), 'archive database', {
    workerData: end,
    transferList: [port2],
  });
  thread.unref();
  port1.unref();

  let asked = 0;

  /** Looks again after each notice: that of the answer before may come late. @throws Error after the deadline */
  function waitFor(number: number): void {
    const until = performance.now() + DEADLINE_MS;
    for (let last = Atomics.load(answered, 0); last !== number; last = Atomics.load(answered, 0)) {
      const left = until - performance.now();
      if (left <= 0) throw new Error('Postgres does not answer');
      Atomics.wait(answered, 0, last, left);
    }
  }

  /** Answers to what was given up come before it. */
  function answerTo(number: number): LineAnswer {
    for (;;) {
      const { message } = receiveMessageOnPort(port1) as { message: NumberedAnswer };
      if (message.number === number) return message;
    }
  }

  return {
    ask(sql, parameters = []) {
      const number = (asked % MOST_QUESTIONS) + 1;
      asked = number;
      port1.postMessage({ sql, parameters, number } satisfies LineQuestion);
      waitFor(number);
      const answer = answerTo(number);
      if ('rows' in answer) return answer.rows;
      const { error, code } = answer;
      throw receivedError(error, ({ message }) => (code === DISK_FULL ? new ArchiveFullError(message) : undefined));
    },
    tell: (sql) => port1.postMessage({ sql, parameters: [], number: undefined } satisfies LineQuestion),
    close: () => port1.close(),
  };
}
