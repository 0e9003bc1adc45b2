/** Connections to Postgres, as everybody here opens them. */
import { Socket } from 'node:net';
import type { Pool } from 'pg';

const STATEMENT_MS = 30_000;
/** Longer than Postgres lets any statement take: a server that fails over may leave a connection without a word. */
const SILENT_MS = STATEMENT_MS + 5_000;

export interface PoolOptions {
  /** Connections at most; 10 when absent. */
  readonly max?: number;
  /** For how long a connection may be silent (ms) before it counts as broken. */
  readonly silentMs?: number;
}

/** A pool for the Postgres at `url`; it connects when it is first asked for something. Whole numbers come as numbers. */
export async function openPostgresPool(
  url: string,
  { max = 10, silentMs = SILENT_MS }: PoolOptions = {},
): Promise<Pool> {
  // Whoever keeps everything in a file needs no driver for Postgres.
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
      return socket.setTimeout(silentMs, () =>
        socket.destroy(new Error(`Postgres has said nothing for ${silentMs} ms`)),
      );
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So would one that breaks while it is in use: whoever uses it hears of it anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
