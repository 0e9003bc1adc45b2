/** The thread that writes to the SQLite file: a commit waits for the disk, and nobody else should. See sqlite-driver.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite, type SqliteOutcome } from './sqlite-connection.ts';
import type { SqliteAnswer, SqliteOrder, ToldStatement } from './sqlite-driver.ts';

const port = parentPort;
if (!port) throw new Error('this file is the body of a thread');
const connection = openSqlite(String(workerData));

port.on('message', (order: SqliteOrder) => {
  if (order === 'close') {
    connection.close();
    port.close();
  } else port.postMessage(answerTo(order));
});

function answerTo(statements: readonly ToldStatement[]): SqliteAnswer {
  try {
    return statements.length === 1 ? executed(statements) : together(statements);
  } catch (error) {
    // What an error has beside its text does not get through to another thread by itself.
    const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
    return errcode === undefined ? { error } : { error, errcode };
  }
}

const executed = (statements: readonly ToldStatement[]): SqliteOutcome[] =>
  statements.map(([text, parameters]) => connection.execute(text, parameters));

function together(statements: readonly ToldStatement[]): SqliteOutcome[] {
  connection.execute('begin immediate', []);
  try {
    const outcomes = executed(statements);
    connection.execute('commit', []);
    return outcomes;
  } catch (error) {
    connection.execute('rollback', []);
    throw error;
  }
}
