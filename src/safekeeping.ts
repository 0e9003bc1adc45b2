/** Where the keys and the database of a configuration are. */
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
