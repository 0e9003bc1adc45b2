/** What an operator reads when something outside of the program is not as it has to be: one line, with what to do. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from './child-program.ts';

const SERVICE_KEY = 'an-operators-service-key-of-some-length';

let folder: string;
/** A file, where the commands expect a folder. */
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-errors-test-'));
  file = join(folder, 'a-file');
  writeFileSync(file, '');
  writeFileSync(join(folder, 'chat.txt'), '13/01/2024, 10:00 - Anna: hi\n13/01/2024, 10:01 - Otto: ho\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ended(program: string, given: readonly string[], environment: Record<string, string>) {
  const child = runProgram(folder, environment, program, given);
  try {
    const { code } = await child.ended;
    return { code, output: child.output };
  } finally {
    await child.close();
  }
}

/** Every command, with what it has to be given to begin its work. */
const COMMANDS: readonly (readonly [program: string, ...given: string[]])[] = [
  ['cli/tokens.ts', 'issue', '--owner', 'anna', '--scopes', 'all'],
  ['cli/import.ts', 'chat.txt', '--owner', 'anna', '--me', 'none'],
  ['cli/person.ts', 'export', '1', 'out.zip'],
  ['cli/rotate-keys.ts'],
  ['main.ts'],
  ['cli/service.ts'],
];

describe('what cannot be used is told in one line, without a trace, and ends with 1', () => {
  it.each(COMMANDS)('%s: DATA_DIR is a file', async (program, ...given) => {
    const { code, output } = await ended(program, given, { DATA_DIR: file, SERVICE_KEY, PORT: '0' });
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/a-file.* is a file, where a folder is needed\.$/),
    ]);
    expect(code).toBe(1);
  });

  it('.env is a folder', async () => {
    const here = mkdtempSync(join(folder, 'env-'));
    mkdirSync(join(here, '.env'));
    const child = runProgram(here, {}, 'cli/tokens.ts', ['list']);
    expect((await child.ended).code).toBe(1);
    expect(child.output.trim()).toMatch(/^Nothing was started: \.env is there, but cannot be read\..*$/);
  });
});

describe.each([
  'cli/tokens.ts',
  'cli/import.ts',
  'cli/person.ts',
  'cli/rotate-keys.ts',
  'cli/doctor.ts',
  'cli/backup.ts',
  'cli/restore.ts',
])('%s', (program) => {
  it('tells its use where it is asked for it, and does nothing', async () => {
    const DATA_DIR = mkdtempSync(join(folder, 'help-'));
    const { code, output } = await ended(program, ['--help'], { DATA_DIR });
    expect(output).toContain(`npm run ${program.replace(/^cli\/|\.ts$/g, '')}`);
    expect(output).not.toContain('Unknown option');
    expect(code).toBe(0);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('names an option that it does not know, and does nothing', async () => {
    const DATA_DIR = mkdtempSync(join(folder, 'unknown-'));
    const { code, output } = await ended(program, ['--wombat'], { DATA_DIR });
    expect(output).toMatch(/^Unknown option '--wombat'\.\n/);
    expect(output).toContain(`npm run ${program.replace(/^cli\/|\.ts$/g, '')}`);
    expect(code).toBe(1);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });
});
