/**
 * The sample person, for whoever wants to try the service without data of their own: records of her accounts, brought in as
 * anybody's are. Nina Almeida translates from German, Russian and Japanese in Lisbon and restores a wooden boat, the
 * Andorinha. She and everybody she writes with are invented.
 */
import { fileURLToPath } from 'node:url';
import type { Log } from '#platform/log.ts';
import type { ArchiveAddress } from '../archives/archive-work.ts';
import type { Archive } from '../archives/archives.ts';
import { createImportThreads } from '../imports/import-thread.ts';

export const SAMPLE_PERSON = { name: 'Nina Almeida' } as const;

const RECORDS = new URL('./records.jsonl', import.meta.url);
/** In the last lines, and in no others. */
const LAST_DATASTORE = 'file';

/** When the newest of her messages and mails was written, by the records. */
export const NEWEST_AT = Date.parse('2026-11-21T10:32:28.000Z');
const WEEK_MS = 7 * 86_400_000;

/** How much later everything happens, so that it goes on until the week before `now`: whole weeks, to keep days of the week. */
export function movedBy(now: number): number {
  return Math.floor((now - NEWEST_AT) / WEEK_MS) * WEEK_MS;
}

/** Whether all of the records were brought into an archive. @throws ArchiveFileError when that cannot be opened */
export async function hasSample(archive: Archive): Promise<boolean> {
  return (await archive.count(LAST_DATASTORE)) > 0;
}

export interface BringingInSample {
  archive: ArchiveAddress;
  schemaBase: string;
  /** The present, in milliseconds since 1970. */
  now: number;
  log: Log;
  /** Aborted to stop; the next call goes on. */
  signal: AbortSignal;
}

/** Interrupted, it begins anew: what is there is known by its ids. @throws what `ImportThreads.runImport` throws; the signal’s reason */
export async function bringInSample({ archive, schemaBase, now, log, signal }: BringingInSample): Promise<void> {
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
  log.info({ records, ms: Math.round(performance.now() - startedAt) }, 'sample data brought in');
}
