/** An archive to import into: batches are made ready in this thread and written in another, which halves the time. */
import { createArchiveKey } from '../archive/archive-key.ts';
import { createArchiveReader } from '../archive/archive-reader.ts';
import type { PutResult } from '../archive/archive-writer.ts';
import { createStores } from '../archive/open-stores.ts';
import { createPreparation, pack } from '../archive/prepared-batch.ts';
import { createArchiveThread } from '../archives/archive-thread.ts';
import type { ArchiveAddress } from '../archives/archive-work.ts';
import type { ImportTarget } from './import-run.ts';

/** One batch, while others write to the same archive. */
const WRITE_DEADLINE_MS = 120_000;

/** @throws ArchiveFileError */
export function openTarget(archive: ArchiveAddress): ImportTarget & AsyncDisposable {
  const stores = createStores();
  const store = stores.open(archive);
  const key = createArchiveKey(archive.key);
  const writer = createArchiveThread(WRITE_DEADLINE_MS);
  const prepare = createPreparation(store, key);
  // What was read is written even when the import is told to end.
  const { signal } = new AbortController();
  return {
    reader: createArchiveReader(store, key),
    prepare: (drafts, now) => pack(prepare(drafts, now)),
    async write(...given) {
      const [batches] = given;
      const transferred = batches.map(({ buffer }) => buffer);
      return (await writer.ask({ kind: 'method', archive, method: 'write', given }, signal, transferred)) as PutResult;
    },
    async [Symbol.asyncDispose]() {
      await writer.close();
      store.close();
      stores.close();
    },
  };
}
