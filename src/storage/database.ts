/** Opens the bot's database: an embedded SQLite file, or Postgres; brings it up to date; knows its pepper. */
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

const READ_AGAIN_MS = [50, 200, 500, 1_000];

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly query: Kysely<Tables>;
  /**
   * Rows of a query that was compiled once, with these parameters: for what almost every update asks. It sees what was
   * committed before, and waits neither for the query layer nor, on SQLite, for a write under way.
   */
  read<Row>(compiled: CompiledQuery<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  /** Makes it durable, together with what others want written in the same moment (group-commit.ts). */
  readonly write: GroupCommit['write'];
  /** Resolves when nothing waits to be written. */
  settled(): Promise<void>;
  /** Whether the last write could be made (group-commit.ts). */
  canWrite(): boolean;
  /** Transactions made since the start, and the writes in them. */
  counts(): { transactions: number; writes: number };
  readonly vault: Vault;
  /** The pseudonym under which a person or chat is stored; the same in every process on this database. */
  readonly pseudonym: (id: string | number) => string;
  /** A secret for `purpose` (43 characters of `A-Za-z0-9_-`), the same in every process and under every key of this database. */
  readonly secretFor: (purpose: string) => string;
  /** Resolves when what was asked before is done. A second call joins the first. */
  close(): Promise<void>;
}

/** The database was written by another version, cannot be read with the keys given, or, a Postgres, cannot be used; the message is for the operator. */
export class DatabaseRefusedError extends OperatorError {
  override name = 'DatabaseRefusedError';
}

/** What a database runs on besides itself. */
export interface DatabaseOptions {
  /** Times the pauses while it cannot be reached; the system's when unset. */
  clock?: Clock;
  log?: Log;
  /** For how long a connection to Postgres may be silent (ms) before it counts as broken; a little longer than a statement may take when unset. */
  silentMs?: number;
}

/** Opens the database at `address`. Rejects with DatabaseRefusedError, or with the error of SQLite or of the disk. */
export async function openDatabase(
  address: DatabaseAddress,
  vault: Vault,
  around: DatabaseOptions = {},
): Promise<Database> {
  const { query, thread } = await openQuery(address, around);
  // What is in memory is there for the connection that made it, and for no other.
  const path = address.kind === 'sqlite' && address.path !== ':memory:' ? { path: address.path } : {};
  return prepareDatabase(address.kind, query, vault, { ...around, ...(thread ? { thread } : {}), ...path });
}

/** The query layer alone, over a file that is made if need be, or over Postgres. Rejects as openDatabase does. */
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
    demandReadableFile(address.path);
    ensurePrivateFile(address.path);
  }
  const thread = new SqliteThread(address.path);
  return { query: new Kysely<Tables>({ dialect: createSqliteDialect(thread) }), thread };
}

/** As openDatabase, over a query layer that exists already; `thread` and `path`: the SQLite below it, to go past it. */
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
    const group = createGroupCommit({ batchRunner: together(query, thread), clock, log });
    let closed: Promise<void> | undefined;
    return {
      kind,
      query,
      read: reader ? readingFrom(reader) : readingThrough(query, clock, () => closed !== undefined),
      write: group.write,
      settled: group.settled,
      counts: group.counts,
      canWrite: group.canWrite,
      vault,
      pseudonym: createPseudonyms(pepper),
      secretFor: (purpose) => deriveSecret(pepper, purpose),
      close() {
        closed ??= shut(group, query, reader);
        return closed;
      },
    };
  } catch (error) {
    await query.destroy();
    throw kind === 'postgres' ? unusable(error) : error;
  }
}

/** The driver's words name what it is about, and nothing of the address but its host. */
function unusable(error: unknown): DatabaseRefusedError {
  if (error instanceof DatabaseRefusedError) return error;
  const reason = error instanceof Error ? error.message || error.name : 'unknown reason';
  return new DatabaseRefusedError(`the Postgres of DATABASE_URL cannot be used: ${reason}`, { cause: error });
}

function readingFrom(reader: SqliteConnection): Database['read'] {
  return async <Row>({ sql }: CompiledQuery<Row>, parameters: readonly unknown[]) =>
    reader.execute(sql, parameters) as Row[];
}

/** A read whose connection breaks is made again over another: so a failover costs nobody an answer. */
function readingThrough(query: Kysely<Tables>, clock: Clock, closed: () => boolean): Database['read'] {
  return async <Row>(compiled: CompiledQuery<Row>, parameters: readonly unknown[]) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return (await query.executeQuery<Row>({ ...compiled, parameters })).rows;
      } catch (error) {
        const pauseMs = READ_AGAIN_MS[attempt];
        if (pauseMs === undefined || closed() || isRefusal(error)) throw error;
        await clock.sleep(pauseMs);
      }
    }
  };
}

/** Writes what waits as far as the database can be reached, then lets go of it. */
async function shut(group: GroupCommit, query: Kysely<Tables>, reader: SqliteConnection | undefined): Promise<void> {
  group.close();
  await group.settled();
  // Whoever closes last folds the write-ahead log into the file, and a reader cannot: what was erased would stay in it.
  reader?.close();
  await query.destroy();
}

type RunBatch = (statements: readonly CompiledQuery[]) => Promise<QueryResult<unknown>[]>;

/** Makes statements as one transaction, all or none. Past the start nothing else opens a transaction. */
function together(query: Kysely<Tables>, thread: SqliteThread | undefined): RunBatch {
  if (thread) return (statements) => thread.together(statements);
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

/** Brings the tables to version `to`, one step after the other. `path`: of a file. Rejects with DatabaseRefusedError. */
export async function migrate(
  kind: Database['kind'],
  query: Kysely<Tables>,
  to: number,
  path: string | undefined,
): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    // Several processes may start at once: on Postgres the first holds this lock, the rest find nothing left to do.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(7316402)`.execute(transaction);
    await transaction.schema
      .createTable('meta')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    const row = await transaction.selectFrom('meta').select('value').where('name', '=', 'version').executeTakeFirst();
    const steps = demandReadable(kind, Number(row?.value ?? 0), path);
    for (const step of steps.slice(0, steps.length - (newestOf(SCHEMA) - to))) await step(transaction);
    const value = String(to);
    await transaction
      .insertInto('meta')
      .values({ name: 'version', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
}

/** Looks into a file, and changes nothing. @throws DatabaseRefusedError where this program cannot read it */
export function demandReadableFile(path: string): void {
  demandReadable('sqlite', peek(path, versionInFile) ?? 0, path);
}

/** The steps that tables of version `found` need. @throws DatabaseRefusedError where this program cannot read them */
export function demandReadable(kind: Database['kind'], found: number, path = ':memory:') {
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
      'the database was encrypted with a key that is not listed: put that key into ENCRYPTION_KEYS, behind the others',
      {
        cause: error,
      },
    );
  }
}
