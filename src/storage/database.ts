/** Opens the bot's database: an embedded SQLite file, or Postgres; brings it up to date; knows its pepper. */
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CompiledQuery, type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createPseudonyms, type Vault } from '../secrets.ts';
import { bindings } from './bindings.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './schema.ts';
import { openSqliteForReading, type SqliteConnection } from './sqlite-connection.ts';
import { createSqliteDialect } from './sqlite-driver.ts';

export type DatabaseAddress = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly query: Kysely<Tables>;
  /**
   * Rows of a query that was compiled once, with these parameters: for what almost every update asks. It sees what was
   * committed before, and waits neither for the query layer nor, on SQLite, for a write under way.
   */
  read<Row>(compiled: CompiledQuery<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  readonly vault: Vault;
  /** The pseudonym under which a person or chat is stored; the same in every process on this database. */
  readonly pseudonym: (id: string | number) => string;
  /** Resolves when what was asked before is done. A second call joins the first. */
  close(): Promise<void>;
}

/** The database was written by a newer version of this program, or cannot be read with the keys given. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError';
}

/** Opens the database at `address`. Rejects with DatabaseRefusedError, or with the driver's error if it is not there. */
export async function openDatabase(address: DatabaseAddress, vault: Vault): Promise<Database> {
  const query = new Kysely<Tables>({ dialect: dialectFor(address) });
  // What is in memory is there for the connection that made it, and for no other.
  const readable = address.kind === 'sqlite' && address.path !== ':memory:' ? address.path : undefined;
  return prepareDatabase(address.kind, query, vault, readable);
}

/** As openDatabase, over a query layer that exists already. `path`: the SQLite file that it uses, to read from as well. */
export async function prepareDatabase(
  kind: Database['kind'],
  query: Kysely<Tables>,
  vault: Vault,
  path?: string,
): Promise<Database> {
  try {
    await migrate(kind, query);
    const pepper = await readOrCreatePepper(query, vault);
    const reader = path === undefined ? undefined : openSqliteForReading(path);
    let closed: Promise<void> | undefined;
    return {
      kind,
      query,
      read: reader ? readingFrom(reader) : readingThrough(query),
      vault,
      pseudonym: createPseudonyms(pepper),
      close() {
        if (!closed) reader?.close();
        closed ??= query.destroy();
        return closed;
      },
    };
  } catch (error) {
    await query.destroy();
    throw error;
  }
}

function readingFrom(reader: SqliteConnection): Database['read'] {
  return async <Row>({ sql }: CompiledQuery<Row>, parameters: readonly unknown[]) =>
    reader.execute(sql, parameters).rows as Row[];
}

function readingThrough(query: Kysely<Tables>): Database['read'] {
  return async <Row>(compiled: CompiledQuery<Row>, parameters: readonly unknown[]) =>
    (await query.executeQuery<Row>({ ...compiled, parameters })).rows;
}

function dialectFor(address: DatabaseAddress): Dialect {
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
  if (address.path !== ':memory:') {
    mkdirSync(dirname(address.path), { recursive: true, mode: 0o700 });
    // Made here, so that it is nobody else's from the start; its companions get the same permissions.
    closeSync(openSync(address.path, 'a', 0o600));
    chmodSync(address.path, 0o600);
  }
  return createSqliteDialect(address.path);
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
