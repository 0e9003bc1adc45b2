import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Program, startProgram } from '../support/program.ts';
import { runCommand } from '../support/run-command.ts';

let program: Program;
afterEach(() => program.close());

/** Runs `npm run rotate-keys` while the bot is running. */
async function rotate(): Promise<string> {
  const { code, said, warned } = await runCommand(['rotate-keys'], { environment: { DATA_DIR: program.folder } });
  expect([code, warned]).toEqual([0, '']);
  return said;
}

const keys = () => readFileSync(join(program.folder, 'encryption.keys'), 'utf8').trim().split('\n');

describe('rotating the keys while the bot runs', () => {
  it('keeps everybody connected, and stored lists readable', async () => {
    program = await startProgram();
    const anna = await program.connected('Anna');
    await anna.asks('/search boat', /best first/);
    const [before] = keys();

    const said = await rotate();
    expect(said).toMatch(/^Re-encrypted with the newest key: \d+ values of the bot\.$/m);
    expect(keys()[0]).not.toBe(before);

    await anna.taps('More', /^6–10 of/);
    await anna.asks('/account', /^Nina’s archive, the sample/);
    const ben = await program.connected('Ben');
    await ben.asks('/account', /^Nina’s archive, the sample/);
  });

  it('re-encrypts the data service too: its owners are known without the oldest key', async () => {
    program = await startProgram();
    await program.connected('Anna');
    const token = await program.tokenWith();
    await rotate();
    await rotate();
    await program.stop();
    program = await startProgram({ folder: program.folder });
    await program.connected('Ben');
    const answer = await fetch(`${program.app.service?.url}/api/rest/v1/auth/names`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
  });
});
