import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** A statement of which no report is made: that would take longer than some changes, and FTS5 numbers rows beyond 2^53. */
export function prepareWrite(database: DatabaseSync, sql: string): { run(...values: SQLInputValue[]): void } {
  const statement = database.prepare(sql);
  return { run: (...values) => void statement.get(...values) };
}
