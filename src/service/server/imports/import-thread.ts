/** The threads that inspect and import exports, each one export at a time. */
import type { ResourceLimits, Worker } from 'node:worker_threads';
import { requestFrom, type SentError, ThreadError } from '#platform/thread-requests.ts';
import { startWorker } from '#platform/worker.ts';
import { IMPORT_FAILURES, type ImportFailure, type ImportReceipt } from '../../contract/imports.ts';
import { UnusableSourceError } from '../../importers/broken-source.ts';
import type { ReadingChoices } from '../../importers/importer.ts';
import type { OpenOptions } from '../../importers/source.ts';
import type { ArchiveAddress } from '../archive/open-archives.ts';
import type { ExportReport } from './import-job.ts';
import type { ImportProgress } from './import-run.ts';
import type { StorageLimits } from './storage-limits.ts';

export interface ExportOnDisk {
  /** A file or a folder. */
  readonly path: string;
  /** Set if the file is encrypted (importers/source.ts). */
  readonly sealed?: OpenOptions['sealed'];
}

export interface RunImportTask extends ExportOnDisk {
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

/** For each import thread; an export that needs more memory ends its thread. */
export const IMPORT_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 };

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
    return worker;
  }

  function keep(worker: Worker): void {
    if (idle || isClosed) return void worker.terminate();
    idle = { worker, timer: setTimeout(() => void takeIdle()?.terminate(), IDLE_MS).unref() };
  }

  async function run<Result extends ExportReport | ImportReceipt>(
    task: ImportTask,
    signal: AbortSignal,
    onProgress?: (progress: ImportProgress) => void,
  ): Promise<Result> {
    signal.throwIfAborted();
    const worker = takeIdle() ?? start();
    let isAlive = true;
    try {
      return await requestFrom<Result, ImportProgress>(worker, task, {
        ...{ silenceMs: hungMs, createError: knownError, signal },
        ...(onProgress && { onProgress }),
      });
    } catch (error) {
      isAlive = !(error instanceof ThreadError);
      signal.throwIfAborted();
      throw error;
    } finally {
      if (isAlive) keep(worker);
    }
  }

  return {
    /** @throws UnusableSourceError; ThreadError, for instance when the thread exceeds its memory; the signal's reason */
    inspect: (task: ExportOnDisk, signal: AbortSignal) => run<ExportReport>({ kind: 'look', ...task }, signal),
    /** Imports an export. When `signal` is aborted, what was read so far is written and the receipt says so. @throws as `inspect` */
    runImport: (task: RunImportTask, onProgress: (progress: ImportProgress) => void, signal: AbortSignal) =>
      run<ImportReceipt>({ kind: 'import', ...task }, signal, onProgress),
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
