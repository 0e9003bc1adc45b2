/** The thread that writes to the SQLite file: a commit waits for the disk, and nobody else should. See sqlite-driver.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite, type SqliteOutcome } from './sqlite-connection.ts';
import type { SqliteAnswer, SqliteOrder, SqliteStatement } from './sqlite-driver.ts';

const port = parentPort;
if (!port) throw new Error('this file is the body of a thread');
const connection = openSqlite(String(workerData));

port.on('message', (order: SqliteOrder) => {
  if (order === 'close') {
    connection.close();
    port.close();
  } else port.postMessage(answerTo(order));
});

function answerTo(statements: readonly SqliteStatement[]): SqliteAnswer {
  try {
    return statements.length === 1 ? executed(statements) : together(statements);
  } catch (error) {
    return { error };
  }
}

const executed = (statements: readonly SqliteStatement[]): SqliteOutcome[] =>
  statements.map(({ sql, parameters }) => connection.execute(sql, parameters));

function together(statements: readonly SqliteStatement[]): SqliteOutcome[] {
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
