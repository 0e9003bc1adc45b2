/** Writing, opening, checking and restoring backups in a test. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackupPlace, type OpenBackup, openBackup } from '#cli/backup/backup-file.ts';
import { restoreBackup, verifyBackup } from '#cli/backup/restore-backup.ts';
import { writeBackup } from '#cli/backup/write-backup.ts';
import { createVault, type Vault } from '#platform/vault.ts';
import { scratchFolders } from '../../support/folders.ts';

export const MADE_AT = new Date('2026-11-22T12:00:00.000Z');
export const OTHER_KEYS = createVault([Buffer.alloc(32, 9)]);
/** The key of the service double, as an operator sets it. */
export const KEYS = Buffer.alloc(32, 42).toString('base64');

/** @param vault the keys, if a call names no others */
export function openBackupRig(vault: Vault) {
  const { signal } = new AbortController();
  const scratch = scratchFolders('backup-test');
  async function opened<T>(file: string, work: (backup: OpenBackup) => T | Promise<T>, keys = vault): Promise<T> {
    const backup = await openBackup(file, keys);
    try {
      return await work(backup);
    } finally {
      backup.close();
    }
  }
  return {
    scratch,
    opened,
    /** @returns the path of the backup */
    async backedUp(from: BackupPlace): Promise<string> {
      const file = join(scratch(), 'all.backup');
      await writeBackup(file, from, vault, MADE_AT, signal);
      return file;
    },
    restored: (file: string, to: BackupPlace, keys = vault) =>
      opened(file, (backup) => restoreBackup(backup, to, keys, signal), keys),
    verified: (file: string, beside = tmpdir()) =>
      opened(file, (backup) => verifyBackup(backup, beside, vault, signal)),
  };
}
