/**
 * What the bot keeps, row by row: out of its database as it was at one moment, and into an empty one. Rows are the same on
 * SQLite and on Postgres, and what is sealed stays sealed, so what came out of one can go into the other.
 */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/vault.ts';
import {
  type DatabaseAddress,
  DatabaseRefusedError,
  demandReadable,
  demandReadableFile,
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

/** Processes that run updates: nobody's any more when their rows are read again. */
const FLEETING = 'workers';
/** Read from Postgres at a time. */
const ROWS_AT_ONCE = 500;
/** Written by one statement, which can hold some tens of thousands of values. */
const HANDFUL = 100;

/** Every row of every table, as at one moment. Writes meanwhile go on. Rejects with DatabaseRefusedError or the driver's error. */
export async function* dumpDatabase(address: DatabaseAddress, signal: AbortSignal): AsyncGenerator<TableRow> {
  const rows = address.kind === 'sqlite' ? rowsOfFile(address.path) : rowsOfPostgres(address);
  for await (const row of rows) {
    signal.throwIfAborted();
    yield row;
  }
}

function* rowsOfFile(path: string): Generator<TableRow> {
  if (!existsSync(path)) return;
  demandReadableFile(path);
  using database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  // One transaction sees one moment, and holds nobody up.
  database.exec('begin');
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== FLEETING);
  for (const table of tables)
    for (const row of database.prepare(`select * from "${table}"`).iterate()) yield { table, row: row as Row };
}

async function* rowsOfPostgres(address: DatabaseAddress): AsyncGenerator<TableRow> {
  const { query } = await openQuery(address);
  try {
    const moment = await query
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    try {
      const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
        where schemaname = current_schema() order by 1`.execute(moment);
      if (tables.some(({ name }) => name === 'meta')) {
        const row = await moment.selectFrom('meta').select('value').where('name', '=', 'version').executeTakeFirst();
        demandReadable('postgres', Number(row?.value ?? 0));
      }
      for (const { name: table } of tables.filter(({ name }) => name !== FLEETING)) {
        await sql`declare kept cursor for select * from ${sql.table(table)}`.execute(moment);
        for (;;) {
          const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from kept`.execute(moment);
          if (rows.length === 0) break;
          for (const row of rows) yield { table, row };
        }
        await sql`close kept`.execute(moment);
      }
    } finally {
      await moment.rollback().execute();
    }
  } finally {
    await query.destroy();
  }
}

/** Whether there is nothing at `address` that anybody could miss. */
export async function isEmptyDatabase(address: DatabaseAddress): Promise<boolean> {
  for await (const { table, row } of dumpDatabase(address, new AbortController().signal))
    if (table !== 'meta' || row.name === 'pepper') return false;
  return true;
}

/**
 * Puts the rows of a dump into an empty database, all or none, and brings it up to date.
 * @param version of the tables that the rows are from, one that this program can read
 * @param last is done when all rows are written, right before they count; when it rejects, none does
 * Rejects with DatabaseRefusedError when something is there already, or no key opens the rows.
 */
export async function restoreDatabase(
  address: DatabaseAddress,
  version: number,
  rows: AsyncIterable<TableRow>,
  vault: Vault,
  last: () => Promise<void>,
): Promise<void> {
  if (!(await isEmptyDatabase(address))) throw new DatabaseRefusedError('there is a database with something in it');
  const { query } = await openQuery(address);
  try {
    await migrate(address.kind, query, version, address.kind === 'sqlite' ? address.path : undefined);
    await query.transaction().execute(async (transaction) => {
      await sql`delete from meta`.execute(transaction);
      for await (const [table, some] of inHandfuls(rows)) await insert(transaction, table, some);
      await last();
    });
  } finally {
    await query.destroy();
  }
  await (await openDatabase(address, vault)).close();
}

async function* inHandfuls(rows: AsyncIterable<TableRow>): AsyncGenerator<[table: string, rows: Row[]]> {
  let [table, some]: [string, Row[]] = ['', []];
  for await (const next of rows) {
    if (some.length > 0 && (next.table !== table || some.length === HANDFUL)) {
      yield [table, some];
      some = [];
    }
    table = next.table;
    some.push(next.row);
  }
  if (some.length > 0) yield [table, some];
}

async function insert(query: Kysely<Tables>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(query);
}
