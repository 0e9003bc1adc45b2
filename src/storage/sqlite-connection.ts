/** One connection to an SQLite file, by the SQLite that Node brings. Every call blocks its thread until it is done. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** The rows of a statement that has any; otherwise how many rows it has written. */
export type SqliteOutcome = unknown[] | number;

export interface SqliteConnection {
  /** Throws SQLite's error. */
  execute(sql: string, parameters: readonly unknown[]): SqliteOutcome;
  close(): void;
}

/** A statement is worth keeping: most texts come again and again. */
const MAX_STATEMENTS = 500;
const BUSY_TIMEOUT = 'PRAGMA busy_timeout = 5000';
/** 16 MB of pages in memory, where the rows of many people lie apart; and so much of the log until it is folded in. */
const ROOM = 'PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 16777216';

/**
 * Opens `path` (a file, or `:memory:`) with write-ahead logging and full synchronisation: a committed write survives
 * a killed process and a power failure.
 */
export function openSqlite(path: string): SqliteConnection {
  const database = new DatabaseSync(path);
  database.exec(
    `${BUSY_TIMEOUT}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; ${ROOM}`,
  );
  return connectionTo(database);
}

/** Opens a file that exists for reading only: it sees what is committed, and waits for no write. */
export function openSqliteForReading(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec(BUSY_TIMEOUT);
  return connectionTo(database);
}

function connectionTo(database: DatabaseSync): SqliteConnection {
  const statements = new Map<string, { statement: StatementSync; reads: boolean }>();

  function prepare(sql: string) {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    statements.set(sql, prepared);
    return prepared;
  }

  return {
    execute(sql, parameters) {
      // SQLite has ended the transaction itself where there was no room left on the disk, or none in memory.
      if (sql === 'rollback' && !database.isTransaction) return 0;
      const { statement, reads } = prepare(sql);
      const values = parameters as SQLInputValue[];
      return reads ? statement.all(...values) : Number(statement.run(...values).changes);
    },
    close: () => database.close(),
  };
}
