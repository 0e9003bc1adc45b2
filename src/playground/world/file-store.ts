/**
 * Photos and documents by file id. Bounded in total size: the oldest files are evicted first, and a message shows that
 * its file is gone.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { LINK_LIFETIME_MS, MAX_STORED_FILE_BYTES } from '../limits.ts';

export interface StoredFile {
  readonly id: string;
  /** Identical for identical bytes, as file_unique_id should be. */
  readonly uniqueId: string;
  readonly name: string;
  readonly mime: string;
  /** Size in bytes. `bytes` is empty for a file that is too large to be kept. */
  readonly size: number;
  readonly bytes: Uint8Array;
}

function uniqueIdOf({ name, size, bytes }: Pick<StoredFile, 'name' | 'size' | 'bytes'>): string {
  const content = bytes.length === size ? bytes : `${name} ${size}`;
  return `U${createHash('sha256').update(content).digest('base64url').slice(0, 15)}`;
}

export function createFileStore(clock: Clock, saved: readonly Omit<StoredFile, 'uniqueId'>[] = []) {
  const files = new Map<string, StoredFile>();
  const lost = new Set<string>();
  /** File id to expiry time of its link, in milliseconds. */
  const links = new Map<string, number>();
  let total = 0;

  function put(file: StoredFile): StoredFile {
    files.set(file.id, file);
    total += file.bytes.length;
    for (const [id, oldest] of files) {
      if (total <= MAX_STORED_FILE_BYTES || id === file.id) break;
      files.delete(id);
      lost.add(id);
      total -= oldest.bytes.length;
    }
    return file;
  }
  for (const file of saved) put({ ...file, uniqueId: uniqueIdOf(file) });

  return {
    /** `size` defaults to that of the bytes. */
    add(file: { name: string; mime: string; bytes: Uint8Array; size?: number }) {
      const sized = { size: file.bytes.length, ...file };
      return put({ ...sized, id: `F${randomBytes(18).toString('base64url')}`, uniqueId: uniqueIdOf(sized) });
    },
    get: (id: string) => files.get(id),
    /** Makes the file downloadable for an hour and returns it; `lost` if it was evicted or cleared. */
    link(id: string): StoredFile | 'lost' | undefined {
      if (lost.has(id)) return 'lost';
      links.set(id, clock.now() + LINK_LIFETIME_MS);
      return files.get(id);
    },
    linked: (id: string) => ((links.get(id) ?? 0) > clock.now() ? files.get(id) : undefined),
    clear() {
      for (const id of files.keys()) lost.add(id);
      files.clear();
      total = 0;
    },
    /** All stored files, oldest first. */
    all: () => [...files.values()],
  };
}

export type FileStore = ReturnType<typeof createFileStore>;
