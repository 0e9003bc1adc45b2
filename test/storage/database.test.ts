import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { DatabaseRefusedError, openDatabase } from '#storage/database.ts';
import { scratchFolders } from '../support/folders.ts';

const scratch = scratchFolders('database');

it('a database opens with an older key listed after the newest, but not with an unknown key', async () => {
  const key = randomBytes(32);
  const open = (...keys: Buffer[]) =>
    openDatabase({ kind: 'sqlite', path: join(folder, 'data', 'bot.sqlite') }, createVault(keys));
  const folder = scratch();
  await (await open(key)).close();
  await (await open(randomBytes(32), key)).close();
  await expect(open(randomBytes(32))).rejects.toThrow(DatabaseRefusedError);
});
