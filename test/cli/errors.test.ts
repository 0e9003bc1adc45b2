/** Operator errors: when something outside the program is wrong, the operator gets one line that says what to do. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { operatorMessage } from '#platform/operator-error.ts';
import { openArchiveFile } from '#service/server/archive/sqlite-store.ts';
import { scratchFolders } from '../support/folders.ts';
import { httpSite } from '../support/http-site.ts';
import { freePort } from '../support/local-server.ts';
import { runCommand } from '../support/run-command.ts';
import { openTelegram } from '../support/telegram.ts';
import { items } from '../support/text-table.ts';

const SERVICE_KEY = 'an-operators-service-key-of-some-length';
const ENCRYPTION_KEYS = Buffer.alloc(32, 3).toString('base64');
const scratch = scratchFolders('errors');

let folder: string;
/** A file at the path where the commands expect a folder. */
let file: string;
beforeAll(() => {
  folder = scratch();
  file = join(folder, 'a-file');
  writeFileSync(file, '');
  writeFileSync(join(folder, 'chat.txt'), '13/01/2024, 10:00 - Anna: hi\n13/01/2024, 10:01 - Otto: ho\n');
});

const run = (argv: readonly string[], environment: Record<string, string>) =>
  runCommand(argv, { environment: { SERVICE_KEY, PORT: '0', LOG_LEVEL: 'silent', ...environment } });

describe('a command reports in one line, without a stack trace, and exits with 1', () => {
  it.each(
    items(`
      tokens issue --owner anna --scopes all | import chat.txt --owner anna --me none | person export 1 out.zip
      rotate-keys | bot | service`),
  )('%s: DATA_DIR is a file', async (words) => {
    const argv = words.split(' ').map((word) => (word === 'chat.txt' ? join(folder, word) : word));
    const { code, said, warned } = await run(argv, { DATA_DIR: file });
    expect(warned).toMatch(/^.+: .*a-file.* is a file, not a folder\.\n$/);
    expect([code, said]).toEqual([1, '']);
  });

  it.runIf(process.platform === 'linux')('bot: DATA_DIR cannot be created', async () => {
    const { code, warned } = await run(['bot'], { DATA_DIR: '/proc/personal-data-bot/data' });
    expect(warned).toMatch(/^.+: cannot create a folder at \/proc\/personal-data-bot: .+\.\n$/);
    expect(code).toBe(1);
  });

  it.each([
    ['bot', 'DATABASE_URL'],
    ['person erase 1 --yes', 'DATABASE_URL'],
    ['rotate-keys', 'DATABASE_URL'],
    ['service', 'SERVICE_DATABASE_URL'],
    ['tokens list', 'SERVICE_DATABASE_URL'],
  ])('%s: nothing listens at %s', async (words, variable) => {
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
      warned: 'Nothing was started: 192.0.2.77 is not an address of this machine. Set HOST to 0.0.0.0 or 127.0.0.1.\n',
    });
  });

  it('bot: a port that is taken', async () => {
    const PORT = new URL((await httpSite(() => undefined)).url).port;
    expect((await run(['bot'], { PORT, DATA_DIR: scratch() })).warned).toContain(`port ${PORT} is taken`);
  });

  it('bot: the port that the router of a webhook forwards to, 3000 unless set', async () => {
    const inUse = createServer();
    // If another program has the port already, that will do.
    await new Promise<void>((resolve) => inUse.once('error', () => resolve()).listen(3000, resolve));
    onTestFinished(() => void inUse.close());
    const telegram = await openTelegram();
    onTestFinished(() => telegram.close());
    const webhook = { PUBLIC_URL: 'http://127.0.0.1:3000', ENCRYPTION_KEYS, PORT: '' };
    const bot = { BOT_TOKEN: telegram.botToken, TELEGRAM_API_ROOT: telegram.apiRoot, DATA_DIR: scratch() };
    const { code, warned } = await run(['bot'], { ...bot, ...webhook });
    expect([code, warned]).toEqual([1, 'Nothing was started: port 3000 is taken. Set PORT to another one.\n']);
  });

  it.each(['tokens list', 'import chat.txt --owner anna --me none'])(
    '%s: the bot’s data service is elsewhere, without writing what nobody would see',
    async (words) => {
      const argv = words.split(' ').map((word) => (word === 'chat.txt' ? join(folder, word) : word));
      const DATA_DIR = scratch();
      const { code, warned } = await run(argv, { DATA_DIR, DATA_API_URL: 'https://data.example.org' });
      expect([code, warned]).toEqual([
        1,
        expect.stringMatching(/: the data service is at data\.example\.org \(DATA_API_URL\)/),
      ]);
      expect(readdirSync(DATA_DIR)).toEqual([]);
      // A data service that shares the bot's environment and folder.
      await run(argv, { DATA_DIR });
      expect((await run(argv, { DATA_DIR, DATA_API_URL: 'http://127.0.0.1:3100' })).code).toBe(0);
    },
  );

  it('bot: a token that Telegram does not know', async () => {
    const telegram = await openTelegram();
    onTestFinished(() => telegram.close());
    const environment = { BOT_TOKEN: `123456789:${'A'.repeat(35)}`, TELEGRAM_API_ROOT: telegram.apiRoot };
    expect(await run(['bot'], { ...environment, DATA_DIR: scratch() })).toMatchObject({
      code: 1,
      warned: 'Nothing was started: Telegram knows no bot with this BOT_TOKEN.\n',
    });
  });

  it('bot: a key file that others can read, without printing a key', async () => {
    const DATA_DIR = scratch();
    const key = Buffer.alloc(32, 7).toString('base64');
    writeFileSync(join(DATA_DIR, 'encryption.keys'), `${key}\n`, { mode: 0o644 });
    const { code, warned } = await run(['bot'], { DATA_DIR });
    expect([code, warned]).toEqual([1, expect.stringMatching(/^Nothing was started: .*chmod 600 .*\.\n$/)]);
    expect(warned).not.toContain(key);
  });

  it.each(['bot', 'service', 'tokens list', 'rotate-keys', 'backup backup.bin', 'person export 1 out.zip'])(
    '%s: missing keys, without creating new ones',
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

describe('messages for errors of the disk and of databases', () => {
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
    expect(messageOf(() => readFileSync(folder))).toMatch(/a folder, not a file|no file/);
    expect(messageOf(() => writeFileSync(join(file, 'x'), ''))).toMatch(/part of .* is a file/);
    writeFileSync(join(folder, 'no-database'), 'x'.repeat(5000));
    expect(messageOf(() => new DatabaseSync(join(folder, 'no-database')).exec('create table t (a)'))).toMatch(
      /is not a database: restore a backup/,
    );
    const noArchive = join(folder, 'no-database');
    expect(messageOf(() => openArchiveFile(noArchive))).toMatch(/cannot be used as an archive: file is not a database/);
    const readOnly = join(folder, 'read-only');
    new DatabaseSync(readOnly).close();
    using database = new DatabaseSync(readOnly, { readOnly: true });
    expect(messageOf(() => database.exec('create table t (a)'))).toMatch(/is read-only: .*DATA_DIR/);
  });

  it.skipIf(!existsSync('/dev/full'))('say that the disk is full', () => {
    expect(messageOf(() => writeFileSync('/dev/full', 'x'))).toBe('the disk is full: free some room');
  });

  it('are not made for bugs of the program', () => {
    expect(messageOf(() => (undefined as unknown as { x: number }).x)).toBeUndefined();
    expect(operatorMessage('a text')).toBeUndefined();
  });
});

describe.each(['tokens', 'import', 'person', 'rotate-keys', 'doctor', 'backup', 'restore'])('npm run %s', (name) => {
  it('shows its usage with --help, and names an unknown option; does nothing in either case', async () => {
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
  it('refuses unknown commands', async () => {
    for (const name of ['constructor', 'erase']) {
      expect(await run([name], {})).toMatchObject({
        code: 1,
        warned: expect.stringMatching(/^Usage: .*\[bot\|service/),
      });
    }
  });

  it('does not read the environment if the usage is wrong', async () => {
    for (const name of ['bot', 'service'])
      expect((await run([name, 'more'], { PORT: 'x' })).warned).toMatch(/^npm (run service|start)\n/);
  });
});

describe('npm run backup and npm run restore', () => {
  it('refuse a backup of a folder without data', async () => {
    const DATA_DIR = scratch();
    const backup = join(folder, 'all.backup');
    expect((await run(['backup', backup], { DATA_DIR })).warned).toBe(
      `Nothing was written: there is no data in ${DATA_DIR}. Set DATA_DIR as for the program.\n`,
    );
    expect(existsSync(backup)).toBe(false);
  });

  it('report a missing file or folder', async () => {
    const restored = await run(['restore', 'no.backup'], { DATA_DIR: folder });
    expect(restored).toEqual({ code: 1, said: '', warned: 'Nothing was restored: there is no no.backup.\n' });
    const DATA_DIR = scratch();
    await run(['tokens', 'issue', '--owner', 'anna', '--scopes', 'all'], { DATA_DIR });
    const written = await run(['backup', join(folder, 'nowhere/all.backup')], { DATA_DIR });
    expect(written.warned).toMatch(/^Nothing was written: there is no folder .*nowhere\.\n$/);
    expect(written.code).toBe(1);
  });
});
