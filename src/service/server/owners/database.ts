/** `service.sqlite`: owners, their tokens, credits and tickets. Several processes use it at once: every change is one short transaction. */
import { basename, dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { ensurePrivateFile } from '#platform/files.ts';
import { newestOf, peek, refusalOf, type Schema, stepsFrom, userVersionOf } from '#storage/schema-version.ts';
import { ServiceDataError } from '../service-store.ts';

/** How long a change waits for another process's, in milliseconds. */
const BUSY_MS = 5000;

export type Row = Record<string, unknown>;
export type Value = string | number | Uint8Array | null;

export interface Statements {
  /** @returns the rows of a statement that has any: written ones as `returning` names them */
  all(sql: string, ...values: readonly Value[]): Promise<Row[]>;
}

export interface OwnersDatabase extends Statements {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * One transaction, rolled back when `work` rejects; `work` asks `within` alone, and opens no other.
   * @param about those about the same thing (an owner's id, a name) are carried out one after the other, in all processes
   */
  transaction<T>(about: string, work: (within: Statements) => Promise<T>): Promise<T>;
  /** Makes what was erased or ended stay so, whatever happens to the machine, and leaves no trace of it in a journal. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
}

/** The first row. */
export async function one(statements: Statements, sql: string, ...values: readonly Value[]): Promise<Row | undefined> {
  return (await statements.all(sql, ...values))[0];
}

/** How a database writes what the tables are made of. */
type Dialect = Readonly<Record<'schema' | 'number' | 'bytes' | 'sequence' | 'strict', string>>;

/** Names stand as keyed pseudonyms beside their sealed text: the tables alone name nobody, and open no archive. */
export const ownerTables = ({ schema, number, bytes, sequence, strict }: Dialect): string => `
create table ${schema}meta (name text primary key, value text not null)${strict};
create table ${schema}owner (
  id text primary key,
  pseudonym text not null unique,
  name text not null,
  display_name text,
  archive_key text not null,
  is_sample ${number} not null,
  created_at ${number} not null,
  balance ${number} not null check (balance >= 0),
  refilled_in text not null
)${strict};
create table ${schema}link (
  pseudonym text primary key,
  owner_id text not null references ${schema}owner (id) on delete cascade,
  created_at ${number} not null
)${strict};
create index link_by_owner on ${schema}link (owner_id);
create table ${schema}token (
  id text primary key,
  owner_id text not null references ${schema}owner (id) on delete cascade,
  hash ${bytes} not null,
  scopes text not null,
  app_name text not null,
  created_at ${number} not null,
  expires_at ${number},
  used_at ${number},
  payer_id text references ${schema}owner (id) on delete cascade
)${strict};
create index token_by_owner on ${schema}token (owner_id, created_at);
create index token_by_payer on ${schema}token (payer_id) where payer_id is not null;
create table ${schema}ledger (
  id ${sequence},
  owner_id text not null references ${schema}owner (id) on delete cascade,
  at ${number} not null,
  kind text not null check (kind in ('charge', 'refund', 'refill', 'grant', 'correction')),
  operation text,
  amount ${number} not null,
  balance ${number} not null,
  token_id text,
  refund_of ${number} unique,
  settled ${number} not null
)${strict};
create index ledger_by_owner on ${schema}ledger (owner_id);
create index ledger_open on ${schema}ledger (id) where settled = 0;
create table ${schema}spent (
  pseudonym text primary key,
  balance ${number} not null,
  refilled_in text not null
)${strict};
create index ledger_by_time on ${schema}ledger (at);
create table ${schema}ticket (
  seq ${sequence},
  hash ${bytes} not null unique,
  owner_id text not null references ${schema}owner (id) on delete cascade,
  purpose text not null,
  request text not null,
  expires_at ${number} not null,
  browser_hash ${bytes}
)${strict};
create index ticket_by_owner on ${schema}ticket (owner_id, seq);
create index ticket_by_end on ${schema}ticket (expires_at);
`;

const TABLES = ownerTables({
  ...{ schema: '', number: 'integer', bytes: 'blob', strict: ' strict' },
  sequence: 'integer primary key autoincrement',
});

/** Its version stands in the file's `user_version`. */
export const OWNERS_SCHEMA: Schema<string> = { baseline: 23, steps: [TABLES] };

/** Opens, and on first use makes, `service.sqlite`. @throws ServiceDataError when another version wrote it or it is not ours */
export function openOwnersFile(dataDir: string): OwnersDatabase {
  const file = join(dataDir, 'service.sqlite');
  let database: DatabaseSync | undefined;
  try {
    requireReadable(file, peek(file, userVersionOf) ?? 0);
    ensurePrivateFile(file);
    const opened = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
    database = opened;
    opened.exec(
      'pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on; pragma journal_size_limit = 4194304',
    );
    inTransaction(opened, () => {
      for (const step of requireReadable(file, userVersionOf(opened))) opened.exec(step);
      opened.exec(`pragma user_version = ${newestOf(OWNERS_SCHEMA)}`);
    });
    return serialize(opened);
  } catch (error) {
    database?.close();
    throw error instanceof ServiceDataError ? error : toDataError(file, error);
  }
}

function requireReadable(file: string, found: number): readonly string[] {
  const steps = stepsFrom(OWNERS_SCHEMA, found);
  if (steps) return steps;
  const keptAt = { place: `the folder ${dirname(file)}`, part: basename(file), variable: 'DATA_DIR' };
  throw new ServiceDataError(refusalOf(keptAt, OWNERS_SCHEMA, found));
}

function toDataError(file: string, cause: unknown): ServiceDataError {
  const reason = cause instanceof Error ? cause.message : 'unknown reason';
  return new ServiceDataError(`${file} cannot be used as the data service's file: ${reason}`, { cause });
}

/** Runs `work` as one transaction that holds the write lock from its start; rolled back when it throws. */
function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('begin immediate');
  try {
    work();
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** As everybody here asks it. What is asked waits for the transaction before it: there is one connection. */
function serialize(database: DatabaseSync): OwnersDatabase {
  const statements = new Map<string, StatementSync>();
  let before: Promise<unknown> = Promise.resolve();

  function rowsOf(sql: string, values: readonly Value[]): Row[] {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...values);
  }

  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = before.then(work);
    before = done.catch(() => undefined);
    return done;
  }

  return {
    kind: 'sqlite',
    all: (sql, ...values) => inTurn(() => rowsOf(sql, values)),
    transaction: (_about, work) =>
      inTurn(async () => {
        database.exec('begin immediate');
        try {
          const result = await work({ all: async (sql, ...values) => rowsOf(sql, values) });
          database.exec('commit');
          return result;
        } catch (error) {
          if (database.isTransaction) database.exec('rollback');
          throw error;
        }
      }),
    // What was overwritten with zeros has to reach the disk, and the journal must not keep it.
    checkpoint: () => inTurn(() => database.exec('pragma wal_checkpoint(truncate)')),
    close: () => inTurn(() => database.close()),
  };
}
