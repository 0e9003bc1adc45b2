/** Lays out rows of the data service as its files: the directory, and an SQLite file an archive. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { COLUMNS, PostingReader } from '../archive/posting-list.ts';
import { prepareWrite } from '../archive/prepare-write.ts';
import { openArchiveFile } from '../archive/sqlite-store.ts';
import { openOwnersFile } from '../owners/database.ts';
import { archiveFile } from '../service-store.ts';
import { ARCHIVE_TABLES, columnsOf, type ServiceRow, type ServiceTable } from './service-row.ts';

const CACHE_MEGABYTES = 16;
/** Written together; those of one segment of the index always are. */
const ROWS_AT_ONCE = 500;

type Row = ServiceRow['row'];

/**
 * Makes the files below `dataDir`, where there are none; for no rows none. Rows of the index that are of one segment of an archive are to come
 * together. Rejects with what `rows` rejects with, or an error of SQLite or the disk.
 */
export async function layOutFiles(dataDir: string, rows: AsyncIterable<ServiceRow>): Promise<void> {
  /** Files of archives by the numbers of their owners. */
  const files = new Map<unknown, string>();
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
        await openOwnersFile(dataDir).close();
        isMade = true;
      }
      const [first] = some as [ServiceRow];
      if (first.table === 'archive')
        for (const { row } of some) files.set(row.owner, archiveFile(dataDir, String(row.name)));
      for (const [, ofOne] of Map.groupBy(some, ({ table, row }) => (isOfArchive(table) ? row.owner : undefined)))
        write(
          databaseFor(ofOne[0] as ServiceRow),
          first.table,
          ofOne.map(({ row }) => row),
        );
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
    const isFull = next.table === 'posting' ? first && !isOfOneSegment(first, next) : some.length >= ROWS_AT_ONCE;
    if (first && (first.table !== next.table || isFull)) {
      yield some;
      some = [];
    }
    some.push(next);
  }
  if (some.length > 0) yield some;
}

const isOfOneSegment = ({ row: a }: ServiceRow, { row: b }: ServiceRow) =>
  a.owner === b.owner && a.segment === b.segment;

function write(database: DatabaseSync, table: ServiceTable, rows: readonly Row[]): void {
  // Its file has been made.
  if (table === 'archive') return;
  database.exec('begin immediate');
  if (table === 'posting') writeWords(database, rows);
  else {
    const columns = columnsOf(table).filter(([column]) => !(isOfArchive(table) && column === 'owner'));
    const names = columns.map(([column]) => column);
    const insert = prepareWrite(
      database,
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    );
    for (const row of rows) insert.run(...names.map((name) => storedIn(table, name, row)));
  }
  database.exec('commit');
}

/** An id is text in a file. */
function storedIn(table: ServiceTable, column: string, row: Row) {
  const value = row[column] ?? null;
  return table === 'record' && column === 'id' ? Buffer.from(value as Uint8Array).toString() : value;
}

/** The index of one segment's records: what its lists say, record by record. */
function writeWords(database: DatabaseSync, rows: readonly Row[]): void {
  const records = new Map<number, Map<number, string>[]>();
  for (const { token, list } of rows) {
    const reader = new PostingReader(list as Uint8Array);
    while (reader.next()) {
      const columns = records.get(reader.seq) ?? COLUMNS.map(() => new Map<number, string>());
      records.set(reader.seq, columns);
      const places = reader.places();
      for (const [at, column] of columns.entries()) {
        if ((reader.columns & (1 << at)) === 0) continue;
        // Where words stand in no order, any place will do.
        for (const place of places.get(at) ?? [column.size]) column.set(place, String(token));
      }
    }
  }
  const insert = prepareWrite(
    database,
    `insert into word (rowid, ${COLUMNS.join(', ')}) values (?, ${COLUMNS.map(() => '?').join(', ')})`,
  );
  for (const [seq, columns] of records) insert.run(seq, ...columns.map(inOrder));
}

const inOrder = (column: ReadonlyMap<number, string>) =>
  [...column]
    .sort(([a], [b]) => a - b)
    .map(([, token]) => token)
    .join(' ');
