/** The program on a folder of version 0.1: one sentence, exit code 1, and not a byte is another. */
import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { scratchFolders } from '../support/scratch-folders.ts';
import { bytesIn, makeFolder } from './data-of-0.1.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const folder = scratchFolders('earlier');

it('ends with one sentence that names the folder and what to do, and leaves it as it is', async () => {
  const dataDir = folder();
  makeFolder(dataDir)();
  const before = bytesIn(dataDir);
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: '0' };
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, ['src/main.ts'], { cwd: ROOT, env }, (error, out, err) =>
      resolve({ code: error?.code, output: out + err }),
    );
  });
  expect(output.trim()).toBe(
    `Nothing was started: the folder ${dataDir} was written by an earlier version of this program (data version 6 of bot.sqlite, this program reads 20) and is left as it is: set DATA_DIR to another one, or start that version again.`,
  );
  expect(code).toBe(1);
  expect(bytesIn(dataDir)).toEqual(before);
});
