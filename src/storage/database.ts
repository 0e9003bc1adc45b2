/** Opens the bot's database: an embedded SQLite file, or Postgres; brings it up to date; knows its pepper. */
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CompiledQuery, type Dialect, Kysely, PostgresDialect, type QueryResult, sql } from 'kysely';
import pg from 'pg';
import { createPseudonyms, type Vault } from '../secrets.ts';
import { bindings } from './bindings.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './schema.ts';
import { openSqliteForReading, type SqliteConnection } from './sqlite-connection.ts';
import { createSqliteDialect, SqliteThread } from './sqlite-driver.ts';

export type DatabaseAddress = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly query: Kysely<Tables>;
  /**
   * Rows of a query that was compiled once, with these parameters: for what almost every update asks. It sees what was
   * committed before, and waits neither for the query layer nor, on SQLite, for a write under way.
   */
  read<Row>(compiled: CompiledQuery<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  /** Runs these as one transaction, all or none; the results in the same order. */
  together(statements: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]>;
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
  if (address.kind === 'postgres') {
    return prepareDatabase('postgres', new Kysely<Tables>({ dialect: postgresDialect(address.url) }), vault);
  }
  const { path } = address;
  const inMemory = path === ':memory:';
  if (!inMemory) makeFile(path);
  const thread = new SqliteThread(path);
  const query = new Kysely<Tables>({ dialect: createSqliteDialect(thread) });
  // What is in memory is there for the connection that made it, and for no other.
  return prepareDatabase('sqlite', query, vault, { thread, ...(inMemory ? {} : { path }) });
}

/** As openDatabase, over a query layer that exists already; `sqlite`: what is below it, to go past it. */
export async function prepareDatabase(
  kind: Database['kind'],
  query: Kysely<Tables>,
  vault: Vault,
  sqlite: { thread?: SqliteThread; path?: string } = {},
): Promise<Database> {
  try {
    await migrate(kind, query);
    const pepper = await readOrCreatePepper(query, vault);
    const reader = sqlite.path === undefined ? undefined : openSqliteForReading(sqlite.path);
    let closed: Promise<void> | undefined;
    return {
      kind,
      query,
      read: reader ? readingFrom(reader) : readingThrough(query),
      together: together(query, sqlite.thread),
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

function together(query: Kysely<Tables>, thread: SqliteThread | undefined): Database['together'] {
  // Taking the connection keeps it out of transactions that are under way.
  if (thread) return (statements) => query.connection().execute(() => thread.together(statements));
  return async (statements) => {
    const [only] = statements;
    if (only && statements.length === 1) return [await query.executeQuery(only)];
    return query.transaction().execute(async (transaction) => {
      const results: QueryResult<unknown>[] = [];
      for (const statement of statements) results.push(await transaction.executeQuery(statement));
      return results;
    });
  };
}

function postgresDialect(url: string): Dialect {
  // bigint columns hold milliseconds and update ids, far below 2^53: read them as numbers.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Made here, so that it is nobody else's from the start; its companions get the same permissions.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
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
