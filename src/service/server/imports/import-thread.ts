/** Starts a thread for one export and follows it to its end. */

import { startWorker } from '#platform/worker.ts';
import type { ImportReceipt } from '../../contract/imports.ts';
import { UnusableSourceError } from '../../importers/broken-source.ts';
import type { ReadingChoices } from '../../importers/importer.ts';
import type { OpenOptions } from '../../importers/source.ts';
import type { ArchiveAddress } from '../archives/archive-work.ts';
import { receivedError, type SentError } from '../sent-error.ts';
import { type ExportReport, UnreadableExportError } from './export-report.ts';
import type { ImportProgress } from './import-run.ts';
import type { StorageLimits } from './room.ts';

export interface ExportOnDisk {
  /** Of a file or a folder. */
  readonly path: string;
  /** Of a file that is encrypted (importers/source.ts). */
  readonly sealed?: OpenOptions['sealed'];
}

interface ExportToRead extends ExportOnDisk {
  readonly choices: ReadingChoices;
}

/** `givesWay`: others have something to do meanwhile, and go first. */
export type ImportTask =
  | ({ readonly kind: 'look'; readonly givesWay?: boolean } & ExportOnDisk)
  | ({
      readonly kind: 'import';
      readonly givesWay?: boolean;
      readonly schemaBase: string;
      /** As of `ImportRun`. */
      readonly movedBy?: number;
      /** Undefined to read only. */
      readonly archive: ArchiveAddress | undefined;
      /** Milliseconds since 1970. */
      readonly now: number;
      /** Absent: for an operator, who may fill the disk. */
      readonly storage?: StorageLimits;
    } & ExportToRead);

export type ThreadMessage =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'looked'; readonly report: ExportReport }
  | { readonly kind: 'done'; readonly receipt: ImportReceipt }
  | { readonly kind: 'failed'; readonly error: SentError };

/** How long an import that is told to stop may take to write what it has read. */
const STOP_MS = 10_000;

/**
 * Looks at an export.
 * @throws UnreadableExportError with a sentence for the person; the signal's reason
 */
export async function lookAt(
  exported: ExportOnDisk & { givesWay?: boolean },
  signal: AbortSignal,
): Promise<ExportReport> {
  const message = await runThread({ kind: 'look', ...exported }, () => undefined, signal);
  if (message.kind !== 'looked') throw new Error('the thread answered something else');
  return message.report;
}

/**
 * Brings an export in. When `signal` is aborted, what was read by then is written and the receipt says so.
 * @throws UnreadableExportError with a sentence for the person
 */
export async function bringIn(
  task: Omit<Extract<ImportTask, { kind: 'import' }>, 'kind'>,
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
    const worker = startWorker(new URL('./import-worker.ts', import.meta.url), 'import', { workerData: task });
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
        end(() => reject(signal.aborted ? signal.reason : receivedError(message.error, withSentence)));
      else end(() => resolve(message));
    });
    worker.on('error', (cause) => end(() => reject(new Error('the import thread failed', { cause }))));
    worker.on('exit', () => end(() => reject(signal.aborted ? signal.reason : new Error('the import thread ended'))));
  });
}

/** Errors with a sentence for the person stay such; all others are the operator's. */
const SENTENCES: ReadonlySet<string> = new Set([UnusableSourceError.name, UnreadableExportError.name]);

function withSentence({ name, message }: SentError): Error | undefined {
  return SENTENCES.has(name) ? new UnreadableExportError(message) : undefined;
}
