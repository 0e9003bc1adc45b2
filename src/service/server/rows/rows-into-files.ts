/** Lays out rows of the data service as its files: the directory, and an SQLite file an archive. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Vault } from '#platform/vault.ts';
import { prepareWrite } from '../archive/prepare-write.ts';
import { createSqliteStore, openArchiveFile } from '../archive/sqlite-store.ts';
import { openOwnersDatabase } from '../owners/database.ts';
import { archiveFile, ServiceDataError } from '../service-store.ts';
import { indexAnew } from './index-anew.ts';
import {
  ARCHIVE_TABLES,
  archiveKeyOf,
  columnsOf,
  opensRow,
  type ServiceRow,
  type ServiceTable,
} from './service-row.ts';

const CACHE_MEGABYTES = 16;
/** Written together. */
const ROWS_AT_ONCE = 500;

type Row = ServiceRow['row'];

/**
 * Makes the files below `dataDir`, where there are none; for no rows none. Rejects with what `rows` rejects with, an error of
 * SQLite or the disk, or ServiceDataError where none of the keys opens it.
 */
export async function layOutFiles(dataDir: string, rows: AsyncIterable<ServiceRow>, vault: Vault): Promise<void> {
  /** Files of archives by the numbers of their owners, and their keys by the files. */
  const files = new Map<unknown, string>();
  const keys = new Map<string, Uint8Array>();
  let open: { file: string; database: DatabaseSync } | undefined;
  let isMade = false;

  function close(): void {
    open?.database.close();
    open = undefined;
  }
  function databaseFor({ table, row }: ServiceRow): DatabaseSync {
    const file = isOfArchive(table) ? files.get(row.owner) : join(dataDir, 'service.sqlite');
    if (file === undefined) throw new Error('a row of an archive has no owner');
    if (open?.file === file) return open.database;
    close();
    const database = isOfArchive(table)
      ? openArchiveFile(file, { cacheMegabytes: CACHE_MEGABYTES })
      : new DatabaseSync(file);
    open = { file, database };
    return database;
  }

  try {
    for await (const some of inHandfuls(rows)) {
      if (!isMade) {
        mkdirSync(join(dataDir, 'archives'), { recursive: true, mode: 0o700 });
        await (await openOwnersDatabase({ dataDir })).query.destroy();
        isMade = true;
      }
      const [first] = some as [ServiceRow];
      if (!some.every((row) => opensRow(vault, row)))
        throw new ServiceDataError('what the data service keeps in Postgres: none of the keys opens it');
      if (first.table === 'owner')
        for (const { row } of some) keys.set(archiveFile(dataDir, String(row.id)), archiveKeyOf(vault, row));
      if (first.table === 'archive')
        for (const { row } of some) files.set(row.owner, archiveFile(dataDir, String(row.name)));
      for (const [, ofOne] of Map.groupBy(some, ({ table, row }) => (isOfArchive(table) ? row.owner : undefined)))
        write(
          databaseFor(ofOne[0] as ServiceRow),
          first.table,
          ofOne.map(({ row }) => row),
        );
    }
    close();
    for (const file of files.values()) {
      const key = keys.get(file);
      if (key) writeIndex(file, key);
    }
  } finally {
    close();
  }
}

const isOfArchive = (table: ServiceTable) => Object.hasOwn(ARCHIVE_TABLES, table);

async function* inHandfuls(rows: AsyncIterable<ServiceRow>): AsyncGenerator<ServiceRow[]> {
  let some: ServiceRow[] = [];
  for await (const next of rows) {
    const [first] = some;
    if (first && (first.table !== next.table || some.length >= ROWS_AT_ONCE)) {
      yield some;
      some = [];
    }
    some.push(next);
  }
  if (some.length > 0) yield some;
}

function write(database: DatabaseSync, table: ServiceTable, rows: readonly Row[]): void {
  // Its file has been made.
  if (table === 'archive') return;
  database.exec('begin immediate');
  const names = columnsOf(table)
    .filter(([column, kind]) => kind !== 'tsvector' && !(isOfArchive(table) && column === 'owner'))
    .map(([column]) => column);
  if (table === 'vocabulary') {
    const ofWords = names.filter((name) => name !== 'records');
    const words = rows.filter(({ word }) => word);
    insertInto(database, 'token', ['token', 'records'], rows);
    insertInto(database, table, ofWords, words);
  } else insertInto(database, table, names, rows);
  database.exec('commit');
}

function insertInto(database: DatabaseSync, table: ServiceTable | 'token', names: string[], rows: readonly Row[]) {
  const insert = prepareWrite(
    database,
    `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
  );
  for (const row of rows) insert.run(...names.map((name) => storedIn(table, name, row)));
}

/** An id is text in a file. */
function storedIn(table: string, column: string, row: Row) {
  const value = row[column] ?? null;
  return table === 'record' && column === 'id' ? Buffer.from(value as Uint8Array).toString() : value;
}

/** Makes the index of an archive, whose rows are there. */
function writeIndex(file: string, key: Uint8Array): void {
  using database = openArchiveFile(file, { cacheMegabytes: CACHE_MEGABYTES });
  using reading = new DatabaseSync(file, { readOnly: true });
  const insert = prepareWrite(
    database,
    'insert into word (rowid, main, variant, sender, place, fact) values (?, ?, ?, ?, ?, ?)',
  );
  database.exec('begin immediate');
  for (const { row, columns } of indexAnew(createSqliteStore(reading, file), key)) insert.run(row.seq, ...columns);
  database.exec('commit');
}
