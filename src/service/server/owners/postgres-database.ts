/** The directory in Postgres: who owns data here, their tokens, credits and tickets. */
import type { Pool, PoolClient } from 'pg';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import { newestOf, refusalOf, type Schema, stepsFrom } from '#storage/schema-version.ts';
import { keptInPostgres } from '../archive/postgres-tables.ts';
import { postgresTrouble, ServiceDataError } from '../service-store.ts';
import { type OwnersDatabase, ownerTables, type Row, type Statements, type Value } from './database.ts';

/** Of pg_advisory_xact_lock: several processes may start at once. */
const LOCK = 7316404;

const TABLES = ownerTables({
  ...{ schema: 'data_service.', number: 'bigint', bytes: 'bytea', strict: '' },
  sequence: 'bigint generated always as identity primary key',
});

export const POSTGRES_OWNERS_SCHEMA: Schema<string> = { baseline: 23, steps: [TABLES] };

const NAMES: ReadonlySet<string> = new Set(['meta', 'owner', 'link', 'token', 'ledger', 'spent', 'ticket']);

/** A statement as Postgres takes it: its values numbered, its tables in the schema of the data service. */
function inPostgres(sql: string): string {
  let number = 0;
  return sql
    .replace(/\?/g, () => `$${++number}`)
    .replace(/\b(from|into|update|join) (\w+)/g, (all, verb: string, name: string) =>
      NAMES.has(name) ? `${verb} data_service.${name}` : all,
    );
}

const statementsOf = (asked: Pool | PoolClient): Statements => ({
  async all(sql, ...values: readonly Value[]) {
    const { rows } = await asked.query<Row>(inPostgres(sql), [...values]);
    return rows;
  },
});

/** @throws ServiceDataError when another version made the tables, or Postgres does not let anybody in */
export async function openOwnersPostgres(url: string): Promise<OwnersDatabase> {
  const pool = await openPostgresPool(url);

  async function transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  try {
    await transaction(makeTables);
  } catch (error) {
    await pool.end();
    throw postgresTrouble(error);
  }
  return {
    kind: 'postgres',
    ...statementsOf(pool),
    transaction: (about, work) =>
      transaction(async (client) => {
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [about]);
        return work(statementsOf(client));
      }),
    checkpoint: async () => undefined,
    close: () => pool.end(),
  };
}

async function makeTables(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  // Asked for first: whoever may use a schema that is there need not be one who may make it.
  const { rows: schemas } = await client.query("select 1 from pg_namespace where nspname = 'data_service'");
  if (schemas.length === 0) await client.query('create schema data_service');
  await client.query(
    'create table if not exists data_service.version (part text primary key, number integer not null)',
  );
  const { rows } = await client.query("select number from data_service.version where part = 'owners'");
  const version = Number(rows[0]?.number ?? 0);
  const steps = stepsFrom(POSTGRES_OWNERS_SCHEMA, version);
  if (!steps) throw new ServiceDataError(refusalOf(keptInPostgres('the owners'), POSTGRES_OWNERS_SCHEMA, version));
  for (const step of steps) await client.query(step);
  await client.query(
    `insert into data_service.version (part, number) values ('owners', $1)
     on conflict (part) do update set number = excluded.number`,
    [newestOf(POSTGRES_OWNERS_SCHEMA)],
  );
}
