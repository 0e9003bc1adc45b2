/** Opens the bot's database (an embedded SQLite file, or Postgres), migrates it, and reads or creates its pepper. */
import { randomBytes } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type CompiledQuery, Kysely, PostgresDialect, type QueryResult, sql } from 'kysely';
import { type Clock, systemClock } from '#platform/clock.ts';
import { ensurePrivateFile } from '#platform/files.ts';
import type { Log } from '#platform/log.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { createPseudonyms, deriveSecret, type Vault } from '#platform/vault.ts';
import { bindings } from './bindings.ts';
import { createGroupCommit, type GroupCommit, isRefusal } from './group-commit.ts';
import { openPostgresPool } from './postgres-pool.ts';
import type { Tables } from './schema.ts';
import { SCHEMA } from './schema.ts';
import { type KeptAt, newestOf, peek, refusalOf, stepsFrom } from './schema-version.ts';
import { openSqliteForReading, type SqliteConnection } from './sqlite-connection.ts';
import { createSqliteDialect, SqliteThread } from './sqlite-driver.ts';

export type DatabaseAddress = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

const READ_RETRY_MS = [50, 200, 500, 1_000];

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly query: Kysely<Tables>;
  /**
   * Runs a precompiled query, for reads that almost every update makes. It sees everything committed before, and waits
   * neither for the query layer nor, on SQLite, for a write in progress.
   */
  read<Row>(compiled: CompiledQuery<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  /** Commits a write, grouped with others of the same moment (group-commit.ts). */
  readonly write: GroupCommit['write'];
  /** Resolves when no write is pending. */
  settled(): Promise<void>;
  /** Whether the last write succeeded (group-commit.ts). */
  canWrite(): boolean;
  /** Number of transactions since the start, and of the writes in them. */
  counts(): { transactions: number; writes: number };
  readonly vault: Vault;
  /** Pseudonym under which a person or chat is stored; the same in every process on this database. */
  readonly pseudonym: (id: string | number) => string;
  /** A secret for `purpose` (43 characters `A-Za-z0-9_-`), the same in every process and after key rotation. */
  readonly secretFor: (purpose: string) => string;
  /** Resolves when all earlier requests are done. A second call joins the first. */
  close(): Promise<void>;
}

/** For operators: the database is of another version, doesn't open with the given keys, or (Postgres) is unusable. */
export class DatabaseRefusedError extends OperatorError {
  override name = 'DatabaseRefusedError';
}

export interface DatabaseOptions {
  /** Clock for retry pauses; the system's when unset. */
  clock?: Clock;
  log?: Log;
  /** Silence (ms) after which a Postgres connection counts as broken; above the statement timeout when unset. */
  silentMs?: number;
}

/** Opens the database at `address`. Rejects with DatabaseRefusedError, or with the error of SQLite or of the disk. */
export async function openDatabase(
  address: DatabaseAddress,
  vault: Vault,
  around: DatabaseOptions = {},
): Promise<Database> {
  const { query, thread } = await openQuery(address, around);
  // An in-memory database belongs to one connection, so it has no separate reader.
  const path = address.kind === 'sqlite' && address.path !== ':memory:' ? { path: address.path } : {};
  return prepareDatabase(address.kind, query, vault, { ...around, ...(thread ? { thread } : {}), ...path });
}

/** Only the query layer, over a file (created if missing) or Postgres. Rejects like openDatabase. */
export async function openQuery(
  address: DatabaseAddress,
  around: Pick<DatabaseOptions, 'silentMs'> = {},
): Promise<{ query: Kysely<Tables>; thread?: SqliteThread }> {
  if (address.kind === 'postgres')
    return {
      query: new Kysely<Tables>({
        dialect: new PostgresDialect({ pool: await openPostgresPool(address.url, around) }),
      }),
    };
  if (address.path !== ':memory:') {
    assertReadableFile(address.path);
    ensurePrivateFile(address.path);
  }
  const thread = new SqliteThread(address.path);
  return { query: new Kysely<Tables>({ dialect: createSqliteDialect(thread) }), thread };
}

/** Like openDatabase, over an existing query layer; `thread` and `path` give direct access to its SQLite. */
export async function prepareDatabase(
  kind: Database['kind'],
  query: Kysely<Tables>,
  vault: Vault,
  around: DatabaseOptions & { thread?: SqliteThread; path?: string } = {},
): Promise<Database> {
  try {
    await migrate(kind, query, newestOf(SCHEMA), around.path);
    const pepper = await readOrCreatePepper(query, vault);
    const reader = around.path === undefined ? undefined : openSqliteForReading(around.path);
    const { clock = systemClock, log, thread } = around;
    const group = createGroupCommit({ runBatch: createBatchRunner(query, thread), clock, log });
    let closed: Promise<void> | undefined;
    return {
      kind,
      query,
      read: reader ? sqliteRead(reader) : retryingRead(query, clock, () => closed !== undefined),
      write: group.write,
      settled: group.settled,
      counts: group.counts,
      canWrite: group.canWrite,
      vault,
      pseudonym: createPseudonyms(pepper),
      secretFor: (purpose) => deriveSecret(pepper, purpose),
      close() {
        closed ??= closeAll(group, query, reader);
        return closed;
      },
    };
  } catch (error) {
    await query.destroy();
    throw kind === 'postgres' ? toRefusal(error) : error;
  }
}

/** The driver's messages reveal nothing of the URL but its host. */
function toRefusal(error: unknown): DatabaseRefusedError {
  if (error instanceof DatabaseRefusedError) return error;
  const reason = error instanceof Error ? error.message || error.name : 'unknown reason';
  return new DatabaseRefusedError(`the Postgres of DATABASE_URL cannot be used: ${reason}`, { cause: error });
}

function sqliteRead(reader: SqliteConnection): Database['read'] {
  return async <Row>({ sql }: CompiledQuery<Row>, parameters: readonly unknown[]) =>
    reader.execute(sql, parameters) as Row[];
}

/** Retries reads over a new connection, so that a Postgres failover fails none. */
function retryingRead(query: Kysely<Tables>, clock: Clock, closed: () => boolean): Database['read'] {
  return async <Row>(compiled: CompiledQuery<Row>, parameters: readonly unknown[]) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return (await query.executeQuery<Row>({ ...compiled, parameters })).rows;
      } catch (error) {
        const pauseMs = READ_RETRY_MS[attempt];
        if (pauseMs === undefined || closed() || isRefusal(error)) throw error;
        await clock.sleep(pauseMs);
      }
    }
  };
}

/** Commits pending writes if the database is reachable, then closes it. */
async function closeAll(
  group: GroupCommit,
  query: Kysely<Tables>,
  reader: SqliteConnection | undefined,
): Promise<void> {
  group.close();
  await group.settled();
  // The last connection to close checkpoints the WAL, which a reader cannot do; erased data would stay in the log.
  reader?.close();
  await query.destroy();
}

type RunBatch = (statements: readonly CompiledQuery[]) => Promise<QueryResult<unknown>[]>;

/** Runs statements as one transaction. After startup nothing else opens transactions. */
function createBatchRunner(query: Kysely<Tables>, thread: SqliteThread | undefined): RunBatch {
  if (thread) return (statements) => thread.runTransaction(statements);
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

/** Migrates the tables to version `to`, step by step. `path`: the SQLite file. Rejects with DatabaseRefusedError. */
export async function migrate(
  kind: Database['kind'],
  query: Kysely<Tables>,
  to: number,
  path: string | undefined,
): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    // Several processes may start at once: on Postgres the first takes this lock, and the others find nothing to do.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(7316402)`.execute(transaction);
    await transaction.schema
      .createTable('meta')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    const row = await transaction.selectFrom('meta').select('value').where('name', '=', 'version').executeTakeFirst();
    const steps = assertReadable(kind, Number(row?.value ?? 0), path);
    for (const step of steps.slice(0, steps.length - (newestOf(SCHEMA) - to))) await step(transaction);
    const value = String(to);
    await transaction
      .insertInto('meta')
      .values({ name: 'version', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
}

/** Checks the version of a file without changing it. @throws DatabaseRefusedError if this program cannot read it */
export function assertReadableFile(path: string): void {
  assertReadable('sqlite', peek(path, versionInFile) ?? 0, path);
}

/** The migration steps for tables of version `found`. @throws DatabaseRefusedError if this program cannot read them */
export function assertReadable(kind: Database['kind'], found: number, path = ':memory:') {
  const steps = stepsFrom(SCHEMA, found);
  if (steps) return steps;
  const keptAt: KeptAt =
    kind === 'postgres'
      ? { place: 'the database of DATABASE_URL', part: 'the bot’s tables', variable: 'DATABASE_URL' }
      : { place: `the folder ${dirname(path)}`, part: basename(path), variable: 'DATA_DIR' };
  throw new DatabaseRefusedError(refusalOf(keptAt, SCHEMA, found));
}

function versionInFile(database: DatabaseSync): number {
  const hasMeta = database.prepare("select 1 from sqlite_master where name = 'meta'").get() !== undefined;
  const row = hasMeta ? database.prepare("select value from meta where name = 'version'").get() : undefined;
  return Number(row?.value ?? 0);
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
    throw new DatabaseRefusedError(
      'the database was encrypted with a key that is not listed: add that key to ENCRYPTION_KEYS, after the others',
      {
        cause: error,
      },
    );
  }
}
