/**
 * Photos and documents, by file id. Bounded: when the total grows too large the oldest go, and a message that showed
 * one simply shows that it is gone.
 */
import { createHash, randomBytes } from 'node:crypto';
import { MAX_STORED_FILE_BYTES } from '../limits.ts';

export interface StoredFile {
  readonly id: string;
  /** The same for the same bytes, as file_unique_id is meant to be. */
  readonly uniqueId: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

const uniqueIdOf = (bytes: Uint8Array) => `U${createHash('sha256').update(bytes).digest('base64url').slice(0, 15)}`;

export function createFileStore(saved: readonly Omit<StoredFile, 'uniqueId'>[] = []) {
  const files = new Map<string, StoredFile>();
  let total = 0;

  function put(file: StoredFile): StoredFile {
    files.set(file.id, file);
    total += file.bytes.length;
    for (const [id, oldest] of files) {
      if (total <= MAX_STORED_FILE_BYTES || id === file.id) break;
      files.delete(id);
      total -= oldest.bytes.length;
    }
    return file;
  }
  for (const file of saved) put({ ...file, uniqueId: uniqueIdOf(file.bytes) });

  return {
    add: (file: { name: string; mime: string; bytes: Uint8Array }) =>
      put({ ...file, id: `F${randomBytes(18).toString('base64url')}`, uniqueId: uniqueIdOf(file.bytes) }),
    get: (id: string) => files.get(id),
    clear() {
      files.clear();
      total = 0;
    },
    /** Everything that is kept, oldest first. */
    all: () => [...files.values()],
  };
}

export type FileStore = ReturnType<typeof createFileStore>;
