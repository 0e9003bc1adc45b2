/** Worker thread that owns the SQLite file, so that only it waits for the disk. See sqlite-driver.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite, type SqliteOutcome } from './sqlite-connection.ts';
import type { SqliteReply, SqliteRequest, SqliteStatement } from './sqlite-driver.ts';

const port = parentPort;
if (!port) throw new Error('this module must run in a worker thread');
const connection = openSqlite(String(workerData));

port.on('message', (request: SqliteRequest) => {
  if (request === 'close') {
    connection.close();
    port.close();
  } else port.postMessage(replyTo(request));
});

function replyTo(statements: readonly SqliteStatement[]): SqliteReply {
  try {
    return statements.length === 1 ? executeAll(statements) : runTransaction(statements);
  } catch (error) {
    // Structured cloning drops an error's extra properties.
    const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
    return errcode === undefined ? { error } : { error, errcode };
  }
}

const executeAll = (statements: readonly SqliteStatement[]): SqliteOutcome[] =>
  statements.map(([text, parameters]) => connection.execute(text, parameters));

function runTransaction(statements: readonly SqliteStatement[]): SqliteOutcome[] {
  connection.execute('begin immediate', []);
  try {
    const outcomes = executeAll(statements);
    connection.execute('commit', []);
    return outcomes;
  } catch (error) {
    connection.execute('rollback', []);
    throw error;
  }
}
