/**
 * Photos and documents, by file id. Bounded: when the total grows too large the oldest go, and a message that showed
 * one simply shows that it is gone.
 */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { MAX_STORED_FILE_BYTES } from './limits.ts';

export interface StoredFile {
  readonly id: string;
  /** The same for the same bytes, as file_unique_id is meant to be. */
  readonly uniqueId: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

export const savedFileSchema = z.object({ id: z.string(), name: z.string(), mime: z.string(), base64: z.string() });
export type SavedFile = z.infer<typeof savedFileSchema>;

export interface FileStore {
  add(file: { name: string; mime: string; bytes: Uint8Array }): StoredFile;
  get(id: string): StoredFile | undefined;
  clear(): void;
  save(): SavedFile[];
}

const uniqueIdOf = (bytes: Uint8Array) => `U${createHash('sha256').update(bytes).digest('base64url').slice(0, 15)}`;

export function createFileStore(saved: readonly SavedFile[] = []): FileStore {
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
  for (const { base64, ...rest } of saved) {
    const bytes = Buffer.from(base64, 'base64');
    put({ ...rest, bytes, uniqueId: uniqueIdOf(bytes) });
  }

  return {
    add: (file) => put({ ...file, id: `F${randomBytes(18).toString('base64url')}`, uniqueId: uniqueIdOf(file.bytes) }),
    get: (id) => files.get(id),
    clear() {
      files.clear();
      total = 0;
    },
    save: () =>
      [...files.values()].map(({ id, name, mime, bytes }) => ({
        id,
        name,
        mime,
        base64: Buffer.from(bytes).toString('base64'),
      })),
  };
}
