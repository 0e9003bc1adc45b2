import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { DatabaseRefusedError, openDatabase } from '#storage/database.ts';
import { createKept } from '#storage/kept.ts';
import { scratchFolders } from '../support/folders.ts';

const scratch = scratchFolders('database');

let folder: string;
let path: string;
beforeEach(() => {
  folder = scratch();
  path = join(folder, 'data', 'bot.sqlite');
});

const key = randomBytes(32);

describe('the embedded database file', () => {
  it('keeps its data and pseudonyms across a restart', async () => {
    const first = await openDatabase({ kind: 'sqlite', path }, createVault([key]));
    const person = first.pseudonym(42);
    expect(person).toMatch(/^[A-Za-z0-9_-]{22}$/);
    await first.write(createKept(first, 'result').keeping(person, 'kept', 10).write);
    await first.close();
    const second = await openDatabase({ kind: 'sqlite', path }, createVault([key]));
    expect(second.pseudonym('42')).toBe(person);
    expect(second.pseudonym(43)).not.toBe(person);
    await second.close();
  });

  it('opens with an older key listed after the newest, but not with an unknown key', async () => {
    await (await openDatabase({ kind: 'sqlite', path }, createVault([key]))).close();
    await (await openDatabase({ kind: 'sqlite', path }, createVault([randomBytes(32), key]))).close();
    await expect(openDatabase({ kind: 'sqlite', path }, createVault([randomBytes(32)]))).rejects.toThrow(
      DatabaseRefusedError,
    );
  });
});
