/** Puts a backup back where nothing is yet. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Vault } from '#platform/vault.ts';
import { layOutFiles } from '#service/server/rows/rows-into-files.ts';
import { isEmptyPostgres, prepareInPostgres } from '#service/server/rows/rows-into-postgres.ts';
import { rowsOfFiles } from '#service/server/rows/rows-of-files.ts';
import { withOwners } from '#service/server/rows/service-row.ts';
import { isEmptyFolder, type Prepared, prepareFiles } from '#service/server/service-files.ts';
import { ServiceDataError, type ServiceStore } from '#service/server/service-store.ts';
import { DatabaseRefusedError } from '#storage/database.ts';
import { isEmptyDatabase, restoreDatabase } from '#storage/dump.ts';
import { BackupError, type Manifest, ROWS, SERVICE_ROWS } from './manifest.ts';
import { botRows, type OpenBackup, serviceRows } from './read.ts';
import { unpack } from './verify-backup.ts';
import type { BackupSource } from './write.ts';

const UNPACKED = 'restore-';

/**
 * Puts a backup where nothing is: first all of it is unpacked and checked, then everything is written, and then shown: what
 * the data service keeps and what the bot keeps in one moment. What came from files can go into Postgres, and back.
 * Rejects with BackupError, and has changed nothing then, or with the signal's reason.
 */
export async function restoreBackup(
  backup: OpenBackup,
  { address, service }: BackupSource & { service: ServiceStore },
  vault: Vault,
  signal: AbortSignal,
): Promise<void> {
  const { dataDir } = service;
  const { databaseVersion } = backup.manifest;
  try {
    await demandNothing(service);
    if (!(await isEmptyDatabase(address))) throw new BackupError('the bot’s database is not empty');
    const isNew = mkdirSync(dataDir, { recursive: true, mode: 0o700 }) !== undefined;
    const folder = mkdtempSync(join(dataDir, UNPACKED));
    try {
      await unpack(backup, folder, vault, signal);
      await using prepared = await prepare(backup.manifest, folder, service, signal);
      const place = () => prepared?.place() ?? Promise.resolve();
      const rows = withSignal(botRows(join(folder, ROWS)), signal);
      if (databaseVersion > 0) await restoreDatabase(address, databaseVersion, rows, vault, place);
      else await place();
      // Of such as were killed before their end.
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

async function demandNothing({ dataDir, databaseUrl }: ServiceStore): Promise<void> {
  if (databaseUrl === undefined && !isEmptyFolder(dataDir))
    throw new BackupError(`there are archives in ${dataDir} already`);
  if (databaseUrl !== undefined && !(await isEmptyPostgres(databaseUrl)))
    throw new BackupError('there is something of a data service in its Postgres already');
}

/** What the data service kept, ready in the form of the place where it keeps it from now on. */
async function prepare(
  { service, entries }: Manifest,
  folder: string,
  { dataDir, databaseUrl }: ServiceStore,
  signal: AbortSignal,
): Promise<Prepared | undefined> {
  if (entries.length === 1 || (service && Object.keys(service.rows).length === 0)) return undefined;
  const rows = withSignal(service ? withOwners(serviceRows(join(folder, SERVICE_ROWS))) : rowsOfFiles(folder), signal);
  if (databaseUrl !== undefined) return prepareInPostgres(databaseUrl, rows);
  if (service) await layOutFiles(folder, rows);
  return prepareFiles(folder, dataDir);
}

async function* withSignal<T>(rows: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const row of rows) {
    signal.throwIfAborted();
    yield row;
  }
}
