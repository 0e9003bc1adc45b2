/** A look into the bot's database that changes nothing: which version it has, whether its keys fit, what waits in it. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Vault } from '#platform/vault.ts';
import { bindings } from './bindings.ts';
import type { Database, DatabaseAddress } from './database.ts';
import { SCHEMA } from './schema.ts';
import { newestOf, stepsFrom } from './schema-version.ts';

/** What the present program writes. */
export const DATABASE_VERSION = newestOf(SCHEMA);

/** Whether this program can bring tables of this version up to date. */
export const isReadable = (version: number): boolean => stepsFrom(SCHEMA, version) !== undefined;

export interface Inspection {
  /** Of its tables; 0 when nothing has been made in it yet. */
  readonly version: number;
  /** Whether the keys open what was sealed in it; true where nothing was. */
  readonly opens: boolean;
  /** Connected people. */
  readonly connections: number;
  /** Updates that are being worked on, or wait for it. */
  readonly updates: number;
  /** Messages that wait to be said. */
  readonly messages: number;
  /** Of a file only. */
  readonly bytes?: number;
}

type Rows = (sql: string) => Promise<Record<string, unknown>[]>;
const POSTGRES_DEADLINE_MS = 8_000;

/** Undefined where there is no file yet. Rejects with the driver's error when it cannot be reached or read. */
export async function inspectDatabase(address: DatabaseAddress, vault: Vault): Promise<Inspection | undefined> {
  if (address.kind === 'sqlite') {
    if (!existsSync(address.path)) return undefined;
    using database = new DatabaseSync(address.path, { readOnly: true });
    const [check] = database.prepare('pragma quick_check(1)').all();
    if (check?.quick_check !== 'ok') throw Object.assign(new Error('the file is damaged'), { code: 'DAMAGED' });
    const rows: Rows = async (sql) => database.prepare(sql).all();
    const hasMeta = database.prepare("select 1 from sqlite_master where name = 'meta'").get() !== undefined;
    return { ...(await look(rows, hasMeta, vault)), bytes: statSync(address.path).size };
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
    return await look(rows, found?.there === true, vault);
  } finally {
    await client.end();
  }
}

async function look(rows: Rows, hasMeta: boolean, vault: Vault): Promise<Inspection> {
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

/** Whether the keys open a database's `pepper`, and so what is sealed in it. */
export function opensPepper(vault: Vault, sealed: string): boolean {
  try {
    vault.open(sealed, bindings.pepper());
    return true;
  } catch {
    return false;
  }
}

/** The version of an open database. Rejects as `read` does. */
export async function versionOf({ query, read }: Pick<Database, 'query' | 'read'>): Promise<number> {
  const asked = query.selectFrom('meta').select('value').where('name', '=', 'version').compile();
  const [row] = await read(asked, asked.parameters);
  return Number(row?.value ?? 0);
}
