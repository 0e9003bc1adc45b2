/** An archive thread: one request at a time, in order; replaced if a request exceeds its deadline. */
import type { Worker } from 'node:worker_threads';
import { requestFrom, type SentError, ThreadError } from '#platform/thread-requests.ts';
import { startWorker } from '#platform/worker.ts';
import { ArchiveSealError } from '../archive/archive-key.ts';
import type { ArchiveAddress } from '../archive/open-archives.ts';
import { ArchiveFileError, ArchiveFullError, type ArchivePlace } from '../archive/store.ts';
import { BadFilterError, QueryCostError } from '../query/query-cost.ts';
import type { ArchiveMethod } from './archive-work.ts';

export type ThreadWork =
  | { kind: 'method'; archive: ArchiveAddress; method: ArchiveMethod; given: readonly unknown[] }
  | { kind: 'close' | 'erase'; archive: ArchivePlace }
  | { kind: 'close all' };

/** Error classes of the thread that callers distinguish. */
const ERRORS = new Map(
  [BadFilterError, QueryCostError, ArchiveFileError, ArchiveFullError, ArchiveSealError].map((made) => [
    made.name,
    made,
  ]),
);
/** Time for a thread to close its files. */
const END_MS = 2000;

/** @param deadlineMs per request; then a new thread replaces it @param givesWay whether it runs at lower priority */
export function createArchiveThread(deadlineMs: number, givesWay = false) {
  let worker: Worker | undefined;
  let isClosing = false;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = startWorker(new URL('./archive-worker.ts', import.meta.url), 'archive', {
      workerData: { givesWay },
    });
    started.on('error', () => undefined);
    started.once('exit', () => forget(started));
    return started;
  }

  function forget(ended: Worker): void {
    if (worker === ended) worker = undefined;
  }

  async function send(work: ThreadWork, onCpu?: (ms: number) => void): Promise<unknown> {
    if (isClosing && work.kind !== 'close all') throw new ThreadError('the archive is closing');
    if (!worker && work.kind.startsWith('close')) return undefined;
    worker ??= start();
    const busy = worker;
    try {
      return await requestFrom(busy, work, { silenceMs: deadlineMs, createError: knownError, onCpu });
    } catch (error) {
      if (error instanceof ThreadError) forget(busy);
      throw error;
    }
  }

  /** @param onCpu gets the CPU milliseconds of the request @throws the method's own error, ThreadError */
  function ask(work: ThreadWork, onCpu?: (ms: number) => void): Promise<unknown> {
    const reply = last.then(() => send(work, onCpu));
    last = reply.catch(() => undefined);
    return reply;
  }

  return {
    ask,
    async close(): Promise<void> {
      isClosing = true;
      const timer = setTimeout(() => void worker?.terminate(), END_MS);
      await ask({ kind: 'close all' }).catch(() => undefined);
      clearTimeout(timer);
      await worker?.terminate();
    },
  };
}

function knownError({ name, message }: SentError): Error | undefined {
  const Known = ERRORS.get(name);
  return Known && new Known(message);
}
