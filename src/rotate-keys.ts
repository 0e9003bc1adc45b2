/**
 * `npm run rotate-keys`: re-encrypts what is stored under the newest key, while the bot runs or not. With a key file it
 * makes that key first; with ENCRYPTION_KEYS the operator puts it in front of the list, restarts, and then runs this.
 */
import { randomBytes } from 'node:crypto';
import { configure, refuse } from './environment.ts';
import { databaseAddress, keyFilePath, openVault } from './safekeeping.ts';
import { KEY_BYTES, KeyFileError, readOrCreateKeyFile, writeKeyFile } from './secrets.ts';
import { DatabaseRefusedError, openDatabase } from './storage/database.ts';
import { rotateKeys } from './storage/key-rotation.ts';

const config = configure();
try {
  const path = keyFilePath(config);
  const before = config.encryptionKeys ? [] : readOrCreateKeyFile(path);
  const made = randomBytes(KEY_BYTES);
  // Old keys stay in the file until nothing is sealed with them any more.
  if (!config.encryptionKeys) writeKeyFile(path, [made, ...before]);
  const database = await openDatabase(databaseAddress(config), openVault(config));
  const { rotated, unreadable } = await rotateKeys(database, new AbortController().signal);
  await database.close();
  // A bot that runs notices the new key at the first value sealed with it; until then it seals with the one before.
  if (!config.encryptionKeys && unreadable === 0) writeKeyFile(path, [made, ...before.slice(0, 1)]);
  process.stdout.write(`${rotated} values are encrypted anew under the newest key.\n`);
  if (config.encryptionKeys) process.stdout.write('Older keys can be taken out of ENCRYPTION_KEYS now.\n');
  if (unreadable > 0)
    refuse(`${unreadable} values could not be read with any key that is listed; they were left as they are.`);
} catch (error) {
  if (error instanceof KeyFileError || error instanceof DatabaseRefusedError)
    refuse(`Nothing was changed: ${error.message}.`);
  throw error;
}
