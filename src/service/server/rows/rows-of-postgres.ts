/** What the data service keeps in Postgres, as it was at one moment. Writes meanwhile go on. */
import type { PoolClient } from 'pg';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import { newestOf } from '#storage/schema-version.ts';
import { POSTGRES_ARCHIVES_SCHEMA } from '../archive/postgres-tables.ts';
import { OWNER_COLUMNS, OWNERS_SCHEMA } from '../owners/database.ts';
import { postgresTrouble, ServiceDataError } from '../service-store.ts';
import { ARCHIVE_TABLES, columnsOf, type ServiceRow, type ServiceTable, type Value } from './service-row.ts';

/** Held in memory at a time, as far as a row is no larger by itself. */
const BYTES_AT_ONCE = 8 * 1024 ** 2;
const ROWS_AT_ONCE = 2000;
/** As long as nothing is known of how large they are. */
const FIRST_ROWS = 20;

/** Each with the version of its tables that this program makes. */
const PARTS = [
  ['owners', newestOf(OWNERS_SCHEMA), OWNER_COLUMNS],
  ['archives', newestOf(POSTGRES_ARCHIVES_SCHEMA), ARCHIVE_TABLES],
] as const;

/** In the order of an index: an archive's rows come together. */
const ORDERS: Partial<Record<ServiceTable, string>> = {
  archive: 'owner',
  datastore: 'owner, code',
  record: 'owner, seq',
  block: 'owner, number',
  vocabulary: 'owner, token',
  name: 'owner, token',
};

/** The tables that are there, the directory's first. @throws ServiceDataError when another version made them */
export async function tablesThere(client: PoolClient): Promise<ServiceTable[]> {
  const { rows: found } = await client.query("select to_regclass('data_service.version') is not null as there");
  if (found[0]?.there !== true) return [];
  const { rows } = await client.query<{ part: string; number: number }>(
    'select part, number from data_service.version',
  );
  return PARTS.flatMap(([part, known, tables]) => {
    const made = rows.find((row) => row.part === part)?.number;
    if (made !== undefined && made !== known)
      throw new ServiceDataError(
        `the data service's tables in Postgres were made by another version of this program (${part}: version ${made}, this one reads ${known})`,
      );
    return made === undefined ? [] : (Object.keys(tables) as ServiceTable[]);
  });
}

/**
 * Every row at `url` but those of the index, table by table; none where the data service has not been there.
 * Rejects with ServiceDataError, or with the signal's reason.
 */
export async function* rowsOfPostgres(url: string, signal: AbortSignal): AsyncGenerator<ServiceRow> {
  const pool = await openPostgresPool(url, { max: 1 });
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    await client.query('begin isolation level repeatable read read only');
    // Put in order by its index, a table of any size begins to come at once.
    await client.query('set local enable_sort = off');
    for (const table of await tablesThere(client)) yield* rowsOfTable(client, table, signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : postgresTrouble(error);
  } finally {
    // Closing the connection ends the transaction.
    client?.release(true);
    await pool.end();
  }
}

/** All rows of a table, without what the index holds of them. */
export function selectOf(table: ServiceTable): string {
  const columns = columnsOf(table).flatMap(([column, kind]) => (kind === 'tsvector' ? [] : [column]));
  const order = ORDERS[table] === undefined ? '' : ` order by ${ORDERS[table]}`;
  return `select ${columns.join(', ')} from data_service.${table}${order}`;
}

async function* rowsOfTable(client: PoolClient, table: ServiceTable, signal: AbortSignal): AsyncGenerator<ServiceRow> {
  await client.query(`declare kept no scroll cursor for ${selectOf(table)}`);
  let [count, largest] = [FIRST_ROWS, 1];
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await client.query<Record<string, Value>>(`fetch ${count} from kept`);
    if (rows.length === 0) break;
    for (const row of rows) {
      yield { table, row };
      largest = Object.values(row).reduce<number>((most, value) => Math.max(most, sizeOf(value)), largest);
    }
    count = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(BYTES_AT_ONCE / largest)));
  }
  await client.query('close kept');
}

const sizeOf = (value: Value) => (value === null || typeof value === 'number' ? 0 : value.length);
