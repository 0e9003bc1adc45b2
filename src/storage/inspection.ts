/** Read-only inspection of the bot's database: its version, whether the keys open it, and its counts. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Vault } from '#platform/vault.ts';
import { bindings } from './bindings.ts';
import type { Database, DatabaseAddress } from './database.ts';
import { SCHEMA } from './schema.ts';
import { newestOf, stepsFrom } from './schema-version.ts';

/** Schema version that this program writes. */
export const DATABASE_VERSION = newestOf(SCHEMA);

/** Whether this program can migrate tables of this version. */
export const isReadable = (version: number): boolean => stepsFrom(SCHEMA, version) !== undefined;

export interface Inspection {
  /** Schema version; 0 for a new database. */
  readonly version: number;
  /** Whether the keys open its sealed values; true if there are none. */
  readonly opens: boolean;
  /** Number of connected people. */
  readonly connections: number;
  /** Updates that are running or waiting. */
  readonly updates: number;
  /** Messages waiting to be sent. */
  readonly messages: number;
  /** File size; only for SQLite. */
  readonly bytes?: number;
}

type Rows = (sql: string) => Promise<Record<string, unknown>[]>;
const POSTGRES_DEADLINE_MS = 8_000;
/** Depths are capped at this number. */
const MAX_COUNTED = 10_000;

/** Undefined if there is no file yet. Rejects with the driver's error if the database is unreachable or unreadable. */
export async function inspectDatabase(address: DatabaseAddress, vault: Vault): Promise<Inspection | undefined> {
  if (address.kind === 'sqlite') {
    if (!existsSync(address.path)) return undefined;
    using database = new DatabaseSync(address.path, { readOnly: true });
    const [check] = database.prepare('pragma quick_check(1)').all();
    if (check?.quick_check !== 'ok') throw Object.assign(new Error('the file is damaged'), { code: 'DAMAGED' });
    const rows: Rows = async (sql) => database.prepare(sql).all();
    const hasMeta = database.prepare("select 1 from sqlite_master where name = 'meta'").get() !== undefined;
    return { ...(await inspect(rows, hasMeta, vault)), bytes: statSync(address.path).size };
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: address.url,
    connectionTimeoutMillis: POSTGRES_DEADLINE_MS,
    statement_timeout: POSTGRES_DEADLINE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('set default_transaction_read_only = on');
    const rows: Rows = async (sql) => (await client.query(sql)).rows;
    const [found] = await rows("select to_regclass('meta') is not null as there");
    return await inspect(rows, found?.there === true, vault);
  } finally {
    await client.end();
  }
}

async function inspect(rows: Rows, hasMeta: boolean, vault: Vault): Promise<Inspection> {
  const empty = { version: 0, opens: true, connections: 0, updates: 0, messages: 0 };
  if (!hasMeta) return empty;
  const meta = Object.fromEntries(
    (await rows("select name, value from meta where name in ('version', 'pepper')")).map(({ name, value }) => [
      String(name),
      String(value),
    ]),
  );
  const version = Number(meta.version ?? 0);
  const opens = meta.pepper === undefined || opensPepper(vault, meta.pepper);
  // Other versions may have other tables.
  if (version !== DATABASE_VERSION) return { ...empty, version, opens };
  const [counts] = await rows(`select (select count(*) from connections) as connections,
    (select count(*) from jobs where kind = 'update' and state <> 'done') as updates,
    (select count(*) from jobs where kind = 'message') as messages`);
  return {
    ...{ version, opens },
    connections: Number(counts?.connections),
    updates: Number(counts?.updates),
    messages: Number(counts?.messages),
  };
}

/** Whether the keys open a database's `pepper`, and so its other sealed values. */
export function opensPepper(vault: Vault, sealed: string): boolean {
  try {
    vault.open(sealed, bindings.pepper());
    return true;
  } catch {
    return false;
  }
}

/** The schema version of an open database. Rejects like `read`. */
export async function versionOf({ query, read }: Pick<Database, 'query' | 'read'>): Promise<number> {
  const versionQuery = query.selectFrom('meta').select('value').where('name', '=', 'version').compile();
  const [row] = await read(versionQuery, versionQuery.parameters);
  return Number(row?.value ?? 0);
}

export interface Depths {
  /** Updates that are running or waiting. */
  inbox: number;
  /** When the oldest of them arrived, ms since 1970; null if there is none. */
  firstReceived: number | null;
  /** Messages waiting to be sent. */
  outbox: number;
  /** When the oldest of them was created; null if there is none. */
  firstToSend: number | null;
}

/** The returned function rejects like `read`. */
export function createDepths({ query, read }: Pick<Database, 'query' | 'read'>): () => Promise<Depths> {
  const updates = sql`kind = 'update' and state <> 'done'`;
  const messages = sql`kind = 'message' and state <> 'done'`;
  const counts = sql<Depths>`select
    (select count(*) from (select 1 from jobs where ${updates} limit ${MAX_COUNTED}) as counted) as inbox,
    (select min(received_at) from jobs where ${updates}) as "firstReceived",
    (select count(*) from (select 1 from jobs where ${messages} limit ${MAX_COUNTED}) as counted) as outbox,
    (select min(received_at) from jobs where ${messages}) as "firstToSend"`.compile(query);
  return async () => {
    const [found] = await read(counts, counts.parameters);
    return found ?? { inbox: 0, firstReceived: null, outbox: 0, firstToSend: null };
  };
}
