/**
 * Owners, tokens, credits and tickets: one schema, in `service.sqlite` or Postgres, shared by several processes. In
 * Postgres it also creates the tables of archives, in a schema apart from the bot's tables, which may be beside it.
 */
import { basename, dirname, join } from 'node:path';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import { ensurePrivateFile } from '#platform/files.ts';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import {
  type KeptAt,
  newestOf,
  peek,
  refusalOf,
  type Schema,
  stepsFrom,
  userVersionOf,
} from '#storage/schema-version.ts';
import { openSqlite } from '#storage/sqlite-connection.ts';
import { OWNED_TABLES, POSTGRES_ARCHIVES_SCHEMA } from '../archive/postgres-tables.ts';
import { postgresTrouble, ServiceDataError, type ServiceStore } from '../service-store.ts';

/** A column's type; `?` if it is nullable. */
type Kind = 'text' | 'text?' | 'bigint' | 'bigint?';

/**
 * Tables and their columns, the key first; referenced tables come first. `_at`: milliseconds since 1970; `pseudonym`: a keyed
 * hash of a name; `hash`: hex hash of a secret; `owner_id`, `payer_id`: foreign keys whose rows are deleted with the owner.
 */
export const OWNER_COLUMNS = {
  /** `pepper`: the sealed secret behind the pseudonyms. */
  meta: { name: 'text', value: 'text' },
  /** Names and archive key are sealed. `refilled_in`: month of the last allowance. */
  owner: {
    id: 'text',
    name: 'text',
    display_name: 'text?',
    archive_key: 'text',
    created_at: 'bigint',
    balance: 'bigint',
    refilled_in: 'text',
  },
  /** The owner's name and its aliases. */
  owner_name: { pseudonym: 'text', owner_id: 'text' },
  /** `scopes`: JSON. `client_id`: the OAuth client it was issued to, if any. */
  token: {
    id: 'text',
    owner_id: 'text',
    hash: 'text',
    scopes: 'text',
    app_name: 'text',
    created_at: 'bigint',
    expires_at: 'bigint?',
    used_at: 'bigint?',
    payer_id: 'text?',
    client_id: 'text?',
  },
  /** `settled`: 0 while the charged call runs. */
  ledger: {
    id: 'text',
    owner_id: 'text',
    created_at: 'bigint',
    kind: 'text',
    operation: 'text?',
    amount: 'bigint',
    balance: 'bigint',
    token_id: 'text?',
    settled: 'bigint',
  },
  /** This month's remaining credits of erased owners. */
  spent: { pseudonym: 'text', balance: 'bigint', refilled_in: 'text' },
  /** `request` is sealed. */
  ticket: {
    hash: 'text',
    owner_id: 'text',
    purpose: 'text',
    request: 'text',
    expires_at: 'bigint',
    browser_hash: 'text?',
  },
} as const satisfies Record<string, Record<string, Kind>>;

type Value<K extends Kind> = (K extends `text${string}` ? string : number) | (K extends `${string}?` ? null : never);
type Tables = typeof OWNER_COLUMNS;
export type OwnerTables = {
  [Table in keyof Tables]: { -readonly [Column in keyof Tables[Table]]: Value<Tables[Table][Column] & Kind> };
};

const INDEXES: readonly [table: keyof OwnerTables, columns: string[]][] = [
  ['owner_name', ['owner_id']],
  ['token', ['owner_id', 'created_at']],
  ['token', ['payer_id']],
  ['ledger', ['owner_id']],
  ['ledger', ['created_at']],
  ['ticket', ['owner_id', 'expires_at']],
  ['ticket', ['expires_at']],
];

/** SQLite keeps its version in `user_version`. */
export const OWNERS_SCHEMA: Schema<(query: Kysely<OwnerTables>) => Promise<void>> = {
  baseline: 25,
  steps: [createBaseline],
};

async function createBaseline({ schema }: Kysely<OwnerTables>): Promise<void> {
  for (const [table, columns] of Object.entries(OWNER_COLUMNS)) {
    const [key = '', ...others] = Object.keys(columns);
    let creation = schema.createTable(table).addColumn(key, 'text', (column) => column.primaryKey());
    for (const name of others) {
      const kind = (columns as Record<string, Kind>)[name] as Kind;
      const refersToOwner = name === 'owner_id' || name === 'payer_id';
      creation = creation.addColumn(name, kind.startsWith('text') ? 'text' : 'bigint', (column) => {
        const definition = kind.endsWith('?') ? column : column.notNull();
        return refersToOwner ? definition.references('owner.id').onDelete('cascade') : definition;
      });
    }
    if (table === 'owner') creation = creation.addCheckConstraint('owner_balance', sql`balance >= 0`);
    await creation.execute();
  }
  for (const [table, columns] of INDEXES) {
    const name = `${table}_by_${columns.join('_')}`;
    await schema.createIndex(name).on(table).columns(columns).execute();
  }
  await schema.createIndex('ledger_open').on('ledger').column('id').where(sql.ref('settled'), '=', 0).execute();
}

export interface OwnersDatabase {
  readonly kind: 'sqlite' | 'postgres';
  readonly query: Kysely<OwnerTables>;
  /**
   * Runs a transaction, rolled back when `work` rejects; `work` must use `within` only and not open another one.
   * @param about transactions with the same `about` (an owner's id, a name) run one at a time across all processes
   */
  transaction<T>(about: string, work: (within: Kysely<OwnerTables>) => Promise<T>): Promise<T>;
  /** Deletes an owner, with what another service wrote since their archive was removed. */
  deleteOwner(id: string, within: Kysely<OwnerTables>): Promise<void>;
  /** Makes erasures and revocations durable, and clears their traces from the journal. */
  checkpoint(): Promise<void>;
}

/** Opens the database, creating it on first use. @throws ServiceDataError when another version wrote it or it can't be used */
export async function openOwnersDatabase({ dataDir, databaseUrl }: ServiceStore): Promise<OwnersDatabase> {
  return databaseUrl === undefined ? openFile(join(dataDir, 'service.sqlite')) : openPostgres(databaseUrl);
}

async function openFile(file: string): Promise<OwnersDatabase> {
  const keptAt = { place: `the folder ${dirname(file)}`, part: basename(file), variable: 'DATA_DIR' };
  let query: Kysely<OwnerTables> | undefined;
  try {
    requireReadable(keptAt, OWNERS_SCHEMA, peek(file, userVersionOf) ?? 0);
    ensurePrivateFile(file);
    const opened = new Kysely<OwnerTables>({ dialect: new SqliteDialect({ database: sqliteAt(file) }) });
    query = opened;
    await opened.transaction().execute(async (within) => {
      const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(within);
      for (const step of requireReadable(keptAt, OWNERS_SCHEMA, rows[0]?.user_version ?? 0)) await step(within);
      await sql.raw(`pragma user_version = ${newestOf(OWNERS_SCHEMA)}`).execute(within);
    });
    return {
      kind: 'sqlite',
      query: opened,
      transaction: (_about, work) => opened.transaction().execute(work),
      deleteOwner: deleteRow,
      // Flushes the zeros written over deleted data to disk, and truncates the journal that still has it.
      checkpoint: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(opened)),
    };
  } catch (error) {
    await query?.destroy();
    if (error instanceof ServiceDataError) throw error;
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new ServiceDataError(`${file} cannot be used as the data service's database: ${reason}`, { cause: error });
  }
}

/** Adapts a SQLite file to Kysely. Transactions take the write lock when they begin: upgrading later may fail. */
function sqliteAt(file: string): SqliteDatabase {
  const connection = openSqlite(file);
  // Commits don't wait for the disk: a power cut may undo the last charges. `checkpoint` makes the rest durable.
  connection.execute('pragma synchronous = normal', []);
  const rowsOf = (statement: string, parameters: readonly unknown[]) => {
    const outcome = connection.execute(statement === 'begin' ? 'begin immediate' : statement, parameters);
    return typeof outcome === 'number' ? [] : outcome;
  };
  return {
    close: () => connection.close(),
    prepare: (statement) => ({
      reader: true,
      all: (parameters) => rowsOf(statement, parameters),
      run: () => ({ changes: 0, lastInsertRowid: 0 }),
      iterate: (parameters) => rowsOf(statement, parameters).values(),
    }),
  };
}

async function openPostgres(url: string): Promise<OwnersDatabase> {
  const pool = await openPostgresPool(url);
  const query = new Kysely<OwnerTables>({ dialect: new PostgresDialect({ pool }) }).withSchema('data_service');
  const transaction: OwnersDatabase['transaction'] = (about, work) =>
    query.transaction().execute(async (within) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`.execute(within);
      return work(within);
    });
  try {
    // Several processes may start at the same time.
    await transaction('schema of owners', createPostgresTables);
  } catch (error) {
    await query.destroy();
    throw postgresTrouble(error);
  }
  return { kind: 'postgres', query, transaction, deleteOwner, checkpoint: async () => undefined };
}

async function deleteRow(id: string, within: Kysely<OwnerTables>): Promise<void> {
  await within.deleteFrom('owner').where('id', '=', id).execute();
}

async function deleteOwner(id: string, within: Kysely<OwnerTables>): Promise<void> {
  // From here on nobody can create the archive.
  await deleteRow(id, within);
  // Waits for its current writer.
  const archive = sql`select owner from data_service.archive where name = ${id} for update`;
  if ((await archive.execute(within)).rows.length === 0) return;
  for (const table of OWNED_TABLES)
    await sql`delete from ${sql.table(`data_service.${table}`)} where owner = (${archive})`.execute(within);
}

async function createPostgresTables(within: Kysely<OwnerTables>): Promise<void> {
  // Checked first: a role that may use an existing schema need not be allowed to create one.
  const { rows: schemas } = await sql`select 1 from pg_namespace where nspname = 'data_service'`.execute(within);
  if (schemas.length === 0) await sql`create schema data_service`.execute(within);
  await sql`create table if not exists data_service.version (part text primary key, number integer not null)`.execute(
    within,
  );
  for (const step of await missingSteps(within, 'owners', OWNERS_SCHEMA)) await step(within);
  for (const step of await missingSteps(within, 'archives', POSTGRES_ARCHIVES_SCHEMA))
    await sql.raw(step).execute(within);
}

/** The steps that a part of the tables lacks; its version is set to the newest. */
async function missingSteps<Step>(within: Kysely<OwnerTables>, part: string, schema: Schema<Step>) {
  const { rows } = await sql<{
    number: number;
  }>`select number from data_service.version where part = ${part}`.execute(within);
  const keptAt = { place: 'the Postgres of the data service', part: `the ${part}`, variable: 'SERVICE_DATABASE_URL' };
  const steps = requireReadable(keptAt, schema, rows[0]?.number ?? 0);
  await sql`insert into data_service.version (part, number) values (${part}, ${newestOf(schema)})
    on conflict (part) do update set number = excluded.number`.execute(within);
  return steps;
}

function requireReadable<Step>(keptAt: KeptAt, schema: Schema<Step>, found: number): readonly Step[] {
  const steps = stepsFrom(schema, found);
  if (!steps) throw new ServiceDataError(refusalOf(keptAt, schema, found));
  return steps;
}
