/** The threads that inspect and import exports, each one export at a time. */

import type { ResourceLimits, Worker } from 'node:worker_threads';
import { startWorker } from '#platform/worker.ts';
import { IMPORT_FAILURES, type ImportFailure, type ImportReceipt } from '../../contract/imports.ts';
import { UnusableSourceError } from '../../importers/broken-source.ts';
import type { ReadingChoices } from '../../importers/importer.ts';
import type { OpenOptions } from '../../importers/source.ts';
import type { ArchiveAddress } from '../archives/archive-work.ts';
import { receivedError, type SentError } from '../sent-error.ts';
import type { ExportReport } from './export-report.ts';
import type { ImportProgress } from './import-run.ts';
import type { StorageLimits } from './storage-limits.ts';

export interface ExportOnDisk {
  /** A file or a folder. */
  readonly path: string;
  /** Set if the file is encrypted (importers/source.ts). */
  readonly sealed?: OpenOptions['sealed'];
}

interface RunImportTask extends ExportOnDisk {
  readonly choices: ReadingChoices;
  readonly schemaBase: string;
  /** As in `ImportRun`. */
  readonly movedBy?: number;
  /** Undefined for a dry run. */
  readonly archive: ArchiveAddress | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Absent for an operator, who may fill the disk. */
  readonly storage?: StorageLimits;
}

export type ImportTask = ({ readonly kind: 'look' } & ExportOnDisk) | ({ readonly kind: 'import' } & RunImportTask);

export type ThreadMessage =
  /** Sent every second, unless the thread hangs. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'looked'; readonly report: ExportReport }
  | { readonly kind: 'done'; readonly receipt: ImportReceipt }
  | { readonly kind: 'failed'; readonly error: SentError };

/** For each import thread; an export that needs more memory ends its thread. */
export const IMPORT_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 };

/** The thread ended before its work did, because it exceeded its memory limit, hung or crashed. */
export class ImportThreadError extends Error {
  override name = 'ImportThreadError';
}

/** How long a stopped import may take to write what it has read. */
const STOP_MS = 10_000;
/** A thread that sends nothing for so long is terminated: no export takes that long in one step. */
const HUNG_MS = 120_000;
/** How long an idle thread is kept: an inspection is usually followed by the import. */
const IDLE_MS = 5000;

export interface ImportThreadOptions {
  /** Whether the threads run at low priority. */
  readonly lowPriority?: boolean;
  /** For each thread; IMPORT_LIMITS by default. */
  readonly limits?: ResourceLimits | undefined;
  /** HUNG_MS by default. */
  readonly hungMs?: number | undefined;
}

export type ImportThreads = ReturnType<typeof createImportThreads>;

export function createImportThreads(options: ImportThreadOptions = {}) {
  const { lowPriority, limits = IMPORT_LIMITS, hungMs = HUNG_MS } = options;
  let idle: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | undefined;
  let isClosed = false;

  function start(): Worker {
    const worker = startWorker(new URL('./import-worker.ts', import.meta.url), 'import', {
      workerData: { lowPriority },
      resourceLimits: limits,
    });
    // Errors of an idle thread are ignored; it isn't used again.
    worker.on('error', () => undefined);
    worker.on('exit', () => idle?.worker === worker && takeIdle());
    return worker;
  }

  function takeIdle(): Worker | undefined {
    clearTimeout(idle?.timer);
    const worker = idle?.worker;
    idle = undefined;
    worker?.ref();
    return worker;
  }

  function keep(worker: Worker): void {
    if (idle || isClosed) return void worker.terminate();
    worker.unref();
    idle = { worker, timer: setTimeout(() => void takeIdle()?.terminate(), IDLE_MS).unref() };
  }

  function run(
    task: ImportTask,
    onProgress: (progress: ImportProgress) => void,
    signal: AbortSignal,
  ): Promise<ThreadMessage> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const worker = takeIdle() ?? start();
      let timer: NodeJS.Timeout | undefined;
      const stop = () => {
        worker.postMessage('stop');
        timer = setTimeout(() => void worker.terminate(), STOP_MS);
      };
      const hung = setTimeout(() => void worker.terminate(), hungMs);
      const end = (settle: () => void) => {
        signal.removeEventListener('abort', stop);
        clearTimeout(timer);
        clearTimeout(hung);
        worker.off('message', receive).off('error', fail).off('exit', fail);
        settle();
      };
      const fail = (cause?: unknown) =>
        end(() => reject(signal.aborted ? signal.reason : new ImportThreadError('the import thread ended', { cause })));
      const receive = (message: ThreadMessage) => {
        hung.refresh();
        if (message.kind === 'alive') return;
        if (message.kind === 'progress') return onProgress(message.progress);
        keep(worker);
        if (message.kind !== 'failed') return end(() => resolve(message));
        end(() => reject(signal.aborted ? signal.reason : receivedError(message.error, knownError)));
      };
      signal.addEventListener('abort', stop, { once: true });
      worker.on('message', receive).on('error', fail).on('exit', fail);
      worker.postMessage(task);
    });
  }

  return {
    /** @throws UnusableSourceError; ImportThreadError; the signal's reason */
    async inspect(task: ExportOnDisk, signal: AbortSignal): Promise<ExportReport> {
      const message = await run({ kind: 'look', ...task }, () => undefined, signal);
      if (message.kind !== 'looked') throw new Error('unexpected reply from the import thread');
      return message.report;
    },
    /**
     * Imports an export. When `signal` is aborted, what was read so far is written and the receipt says so.
     * @throws UnusableSourceError; ImportThreadError
     */
    async runImport(
      task: RunImportTask,
      onProgress: (progress: ImportProgress) => void,
      signal: AbortSignal,
    ): Promise<ImportReceipt> {
      const message = await run({ kind: 'import', ...task }, onProgress, signal);
      if (message.kind !== 'done') throw new Error('unexpected reply from the import thread');
      return message.receipt;
    },
    /** Ends the idle thread; a busy one ends when its work does. */
    async close(): Promise<void> {
      isClosed = true;
      await takeIdle()?.terminate();
    },
  };
}

/** Restores errors of the file; undefined for all others. */
function knownError({ name, code = '' }: SentError): Error | undefined {
  if (name !== UnusableSourceError.name || !Object.hasOwn(IMPORT_FAILURES, code)) return undefined;
  return new UnusableSourceError(code as ImportFailure);
}
