/** The thread that writes to the SQLite file: a commit waits for the disk, and nobody else should. See sqlite-driver.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from './sqlite-connection.ts';
import type { SqliteAnswer, SqliteOrder } from './sqlite-driver.ts';

const port = parentPort;
if (!port) throw new Error('this file is the body of a thread');
const connection = openSqlite(String(workerData));

port.on('message', (order: SqliteOrder) => {
  if (order === 'close') {
    connection.close();
    port.close();
  } else port.postMessage(answerTo(order));
});

function answerTo({ sql, parameters }: Exclude<SqliteOrder, 'close'>): SqliteAnswer {
  try {
    return connection.execute(sql, parameters);
  } catch (error) {
    return { error };
  }
}
