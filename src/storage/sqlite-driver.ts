/** Lets the query layer's SQLite dialect run on the SQLite that Node brings. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

const MAX_STATEMENTS = 500;

/**
 * Opens `path` (a file, or `:memory:`) with write-ahead logging and full synchronisation: a committed write survives
 * a killed process and a power failure.
 */
export function openSqliteDriver(path: string): SqliteDatabase {
  const database = new DatabaseSync(path);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  );
  type Prepared = ReturnType<SqliteDatabase['prepare']>;
  const statements = new Map<string, Prepared>();

  function prepare(sql: string): Prepared {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      let prepared = statements.get(sql);
      if (!prepared) {
        prepared = prepare(sql);
        if (statements.size >= MAX_STATEMENTS) statements.clear();
        statements.set(sql, prepared);
      }
      return prepared;
    },
  };
}
