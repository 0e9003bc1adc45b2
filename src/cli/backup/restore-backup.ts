/** Verifies a backup, and restores it into empty databases. */
import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '#platform/files.ts';
import type { Vault } from '#platform/vault.ts';
import { isEmptyPostgres, prepareInPostgres } from '#service/server/service-copy.ts';
import { faultOf, isEmptyFolder, type Prepared, prepareFiles, serviceFiles } from '#service/server/service-files.ts';
import { ServiceDataError, type ServiceStore } from '#service/server/service-store.ts';
import { DatabaseRefusedError } from '#storage/database.ts';
import { isEmptyDatabase, restoreDatabase } from '#storage/dump.ts';
import { DATABASE_VERSION, isReadable, opensPepper } from '#storage/inspection.ts';
import { BackupError, type BackupPlace, botRows, type OpenBackup, ROWS } from './backup-file.ts';

/** Prefix of the folders into which backups are unpacked. */
const UNPACKED = 'restore-';

/** Checks that a backup is complete, undamaged, from this version, and decrypted by the keys. @param tempDir has space for all of it */
export async function verifyBackup(
  backup: OpenBackup,
  tempDir: string,
  vault: Vault,
  signal: AbortSignal,
): Promise<void> {
  const folder = mkdtempSync(join(tempDir, 'verify-'));
  try {
    await unpack(backup, folder, vault, signal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Unpacks and checks the whole backup, then writes everything, then makes the data of service and bot visible together. A backup
 * of files can be restored into Postgres, and vice versa.
 * Rejects with BackupError, having changed nothing, or with the signal's reason.
 */
export async function restoreBackup(
  backup: OpenBackup,
  { address, service }: BackupPlace,
  vault: Vault,
  signal: AbortSignal,
): Promise<void> {
  const { dataDir } = service;
  const { databaseVersion } = backup.manifest;
  try {
    await requireEmpty(service);
    if (!(await isEmptyDatabase(address))) throw new BackupError('the bot’s database is not empty');
    const isNew = makePrivateFolder(dataDir);
    const folder = mkdtempSync(join(dataDir, UNPACKED));
    try {
      await unpack(backup, folder, vault, signal);
      await using prepared = await prepare(folder, service, vault, signal);
      const place = () => prepared?.place() ?? Promise.resolve();
      const rows = withSignal(botRows(join(folder, ROWS)), signal);
      if (databaseVersion > 0) await restoreDatabase(address, databaseVersion, rows, vault, place);
      else await place();
      // Also removes the folders of restores that were killed.
      for (const name of readdirSync(dataDir))
        if (name.startsWith(UNPACKED)) rmSync(join(dataDir, name), { recursive: true, force: true });
    } finally {
      rmSync(folder, { recursive: true, force: true });
      if (isNew && readdirSync(dataDir).length === 0) rmSync(dataDir, { recursive: true });
    }
  } catch (error) {
    const isKnown = error instanceof DatabaseRefusedError || error instanceof ServiceDataError;
    throw isKnown ? new BackupError(error.message, { cause: error }) : error;
  }
}

async function requireEmpty({ dataDir, databaseUrl }: ServiceStore): Promise<void> {
  if (databaseUrl === undefined && !isEmptyFolder(dataDir))
    throw new BackupError(`there are archives in ${dataDir} already`);
  if (databaseUrl !== undefined && !(await isEmptyPostgres(databaseUrl)))
    throw new BackupError('the Postgres of the data service is not empty');
}

/** Prepares the data service's data for its storage; undefined if the backup has none. */
async function prepare(
  folder: string,
  { dataDir, databaseUrl }: ServiceStore,
  vault: Vault,
  signal: AbortSignal,
): Promise<Prepared | undefined> {
  if (serviceFiles(folder).length === 0) return undefined;
  return databaseUrl === undefined
    ? prepareFiles(folder, dataDir)
    : prepareInPostgres(folder, databaseUrl, vault, signal);
}

async function* withSignal<T>(rows: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const row of rows) {
    signal.throwIfAborted();
    yield row;
  }
}

/** Unpacks every entry into `folder`. Rejects with BackupError for the first invalid one. */
async function unpack(backup: OpenBackup, folder: string, vault: Vault, signal: AbortSignal): Promise<void> {
  const { databaseVersion, entries } = backup.manifest;
  if (!isReadable(databaseVersion))
    throw new BackupError(
      `another version of the program made it (data version ${databaseVersion}, this one reads ${DATABASE_VERSION})`,
    );
  for (const entry of entries) {
    const { name, sha256 } = entry;
    const path = join(folder, name);
    if ((await unpackEntry(backup, entry, path, signal)) !== sha256)
      throw new BackupError(`${name} is damaged in the backup`);
    const fault = name === ROWS ? undefined : faultOf(name, path, vault);
    if (fault !== undefined) throw new BackupError(`${name}: ${fault}`);
  }
  for await (const { table, row } of withSignal(botRows(join(folder, ROWS)), signal))
    if (table === 'meta' && row.name === 'pepper' && !opensPepper(vault, String(row.value)))
      throw new BackupError('none of the keys decrypts the bot’s data');
}

/** @returns SHA-256 of the content */
async function unpackEntry(
  backup: OpenBackup,
  entry: { name: string; bytes: number },
  path: string,
  signal: AbortSignal,
): Promise<string> {
  makePrivateFolder(dirname(path));
  const hash = createHash('sha256');
  const content = await backup.content(entry);
  content.on('data', (piece: Buffer) => hash.update(piece));
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal }).catch((error: unknown) => {
    if (signal.aborted) throw signal.reason;
    throw new BackupError(`${entry.name} is damaged in the backup`, { cause: error });
  });
  return hash.digest('hex');
}
