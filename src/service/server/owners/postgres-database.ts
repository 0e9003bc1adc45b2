/** The directory in Postgres: who owns data here, their tokens, credits and tickets. */
import type { Pool, PoolClient } from 'pg';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import { newestOf, refusalOf, type Schema, stepsFrom } from '#storage/schema-version.ts';
import { keptInPostgres } from '../archive/postgres-tables.ts';
import { postgresTrouble, ServiceDataError } from '../service-store.ts';
import type { OwnersDatabase, Row, Statements, Value } from './statements.ts';

/** Of pg_advisory_xact_lock: several processes may start at once. */
const LOCK = 7316404;

/** As in database.ts. */
const TABLES = `
create table data_service.meta (name text primary key, value text not null);
create table data_service.owner (
  id text primary key,
  pseudonym text not null unique,
  name text not null,
  display_name text,
  archive_key text not null,
  is_sample integer not null,
  created_at bigint not null,
  balance bigint not null check (balance >= 0),
  refilled_in text not null
);
create table data_service.link (
  pseudonym text primary key,
  owner_id text not null references data_service.owner (id) on delete cascade,
  created_at bigint not null
);
create index link_by_owner on data_service.link (owner_id);
create table data_service.token (
  id text primary key,
  owner_id text not null references data_service.owner (id) on delete cascade,
  hash bytea not null,
  scopes text not null,
  app_name text not null,
  created_at bigint not null,
  expires_at bigint,
  used_at bigint,
  payer_id text references data_service.owner (id) on delete cascade
);
create index token_by_owner on data_service.token (owner_id, created_at);
create index token_by_payer on data_service.token (payer_id) where payer_id is not null;
create table data_service.ledger (
  id bigint generated always as identity primary key,
  owner_id text not null references data_service.owner (id) on delete cascade,
  at bigint not null,
  kind text not null check (kind in ('charge', 'refund', 'refill', 'grant', 'correction')),
  operation text,
  amount bigint not null,
  balance bigint not null,
  token_id text,
  refund_of bigint unique,
  settled integer not null
);
create index ledger_by_owner on data_service.ledger (owner_id);
create index ledger_open on data_service.ledger (id) where settled = 0;
create table data_service.spent (
  pseudonym text primary key,
  balance bigint not null,
  refilled_in text not null
);
create index ledger_by_time on data_service.ledger (at);
create table data_service.ticket (
  seq bigint generated always as identity primary key,
  hash bytea not null unique,
  owner_id text not null references data_service.owner (id) on delete cascade,
  purpose text not null,
  request text not null,
  expires_at bigint not null,
  browser_hash bytea
);
create index ticket_by_owner on data_service.ticket (owner_id, seq);
create index ticket_by_end on data_service.ticket (expires_at);
`;

export const POSTGRES_OWNERS_SCHEMA: Schema<string> = { baseline: 22, steps: [TABLES] };

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

/**
 * Opens the directory in the Postgres at `url`, and makes its tables when they are not there.
 * @throws ServiceDataError when another version made them, or Postgres does not let anybody in
 */
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
    harden: async () => undefined,
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
