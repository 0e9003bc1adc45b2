/**
 * `npm run rotate-keys`: re-encrypts what is stored under the newest key, while the bot and its data service run or not. With a key file it
 * makes that key first; with ENCRYPTION_KEYS the operator puts it in front of the list, restarts, and then runs this.
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
It needs nothing behind it. With ENCRYPTION_KEYS, put the new key in front of the list and restart first.`;

/** What the bot keeps, and what the embedded data service does. */
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
  const made = randomBytes(KEY_BYTES);
  // Old keys stay in the file until nothing is sealed with them any more.
  if (!config.encryptionKeys) writeKeyFile(path, [made, ...before]);
  let unreadable = 0;
  for await (const report of rotate(config, signal)) {
    unreadable += report.unreadable;
    stdout.write(`Encrypted anew under the newest key: ${plural(report.rotated, 'value')} ${report.of}.\n`);
  }
  // A bot that runs notices the new key at the first value sealed with it; until then it seals with the one before.
  if (!config.encryptionKeys && unreadable === 0) writeKeyFile(path, [made, ...before.slice(0, 1)]);
  stdout.write('Archives and exports stay under keys of their own, which are among these values.\n');
  if (unreadable > 0) {
    stderr.write(`Left as they are, for no key that is listed opens them: ${plural(unreadable, 'value')}.\n`);
    return 1;
  }
  if (config.encryptionKeys) stdout.write('Older keys can be taken out of ENCRYPTION_KEYS now.\n');
  return 0;
}

export const command: Command = { usage, failed: 'It was not finished, nothing is lost, and it can be run again', run };
