/** `npm run backup` and `npm run restore` as an operator runs them. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '#cli/backup/write.ts';
import { serviceFiles } from '#service/server/service-files.ts';
import { type DatabaseAddress, openDatabase } from '#storage/database.ts';
import { scratchFolders } from '../../support/scratch-folders.ts';
import { openService, type ServiceDouble } from '../../support/service-double.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const { signal } = new AbortController();
const scratch = scratchFolders('backup-commands');

let service: ServiceDouble;
const address: DatabaseAddress = { kind: 'sqlite', path: join(scratch(), 'bot.sqlite') };
beforeAll(async () => {
  service = await openService();
  await (await openDatabase(address, service.vault)).close();
});
afterAll(() => service.close());

describe('the commands', { timeout: 60_000 }, () => {
  function run(program: string, parameters: string[], variables: Record<string, string>) {
    const env = { PATH: process.env.PATH ?? '', ...variables };
    return new Promise<{ code: number; said: string }>((resolve) => {
      execFile(process.execPath, [`src/cli/${program}.ts`, ...parameters], { cwd: ROOT, env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), said: out + err }),
      );
    });
  }
  const KEYS = Buffer.alloc(32, 42).toString('base64');

  it('write a file, check it, and bring it back', async () => {
    const file = join(scratch(), 'all.backup');
    const here = { DATA_DIR: service.dataDir, ENCRYPTION_KEYS: KEYS };
    expect(await run('backup', [file], here)).toMatchObject({
      code: 0,
      said: expect.stringContaining('The keys are not in it'),
    });
    expect(await run('backup', [file], here)).toMatchObject({
      code: 1,
      said: expect.stringContaining('there already'),
    });
    expect(await run('restore', [file, '--verify'], here)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Whole and readable'),
    });
    const there = { DATA_DIR: join(scratch(), 'data'), ENCRYPTION_KEYS: KEYS };
    mkdirSync(there.DATA_DIR);
    expect(await run('restore', [file], there)).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
    expect(serviceFiles(there.DATA_DIR)).toEqual(serviceFiles(service.dataDir));
  });

  it('need a file, and the keys', async () => {
    expect((await run('backup', [], {})).code).toBe(1);
    expect((await run('restore', ['a', 'b'], {})).code).toBe(1);
    const file = join(scratch(), 'all.backup');
    await writeBackup(file, { address, service: { dataDir: service.dataDir } }, new Date(), signal);
    const empty = { DATA_DIR: scratch() };
    expect(await run('restore', [file], empty)).toMatchObject({
      code: 1,
      said: expect.stringContaining('put the keys back first'),
    });
    expect(readdirSync(empty.DATA_DIR)).toEqual([]);
  });
});
