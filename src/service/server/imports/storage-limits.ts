/** Storage limits: a quota per archive, and a share of the disk that stays free for everything else. */
import { type StatsFs, statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { ArchiveFullError, type ArchiveStore } from '../archive/store.ts';

/** Default of `freeShare`: imports stop when nine tenths of the disk are in use. */
export const FREE_SHARE = 0.1;

export interface StorageLimits {
  /** Maximum size of an owner's archive in bytes. */
  readonly archiveBytes: number;
  /** Share of the disk, from 0 to 1; with less of it free, imports stop, but searches still work. */
  readonly freeShare: number;
}

/** The archive has reached its quota. */
export class QuotaError extends ArchiveFullError {
  override name = 'QuotaError';
}

/** Whether `bytes` more would leave less than `freeShare` of the disk free; space reserved for root isn't counted. */
function isFull({ blocks, bfree, bavail, bsize }: StatsFs, bytes: number, freeShare: number): boolean {
  const usable = (blocks - bfree + bavail) * bsize;
  return bavail * bsize - bytes < usable * freeShare;
}

/** @param path on the disk */
export const lacksRoom = async (path: string, bytes: number, freeShare: number): Promise<boolean> =>
  isFull(await statfs(path), bytes, freeShare);

/** Bytes between checks of the archive's size, which is costly in Postgres. */
const CHECK_EVERY_BYTES = 8 * 1024 ** 2;

/** @param disk a path on the archive's disk; undefined if it isn't on this machine. @returns the check before a write */
export function createRoomCheck(
  store: Pick<ArchiveStore, 'bytes'>,
  { archiveBytes, freeShare }: StorageLimits,
  disk: string | undefined,
): (bytes: number) => void {
  let unchecked = CHECK_EVERY_BYTES;
  /** @throws QuotaError; ArchiveFullError */
  return (bytes) => {
    unchecked += bytes;
    if (unchecked < CHECK_EVERY_BYTES) return;
    unchecked = 0;
    if (store.bytes() >= archiveBytes) throw new QuotaError('the archive has reached its quota');
    if (disk !== undefined && isFull(statfsSync(disk), 0, freeShare)) throw new ArchiveFullError('the disk is full');
  };
}
