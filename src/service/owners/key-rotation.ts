/**
 * Seals what `service.sqlite` holds anew under the newest key, a value at a time, while the service runs: a value that
 * changes meanwhile is left alone, because whoever changed it sealed it anew. The archives are not touched: their own
 * keys are what is sealed here.
 */
import type { DatabaseSync } from 'node:sqlite';
import { SealError, type Vault } from '../../secrets.ts';
import { openOwnersFile } from './database.ts';
import { sealedFor } from './owner-names.ts';

type Row = Record<string, unknown>;

const SEALED_COLUMNS: readonly { table: string; column: string; binding(row: Row): string }[] = [
  { table: 'meta', column: 'value', binding: () => sealedFor.pepper },
  { table: 'owner', column: 'name', binding: ({ id }) => sealedFor.name(String(id)) },
  { table: 'owner', column: 'display_name', binding: ({ id }) => sealedFor.displayName(String(id)) },
  { table: 'owner', column: 'archive_key', binding: ({ id }) => sealedFor.archiveKey(String(id)) },
  {
    table: 'ticket',
    column: 'request',
    binding: ({ hash }) => sealedFor.ticket(Buffer.from(hash as Uint8Array).toString('hex')),
  },
];

/**
 * Goes through every sealed value of `service.sqlite` in `dataDir` once. `signal` ends it between two values.
 * @returns how many are sealed under the newest key now and were not before, and how many no key opens (left as they are)
 * @throws ServiceDataError when the file cannot be used
 */
export async function resealOwners(
  dataDir: string,
  vault: Vault,
  signal: AbortSignal,
): Promise<{ rotated: number; unreadable: number }> {
  const database = openOwnersFile(dataDir);
  try {
    const report = { rotated: 0, unreadable: 0 };
    for (const { table, column, binding } of SEALED_COLUMNS) {
      const update = database.prepare(`update ${table} set ${column} = ? where rowid = ? and ${column} = ?`);
      for (const row of rowsOf(database, table, column)) {
        signal.throwIfAborted();
        const old = String(row[column]);
        if (vault.isCurrent(old)) continue;
        const plain = opened(vault, old, binding(row));
        if (plain === undefined) report.unreadable += 1;
        else report.rotated += Number(update.run(vault.seal(plain, binding(row)), Number(row.row), old).changes);
      }
    }
    return report;
  } finally {
    database.close();
  }
}

function rowsOf(database: DatabaseSync, table: string, column: string): Row[] {
  return database.prepare(`select rowid as row, * from ${table} where ${column} is not null`).all();
}

function opened(vault: Vault, sealed: string, binding: string): string | undefined {
  try {
    return vault.open(sealed, binding);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
