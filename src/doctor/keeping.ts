/** What is kept: the keys, and the bot's database. */
import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { errorWords } from '../log.ts';
import { databaseAddress, keyFilePath, openVault } from '../safekeeping.ts';
import { DATABASE_VERSION, inspectDatabase } from '../storage/inspection.ts';
import { type Finding, trouble, warning, well } from './finding.ts';

export function checkKeys(config: Config): Finding {
  const { encryptionKeys, telegram } = config;
  if (encryptionKeys) {
    const count = encryptionKeys.length;
    return well(
      'keys',
      count === 1 ? 'one, from ENCRYPTION_KEYS' : `${count}, from ENCRYPTION_KEYS; the first one is used`,
    );
  }
  const path = keyFilePath(config);
  if (!existsSync(path)) return well('keys', `they will be made in ${path} at the first start`);
  if (telegram.mode === 'playground') return well('keys', `in ${path}`);
  return warning(
    'keys',
    `they lie in ${path}, beside what they encrypt`,
    'Set ENCRYPTION_KEYS to them, keep a copy elsewhere, and remove the file.',
  );
}

export async function checkDatabase(config: Config): Promise<Finding> {
  const address = databaseAddress(config);
  const name = address.kind === 'sqlite' ? 'SQLite' : 'Postgres';
  if (address.kind === 'sqlite' && !existsSync(address.path))
    return well('database', `SQLite; it will be made at the first start`);
  if (!config.encryptionKeys && !existsSync(keyFilePath(config)))
    return trouble('database', 'it is there, but its keys are not', 'Bring the key file back, or set ENCRYPTION_KEYS.');
  try {
    const found = await inspectDatabase(address, openVault(config));
    if (!found) return well('database', `${name}; it will be made at the first start`);
    const { version, opens, connections, updates, messages, bytes } = found;
    if (!opens)
      return trouble(
        'database',
        `${name}; none of the keys opens it`,
        'Put the key that it was written with into ENCRYPTION_KEYS.',
      );
    if (version > DATABASE_VERSION)
      return trouble('database', `${name}; a newer program has written it`, 'Start that version, or restore a backup.');
    if (version < DATABASE_VERSION) return well('database', `${name}; the next start brings it up to date`);
    const size = bytes === undefined ? '' : `, ${(bytes / 1024 ** 2).toFixed(1)} MB`;
    const says = `${name}${size}; ${connections} connected, ${updates} updates and ${messages} messages under way`;
    return well('database', says);
  } catch (error) {
    const advice =
      address.kind === 'sqlite'
        ? 'If the file is damaged, restore a backup; else see who may read it.'
        : 'Look at DATABASE_URL: host, name, password, and sslmode.';
    return trouble('database', `${name} cannot be read ${errorWords(error)}`, advice);
  }
}
