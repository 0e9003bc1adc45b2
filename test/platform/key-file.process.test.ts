/** Several processes that start at the same time without a key file share one key. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateKeyFile } from '#platform/key-file.ts';
import { scratchFolders } from '../support/folders.ts';

const scratch = scratchFolders('key-file');

const KEY_FILE = new URL('../../src/platform/key-file.ts', import.meta.url).href;
const { linkSync } = fs;

let folder: string;
let path: string;
beforeEach(() => {
  folder = scratch();
  path = join(folder, 'deep', 'keys');
});
afterEach(() => {
  fs.linkSync = linkSync;
  syncBuiltinESMExports();
});

describe('several processes without a key file', () => {
  it('use the key of another one that created the file first', () => {
    let theirs: unknown;
    fs.linkSync = (from, to) => {
      const program = `import { readOrCreateKeyFile } from ${JSON.stringify(KEY_FILE)};
          console.log(readOrCreateKeyFile(process.argv[1])[0].toString('hex'));`;
      theirs = spawnSync(process.execPath, ['--input-type=module', '-e', program, path], { encoding: 'utf8' });
      linkSync(from, to);
    };
    syncBuiltinESMExports();
    const [mine] = readOrCreateKeyFile(path);
    expect(theirs).toMatchObject({ status: 0, stdout: `${mine?.toString('hex')}\n` });
    expect(readdirSync(join(folder, 'deep'))).toEqual(['keys']);
  });

  it('get the same key when they start at the same time', async () => {
    const program = `import { createInterface } from 'node:readline';
      import { readOrCreateKeyFile } from ${JSON.stringify(KEY_FILE)};
      console.log('ready');
      for await (const path of createInterface(process.stdin)) {
        try { console.log(readOrCreateKeyFile(path)[0].toString('hex')); } catch (error) { console.log(error.message); }
      }`;
    const children = Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
      return { child, line: async () => String((await lines.next()).value) };
    });
    try {
      for (const { line } of children) expect(await line()).toBe('ready');
      for (let round = 0; round < 40; round++) {
        for (const { child } of children) child.stdin.write(`${join(folder, `round-${round}`, 'keys')}\n`);
        const keys = await Promise.all(children.map(({ line }) => line()));
        expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
        expect(new Set(keys).size).toBe(1);
      }
    } finally {
      for (const { child } of children) {
        child.stdin.end();
        if (child.exitCode === null) await once(child, 'exit');
      }
    }
  });
});
