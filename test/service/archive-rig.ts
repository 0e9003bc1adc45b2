/** An archive of its own in a temporary folder, read and written in the test's own thread. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openArchiveFile } from '../../src/service/archive/archive-file.ts';
import { type ArchiveKey, createArchiveKey } from '../../src/service/archive/archive-key.ts';
import { type ArchiveReader, createArchiveReader } from '../../src/service/archive/archive-reader.ts';
import type { ArchiveStore } from '../../src/service/archive/archive-store.ts';
import { type ArchiveWriter, createArchiveWriter } from '../../src/service/archive/archive-writer.ts';
import { createPreparation } from '../../src/service/archive/prepared-batch.ts';
import { createSqliteStore } from '../../src/service/archive/sqlite-store.ts';
import type { ImportTarget } from '../../src/service/imports/import-run.ts';

export interface ArchiveRig {
  readonly file: string;
  readonly database: DatabaseSync;
  readonly store: ArchiveStore;
  readonly key: ArchiveKey;
  readonly reader: ArchiveReader;
  readonly writer: ArchiveWriter;
  /** For an import: written in this thread too. */
  readonly target: ImportTarget;
  close(): void;
}

export const RIG_KEY = Buffer.alloc(32, 7);

export function openArchive(): ArchiveRig {
  const folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-archive-'));
  const file = join(folder, 'archive.sqlite');
  const database = openArchiveFile(file, { cacheMegabytes: 4 });
  const store = createSqliteStore(database, file);
  const key = createArchiveKey(RIG_KEY);
  const reader = createArchiveReader(store, key);
  const writer = createArchiveWriter(store, key);
  const prepare = createPreparation(store, key);
  return {
    file,
    database,
    store,
    key,
    reader,
    writer,
    target: { reader, prepare, write: async (batch, more) => writer.write(batch, more) },
    close() {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
