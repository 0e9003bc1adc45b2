/** Opens connection pools to Postgres. */
import { Socket } from 'node:net';
import type { Pool } from 'pg';

const STATEMENT_MS = 30_000;
/** Above the statement timeout: a server that fails over may leave a connection silent without closing it. */
const SILENT_MS = STATEMENT_MS + 5_000;

export interface PoolOptions {
  /** Maximum number of connections; 10 when absent. */
  readonly max?: number;
  /** Milliseconds of silence after which a connection counts as broken. */
  readonly silentMs?: number;
}

/** A pool for the Postgres at `url`; connects on first use. Returns bigint columns as numbers. */
export async function openPostgresPool(
  url: string,
  { max = 10, silentMs = SILENT_MS }: PoolOptions = {},
): Promise<Pool> {
  // Imported lazily: an SQLite deployment needs no Postgres driver.
  const { default: pg } = await import('pg');
  // bigint columns hold milliseconds, update ids and row numbers, far below 2^53: read them as numbers.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_MS,
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(silentMs, () => socket.destroy(new Error(`Postgres was silent for ${silentMs} ms`)));
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So would one that breaks while in use, whose query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
