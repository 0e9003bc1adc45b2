/** What lies in DATA_DIR: keys, databases, the lock of the bot that works there, and what an ephemeral disk would lose. */

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

/** The key file of a configuration that names no keys. */
export const keyFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'encryption.keys');

const isEmpty = (config: Config): boolean => !hasBotData(config) && !hasServiceData(config);

/** Whether there are keys, or nothing yet that would need them. */
export const hasKeys = (config: Config, isNew = isEmpty(config)): boolean =>
  config.encryptionKeys !== undefined || existsSync(keyFile(config)) || isNew;

/**
 * The configured keys, or those of the key file, which is made where nothing is encrypted yet (`isNew`).
 * @throws OperatorError where a key would be made that opens nothing of what is there
 */
export function readKeys(config: Config, isNew = isEmpty(config)): readonly Buffer[] {
  const path = keyFile(config);
  if (config.encryptionKeys) return config.encryptionKeys;
  if (hasKeys(config, isNew)) return readOrCreateKeyFile(path);
  throw new OperatorError(`put the keys back first, as ENCRYPTION_KEYS or as ${path}`);
}

/** The vault over these keys; a key file is read again after a rotation. */
export function openVault(config: Config, isNew = isEmpty(config)): Vault {
  return createVault(readKeys(config, isNew), config.encryptionKeys ? undefined : () => readKeys(config, false));
}

export function databaseAddress({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): DatabaseAddress {
  return databaseUrl === undefined
    ? { kind: 'sqlite', path: join(dataDir, 'bot.sqlite') }
    : { kind: 'postgres', url: databaseUrl };
}

/** Longer than a process may take to stop. */
const LOCK_WAIT_MS = 30_000;
const LOCK_RETRY_MS = 200;

/**
 * Takes the lock of the bot's SQLite file; undefined with Postgres. Without it two processes would each think the other
 * crashed and redo its work.
 * @throws DatabaseRefusedError, when another bot still works there in the end; the error of the disk; the signal's reason
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
    if (isFirst) log.warn({ dataDir }, 'another bot works on this folder; waiting until it ends');
    await clock.sleep(LOCK_RETRY_MS, signal);
  }
  throw new DatabaseRefusedError(`another bot works on ${resolve(dataDir)}: end it, or set DATA_DIR to another folder`);
}

type Kept = Pick<Config, 'ephemeralHost' | 'dataDir' | 'databaseUrl' | 'serviceDatabaseUrl'>;

/** DATA_DIR, or the folder in which it will be made. */
export function presentFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

/** Whether each start has an empty disk. A volume lasts everywhere: it is another device than the program's. */
const isEphemeral = (config: Kept): boolean =>
  config.ephemeralHost !== undefined && statSync(presentFolder(config)).dev === statSync('/').dev;

/** Where the embedded data service keeps what is people's: where it is told to, else where it lasts, else in files. */
export function serviceStore(config: Kept): ServiceStore {
  const { dataDir, databaseUrl, serviceDatabaseUrl } = config;
  return { dataDir, databaseUrl: serviceDatabaseUrl ?? (isEphemeral(config) ? databaseUrl : undefined) };
}

/** Whether the bot, or the embedded data service, can have kept anything here. */
export const hasBotData = (config: Config): boolean =>
  config.databaseUrl !== undefined || existsSync(join(config.dataDir, 'bot.sqlite'));
export const hasServiceData = (config: Config): boolean =>
  serviceStore(config).databaseUrl !== undefined || existsSync(join(config.dataDir, 'service.sqlite'));

/** How the data service is set up, in the bot's process or alone. */
export function serviceOptions(config: Config) {
  const { schemaBase, dialect, monthlyCredits, maxImportMegabytes, maxArchiveMegabytes, data } = config;
  const { model, embeddings } = data.kind === 'embedded' ? data : {};
  const limits = { monthlyCredits, maxImportMegabytes, maxArchiveMegabytes };
  return { ...serviceStore(config), schemaBase, dialect, ...limits, ...defined({ model, embeddings }) };
}

/** For an operator's command on the owners of the embedded data service. */
export const ownersOptions = (config: Config) => ({
  ...serviceStore(config),
  ...{ monthlyCredits: config.monthlyCredits, vault: openVault(config), clock: systemClock },
});

/**
 * What the next start will have lost, and how to keep it: a sentence each.
 * @param of `archives`: for a data service alone, which keeps no connections
 */
export function dataLossWarnings(config: Kept & Pick<Config, 'data'>, of: 'all' | 'archives' = 'all'): string[] {
  if (!isEphemeral(config)) return [];
  const gone = `${config.ephemeralHost} empties DATA_DIR at each start, and with it is gone`;
  const warnings: string[] = [];
  if (of === 'all' && config.databaseUrl === undefined)
    warnings.push(`${gone} who is connected: set DATABASE_URL, or put DATA_DIR on a volume`);
  if (config.data.kind === 'embedded' && serviceStore(config).databaseUrl === undefined)
    warnings.push(
      `${gone} what people brought in: set SERVICE_DATABASE_URL, put DATA_DIR on a volume, or run the data service where a disk lasts (DATA_API_URL, SERVICE_KEY)`,
    );
  return warnings;
}
