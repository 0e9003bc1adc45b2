/** A connection to an SQLite file through node:sqlite. Every call blocks its thread. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** The rows of a statement that returns rows; otherwise the number of changed rows. */
export type SqliteOutcome = unknown[] | number;

export interface SqliteConnection {
  /** @throws SQLite's error */
  execute(sql: string, parameters: readonly unknown[]): SqliteOutcome;
  close(): void;
}

/** Size of the cache of prepared statements. */
const MAX_STATEMENTS = 500;
const BUSY_TIMEOUT = 'PRAGMA busy_timeout = 5000';
/** 16 MB of page cache, since the rows of many people are scattered; and 16 MB of WAL before a checkpoint. */
const CACHE = 'PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 16777216';

/**
 * Opens `path` (a file, or `:memory:`) with WAL and full synchronisation: a committed write survives a killed process
 * and a power failure.
 */
export function openSqlite(path: string): SqliteConnection {
  const database = new DatabaseSync(path);
  database.exec(
    `${BUSY_TIMEOUT}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; ${CACHE}`,
  );
  return connectionTo(database);
}

/** Opens an existing file read-only: it sees committed data, and waits for no write. */
export function openSqliteForReading(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec(BUSY_TIMEOUT);
  return connectionTo(database);
}

function connectionTo(database: DatabaseSync): SqliteConnection {
  const statements = new Map<string, { statement: StatementSync; hasRows: boolean }>();

  function prepare(sql: string) {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    statements.set(sql, prepared);
    return prepared;
  }

  return {
    execute(sql, parameters) {
      // SQLite itself rolls back when the disk or memory is full.
      if (sql === 'rollback' && !database.isTransaction) return 0;
      const { statement, hasRows } = prepare(sql);
      const values = parameters as SQLInputValue[];
      return hasRows ? statement.all(...values) : Number(statement.run(...values).changes);
    },
    close: () => database.close(),
  };
}
