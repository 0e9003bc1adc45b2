/** Seals the directory anew under the newest key while the service runs: a value that changes meanwhile was sealed anew by who changed it. */
import { SealError, type Vault } from '#platform/vault.ts';
import type { ServiceStore } from '../service-store.ts';
import type { Row, Value } from './database.ts';
import { sealedFor } from './owner-names.ts';
import { openOwnersDatabase } from './owners.ts';

const SEALED_COLUMNS: readonly { table: string; key: string; column: string; binding(row: Row): string }[] = [
  { table: 'meta', key: 'name', column: 'value', binding: () => sealedFor.pepper },
  { table: 'owner', key: 'id', column: 'name', binding: ({ id }) => sealedFor.name(String(id)) },
  { table: 'owner', key: 'id', column: 'display_name', binding: ({ id }) => sealedFor.displayName(String(id)) },
  { table: 'owner', key: 'id', column: 'archive_key', binding: ({ id }) => sealedFor.archiveKey(String(id)) },
  {
    table: 'ticket',
    key: 'seq',
    column: 'request',
    binding: ({ hash }) => sealedFor.ticket(Buffer.from(hash as Uint8Array).toString('hex')),
  },
];

/** @returns how many were sealed anew, and how many no key opens (left as they are). @throws ServiceDataError */
export async function rotateOwnerKeys(
  place: ServiceStore,
  vault: Vault,
  signal: AbortSignal,
): Promise<{ rotated: number; unreadable: number }> {
  const database = await openOwnersDatabase(place);
  try {
    const report = { rotated: 0, unreadable: 0 };
    for (const { table, key, column, binding } of SEALED_COLUMNS) {
      for (const row of await database.all(`select * from ${table} where ${column} is not null`)) {
        signal.throwIfAborted();
        const old = String(row[column]);
        if (vault.usesNewestKey(old)) continue;
        const plain = opened(vault, old, binding(row));
        if (plain === undefined) {
          report.unreadable += 1;
          continue;
        }
        const written = await database.all(
          `update ${table} set ${column} = ? where ${key} = ? and ${column} = ? returning 1 as written`,
          ...[vault.seal(plain, binding(row)), row[key] as Value, old],
        );
        report.rotated += written.length;
      }
    }
    return report;
  } finally {
    await database.close();
  }
}

function opened(vault: Vault, sealed: string, binding: string): string | undefined {
  try {
    return vault.open(sealed, binding);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
