/** Erases the data of one owner that is stored outside the directory; for operator commands, which run outside the service. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#platform/log.ts';
import type { Vault } from '#platform/vault.ts';
import { createArchives } from './archives/archives.ts';
import { openImportFolder } from './imports/import-folder.ts';
import type { ServiceStore } from './service-store.ts';

/**
 * Removes the archive and exports that were not imported. An import that a running service works on is removed at its next
 * step, which finds no owner, or within a day. @returns what the archive held
 */
export async function eraseOwnerFiles(
  { place, vault, log }: { place: ServiceStore; vault: Vault; log: Log },
  owner: string,
  key: Uint8Array,
): Promise<{ records: number; bytes: number }> {
  const folder = join(place.dataDir, 'imports');
  if (existsSync(folder)) {
    const imports = openImportFolder(folder, vault, log);
    try {
      for (const { id, kept } of imports.leftOver().found) if (kept.owner === owner) imports.remove(id);
    } finally {
      imports.close();
    }
  }
  const archives = createArchives(place);
  return archives.erase(owner, key).finally(() => archives.close());
}
