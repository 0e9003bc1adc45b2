/** Puts rows of the data service into a Postgres in which it keeps nothing yet: all of them, or none. */
import type { PoolClient } from 'pg';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import { BRING_INTO_INDEX } from '../archive/postgres-index.ts';
import { openPostgresLine } from '../archive/postgres-line.ts';
import { makeTables } from '../archive/postgres-tables.ts';
import { openOwnersDatabase } from '../owners/database.ts';
import type { Prepared } from '../service-files.ts';
import { postgresTrouble, ServiceDataError } from '../service-store.ts';
import { tablesThere } from './rows-of-postgres.ts';
import { columnsOf, type ServiceRow, type ServiceTable, type Value } from './service-row.ts';

/** Of one statement. */
const ROWS_AT_ONCE = 1000;
const BYTES_AT_ONCE = 8 * 1024 ** 2;
/** A connection that says nothing for long counts as broken. */
const SIGN_OF_LIFE_MS = 5000;

/** Numbers that Postgres gives out by itself. */
const NUMBERED = [['archive', 'owner']] as const;

/** Whether there is anything of the data service that anybody could miss. Rejects with ServiceDataError. */
export async function isEmptyPostgres(url: string): Promise<boolean> {
  const pool = await openPostgresPool(url, { max: 1 });
  try {
    const client = await pool.connect();
    try {
      return await isEmpty(client);
    } finally {
      client.release();
    }
  } catch (error) {
    throw postgresTrouble(error);
  } finally {
    await pool.end();
  }
}

async function isEmpty(client: PoolClient): Promise<boolean> {
  for (const table of await tablesThere(client)) {
    const { rows } = await client.query(`select 1 from data_service.${table} limit 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * Writes all rows in one transaction, and leaves it open.
 * Rejects with ServiceDataError, as where something is there already, or with what `rows` rejects with.
 */
export async function prepareInPostgres(url: string, rows: AsyncIterable<ServiceRow>): Promise<Prepared> {
  await makeAllTables(url);
  const pool = await openPostgresPool(url, { max: 1 });
  await using parts = new AsyncDisposableStack();
  parts.defer(() => pool.end());
  const client = await pool.connect().catch((error: unknown) => {
    throw postgresTrouble(error);
  });
  // Closing the connection undoes what was not committed.
  parts.defer(() => client.release(true));
  const timer = setInterval(() => void client.query('select 1').catch(() => undefined), SIGN_OF_LIFE_MS);
  parts.defer(() => clearInterval(timer));
  await asked(client, 'begin');
  // Of two that put something back here, the second waits, and finds the first one's.
  await asked(client, 'lock table data_service.owner, data_service.archive in exclusive mode');
  if (!(await isEmpty(client)))
    throw new ServiceDataError('there is something of a data service in its Postgres already');
  for await (const [table, some] of inHandfuls(rows)) await insert(client, table, some);
  await asked(client, BRING_INTO_INDEX);
  for (const [table, column] of NUMBERED)
    await asked(
      client,
      `select setval(pg_get_serial_sequence('data_service.${table}', '${column}'), max(${column}))
       from data_service.${table} having max(${column}) is not null`,
    );
  const open = parts.move();
  return {
    place: () => asked(client, 'commit'),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

async function makeAllTables(url: string): Promise<void> {
  await (await openOwnersDatabase({ dataDir: '', databaseUrl: url })).query.destroy();
  const line = openPostgresLine(url);
  try {
    makeTables(line);
  } catch (error) {
    throw postgresTrouble(error);
  } finally {
    line.close();
  }
}

async function asked(client: PoolClient, sql: string, values: unknown[] = []): Promise<void> {
  try {
    await client.query(sql, values);
  } catch (error) {
    throw postgresTrouble(error);
  }
}

type Row = ServiceRow['row'];

async function* inHandfuls(rows: AsyncIterable<ServiceRow>): AsyncGenerator<[table: ServiceTable, rows: Row[]]> {
  let [table, some, bytes]: [ServiceTable, Row[], number] = ['meta', [], 0];
  for await (const next of rows) {
    if (some.length > 0 && (next.table !== table || some.length === ROWS_AT_ONCE || bytes > BYTES_AT_ONCE)) {
      yield [table, some];
      [some, bytes] = [[], 0];
    }
    table = next.table;
    some.push(next.row);
    for (const value of Object.values(next.row)) if (value instanceof Uint8Array) bytes += value.length;
  }
  if (some.length > 0) yield [table, some];
}

async function insert(client: PoolClient, table: ServiceTable, rows: readonly Row[]): Promise<void> {
  const columns = columnsOf(table);
  const names = columns.map(([name]) => name).join(', ');
  const lists = columns.map(([, kind], at) => `$${at + 1}::${kind.replace('?', '')}[]`).join(', ');
  const values = columns.map(([name]) => rows.map((row): Value => row[name] ?? null));
  await asked(
    client,
    `insert into data_service.${table} (${names}) overriding system value select * from unnest(${lists})`,
    values,
  );
}
