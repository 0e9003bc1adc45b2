/** A separate archive in a temporary folder or in Postgres, used in the test's own thread. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { DataRecord } from '#service/contract/records.ts';
import {
  type Archive,
  type ArchiveReader,
  type ArchiveWriter,
  createArchive,
} from '#service/server/archive/archive.ts';
import { type ArchiveKey, createArchiveKey } from '#service/server/archive/archive-key.ts';
import { openPostgresConnection, type PostgresConnection } from '#service/server/archive/postgres-connection.ts';
import {
  createPostgresArchive,
  erasePostgresArchive,
  openPostgresStore,
} from '#service/server/archive/postgres-store.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import { createSqliteStore, openArchiveFile } from '#service/server/archive/sqlite-store.ts';
import type { ArchiveStore } from '#service/server/archive/store.ts';
import { searchByKeywords } from '#service/server/search/keyword-search.ts';
import { createServiceTables } from '../support/postgres.ts';

export interface ArchiveRig extends Disposable {
  readonly store: ArchiveStore;
  readonly key: ArchiveKey;
  readonly archive: Archive;
  readonly reader: ArchiveReader;
  readonly writer: ArchiveWriter;
  close(): void;
}

export interface FileRig extends ArchiveRig {
  readonly file: string;
  readonly database: DatabaseSync;
}

export const RIG_KEY = Buffer.alloc(32, 7);

const { TEST_POSTGRES_URL: url } = process.env;
if (url !== undefined) await createServiceTables(url);
let connection: PostgresConnection | undefined;

/** Opens an archive in the store under test: a file, or Postgres. */
export function openArchive(): ArchiveRig {
  return url === undefined ? openFileArchive() : openPostgresArchive(url);
}

export function openFileArchive(): FileRig {
  const folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-archive-'));
  const file = join(folder, 'archive.sqlite');
  const database = openArchiveFile(file);
  const store = createSqliteStore(database, file);
  return {
    ...rigOver(store, () => {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    }),
    file,
    database,
  };
}

export function openPostgresArchive(
  url: string,
): ArchiveRig & { readonly owner: string; readonly connection: PostgresConnection } {
  const shared = connection ?? openPostgresConnection(url);
  connection = shared;
  const owner = randomUUID();
  createPostgresArchive(shared, owner);
  const rig = rigOver(openPostgresStore(shared, owner), () => erasePostgresArchive(shared, owner));
  return { ...rig, owner, connection: shared };
}

export const messageOf = (id: string, text: string, more: Partial<DataRecord> = {}): Draft => [
  'social-chat-message',
  { _id: id, messageText: text, groupId: 'g', fromName: 'Joana', sentAt: '2026-03-01T08:00:00.000Z', ...more },
];

/** Ids of the chat messages that a search finds, in its order. */
export const foundIds = ({ reader }: Pick<ArchiveRig, 'reader'>, keywords: string): string[] =>
  searchByKeywords(reader, { keywords, datastores: ['social-chat-message'], limit: 50 }).hits.map(
    (hit) => hit.record._id,
  );

function rigOver(store: ArchiveStore, close: () => void): ArchiveRig {
  const key = createArchiveKey(RIG_KEY);
  const archive = createArchive(store, key);
  return { store, key, archive, reader: archive, writer: archive, close, [Symbol.dispose]: close };
}
