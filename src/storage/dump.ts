/**
 * Dumps a consistent snapshot of the database row by row, and restores it into an empty one. Rows are the same on
 * SQLite and Postgres, and sealed values stay sealed, so a dump of one can be restored into the other.
 */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/vault.ts';
import {
  assertReadable,
  assertReadableFile,
  type DatabaseAddress,
  DatabaseRefusedError,
  migrate,
  openDatabase,
  openQuery,
} from './database.ts';
import type { Tables } from './schema.ts';

export type Row = Readonly<Record<string, string | number | null>>;
export interface TableRow {
  readonly table: string;
  readonly row: Row;
}

/** Live processes: meaningless by the time their rows are restored. */
const TRANSIENT_TABLE = 'workers';
/** Rows per fetch from Postgres. */
const ROWS_AT_ONCE = 500;
/** Rows per insert statement, which can hold some tens of thousands of values. */
const INSERT_BATCH = 100;

/** A snapshot of all rows; doesn't block writes. Rejects with DatabaseRefusedError or the driver's error. */
export async function* dumpDatabase(address: DatabaseAddress, signal: AbortSignal): AsyncGenerator<TableRow> {
  const rows = address.kind === 'sqlite' ? rowsOfFile(address.path) : rowsOfPostgres(address);
  for await (const row of rows) {
    signal.throwIfAborted();
    yield row;
  }
}

function* rowsOfFile(path: string): Generator<TableRow> {
  if (!existsSync(path)) return;
  assertReadableFile(path);
  using database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  // A read transaction sees one snapshot, and blocks no writer.
  database.exec('begin');
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== TRANSIENT_TABLE);
  for (const table of tables)
    for (const row of database.prepare(`select * from "${table}"`).iterate()) yield { table, row: row as Row };
}

async function* rowsOfPostgres(address: DatabaseAddress): AsyncGenerator<TableRow> {
  const { query } = await openQuery(address);
  try {
    const snapshot = await query
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    try {
      const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
        where schemaname = current_schema() order by 1`.execute(snapshot);
      if (tables.some(({ name }) => name === 'meta')) {
        const row = await snapshot.selectFrom('meta').select('value').where('name', '=', 'version').executeTakeFirst();
        assertReadable('postgres', Number(row?.value ?? 0));
      }
      for (const { name: table } of tables.filter(({ name }) => name !== TRANSIENT_TABLE)) {
        await sql`declare kept cursor for select * from ${sql.table(table)}`.execute(snapshot);
        for (;;) {
          const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from kept`.execute(snapshot);
          if (rows.length === 0) break;
          for (const row of rows) yield { table, row };
        }
        await sql`close kept`.execute(snapshot);
      }
    } finally {
      await snapshot.rollback().execute();
    }
  } finally {
    await query.destroy();
  }
}

/** Whether the database at `address` is missing or holds no data. */
export async function isEmptyDatabase(address: DatabaseAddress): Promise<boolean> {
  for await (const { table, row } of dumpDatabase(address, new AbortController().signal))
    if (table !== 'meta' || row.name === 'pepper') return false;
  return true;
}

/**
 * Restores the rows of a dump into an empty database, all or none, and migrates it.
 * @param version schema version of the rows, which this program can read
 * @param last runs after all rows are written, right before the commit; if it rejects, nothing is restored
 * Rejects with DatabaseRefusedError when the database is not empty, or no key opens the rows.
 */
export async function restoreDatabase(
  address: DatabaseAddress,
  version: number,
  rows: AsyncIterable<TableRow>,
  vault: Vault,
  last: () => Promise<void>,
): Promise<void> {
  if (!(await isEmptyDatabase(address))) throw new DatabaseRefusedError('the database is not empty');
  const { query } = await openQuery(address);
  try {
    await migrate(address.kind, query, version, address.kind === 'sqlite' ? address.path : undefined);
    await query.transaction().execute(async (transaction) => {
      await sql`delete from meta`.execute(transaction);
      for await (const [table, batch] of inTableBatches(rows)) await insert(transaction, table, batch);
      await last();
    });
  } finally {
    await query.destroy();
  }
  await (await openDatabase(address, vault)).close();
}

async function* inTableBatches(rows: AsyncIterable<TableRow>): AsyncGenerator<[table: string, rows: Row[]]> {
  let [table, batch]: [string, Row[]] = ['', []];
  for await (const next of rows) {
    if (batch.length > 0 && (next.table !== table || batch.length === INSERT_BATCH)) {
      yield [table, batch];
      batch = [];
    }
    table = next.table;
    batch.push(next.row);
  }
  if (batch.length > 0) yield [table, batch];
}

async function insert(query: Kysely<Tables>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(query);
}
