/** `npm run doctor`: its findings for working and broken setups. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Config, readConfig } from '#app/config.ts';
import { databaseAddress, openVault } from '#app/data-dir.ts';
import type { Finding } from '#app/health-checks.ts';
import { checkDisk, examine } from '#cli/doctor.ts';
import { openDatabase } from '#storage/database.ts';
import { openChatDriver } from '../support/chat-driver.ts';
import { scratchFolders } from '../support/folders.ts';
import { httpSite, jsonSite } from '../support/http-site.ts';
import { listenLocally } from '../support/local-server.ts';
import { runCommand } from '../support/run-command.ts';
import { openService, SERVICE_KEY } from '../support/service.ts';
import { openTelegram } from '../support/telegram.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const UNREACHABLE = 'http://127.0.0.1:1';

const playground = await openTelegram();
const service = await openService({ empty: true });
afterAll(async () => {
  await playground.close();
  await service.close();
});

const folder = scratchFolders('doctor');
const bot = (more: Record<string, string> = {}) =>
  readConfig({ BOT_TOKEN: playground.botToken, TELEGRAM_API_ROOT: playground.apiRoot, DATA_DIR: folder(), ...more });
/** The doctor's finding of one check. */
const look = async (config: Config, about: string) => (await examine(config, [about]))[0];
const TELEGRAM = ['telegram', 'updates'];
const SERVICE = ['service', 'service key'];
const states = (findings: readonly Finding[]) => findings.map(({ about, state }) => `${about} ${state}`);

const doctor = async (environment: Record<string, string>, ...options: string[]) => {
  const { code, said } = await runCommand(['doctor', ...options], { environment });
  return { code, text: said };
};

/** The address of a server that gives every request the same answer. */
const answering = async (status: number, body: string) =>
  (await httpSite((response) => void response.writeHead(status).end(body))).url;

describe('the doctor', { timeout: 30_000 }, () => {
  it('reports no trouble on a new machine, and changes nothing', async () => {
    const DATA_DIR = folder();
    const { code, text } = await doctor({ DATA_DIR }, '--check');
    expect(text).toMatch(/^✓ versions: personal-data-bot \d/);
    expect(text).not.toMatch(/^[!✗]/m);
    expect(code).toBe(0);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('lists every invalid variable without its value, and exits with 1 if --check is given', async () => {
    const variables = { PORT: 'a-secret', BOT_TOKEN: 'another-secret' };
    const { code, text } = await doctor(variables, '--check', '--json');
    const { findings } = JSON.parse(text) as { findings: Finding[] };
    expect(states(findings)).toEqual(['versions well', 'environment trouble', 'environment trouble']);
    expect(text).not.toContain('secret');
    expect(code).toBe(1);
    expect((await doctor(variables)).code).toBe(0);
  });

  it('checks a separate data service as such: nothing of Telegram or of the bot', async () => {
    const DATA_DIR = folder();
    const alone = { SERVICE_KEY, DATA_DIR, ENCRYPTION_KEYS: KEY, PUBLIC_URL: 'https://data.example.org' };
    const { text } = await doctor({ ...alone, BOT_TOKEN: '', SAMPLE_DATA: 'off' });
    expect([...text.matchAll(/^. ([a-z ]+):/gm)].map(([, about]) => about)).toEqual([
      'versions',
      'environment',
      'keys',
      'service',
      'model',
      'embeddings',
      'disk',
    ]);
    expect(text).toContain('✓ service: separate');
    writeFileSync(join(DATA_DIR, 'encryption.keys'), `${KEY}\n`, { mode: 0o600 });
    expect((await doctor({ SERVICE_KEY, DATA_DIR })).text).toMatch(/^! keys: they are in /m);
  });
});

describe('Telegram', () => {
  it('is the playground without a token, and well for a bot with a valid token and matching webhook', async () => {
    expect(states(await examine(readConfig({}), TELEGRAM))).toEqual(['telegram well']);
    expect(states(await examine(bot(), TELEGRAM))).toEqual(['telegram well', 'updates well']);
  });

  it.each([
    ['knows no such bot', { BOT_TOKEN: '123456789:AAE0000000000000000000000000000000' }, /^it knows no bot with this/],
    ['cannot be reached', { TELEGRAM_API_ROOT: UNREACHABLE }, /^no answer \(/],
  ])('that %s is trouble', async (_, variables, says) => {
    expect(await look(bot(variables), 'telegram')).toMatchObject({
      state: 'trouble',
      says: expect.stringMatching(says),
    });
  });

  it('that delivers elsewhere is trouble while polling, and a warning with a webhook', async () => {
    const call = (method: string, query = '') =>
      fetch(`${playground.apiRoot}/bot${playground.botToken}/${method}${query}`, { method: 'POST' });
    expect((await call('setWebhook', '?url=http://127.0.0.1:9/elsewhere')).status).toBe(200);
    onTestFinished(async () => void (await call('deleteWebhook')));
    const polled = await look(bot(), 'updates');
    expect(polled).toMatchObject({ state: 'trouble', advice: expect.stringContaining('DELETE_WEBHOOK=1') });
    const pushed = await look(bot({ PUBLIC_URL: 'https://bot.example.org', ENCRYPTION_KEYS: KEY }), 'updates');
    expect(pushed).toMatchObject({ state: 'warning', says: 'they go to a webhook at 127.0.0.1:9' });
  });
});

describe('a wrong BotFather setting', () => {
  const me = { id: 1, is_bot: true, first_name: 'Bot', username: 'a_bot', supports_inline_queries: true };
  it.each([
    ['inline mode', { supports_inline_queries: false }, '/setinline'],
    ['privacy mode', { can_read_all_group_messages: true }, '/setprivacy'],
  ])('of %s is a warning that names the command', async (_, fields, command) => {
    const { url } = await jsonSite({ ok: true, result: { ...me, ...fields } });
    expect(await look(bot({ TELEGRAM_API_ROOT: url }), 'telegram')).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining(command),
    });
  });
});

/** An https server with a self-signed certificate. */
async function selfSigned(): Promise<string> {
  const pem = readFileSync(new URL('self-signed.pem', import.meta.url));
  const server = createServer({ key: pem, cert: pem }, (_, response) => response.end());
  onTestFinished(() => void server.close());
  return `https://127.0.0.1:${await listenLocally(server)}`;
}

describe('a webhook that Telegram cannot deliver to', () => {
  it.each<[string, () => Promise<string>, RegExp, RegExp]>([
    ['whose port is closed', async () => UNREACHABLE, /Connection refused/, /its PORT\?/],
    ['with a self-signed certificate', selfSigned, /SSL error/, /does not trust the certificate/],
    ['set with another secret', () => answering(401, ''), /401 Unauthorized/, /another secret/],
    ['that belongs to another program', () => answering(404, ''), /404 Not Found/, /leads to another program/],
    ['that is redirected', () => answering(302, ''), /302 Found/, /redirects/],
    [
      'whose proxy does not reach the program',
      () => answering(502, ''),
      /502 Bad Gateway/,
      /does not reach the program/,
    ],
  ])('%s is a warning that says what to do', async (_, address, error, advice) => {
    const telegram = await openTelegram();
    const driver = await openChatDriver(telegram.url);
    onTestFinished(async () => {
      await driver.close();
      await telegram.close();
    });
    const publicUrl = await address();
    const query = new URLSearchParams({ url: `${publicUrl}/telegram/webhook?v=1` });
    await fetch(`${telegram.apiRoot}/bot${telegram.botToken}/setWebhook?${query}`);
    await (await driver.person({ name: 'Anna' })).says('/start');
    const config = { ...bot({ BOT_TOKEN: telegram.botToken, TELEGRAM_API_ROOT: telegram.apiRoot }), publicUrl };
    await expect
      .poll(() => look(config, 'updates'))
      .toMatchObject({
        state: 'warning',
        says: expect.stringMatching(error),
        advice: expect.stringMatching(advice),
      });
  });
});

describe('the data service', () => {
  const remote = (more: Record<string, string> = {}) => readConfig({ DATA_API_URL: service.url, ...more });

  it('is well if it requires a token and has the same key, and trouble if it has another key', async () => {
    expect(states(await examine(remote({ SERVICE_KEY }), SERVICE))).toEqual(['service well', 'service key well']);
    const findings = await examine(remote({ SERVICE_KEY: 'k'.repeat(40) }), SERVICE);
    expect(states(findings)).toEqual(['service well', 'service key trouble']);
  });
});

describe('a server that the operator set', () => {
  const CONFIGS = {
    service: (DATA_API_URL: string) => readConfig({ DATA_API_URL }),
    model: (LLM_BASE_URL: string) => readConfig({ LLM_BASE_URL, LLM_MODEL: 'llama', LLM_API_KEY: 'sk-1' }),
    embeddings: (EMBEDDINGS_URL: string) => readConfig({ EMBEDDINGS_URL, EMBEDDINGS_MODEL: 'nomic' }),
  };
  const vectors = JSON.stringify({ data: [{ index: 0, embedding: Array(8).fill(1) }] });

  it.each<[about: keyof typeof CONFIGS, status: number, body: string, state: string]>([
    ['service', 404, '', 'trouble'],
    ['service', 200, '{}', 'warning'],
    ['model', 200, '{"data":[{"id":"llama:latest"}]}', 'well'],
    ['model', 200, '{"data":[{"id":"another"}]}', 'trouble'],
    ['model', 200, 'not a list of models', 'warning'],
    ['model', 404, '', 'warning'],
    ['model', 429, '{}', 'trouble'],
    ['model', 500, '{}', 'trouble'],
    ['model', 401, '{}', 'trouble'],
    ['embeddings', 200, vectors, 'well'],
    ['embeddings', 200, '{"data":[]}', 'trouble'],
    ['embeddings', 404, '', 'trouble'],
    ['embeddings', 401, '{}', 'trouble'],
  ])('as its %s that answers %i %s is %s', async (about, status, body, state) => {
    expect((await look(CONFIGS[about](await answering(status, body)), about))?.state).toBe(state);
  });

  it.each(Object.keys(CONFIGS) as (keyof typeof CONFIGS)[])('as its %s is trouble if unreachable', async (about) => {
    expect((await look(CONFIGS[about](UNREACHABLE), about))?.state).toBe('trouble');
  });

  it.each(['model', 'embeddings'])('is not needed as its %s', async (about) => {
    expect((await look(readConfig({}), about))?.state).toBe('well');
  });
});

describe('the stored data', () => {
  async function used(more: Record<string, string> = {}) {
    const config = readConfig({ DATA_DIR: folder(), ...more });
    await (await openDatabase(databaseAddress(config), openVault(config))).close();
    return config;
  }
  const inside = (config: { dataDir: string }, sql: string) => {
    using database = new DatabaseSync(join(config.dataDir, 'bot.sqlite'));
    database.exec(sql);
  };

  it('is well after a start, and left unchanged', async () => {
    const config = await used();
    const path = join(config.dataDir, 'bot.sqlite');
    const before = readFileSync(path);
    expect(await look(config, 'database')).toMatchObject({
      state: 'well',
      says: expect.stringContaining('0 connected'),
    });
    expect((await look(config, 'keys'))?.state).toBe('well');
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('with its keys next to it is a warning for a real bot', async () => {
    const { dataDir } = await used();
    expect((await look({ ...bot(), dataDir }, 'keys'))?.state).toBe('warning');
    const two = `${KEY} ${Buffer.alloc(32, 8).toString('base64')}`;
    expect((await look(bot({ ENCRYPTION_KEYS: two }), 'keys'))?.says).toMatch(/^2 from ENCRYPTION_KEYS/);
  });

  it('with other keys or without keys is trouble', async () => {
    const { dataDir } = await used({ ENCRYPTION_KEYS: KEY });
    const keyless = await examine(readConfig({ DATA_DIR: dataDir }), ['keys', 'database']);
    expect(keyless).toMatchObject([
      { about: 'keys', state: 'trouble', says: 'there is stored data, but its keys are missing' },
    ]);
    const service = readConfig({ DATA_DIR: folder() });
    writeFileSync(join(service.dataDir, 'service.sqlite'), '');
    expect((await look(service, 'keys'))?.state).toBe('trouble');
    const other = Buffer.alloc(32, 9).toString('base64');
    expect(await look(readConfig({ DATA_DIR: dataDir, ENCRYPTION_KEYS: other }), 'database')).toMatchObject({
      state: 'trouble',
      says: 'SQLite; none of the keys decrypts it',
    });
  });

  it('of another version is trouble', async () => {
    const config = await used();
    for (const version of ['999', '1']) {
      inside(config, `update meta set value = '${version}' where name = 'version'`);
      expect(await look(config, 'database')).toMatchObject({
        state: 'trouble',
        says: expect.stringContaining(`data version ${version}`),
      });
    }
  });

  it('that is damaged or unreachable is trouble', async () => {
    const config = await used();
    writeFileSync(join(config.dataDir, 'bot.sqlite'), 'no database at all '.repeat(200));
    expect((await look(config, 'database'))?.state).toBe('trouble');
    const away = readConfig({ DATABASE_URL: 'postgres://u:a-secret@127.0.0.1:1/d', ENCRYPTION_KEYS: KEY });
    const finding = await look(away, 'database');
    expect(finding).toMatchObject({ state: 'trouble', says: expect.stringContaining('ECONNREFUSED') });
    expect(JSON.stringify(finding)).not.toContain('secret');
  });
});

describe('the disk', () => {
  const config = readConfig({ DATA_DIR: folder() });
  it.each([
    [50_000_000_000, 'well'],
    [500_000_000, 'warning'],
    [5_000_000, 'trouble'],
  ])('with %i bytes free is %s', (bytes, state) => {
    expect(checkDisk(config, () => bytes).state).toBe(state);
  });

  it('that a platform empties is a warning', () => {
    expect(checkDisk({ ...config, dataDir: '/', ephemeralHost: 'Heroku' }, () => 5e10)).toMatchObject({
      state: 'warning',
      says: expect.stringContaining('Heroku empties DATA_DIR'),
    });
  });
});
