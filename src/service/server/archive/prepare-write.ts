import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * Prepares a statement whose `run` may follow any change of the index. FTS5 numbers the rows of its own tables beyond
 * 2^53 when it tidies them up, and `run` reports the last row number of all: as a number it cannot be read, and throws.
 * What `run` returns is bigints.
 */
export function prepareWrite(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}
