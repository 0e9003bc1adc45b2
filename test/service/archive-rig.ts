/** An archive of its own in a temporary folder, read and written in the test's own thread. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openArchiveFile } from '../../src/service/archive/archive-file.ts';
import { type ArchiveKey, createArchiveKey } from '../../src/service/archive/archive-key.ts';
import { type ArchiveReader, createArchiveReader } from '../../src/service/archive/archive-reader.ts';
import { type ArchiveWriter, createArchiveWriter } from '../../src/service/archive/archive-writer.ts';

export interface ArchiveRig {
  readonly file: string;
  readonly database: DatabaseSync;
  readonly key: ArchiveKey;
  readonly reader: ArchiveReader;
  readonly writer: ArchiveWriter;
  close(): void;
}

export const RIG_KEY = Buffer.alloc(32, 7);

export function openArchive(): ArchiveRig {
  const folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-archive-'));
  const file = join(folder, 'archive.sqlite');
  const database = openArchiveFile(file, { cacheMegabytes: 4 });
  const key = createArchiveKey(RIG_KEY);
  return {
    file,
    database,
    key,
    reader: createArchiveReader(database, key),
    writer: createArchiveWriter(database, key),
    close() {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
