import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/**
 * Makes a statement without a change report, which is slow, and fails on FTS5's row numbers beyond 2^53. It is prepared
 * when it first runs: most open archives are only read.
 */
export function prepareWrite(database: DatabaseSync, sql: string): { run(...values: SQLInputValue[]): void } {
  let statement: StatementSync | undefined;
  return {
    run(...values) {
      statement ??= database.prepare(sql);
      statement.get(...values);
    },
  };
}
