/** An archive thread with its queue: one request at a time, in order; replaced if a request exceeds its deadline. */
import type { Worker } from 'node:worker_threads';
import { startWorker } from '#platform/worker.ts';
import { ArchiveSealError } from '../archive/archive-key.ts';
import { ArchiveFileError, ArchiveFullError, type ArchivePlace } from '../archive/store.ts';
import { BadFilterError, QueryCostError } from '../query/filter-match.ts';
import { PatternCostError } from '../query/pattern.ts';
import { receivedError, type SentError } from '../sent-error.ts';
import type { ArchiveAddress, ArchiveMethod } from './archive-work.ts';

export type ThreadWork =
  | { kind: 'method'; archive: ArchiveAddress; method: ArchiveMethod; given: readonly unknown[] }
  | { kind: 'close' | 'erase'; archive: ArchivePlace }
  /** Closes all archives; the thread then exits. */
  | { kind: 'end' };

export interface ThreadRequest {
  readonly id: number;
  readonly work: ThreadWork;
}

/** A reply with the CPU time of the request. */
export type ThreadReply = { readonly id: number; readonly cpuMs: number } & (
  | { readonly value: unknown }
  | { readonly error: SentError }
);

/** The thread exceeded the deadline or exited. */
export class ArchiveThreadError extends Error {
  override name = 'ArchiveThreadError';
}

/** Error classes of the thread that callers distinguish. */
const ERRORS = new Map(
  [BadFilterError, PatternCostError, QueryCostError, ArchiveFileError, ArchiveFullError, ArchiveSealError].map(
    (made) => [made.name, made],
  ),
);
/** Time for a thread to close its files. */
const END_MS = 2000;

interface Waiting {
  readonly work: ThreadWork;
  readonly onCpu: ((ms: number) => void) | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** @param deadlineMs per request; then a new thread replaces it @param givesWay whether it runs at lower priority */
export function createArchiveThread(deadlineMs: number, givesWay = false) {
  const queue: Waiting[] = [];
  let current: (Waiting & { id: number; timer: NodeJS.Timeout }) | undefined;
  let worker: Worker | undefined;
  let nextId = 0;

  function finish(reply: ThreadReply): void {
    if (current?.id !== reply.id) return;
    const { resolve, reject, timer, onCpu } = current;
    clearTimeout(timer);
    onCpu?.(reply.cpuMs);
    current = undefined;
    if ('value' in reply) resolve(reply.value);
    else reject(receivedError(reply.error, knownError));
    next();
  }

  function fail(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    if (current) {
      clearTimeout(current.timer);
      current.reject(error);
      current = undefined;
    }
    next();
  }

  function start(): Worker {
    const started = startWorker(new URL('./archive-worker.ts', import.meta.url), 'archive', {
      workerData: { givesWay },
    });
    started.unref();
    started.on('message', finish);
    started.on('error', (cause) => fail(started, new ArchiveThreadError('the archive thread failed', { cause })));
    started.on('exit', () => fail(started, new ArchiveThreadError('the archive thread exited')));
    return started;
  }

  function next(): void {
    if (current) return;
    const waiting = queue.shift();
    if (!waiting) {
      worker?.unref();
      return;
    }
    worker ??= start();
    const busy = worker;
    busy.ref();
    const id = nextId++;
    const timer = setTimeout(() => {
      fail(busy, new ArchiveThreadError('the archive took too long to answer'));
      void busy.terminate();
    }, deadlineMs);
    current = { ...waiting, id, timer };
    const request: ThreadRequest = { id, work: waiting.work };
    busy.postMessage(request);
  }

  return {
    /** @param onCpu gets the CPU milliseconds of the request @throws the method's own error, ArchiveThreadError */
    async ask(work: ThreadWork, onCpu?: (ms: number) => void): Promise<unknown> {
      if (work.kind === 'close' && !worker) return undefined;
      return new Promise((resolve, reject) => {
        queue.push({ work, onCpu, resolve, reject });
        next();
      });
    },
    async close(): Promise<void> {
      for (const { reject } of queue.splice(0)) reject(new ArchiveThreadError('the archive is closing'));
      const ended = worker;
      if (!ended) return;
      fail(ended, new ArchiveThreadError('the archive is closing'));
      const gone = new Promise((resolve) => ended.once('exit', resolve));
      const request: ThreadRequest = { id: nextId++, work: { kind: 'end' } };
      ended.ref();
      ended.postMessage(request);
      const timer = setTimeout(() => void ended.terminate(), END_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}

function knownError({ name, message }: SentError): Error | undefined {
  const Known = ERRORS.get(name);
  return Known && new Known(message);
}
