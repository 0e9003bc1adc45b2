/**
 * Photos and documents, by file id. Bounded: when the total grows too large the oldest go, and a message that showed
 * one simply shows that it is gone.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { LINK_LIFETIME_MS, MAX_STORED_FILE_BYTES } from '../limits.ts';

export interface StoredFile {
  readonly id: string;
  /** The same for the same bytes, as file_unique_id is meant to be. */
  readonly uniqueId: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

const uniqueIdOf = (bytes: Uint8Array) => `U${createHash('sha256').update(bytes).digest('base64url').slice(0, 15)}`;

export function createFileStore(clock: Clock, saved: readonly Omit<StoredFile, 'uniqueId'>[] = []) {
  const files = new Map<string, StoredFile>();
  const lost = new Set<string>();
  /** File id to when its link ends. */
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
  for (const file of saved) put({ ...file, uniqueId: uniqueIdOf(file.bytes) });

  return {
    add: (file: { name: string; mime: string; bytes: Uint8Array }) =>
      put({ ...file, id: `F${randomBytes(18).toString('base64url')}`, uniqueId: uniqueIdOf(file.bytes) }),
    get: (id: string) => files.get(id),
    /** The file, which can be downloaded from now on for an hour; `lost` when it was there once. */
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
    /** Everything that is kept, oldest first. */
    all: () => [...files.values()],
  };
}

export type FileStore = ReturnType<typeof createFileStore>;
