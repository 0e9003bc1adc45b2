/**
 * `npm run rotate-keys`: re-encrypts what is stored under the newest key, while the bot and its data service run or not. With a key file it
 * makes that key first; with ENCRYPTION_KEYS the operator puts it in front of the list, restarts, and then runs this.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#app/config.ts';
import { databaseAddress, keyFile, openVault, serviceStore } from '#app/data-dir.ts';
import { KEY_BYTES, readOrCreateKeyFile, writeKeyFile } from '#platform/key-file.ts';
import { resealOwners } from '#service/server/owners/key-rotation.ts';
import { openDatabase } from '#storage/database.ts';
import { type RotationReport, rotateKeys } from '#storage/key-rotation.ts';
import { type Command, type Io, plural, readArguments, UsageError } from './command.ts';

const usage = `npm run rotate-keys
It needs nothing behind it. With ENCRYPTION_KEYS, put the new key in front of the list and restart first.`;

const NOTHING: RotationReport = { rotated: 0, unreadable: 0 };

/** What the bot keeps. A data service alone has none of it. */
async function rotateStorage(config: Config, signal: AbortSignal): Promise<RotationReport> {
  const address = databaseAddress(config);
  if (address.kind === 'sqlite' && !existsSync(address.path)) return NOTHING;
  const database = await openDatabase(address, openVault(config));
  try {
    return await rotateKeys(database, signal);
  } finally {
    await database.close();
  }
}

/** What the embedded data service keeps. */
async function rotateService(config: Config, signal: AbortSignal): Promise<RotationReport> {
  const place = serviceStore(config);
  if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, 'service.sqlite'))) return NOTHING;
  return await resealOwners(place, openVault(config), signal);
}

async function run(args: readonly string[], { environment, stdout, stderr, signal }: Io): Promise<number> {
  const { positionals } = readArguments({ usage }, args, {});
  if (positionals.length > 0) throw new UsageError(usage);
  const config = readConfig(environment(), 'command');
  const path = keyFile(config);
  const before = config.encryptionKeys ? [] : readOrCreateKeyFile(path);
  const made = randomBytes(KEY_BYTES);
  // Old keys stay in the file until nothing is sealed with them any more.
  if (!config.encryptionKeys) writeKeyFile(path, [made, ...before]);
  const reports = [await rotateStorage(config, signal), await rotateService(config, signal)];
  const rotated = reports.reduce((sum, report) => sum + report.rotated, 0);
  const unreadable = reports.reduce((sum, report) => sum + report.unreadable, 0);
  // A bot that runs notices the new key at the first value sealed with it; until then it seals with the one before.
  if (!config.encryptionKeys && unreadable === 0) writeKeyFile(path, [made, ...before.slice(0, 1)]);
  stdout.write(`Encrypted anew under the newest key: ${plural(rotated, 'value')}.\n`);
  if (unreadable > 0) {
    stderr.write(`Left as they are, for no key that is listed opens them: ${plural(unreadable, 'value')}.\n`);
    return 1;
  }
  if (config.encryptionKeys) stdout.write('Older keys can be taken out of ENCRYPTION_KEYS now.\n');
  return 0;
}

export const command: Command = { usage, failed: 'It was not finished, nothing is lost, and it can be run again', run };
