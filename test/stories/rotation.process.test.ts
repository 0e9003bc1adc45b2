import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { type Program, startProgram } from './program.ts';

const ROTATE = new URL('../../src/cli/rotate-keys.ts', import.meta.url).pathname;
const run = promisify(execFile);

let program: Program;
afterEach(() => program.close());

/** As `npm run rotate-keys` runs it, beside the bot. */
function rotate(): Promise<{ stdout: string }> {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: program.folder };
  return run(process.execPath, [ROTATE], { env, cwd: program.folder, timeout: 30_000 });
}

const keys = () => readFileSync(join(program.folder, 'encryption.keys'), 'utf8').trim().split('\n');

describe('rotating the keys while the bot runs', () => {
  it('leaves everybody connected, and what was kept can still be opened', async () => {
    program = await startProgram();
    const anna = await program.connected('Anna');
    await anna.says('/search boat');
    await anna.hears(/page 1 of/);
    const [before] = keys();

    const { stdout } = await rotate();
    expect(stdout).toMatch(/^Encrypted anew under the newest key: \d+ values\.$/m);
    expect(keys()[0]).not.toBe(before);

    await anna.presses(/Next/);
    await anna.hears(/page 2 of/);
    await anna.says('/account');
    await anna.hears(/Connected to/);
    const ben = await program.connected('Ben');
    await ben.says('/account');
    await ben.hears(/Connected to/);
  });

  it('brings along what the data service keeps: its owners are known without the oldest key', async () => {
    program = await startProgram();
    await program.connected('Anna');
    const token = await program.tokenWith();
    await rotate();
    await rotate();
    await program.stop();
    program = await startProgram({ folder: program.folder });
    await program.connected('Ben');
    const answer = await fetch(`${program.app.service?.url}/api/rest/v1/auth/credits`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
  });
});
