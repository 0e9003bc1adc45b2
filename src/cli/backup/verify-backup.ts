/** Checks a backup: that it is whole, undamaged, of this version, and that the keys open it. */
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Vault } from '#platform/vault.ts';
import { opensRow, SERVICE_ROWS_VERSION } from '#service/server/rows/service-row.ts';
import { faultOf } from '#service/server/service-files.ts';
import { DATABASE_VERSION, isReadable, opensPepper } from '#storage/inspection.ts';
import { BackupError, type Entry, type Manifest, ROWS, SERVICE_ROWS } from './manifest.ts';
import { botRows, type OpenBackup, serviceRows } from './read.ts';

/**
 * Unpacks every entry into `folder` and checks it. Rejects with BackupError for the first that is not as it should be, or
 * with the signal's reason.
 */
export async function unpack(backup: OpenBackup, folder: string, vault: Vault, signal: AbortSignal): Promise<void> {
  const { manifest } = backup;
  const { databaseVersion } = manifest;
  if (!isReadable(databaseVersion))
    throw new BackupError(
      `another version of the program made it (data version ${databaseVersion}, this one reads ${DATABASE_VERSION})`,
    );
  if (manifest.service && manifest.service.version !== SERVICE_ROWS_VERSION)
    throw new BackupError('the data service’s rows are from another version of the program');
  for (const entry of manifest.entries) {
    const path = join(folder, entry.name);
    await unpackEntry(backup, entry, path, signal);
    const fault = [ROWS, SERVICE_ROWS].includes(entry.name) ? undefined : faultOf(entry.name, path, vault);
    if (fault !== undefined) throw new BackupError(`${entry.name}: ${fault}`);
  }
  await checkBotRows(manifest, join(folder, ROWS), vault, signal);
  if (manifest.service) await checkServiceRows(manifest.service.rows, join(folder, SERVICE_ROWS), vault, signal);
}

async function unpackEntry(backup: OpenBackup, entry: Entry, path: string, signal: AbortSignal): Promise<void> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const content = await backup.content(entry);
  content.on('data', (piece: Buffer) => hash.update(piece));
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal }).catch((error: unknown) => {
    if (signal.aborted) throw signal.reason;
    throw new BackupError(`${entry.name} is damaged in the backup`, { cause: error });
  });
  if (hash.digest('hex') !== entry.sha256) throw new BackupError(`${entry.name} is damaged in the backup`);
}

async function checkBotRows({ rows }: Manifest, path: string, vault: Vault, signal: AbortSignal): Promise<void> {
  const counted: Record<string, number> = {};
  for await (const { table, row } of botRows(path)) {
    signal.throwIfAborted();
    counted[table] = (counted[table] ?? 0) + 1;
    if (table === 'meta' && row.name === 'pepper' && !opensPepper(vault, String(row.value)))
      throw new BackupError('none of the keys opens what the bot kept');
  }
  if (!areSame(rows, counted)) throw new BackupError('rows of the bot are missing');
}

async function checkServiceRows(
  rows: Readonly<Record<string, number>>,
  path: string,
  vault: Vault,
  signal: AbortSignal,
): Promise<void> {
  const counted: Record<string, number> = {};
  for await (const row of serviceRows(path)) {
    signal.throwIfAborted();
    counted[row.table] = (counted[row.table] ?? 0) + 1;
    if (!opensRow(vault, row)) throw new BackupError('none of the keys opens what the data service kept');
  }
  if (!areSame(rows, counted)) throw new BackupError('rows of the data service are missing');
}

function areSame(expected: Readonly<Record<string, number>>, counted: Readonly<Record<string, number>>): boolean {
  const names = new Set([...Object.keys(expected), ...Object.keys(counted)]);
  return [...names].every((name) => expected[name] === counted[name]);
}

/** Checks a backup, and leaves nothing behind. `beside`: a folder with room for all of it. */
export async function verifyBackup(
  backup: OpenBackup,
  beside: string,
  vault: Vault,
  signal: AbortSignal,
): Promise<void> {
  const folder = mkdtempSync(join(beside, 'verify-'));
  try {
    await unpack(backup, folder, vault, signal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
