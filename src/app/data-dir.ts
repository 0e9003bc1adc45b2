/** Where the keys and the database of a configuration are, whether they last there, and that no other process works on them. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Clock } from '#platform/clock.ts';
import { type FileLock, takeLock } from '#platform/file-lock.ts';
import type { Log } from '#platform/log.ts';
import { makePrivateFile } from '#platform/private-file.ts';
import { createVault, readOrCreateKeyFile, type Vault } from '#platform/vault.ts';
import type { ServicePlace } from '#service/server/service-place.ts';
import { type DatabaseAddress, DatabaseRefusedError } from '#storage/database.ts';
import type { Config } from './config.ts';

/** The key file of a configuration that names no keys. */
export const keyFilePath = (config: Config): string => join(config.dataDir, 'encryption.keys');

/** The vault over the configured keys, or over the key file, which is read again after a rotation. */
export function openVault(config: Config): Vault {
  if (config.encryptionKeys) return createVault(config.encryptionKeys);
  const read = () => readOrCreateKeyFile(keyFilePath(config));
  return createVault(read(), read);
}

export function databaseAddress(config: Pick<Config, 'databaseUrl' | 'dataDir'>): DatabaseAddress {
  return config.databaseUrl === undefined
    ? { kind: 'sqlite', path: join(config.dataDir, 'bot.sqlite') }
    : { kind: 'postgres', url: config.databaseUrl };
}

/** As long as a process may take to end that was told to a moment ago (main.ts), and some seconds. */
const PREDECESSOR_MS = 30_000;
const LOOK_MS = 200;

/**
 * Waits until no other bot works on the file that keeps the bot's rows: each would take the other for dead, and what it does
 * over. On a Postgres they know of one another.
 * @returns to be kept until this one ends
 * @throws DatabaseRefusedError, when another one still works there in the end; the error of the disk; the signal's reason
 */
export async function holdFolder(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { clock, log, signal }: { clock: Clock; log: Log; signal: AbortSignal },
): Promise<FileLock | undefined> {
  if (databaseAddress(config).kind === 'postgres') return undefined;
  const { dataDir } = config;
  const path = join(dataDir, 'bot.lock');
  makePrivateFile(path);
  const until = clock.elapsed() + PREDECESSOR_MS;
  for (let isFirst = true; clock.elapsed() < until; isFirst = false) {
    const lock = takeLock(path);
    if (lock) return lock;
    if (isFirst) log.warn({ dataDir }, 'another bot works on this folder; waiting until it ends');
    await clock.sleep(LOOK_MS, signal);
  }
  throw new DatabaseRefusedError(`another bot works on ${resolve(dataDir)}: end it, or set DATA_DIR to another folder`);
}

type Disk = Pick<Config, 'forgetfulPlatform' | 'dataDir'>;

/** Whether the platform gives each start an empty disk. A folder on a volume lasts everywhere: it is on another device than the program. */
function forgets({ forgetfulPlatform, dataDir }: Disk): boolean {
  if (forgetfulPlatform === undefined) return false;
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  return statSync(folder).dev === statSync('/').dev;
}

type Kept = Disk & Pick<Config, 'databaseUrl' | 'serviceDatabaseUrl'>;

/** Where the embedded data service keeps what is people's: where it is told to, else where it lasts, else in files. */
export function servicePlace(config: Kept): ServicePlace {
  const { dataDir, databaseUrl, serviceDatabaseUrl } = config;
  return { dataDir, databaseUrl: serviceDatabaseUrl ?? (forgets(config) ? databaseUrl : undefined) };
}

/** What is kept in DATA_DIR and nowhere else. */
export const onlyInDataDir = (config: Kept & Pick<Config, 'data'>) => ({
  connections: config.databaseUrl === undefined,
  archives: config.data.kind === 'embedded' && servicePlace(config).databaseUrl === undefined,
});

/**
 * What the next start will have lost, because the platform gives each an empty disk, and how to keep it: a sentence each.
 * @param lies what is kept in DATA_DIR and nowhere else
 */
export function lossesOf(config: Disk, lies: { readonly connections: boolean; readonly archives: boolean }): string[] {
  if (!forgets(config)) return [];
  const gone = `${config.forgetfulPlatform} empties DATA_DIR at each start, and with it is gone`;
  return [
    ...(lies.connections ? [`${gone} who is connected: set DATABASE_URL, or put DATA_DIR on a volume`] : []),
    ...(lies.archives
      ? [
          `${gone} what people brought in: set SERVICE_DATABASE_URL, put DATA_DIR on a volume, or run the data service where a disk lasts (DATA_API_URL, SERVICE_KEY)`,
        ]
      : []),
  ];
}
