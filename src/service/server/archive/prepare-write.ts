import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** Prepares a statement without a change report, which is slow, and fails on FTS5's row numbers beyond 2^53. */
export function prepareWrite(database: DatabaseSync, sql: string): { run(...values: SQLInputValue[]): void } {
  const statement = database.prepare(sql);
  return { run: (...values) => void statement.get(...values) };
}
