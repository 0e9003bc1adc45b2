/**
 * `npm run rotate-keys`: re-encrypts all stored values with the newest key, while the bot and its data service run or not. With a
 * key file it first generates that key; with ENCRYPTION_KEYS the operator prepends it to the list and restarts before running this.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Config, readConfig } from '#app/config.ts';
import {
  databaseAddress,
  hasBotData,
  hasServiceData,
  keyFile,
  openVault,
  readKeys,
  serviceStore,
} from '#app/data-dir.ts';
import { KEY_BYTES, writeKeyFile } from '#platform/key-file.ts';
import { resealImports } from '#service/server/imports/import-state.ts';
import { rotateOwnerKeys } from '#service/server/owners/key-rotation.ts';
import { openDatabase } from '#storage/database.ts';
import { type RotationReport, rotateKeys } from '#storage/key-rotation.ts';
import { type Command, type Io, plural, readArguments, UsageError } from './command.ts';

const usage = `npm run rotate-keys
It takes no arguments. With ENCRYPTION_KEYS, put the new key first in the list and restart before you run it.`;

/** Re-encrypts the data of the bot and of the embedded data service. */
async function* rotate(config: Config, signal: AbortSignal): AsyncGenerator<RotationReport & { of: string }> {
  if (hasBotData(config)) {
    const database = await openDatabase(databaseAddress(config), openVault(config));
    try {
      yield { of: 'of the bot', ...(await rotateKeys(database, signal)) };
    } finally {
      await database.close();
    }
  }
  if (!hasServiceData(config)) return;
  const [store, vault] = [serviceStore(config), openVault(config)];
  yield {
    of: 'of owners, their links and the keys of their archives',
    ...(await rotateOwnerKeys(store, vault, signal)),
  };
  yield { of: 'of imports', ...resealImports(join(store.dataDir, 'imports'), vault) };
}

async function run(args: readonly string[], { environment, stdout, stderr, signal }: Io): Promise<number> {
  const { positionals } = readArguments({ usage }, args, {});
  if (positionals.length > 0) throw new UsageError(usage);
  const config = readConfig(environment(), 'command');
  const path = keyFile(config);
  const before = readKeys(config);
  const newKey = randomBytes(KEY_BYTES);
  // Old keys stay in the file while any value is still sealed with them.
  if (!config.encryptionKeys) writeKeyFile(path, [newKey, ...before]);
  let unreadable = 0;
  for await (const report of rotate(config, signal)) {
    unreadable += report.unreadable;
    stdout.write(`Re-encrypted with the newest key: ${plural(report.rotated, 'value')} ${report.of}.\n`);
  }
  // A running bot re-reads the keys at the first value sealed with the new one; until then it seals with the previous key.
  if (!config.encryptionKeys && unreadable === 0) writeKeyFile(path, [newKey, ...before.slice(0, 1)]);
  stdout.write('Archives and exports keep their own keys, which are among these values.\n');
  if (unreadable > 0) {
    stderr.write(`Left unchanged, because none of the listed keys decrypts them: ${plural(unreadable, 'value')}.\n`);
    return 1;
  }
  if (config.encryptionKeys)
    stdout.write(
      'You can now remove the older keys from ENCRYPTION_KEYS, if every process was restarted with the newest one before.\n',
    );
  return 0;
}

export const command: Command = { usage, failed: 'Not finished; nothing is lost, and you can run it again', run };
