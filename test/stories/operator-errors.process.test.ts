/** What an operator reads when something outside of the program is not as it has to be: one line, with what to do. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, runProgram } from './child-program.ts';

const SERVICE_KEY = 'an-operators-service-key-of-some-length';
const ENCRYPTION_KEYS = Buffer.alloc(32, 3).toString('base64');

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

  const closed = 'postgres://u:hidden@127.0.0.1:9/x';
  it.each([
    ['main.ts', 'DATABASE_URL'],
    ['cli/person.ts', 'DATABASE_URL', 'erase', '1', '--yes'],
    ['cli/rotate-keys.ts', 'DATABASE_URL'],
    ['cli/service.ts', 'SERVICE_DATABASE_URL'],
    ['cli/tokens.ts', 'SERVICE_DATABASE_URL', 'list'],
  ] as const)('%s: nobody is there at %s', async (program, variable, ...given) => {
    const environment = { [variable]: closed, ENCRYPTION_KEYS, SERVICE_KEY, PORT: '0', DATA_DIR: join(folder, 'none') };
    const { code, output } = await ended(program, given, environment);
    const line = new RegExp(`\\(?${variable}\\)? cannot be used: .*ECONNREFUSED.*\\.$`);
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(line)]);
    expect(output).not.toContain('hidden');
    expect(code).toBe(1);
  });

  it.each(['main.ts', 'cli/service.ts'])('%s: HOST is an address of another machine', async (program) => {
    const PORT = String(await freePort());
    const environment = { HOST: '192.0.2.77', PORT, SERVICE_KEY, DATA_DIR: join(folder, program), LOG_LEVEL: 'silent' };
    const { code, output } = await ended(program, [], environment);
    expect(output.trim()).toBe(
      'Nothing was started: 192.0.2.77 is no address of this machine. Set HOST to 0.0.0.0 or 127.0.0.1.',
    );
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

describe('npm run backup and npm run restore', () => {
  it('refuse a backup of a folder in which the program has kept nothing', async () => {
    const DATA_DIR = mkdtempSync(join(folder, 'wrong-'));
    const { code, output } = await ended('cli/backup.ts', ['all.backup'], { DATA_DIR });
    expect(output.trim()).toBe(
      `Nothing was written: nothing is kept in ${DATA_DIR}. Set DATA_DIR as it is set for the program.`,
    );
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'all.backup'))).toBe(false);
  });

  it('say so where the file is not there, or its folder', async () => {
    const restored = await ended('cli/restore.ts', ['no.backup'], { DATA_DIR: folder });
    expect(restored).toEqual({ code: 1, output: 'Nothing was restored: there is no no.backup.\n' });
    const DATA_DIR = mkdtempSync(join(folder, 'kept-'));
    await ended('cli/tokens.ts', ['issue', '--owner', 'anna', '--scopes', 'all'], { DATA_DIR });
    const written = await ended('cli/backup.ts', ['nowhere/all.backup'], { DATA_DIR });
    expect(written.output.trim()).toMatch(/^Nothing was written: there is no folder nowhere\.$/);
    expect(written.code).toBe(1);
  });
});
