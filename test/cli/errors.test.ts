/** What an operator reads when something outside of the program is not as it has to be: one line, with what to do. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { operatorMessage } from '#platform/operator-error.ts';
import { scratchFolders } from '../support/folders.ts';
import { httpSite } from '../support/http-site.ts';
import { freePort } from '../support/process.ts';
import { runCommand } from '../support/run-command.ts';
import { openTelegram } from '../support/telegram.ts';

const SERVICE_KEY = 'an-operators-service-key-of-some-length';
const ENCRYPTION_KEYS = Buffer.alloc(32, 3).toString('base64');
const scratch = scratchFolders('errors');

let folder: string;
/** A file, where the commands expect a folder. */
let file: string;
beforeAll(() => {
  folder = scratch();
  file = join(folder, 'a-file');
  writeFileSync(file, '');
  writeFileSync(join(folder, 'chat.txt'), '13/01/2024, 10:00 - Anna: hi\n13/01/2024, 10:01 - Otto: ho\n');
});

const run = (argv: readonly string[], environment: Record<string, string>) =>
  runCommand(argv, { environment: { SERVICE_KEY, PORT: '0', LOG_LEVEL: 'silent', ...environment } });

describe('what cannot be used is told in one line, without a trace, and ends with 1', () => {
  it.each([
    'tokens issue --owner anna --scopes all',
    'import chat.txt --owner anna --me none',
    'person export 1 out.zip',
    'rotate-keys',
    'bot',
    'service',
  ])('%s: DATA_DIR is a file', async (words) => {
    const argv = words.split(' ').map((word) => (word === 'chat.txt' ? join(folder, word) : word));
    const { code, said, warned } = await run(argv, { DATA_DIR: file });
    expect(warned).toMatch(/^.+: .*a-file.* is a file, where a folder is needed\.\n$/);
    expect([code, said]).toEqual([1, '']);
  });

  it.runIf(process.platform === 'linux')('bot: DATA_DIR is where no folder can be made', async () => {
    const { code, warned } = await run(['bot'], { DATA_DIR: '/proc/personal-data-bot/data' });
    expect(warned).toMatch(/^.+: no folder can be made at \/proc\/personal-data-bot: .+\.\n$/);
    expect(code).toBe(1);
  });

  it.each([
    ['bot', 'DATABASE_URL'],
    ['person erase 1 --yes', 'DATABASE_URL'],
    ['rotate-keys', 'DATABASE_URL'],
    ['service', 'SERVICE_DATABASE_URL'],
    ['tokens list', 'SERVICE_DATABASE_URL'],
  ])('%s: nobody is there at %s', async (words, variable) => {
    const environment = { [variable]: 'postgres://u:hidden@127.0.0.1:9/x', ENCRYPTION_KEYS, DATA_DIR: scratch() };
    const { code, warned } = await run(words.split(' '), environment);
    expect(warned).toMatch(new RegExp(`^.+\\(?${variable}\\)? cannot be used: .*ECONNREFUSED.*\\.\n$`));
    expect(warned).not.toContain('hidden');
    expect(code).toBe(1);
  });

  it.each(['bot', 'service'])('%s: HOST is an address of another machine', async (name) => {
    const environment = { HOST: '192.0.2.77', PORT: String(await freePort()), DATA_DIR: scratch() };
    expect(await run([name], { ...environment, SAMPLE_DATA: 'off' })).toEqual({
      code: 1,
      said: '',
      warned: 'Nothing was started: 192.0.2.77 is no address of this machine. Set HOST to 0.0.0.0 or 127.0.0.1.\n',
    });
  });

  it('a port that is taken', async () => {
    const PORT = new URL((await httpSite(() => undefined)).url).port;
    expect((await run(['bot'], { PORT, DATA_DIR: scratch() })).warned).toContain(`port ${PORT} is taken`);
  });

  it('a token that Telegram does not know', async () => {
    const telegram = await openTelegram();
    onTestFinished(() => telegram.close());
    const environment = { BOT_TOKEN: `123456789:${'A'.repeat(35)}`, TELEGRAM_API_ROOT: telegram.apiRoot };
    expect(await run(['bot'], { ...environment, DATA_DIR: scratch() })).toMatchObject({
      code: 1,
      warned: 'Nothing was started: Telegram knows no bot with this BOT_TOKEN.\n',
    });
  });

  it('a key file that others can read, and no key of it', async () => {
    const DATA_DIR = scratch();
    const key = Buffer.alloc(32, 7).toString('base64');
    writeFileSync(join(DATA_DIR, 'encryption.keys'), `${key}\n`, { mode: 0o644 });
    const { code, warned } = await run(['bot'], { DATA_DIR });
    expect([code, warned]).toEqual([1, expect.stringMatching(/^Nothing was started: .*chmod 600 .*\.\n$/)]);
    expect(warned).not.toContain(key);
  });

  it.each(['bot', 'service', 'tokens list', 'rotate-keys', 'backup backup.bin', 'person export 1 out.zip'])(
    '%s: keys that are gone are asked for, and none are made in their place',
    async (words) => {
      const DATA_DIR = scratch();
      for (const name of ['bot.sqlite', 'service.sqlite']) new DatabaseSync(join(DATA_DIR, name)).close();
      const { code, warned } = await run(words.split(' '), { DATA_DIR });
      expect([code, warned]).toEqual([
        1,
        expect.stringMatching(/: put the keys back first, as ENCRYPTION_KEYS or as .*\.\n$/),
      ]);
      expect(readdirSync(DATA_DIR)).not.toContain('encryption.keys');
    },
  );
});

describe('the errors of the disk and of databases', () => {
  const messageOf = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      return operatorMessage(error);
    }
    throw new Error('it worked');
  };

  it('say what is wrong and what to do', () => {
    expect(messageOf(() => readFileSync(join(folder, 'nothing')))).toMatch(/^there is no .*nothing$/);
    expect(messageOf(() => writeFileSync(join(folder, 'none', 'x.part'), ''))).toMatch(/^there is no folder .*none$/);
    expect(messageOf(() => readFileSync(folder))).toMatch(/a folder, where a file is needed|no file/);
    expect(messageOf(() => writeFileSync(join(file, 'x'), ''))).toMatch(/a part of .* is a file/);
    writeFileSync(join(folder, 'no-database'), 'x'.repeat(5000));
    expect(messageOf(() => new DatabaseSync(join(folder, 'no-database')).exec('create table t (a)'))).toMatch(
      /file is none: restore a backup/,
    );
    const readOnly = join(folder, 'read-only');
    new DatabaseSync(readOnly).close();
    using database = new DatabaseSync(readOnly, { readOnly: true });
    expect(messageOf(() => database.exec('create table t (a)'))).toMatch(/cannot be written: .*DATA_DIR/);
  });

  it.skipIf(!existsSync('/dev/full'))('say that the disk is full', () => {
    expect(messageOf(() => writeFileSync('/dev/full', 'x'))).toBe('the disk is full: free some room');
  });

  it('leave faults of the program alone', () => {
    expect(messageOf(() => (undefined as unknown as { x: number }).x)).toBeUndefined();
    expect(operatorMessage('a text')).toBeUndefined();
  });
});

describe.each(['tokens', 'import', 'person', 'rotate-keys', 'doctor', 'backup', 'restore'])('npm run %s', (name) => {
  it('tells its use where it is asked for it, and names an option that it does not know; does nothing either way', async () => {
    const DATA_DIR = scratch();
    const help = await run([name, '--help'], { DATA_DIR });
    expect(help).toEqual({ code: 0, said: expect.stringContaining(`npm run ${name}`), warned: '' });
    const { code, said, warned } = await run([name, '--wombat'], { DATA_DIR });
    expect(warned).toMatch(/^Unknown option '--wombat'\.\n/);
    expect(warned).toContain(`npm run ${name}`);
    expect([code, said]).toEqual([1, '']);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });
});

describe('the program', () => {
  it('knows its commands only', async () => {
    for (const name of ['constructor', 'erase']) {
      expect(await run([name], {})).toMatchObject({ code: 1, warned: expect.stringMatching(/^Use: .*\[bot\|service/) });
    }
  });

  it('reads no environment before a command is used as it is meant', async () => {
    for (const name of ['bot', 'service'])
      expect((await run([name, 'more'], { PORT: 'x' })).warned).toMatch(/^npm (run service|start)\n/);
  });
});

describe('npm run backup and npm run restore', () => {
  it('refuse a backup of a folder in which the program has kept nothing', async () => {
    const DATA_DIR = scratch();
    const backup = join(folder, 'all.backup');
    expect((await run(['backup', backup], { DATA_DIR })).warned).toBe(
      `Nothing was written: nothing is kept in ${DATA_DIR}. Set DATA_DIR as it is set for the program.\n`,
    );
    expect(existsSync(backup)).toBe(false);
  });

  it('say so where the file is not there, or its folder', async () => {
    const restored = await run(['restore', 'no.backup'], { DATA_DIR: folder });
    expect(restored).toEqual({ code: 1, said: '', warned: 'Nothing was restored: there is no no.backup.\n' });
    const DATA_DIR = scratch();
    await run(['tokens', 'issue', '--owner', 'anna', '--scopes', 'all'], { DATA_DIR });
    const written = await run(['backup', join(folder, 'nowhere/all.backup')], { DATA_DIR });
    expect(written.warned).toMatch(/^Nothing was written: there is no folder .*nowhere\.\n$/);
    expect(written.code).toBe(1);
  });
});
