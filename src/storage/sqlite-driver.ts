/** Lets the query layer's SQLite dialect run on the SQLite that Node brings. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/**
 * Opens `path` (a file, or `:memory:`) with write-ahead logging and full synchronisation: a committed write survives
 * a killed process and a power failure.
 */
export function openSqliteDriver(path: string): SqliteDatabase {
  const database = new DatabaseSync(path);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  );
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = database.prepare(sql);
        if (statements.size >= 500) statements.clear();
        statements.set(sql, statement);
      }
      const ready = statement;
      return {
        reader: ready.columns().length > 0,
        all: (parameters) => ready.all(...(parameters as SQLInputValue[])),
        run: (parameters) => ready.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => ready.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
