/** What a database has been asked so far, read from outside: whoever counts asks it nothing. */
import { closeSync, openSync, readSync } from 'node:fs';
import type { BenchPostgres } from './postgres.ts';

/** Since the database was made; NaN where that cannot be seen. */
export interface DatabaseLoad {
  transactions: number;
  rowsRead: number;
  rowsWritten: number;
}

/** Where the index of a write-ahead log counts the transactions that were written (SQLite, "WAL-mode File Format"). */
const CHANGE_COUNTER = 8;

/** @param path of the database file; some process has it open */
export function loadOfSqlite(path: string): DatabaseLoad {
  const file = openSync(`${path}-shm`, 'r');
  try {
    const header = Buffer.alloc(CHANGE_COUNTER + 4);
    readSync(file, header, 0, header.length, 0);
    // In the byte order of the machine.
    const [counter = Number.NaN] = new Uint32Array(header.buffer, header.byteOffset + CHANGE_COUNTER, 1);
    return { transactions: counter, rowsRead: Number.NaN, rowsWritten: Number.NaN };
  } finally {
    closeSync(file);
  }
}

export async function loadOfPostgres(postgres: BenchPostgres, name: string): Promise<DatabaseLoad> {
  const [row = {}] = await postgres.ask(
    `select xact_commit + xact_rollback as transactions, tup_returned as read,
       tup_inserted + tup_updated + tup_deleted as written from pg_stat_database where datname = $1`,
    [name],
  );
  return { transactions: Number(row.transactions), rowsRead: Number(row.read), rowsWritten: Number(row.written) };
}
