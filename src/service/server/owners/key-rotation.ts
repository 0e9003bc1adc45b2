/** Re-seals the directory with the newest key while the service runs; a value that changes meanwhile already uses that key. */
import { SealError, type Vault } from '#platform/vault.ts';
import type { ServiceStore } from '../service-store.ts';
import { openOwnersDatabase } from './database.ts';
import { sealedFor } from './owner-names.ts';

/** @returns the number of re-sealed values, and of values that no key decrypts (left unchanged). @throws ServiceDataError */
export async function rotateOwnerKeys(
  place: ServiceStore,
  vault: Vault,
  signal: AbortSignal,
): Promise<{ rotated: number; unreadable: number }> {
  const { query } = await openOwnersDatabase(place);
  const report = { rotated: 0, unreadable: 0 };

  /** @param write replaces the old value with the new one if it's unchanged; returns the rows written */
  async function reseal(sealed: string, binding: string, write: (fresh: string) => Promise<unknown[]>): Promise<void> {
    signal.throwIfAborted();
    if (vault.usesNewestKey(sealed)) return;
    const plain = tryOpen(vault, sealed, binding);
    if (plain === undefined) report.unreadable += 1;
    else report.rotated += (await write(vault.seal(plain, binding))).length;
  }

  try {
    for (const { name, value: old } of await query.selectFrom('meta').selectAll().execute()) {
      const row = query.updateTable('meta').where('name', '=', name).where('value', '=', old).returning('name');
      await reseal(old, sealedFor.pepper, (value) => row.set({ value }).execute());
    }
    for (const owner of await query.selectFrom('owner').selectAll().execute()) {
      const { id } = owner;
      const bindings = { name: sealedFor.name, display_name: sealedFor.displayName, archive_key: sealedFor.archiveKey };
      for (const column of ['name', 'display_name', 'archive_key'] as const) {
        const old = owner[column];
        if (old === null) continue;
        const row = query.updateTable('owner').where('id', '=', id).where(column, '=', old).returning('id');
        await reseal(old, bindings[column](id), (fresh) => row.set({ [column]: fresh }).execute());
      }
    }
    for (const { hash, request: old } of await query.selectFrom('ticket').selectAll().execute()) {
      const row = query.updateTable('ticket').where('hash', '=', hash).returning('hash');
      await reseal(old, sealedFor.ticket(hash), (request) => row.set({ request }).execute());
    }
    return report;
  } finally {
    await query.destroy();
  }
}

function tryOpen(vault: Vault, sealed: string, binding: string): string | undefined {
  try {
    return vault.open(sealed, binding);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
