/** Where the keys and the database of a configuration are, and whether they last there. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { createVault, readOrCreateKeyFile, type Vault } from './secrets.ts';
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

/** What the bot keeps in DATA_DIR and nowhere else. */
export const onlyInDataDir = ({ databaseUrl, data }: Pick<Config, 'databaseUrl' | 'data'>) => ({
  connections: databaseUrl === undefined,
  archives: data.kind === 'embedded',
});

/**
 * What the next start will have lost, because the platform gives each an empty disk, and how to keep it: a sentence each.
 * A folder on a volume lasts everywhere: it is on another device than the program.
 * @param lies what is kept in DATA_DIR and nowhere else
 */
export function lossesOf(
  { forgetfulPlatform, dataDir }: Pick<Config, 'forgetfulPlatform' | 'dataDir'>,
  lies: { readonly connections: boolean; readonly archives: boolean },
): string[] {
  if (forgetfulPlatform === undefined || statSync(dataDir).dev !== statSync('/').dev) return [];
  const forgets = `${forgetfulPlatform} empties DATA_DIR at each start, and with it is gone`;
  return [
    ...(lies.connections ? [`${forgets} who is connected: set DATABASE_URL, or put DATA_DIR on a volume`] : []),
    ...(lies.archives
      ? [
          `${forgets} what people brought in: put DATA_DIR on a volume, or run the data service where a disk lasts (DATA_API_URL, SERVICE_KEY)`,
        ]
      : []),
  ];
}
