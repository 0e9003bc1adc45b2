/** How much may be stored: a quota for each archive, and a share of the disk that stays free for everything else. */
import { type StatsFs, statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { ArchiveFullError, type ArchiveStore } from '../archive/store.ts';

export interface StorageLimits {
  /** Bytes that one owner's archive may have. */
  readonly archiveBytes: number;
  /** Of the disk, from 0 to 1: with less of it free, imports stop, and searches go on. */
  readonly freeShare: number;
}

/** The archive has as many bytes as it may have. */
export class QuotaError extends ArchiveFullError {
  override name = 'QuotaError';
}

/** Whether `bytes` more would leave less of the disk free than `freeShare`; what is kept for root counts for nothing. */
function isFull({ blocks, bfree, bavail, bsize }: StatsFs, bytes: number, freeShare: number): boolean {
  const usable = (blocks - bfree + bavail) * bsize;
  return bavail * bsize - bytes < usable * freeShare;
}

/** @param path on the disk */
export const lacksRoom = async (path: string, bytes: number, freeShare: number): Promise<boolean> =>
  isFull(await statfs(path), bytes, freeShare);

/** Between looks at how large the archive is, which in Postgres is to be counted. */
const LOOK_EVERY_BYTES = 8 * 1024 ** 2;

/** Looks after an archive that is written to. @param disk a path on it; undefined where the archive is elsewhere */
export function createRoomCheck(
  store: Pick<ArchiveStore, 'bytes'>,
  { archiveBytes, freeShare }: StorageLimits,
  disk: string | undefined,
): (bytes: number) => void {
  let behind = LOOK_EVERY_BYTES;
  /** @throws QuotaError, or ArchiveFullError */
  return (bytes) => {
    behind += bytes;
    if (behind < LOOK_EVERY_BYTES) return;
    behind = 0;
    if (store.bytes() >= archiveBytes) throw new QuotaError('the archive is as large as it may be');
    if (disk !== undefined && isFull(statfsSync(disk), 0, freeShare)) throw new ArchiveFullError('the disk is full');
  };
}
