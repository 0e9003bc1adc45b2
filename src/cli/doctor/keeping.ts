/** What is kept: the keys, the bot's database, and what a backup has of it all. */
import { existsSync } from 'node:fs';
import type { Config } from '#app/config.ts';
import { databaseAddress, keyFilePath, openVault, servicePlace } from '#app/data-dir.ts';
import { errorWords } from '#platform/log.ts';
import { serviceFiles } from '#service/server/service-files.ts';
import { DATABASE_VERSION, inspectDatabase, isReadable } from '#storage/inspection.ts';
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
    if (!isReadable(version))
      return trouble(
        'database',
        `${name}; another version of the program has written it (data version ${version}, this one reads ${DATABASE_VERSION})`,
        `Start that version, or set ${address.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL'} to another one.`,
      );
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

/** What `npm run backup` puts into its file, and archives that it does not because nobody uses them. */
export function checkBackup(config: Config): Finding {
  const { data, dataDir } = config;
  if (data.kind === 'remote')
    return well('backup', 'npm run backup has what the bot keeps, without the keys; the data service makes its own');
  const unused = servicePlace(config).databaseUrl === undefined ? [] : serviceFiles(dataDir);
  if (unused.length > 0)
    return warning(
      'backup',
      `it has the archives in Postgres; there are files of archives in ${dataDir}, too, which are neither used nor in it`,
      'docs/deploy.md#backup says how archives go from files into Postgres. Else remove the files.',
    );
  return well('backup', 'npm run backup has what the bot and its data service keep, without the keys');
}
