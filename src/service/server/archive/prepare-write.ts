import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** `run` may follow any change of the index: FTS5 numbers rows beyond 2^53, which only bigints can report. */
export function prepareWrite(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}
