/** The contents of DATA_DIR: keys, databases, the bot's lock; and warnings about what an ephemeral disk would lose. */

import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Clock, systemClock } from '#platform/clock.ts';
import { defined } from '#platform/defined.ts';
import { ensurePrivateFile, type FileLock, tryLock } from '#platform/files.ts';
import { readOrCreateKeyFile } from '#platform/key-file.ts';
import type { Log } from '#platform/log.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { createVault, type Vault } from '#platform/vault.ts';
import type { ServiceStore } from '#service/server/service-store.ts';
import { type DatabaseAddress, DatabaseRefusedError } from '#storage/database.ts';
import type { Config } from './config.ts';

/** Path of the key file, used if ENCRYPTION_KEYS is not set. */
export const keyFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'encryption.keys');

const isEmpty = (config: Config): boolean => !hasBotData(config) && !hasServiceData(config);

/** Whether there are keys, or no data yet that would need them. */
export const hasKeys = (config: Config, isNew = isEmpty(config)): boolean =>
  config.encryptionKeys !== undefined || existsSync(keyFile(config)) || isNew;

/**
 * The configured keys, or those of the key file, which is created if there is no encrypted data yet (`isNew`).
 * @throws OperatorError if the keys of existing data are missing
 */
export function readKeys(config: Config, isNew = isEmpty(config)): readonly Buffer[] {
  const path = keyFile(config);
  if (config.encryptionKeys) return config.encryptionKeys;
  if (hasKeys(config, isNew)) return readOrCreateKeyFile(path);
  throw new OperatorError(`put the keys back first, as ENCRYPTION_KEYS or as ${path}`);
}

/** Opens a vault with these keys; a key file is re-read after a rotation. */
export function openVault(config: Config, isNew = isEmpty(config)): Vault {
  return createVault(readKeys(config, isNew), config.encryptionKeys ? undefined : () => readKeys(config, false));
}

export function databaseAddress({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): DatabaseAddress {
  return databaseUrl === undefined
    ? { kind: 'sqlite', path: join(dataDir, 'bot.sqlite') }
    : { kind: 'postgres', url: databaseUrl };
}

/** Longer than a stopping process may take. */
const LOCK_WAIT_MS = 30_000;
const LOCK_RETRY_MS = 200;

/**
 * Takes the lock of the bot's SQLite file; undefined with Postgres. Without it, two processes would each assume that the other
 * had crashed and redo its work.
 * @throws DatabaseRefusedError if another bot still holds it after the wait; the disk's error; the signal's reason
 */
export async function lockDataDir(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { clock, log, signal }: { clock: Clock; log: Log; signal: AbortSignal },
): Promise<FileLock | undefined> {
  if (databaseAddress(config).kind === 'postgres') return undefined;
  const { dataDir } = config;
  const path = join(dataDir, 'bot.lock');
  ensurePrivateFile(path);
  const until = clock.monotonic() + LOCK_WAIT_MS;
  for (let isFirst = true; clock.monotonic() < until; isFirst = false) {
    const lock = tryLock(path);
    if (lock) return lock;
    if (isFirst) log.warn({ dataDir }, 'another bot is using this folder; waiting for it to stop');
    await clock.sleep(LOCK_RETRY_MS, signal);
  }
  throw new DatabaseRefusedError(
    `another bot is using ${resolve(dataDir)}: stop it, or set DATA_DIR to another folder`,
  );
}

type Kept = Pick<Config, 'ephemeralHost' | 'dataDir' | 'databaseUrl' | 'serviceDatabaseUrl'>;

/** DATA_DIR, or its nearest existing parent folder. */
export function existingFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

/** Whether DATA_DIR is empty at each start. A volume persists on every platform; it's a different device from the root. */
const isEphemeral = (config: Kept): boolean =>
  config.ephemeralHost !== undefined && statSync(existingFolder(config)).dev === statSync('/').dev;

/** Where the embedded data service stores its data: as configured, else in DATABASE_URL if the disk is ephemeral, else in files. */
export function serviceStore(config: Kept): ServiceStore {
  const { dataDir, databaseUrl, serviceDatabaseUrl } = config;
  return { dataDir, databaseUrl: serviceDatabaseUrl ?? (isEphemeral(config) ? databaseUrl : undefined) };
}

/** Whether the bot, or the embedded data service, may have stored data here. */
export const hasBotData = (config: Config): boolean =>
  config.databaseUrl !== undefined || existsSync(join(config.dataDir, 'bot.sqlite'));
export const hasServiceData = (config: Config): boolean =>
  serviceStore(config).databaseUrl !== undefined || existsSync(join(config.dataDir, 'service.sqlite'));

/** The data service's options, embedded or standalone. */
export function serviceOptions(config: Config) {
  const { schemaBase, dialect, monthlyCredits, maxImportMegabytes, maxArchiveMegabytes, data } = config;
  const { model, embeddings } = data.kind === 'embedded' ? data : {};
  const limits = { monthlyCredits, maxImportMegabytes, maxArchiveMegabytes };
  return { ...serviceStore(config), schemaBase, dialect, ...limits, ...defined({ model, embeddings }) };
}

/**
 * Options for operator commands on the owners of the data service here.
 * @throws OperatorError if the bot uses one elsewhere, and none has stored data here: nobody would see what the command writes
 */
export function ownersOptions(config: Config) {
  const { dataApiUrl, monthlyCredits } = config;
  if (dataApiUrl !== undefined && !hasServiceData(config))
    throw new OperatorError(
      `the data service is at ${new URL(dataApiUrl).host} (DATA_API_URL) and has no data here. Run this command there`,
    );
  return { ...serviceStore(config), monthlyCredits, vault: openVault(config), clock: systemClock };
}

/**
 * Warnings about data that the next start will lose, and how to keep it.
 * @param of `archives`: for a standalone data service, which stores no connections
 */
export function dataLossWarnings(config: Kept & Pick<Config, 'data'>, of: 'all' | 'archives' = 'all'): string[] {
  if (!isEphemeral(config)) return [];
  const loss = `${config.ephemeralHost} empties DATA_DIR at each start, which loses`;
  const warnings: string[] = [];
  if (of === 'all' && config.databaseUrl === undefined)
    warnings.push(`${loss} all connections: set DATABASE_URL, or put DATA_DIR on a volume`);
  if (config.data.kind === 'embedded' && serviceStore(config).databaseUrl === undefined)
    warnings.push(
      `${loss} all imported data: set SERVICE_DATABASE_URL, put DATA_DIR on a volume, or run the data service on a host with a persistent disk (DATA_API_URL, SERVICE_KEY)`,
    );
  return warnings;
}
