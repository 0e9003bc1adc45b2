/**
 * The sample person, for trying the service without data of one's own: records of her accounts, imported like anyone's. Nina
 * Almeida translates from German, Russian and Japanese in Lisbon and restores a wooden boat, the Andorinha. She and everyone
 * she writes with are fictional.
 */
import { fileURLToPath } from 'node:url';
import type { Log } from '#platform/log.ts';
import type { ArchiveAddress } from '../archive/open-archives.ts';
import type { Archive } from '../archives/archives.ts';
import { createImportThreads } from '../imports/import-thread.ts';

export const SAMPLE_PERSON = { name: 'Nina Almeida' } as const;

const RECORDS = new URL('./records.jsonl', import.meta.url);
/** Only the last lines of the file have it. */
const LAST_DATASTORE = 'file';

/** Time of her newest message or mail in the file. */
export const NEWEST_AT = Date.parse('2026-11-21T10:32:28.000Z');
const WEEK_MS = 7 * 86_400_000;

/** Milliseconds to add to every time, so that her newest message is less than a week old: whole weeks, to keep weekdays. */
export function movedBy(now: number): number {
  return Math.floor((now - NEWEST_AT) / WEEK_MS) * WEEK_MS;
}

/** Whether all sample records have been imported. @throws ArchiveFileError when the archive can't be opened */
export async function hasSample(archive: Archive): Promise<boolean> {
  return (await archive.count(LAST_DATASTORE)) > 0;
}

export interface SampleImportOptions {
  archive: ArchiveAddress;
  schemaBase: string;
  /** Milliseconds since 1970. */
  now: number;
  log: Log;
  /** Aborted to stop; the next call continues. */
  signal: AbortSignal;
}

/** Imports the sample records. Can be repeated after an interruption: ids identify existing records. @throws what `ImportThreads.runImport` throws; the signal's reason */
export async function importSample({ archive, schemaBase, now, log, signal }: SampleImportOptions): Promise<void> {
  const startedAt = performance.now();
  const task = {
    path: fileURLToPath(RECORDS),
    choices: {},
    schemaBase,
    movedBy: movedBy(now),
    archive,
    now,
  };
  const threads = createImportThreads();
  const { written: records } = await threads.runImport(task, () => undefined, signal).finally(() => threads.close());
  signal.throwIfAborted();
  log.info({ records, ms: Math.round(performance.now() - startedAt) }, 'sample data imported');
}
