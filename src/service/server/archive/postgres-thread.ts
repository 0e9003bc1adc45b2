/** Holds the connection of a PostgresLine: carries out one statement after the other, until the other side closes. */
import { workerData } from 'node:worker_threads';
import type { PoolClient } from 'pg';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import { errorToSend } from '../sent-error.ts';
import type { LineAnswer, LineEnd, LineQuestion, NumberedAnswer } from './postgres-line.ts';

const { url, port, answered } = workerData as LineEnd;
const pool = await openPostgresPool(url, { max: 1 });
/**
 * What is asked for is found by an index, whatever the planner takes a table for; plans are used once. Rows that an index
 * found are read ahead of, where the system can do that.
 */
const SETTINGS = `set enable_seqscan = off; set jit = off;
  select set_config(name, '256', false) from pg_settings where name = 'effective_io_concurrency' and setting <> '0'`;
let client: PoolClient | undefined;
let isInTransaction = false;
/** Of what was told since something was asked. */
let failed: LineAnswer | undefined;
/** One after the other. */
let carriedOut = Promise.resolve();

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

async function carryOut({ sql, parameters }: Omit<LineQuestion, 'number'>): Promise<LineAnswer> {
  try {
    // What is left of a transaction whose connection broke is its end.
    if (sql === 'rollback' && !client) return { rows: [] };
    const { rows } = await (await connected()).query(sql, [...parameters]);
    if (sql.startsWith('begin')) isInTransaction = true;
    return { rows };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { error: errorToSend(error), code };
  } finally {
    if (sql === 'commit' || sql === 'rollback') isInTransaction = false;
  }
}

async function take({ number, ...question }: LineQuestion): Promise<void> {
  const answer = failed ?? (await carryOut(question));
  if (number === undefined) {
    // What has not begun cannot be asked of; what cannot be ended is over.
    failed = question.sql.startsWith('begin') && 'error' in answer ? answer : undefined;
    return;
  }
  failed = undefined;
  port.postMessage({ ...answer, number } satisfies NumberedAnswer);
  Atomics.store(answered, 0, number);
  Atomics.notify(answered, 0);
}

port.on('message', (question: LineQuestion) => {
  carriedOut = carriedOut.then(() => take(question));
});
port.on('close', () => {
  const held = client;
  // What it says from now on, that its server stops for one, concerns nobody.
  client = undefined;
  held?.release(true);
  void pool.end();
});
