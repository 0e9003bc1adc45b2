/** Re-seals the directory with the newest key while the service runs. */
import type { Vault } from '#platform/vault.ts';
import { type RotationReport, resealColumns, type SealedColumn } from '#storage/key-rotation.ts';
import type { ServiceStore } from '../service-store.ts';
import { openOwnersDatabase } from './database.ts';
import { sealedFor } from './owner-names.ts';

type Name = 'id' | 'hash' | 'name' | 'value' | 'display_name' | 'archive_key' | 'request';

const SEALED_COLUMNS: readonly SealedColumn<Name>[] = [
  { table: 'meta', column: 'value', key: 'name', binding: () => sealedFor.pepper },
  { table: 'owner', column: 'name', key: 'id', binding: ({ id }) => sealedFor.name(id) },
  { table: 'owner', column: 'display_name', key: 'id', binding: ({ id }) => sealedFor.displayName(id) },
  { table: 'owner', column: 'archive_key', key: 'id', binding: ({ id }) => sealedFor.archiveKey(id) },
  { table: 'ticket', column: 'request', key: 'hash', binding: ({ hash }) => sealedFor.ticket(hash) },
];

/** @throws ServiceDataError, or the signal's reason */
export async function rotateOwnerKeys(place: ServiceStore, vault: Vault, signal: AbortSignal): Promise<RotationReport> {
  const { query, kind } = await openOwnersDatabase(place);
  const schema = kind === 'postgres' ? 'data_service.' : '';
  const columns = SEALED_COLUMNS.map((one) => ({ ...one, table: schema + one.table }));
  return resealColumns(query, vault, columns, signal).finally(() => query.destroy());
}
