/** Opens the bot's database: an embedded SQLite file, or Postgres; brings it up to date; knows its pepper. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { createPseudonyms, type Vault } from '../secrets.ts';
import { bindings } from './bindings.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './schema.ts';
import { openSqliteDriver } from './sqlite-driver.ts';

export type DatabaseAddress = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly query: Kysely<Tables>;
  readonly vault: Vault;
  /** The pseudonym under which a person or chat is stored; the same in every process on this database. */
  readonly pseudonym: (id: string | number) => string;
  close(): Promise<void>;
}

/** The database was written by a newer version of this program, or cannot be read with the keys given. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError';
}

/** Opens the database at `address`. Rejects with DatabaseRefusedError, or with the driver's error if it is not there. */
export async function openDatabase(address: DatabaseAddress, vault: Vault): Promise<Database> {
  return prepareDatabase(address.kind, new Kysely<Tables>({ dialect: dialectFor(address) }), vault);
}

/** As openDatabase, over a query layer that exists already. */
export async function prepareDatabase(kind: Database['kind'], query: Kysely<Tables>, vault: Vault): Promise<Database> {
  try {
    await migrate(kind, query);
    const pepper = await readOrCreatePepper(query, vault);
    return {
      kind,
      query,
      vault,
      pseudonym: createPseudonyms(pepper),
      close: () => query.destroy(),
    };
  } catch (error) {
    await query.destroy();
    throw error;
  }
}

function dialectFor(address: DatabaseAddress): SqliteDialect | PostgresDialect {
  if (address.kind === 'postgres') {
    // bigint columns hold milliseconds and update ids, far below 2^53: read them as numbers.
    pg.types.setTypeParser(pg.types.builtins.INT8, Number);
    const pool = new pg.Pool({
      connectionString: address.url,
      max: 10,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 30_000,
    });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined);
    return new PostgresDialect({ pool });
  }
  if (address.path !== ':memory:') mkdirSync(dirname(address.path), { recursive: true, mode: 0o700 });
  const database = openSqliteDriver(address.path);
  if (address.path !== ':memory:') chmodSync(address.path, 0o600);
  return new SqliteDialect({ database });
}

async function migrate(kind: Database['kind'], query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await query.transaction().execute(async (transaction) => {
    // Several processes may start at once: on Postgres the first holds this lock, the rest find nothing left to do.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(7316402)`.execute(transaction);
    const row = await transaction.selectFrom('meta').select('value').where('name', '=', 'version').executeTakeFirst();
    const version = Number(row?.value ?? 0);
    if (version > MIGRATIONS.length) {
      throw new DatabaseRefusedError(
        `the database is at version ${version}, this program knows up to ${MIGRATIONS.length}: start the newer program`,
      );
    }
    for (const step of MIGRATIONS.slice(version)) await step(transaction);
    await transaction
      .insertInto('meta')
      .values({ name: 'version', value: String(MIGRATIONS.length) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(MIGRATIONS.length) }))
      .execute();
  });
}

async function readOrCreatePepper(query: Kysely<Tables>, vault: Vault): Promise<Buffer> {
  const fresh = vault.seal(randomBytes(32).toString('base64'), bindings.pepper());
  await query
    .insertInto('meta')
    .values({ name: 'pepper', value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await query.selectFrom('meta').select('value').where('name', '=', 'pepper').executeTakeFirstOrThrow();
  try {
    return Buffer.from(vault.open(row.value, bindings.pepper()), 'base64');
  } catch (error) {
    throw new DatabaseRefusedError('the database was encrypted with a key that is not in the key list', {
      cause: error,
    });
  }
}
