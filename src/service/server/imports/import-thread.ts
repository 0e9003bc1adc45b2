/** Starts a thread for one export and follows it to its end. */

import type { ResourceLimits } from 'node:worker_threads';
import { startWorker } from '#platform/worker.ts';
import type { ImportReceipt } from '../../contract/imports.ts';
import { isUnusable, UnusableSourceError } from '../../importers/broken-source.ts';
import type { ReadingChoices } from '../../importers/importer.ts';
import type { OpenOptions } from '../../importers/source.ts';
import { ArchiveThreadError } from '../archives/archive-thread.ts';
import type { ArchiveAddress } from '../archives/archive-work.ts';
import { receivedError, type SentError } from '../sent-error.ts';
import type { ExportReport } from './export-report.ts';
import type { ImportProgress } from './import-run.ts';
import type { StorageLimits } from './storage-limits.ts';

export interface ExportOnDisk {
  /** Of a file or a folder. */
  readonly path: string;
  /** Of a file that is encrypted (importers/source.ts). */
  readonly sealed?: OpenOptions['sealed'];
}

interface LookTask extends ExportOnDisk {
  /** Others have something to do meanwhile, and go first. */
  readonly givesWay?: boolean;
  /** Of each of its threads. */
  readonly limits?: ResourceLimits | undefined;
}

interface BringInTask extends LookTask {
  readonly choices: ReadingChoices;
  readonly schemaBase: string;
  /** As of `ImportRun`. */
  readonly movedBy?: number;
  /** Undefined to read only. */
  readonly archive: ArchiveAddress | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Absent: for an operator, who may fill the disk. */
  readonly storage?: StorageLimits;
}

export type ImportTask = ({ readonly kind: 'look' } & LookTask) | ({ readonly kind: 'import' } & BringInTask);

export type ThreadMessage =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'looked'; readonly report: ExportReport }
  | { readonly kind: 'done'; readonly receipt: ImportReceipt }
  | { readonly kind: 'failed'; readonly error: SentError };

/** Of each of an import's threads: an export that needs more ends its thread. */
export const IMPORT_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 };

/** The thread ended before its work did: it needed more memory than it may have, or something worse happened. */
export class ImportThreadError extends Error {
  override name = 'ImportThreadError';
}

/** How long an import that is told to stop may take to write what it has read. */
const STOP_MS = 10_000;

/**
 * Looks at an export.
 * @throws UnusableSourceError; ImportThreadError; the signal's reason
 */
export async function lookAt(task: LookTask, signal: AbortSignal): Promise<ExportReport> {
  const message = await runThread({ kind: 'look', ...task }, () => undefined, signal);
  if (message.kind !== 'looked') throw new Error('the thread answered something else');
  return message.report;
}

/**
 * Brings an export in. When `signal` is aborted, what was read by then is written and the receipt says so.
 * @throws UnusableSourceError; ImportThreadError
 */
export async function bringIn(
  task: BringInTask,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportReceipt> {
  const message = await runThread({ kind: 'import', ...task }, onProgress, signal);
  if (message.kind !== 'done') throw new Error('the thread answered something else');
  return message.receipt;
}

function runThread(
  task: ImportTask,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ThreadMessage> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = startWorker(new URL('./import-worker.ts', import.meta.url), 'import', {
      workerData: task,
      resourceLimits: task.limits ?? IMPORT_LIMITS,
    });
    let timer: NodeJS.Timeout | undefined;
    const stop = () => {
      worker.postMessage('stop');
      timer = setTimeout(() => void worker.terminate(), STOP_MS);
    };
    signal.addEventListener('abort', stop, { once: true });
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', stop);
      clearTimeout(timer);
      settle();
    };
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'progress') onProgress(message.progress);
      else if (message.kind === 'failed')
        end(() => reject(signal.aborted ? signal.reason : receivedError(message.error, knownError)));
      else end(() => resolve(message));
    });
    worker.on('error', (cause) => end(() => reject(new ImportThreadError('the import thread failed', { cause }))));
    worker.on('exit', () =>
      end(() => reject(signal.aborted ? signal.reason : new ImportThreadError('the import thread ended'))),
    );
  });
}

/** Errors of the file stay such; all others are the operator's. */
function knownError({ name, message, code = '' }: SentError): Error | undefined {
  // The thread that writes is one of the import's own.
  if (name === ArchiveThreadError.name) return new ImportThreadError(message);
  return name === UnusableSourceError.name && isUnusable(code) ? new UnusableSourceError(code) : undefined;
}
