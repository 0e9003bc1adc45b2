/** Where the keys and the database of a configuration are, and whether they last there. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from './config.ts';
import { createVault, readOrCreateKeyFile, type Vault } from './secrets.ts';
import type { ServicePlace } from './service/service-place.ts';
import type { DatabaseAddress } from './storage/database.ts';

/** The key file of a configuration that names no keys. */
export const keyFilePath = (config: Config): string => join(config.dataDir, 'encryption.keys');

/** The vault over the configured keys, or over the key file, which is read again after a rotation. */
export function openVault(config: Config): Vault {
  if (config.encryptionKeys) return createVault(config.encryptionKeys);
  const read = () => readOrCreateKeyFile(keyFilePath(config));
  return createVault(read(), read);
}

export function databaseAddress(config: Config): DatabaseAddress {
  return config.databaseUrl === undefined
    ? { kind: 'sqlite', path: join(config.dataDir, 'bot.sqlite') }
    : { kind: 'postgres', url: config.databaseUrl };
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
