/** Companion thread of a PostgresConnection: runs its statements one after the other until the other side closes. */
import { workerData } from 'node:worker_threads';
import type { PoolClient } from 'pg';
import { errorToSend } from '#platform/thread-requests.ts';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import type { ConnectionThreadData, NumberedResult, StatementRequest, StatementResult } from './postgres-connection.ts';

const { url, port, answered } = workerData as ConnectionThreadData;
const pool = await openPostgresPool(url, { max: 1 });
/**
 * Always use an index, and its order, whatever the planner estimates: it knows nothing of an archive that was just
 * imported. No JIT, since statements are short. Rows found by an index are prefetched, where the system supports that.
 */
const SETTINGS = `set enable_seqscan = off; set enable_sort = off; set jit = off;
  select set_config(name, '256', false) from pg_settings where name = 'effective_io_concurrency' and setting <> '0'`;
let client: PoolClient | undefined;
let isInTransaction = false;
/** Failure of a statement nobody waited for, reported with the next result. */
let failed: StatementResult | undefined;
/** Queue of statements. */
let queue = Promise.resolve();

async function connected(): Promise<PoolClient> {
  if (client) return client;
  if (isInTransaction) throw new Error('the connection to Postgres broke');
  const opened = await pool.connect();
  opened.once('error', (error) => {
    if (client !== opened) return;
    client = undefined;
    opened.release(error);
  });
  await opened.query(SETTINGS);
  client = opened;
  return opened;
}

/** Names of statements with parameters: planning one takes longer than many a look-up. */
const names = new Map<string, string>();
function prepared(sql: string, parameters: readonly unknown[]): { name?: string } {
  if (parameters.length === 0) return {};
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return { name };
}

async function run({ sql, parameters }: Omit<StatementRequest, 'number'>): Promise<StatementResult> {
  try {
    // If the connection broke, its transaction has already ended.
    if (sql === 'rollback' && !client) return { rows: [] };
    const { rows } = await (await connected()).query({
      text: sql,
      values: [...parameters],
      ...prepared(sql, parameters),
    });
    if (sql.startsWith('begin')) isInTransaction = true;
    return { rows };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { error: errorToSend(error), code };
  } finally {
    if (sql === 'commit' || sql === 'rollback') isInTransaction = false;
  }
}

async function handle({ number, ...statement }: StatementRequest): Promise<void> {
  const result = failed ?? (await run(statement));
  if (number === undefined) {
    // After a failed begin, the next query has to fail; a failed commit or rollback leaves nothing to report.
    failed = statement.sql.startsWith('begin') && 'error' in result ? result : undefined;
    return;
  }
  failed = undefined;
  port.postMessage({ ...result, number } satisfies NumberedResult);
  Atomics.store(answered, 0, number);
  Atomics.notify(answered, 0);
}

port.on('message', (statement: StatementRequest) => {
  queue = queue.then(() => handle(statement));
});
port.on('close', () => {
  const open = client;
  // Ignore later errors of the connection, such as that its server stops.
  client = undefined;
  open?.release(true);
  void pool.end();
});
