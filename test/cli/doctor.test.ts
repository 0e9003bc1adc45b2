/** `npm run doctor`: what it finds on machines that are well, and on such as are not. */

import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#app/config.ts';
import { databaseAddress, openVault } from '#app/data-dir.ts';
import type { Finding } from '#cli/doctor/finding.ts';
import { checkBackup, checkDatabase, checkKeys } from '#cli/doctor/keeping.ts';
import { checkClock, checkDisk, checkVersions } from '#cli/doctor/machine.ts';
import { checkModel, checkService } from '#cli/doctor/service.ts';
import { checkTelegram } from '#cli/doctor/telegram.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import type { Playground } from '#playground/playground.ts';
import { openDatabase } from '#storage/database.ts';
import { scratchFolders } from '../support/scratch-folders.ts';
import { openService, SERVICE_KEY, type ServiceDouble } from '../support/service-double.ts';
import { openTelegram } from '../support/telegram.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const around = { clock: systemClock, log: createLog('silent') };
const UNREACHABLE = 'http://127.0.0.1:1';

let playground: Playground;
let service: ServiceDouble;
beforeAll(async () => {
  playground = await openTelegram();
  service = await openService({ empty: true, serviceKey: SERVICE_KEY });
});
afterAll(async () => {
  await playground.close();
  await service.close();
});

const folder = scratchFolders('doctor');
const bot = (more: Record<string, string> = {}) =>
  readConfig({ BOT_TOKEN: playground.botToken, TELEGRAM_API_ROOT: playground.apiRoot, DATA_DIR: folder(), ...more });
const states = (findings: readonly Finding[]) => findings.map(({ about, state }) => `${about} ${state}`);

/** Answers every request alike. */
async function answering(status: number, body: string, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('versions', () => {
  it.each([
    ['24.12.0', 'well'],
    ['26.0.0', 'well'],
    ['24.11.9', 'trouble'],
    ['20.20.2', 'trouble'],
  ])('of Node %s are %s', (node, state) => {
    expect(checkVersions(node).state).toBe(state);
  });
});

describe('Telegram', () => {
  it('is the playground without a token', async () => {
    expect(states(await checkTelegram(readConfig({}), around))).toEqual(['telegram well']);
  });

  it('knows the token, and delivers as the program asks', async () => {
    expect(states(await checkTelegram(bot(), around))).toEqual(['telegram well', 'updates well']);
  });

  it('is trouble where it knows no such bot, or cannot be reached', async () => {
    const stranger = bot({ BOT_TOKEN: '123456789:AAE0000000000000000000000000000000' });
    expect((await checkTelegram(stranger, around))[0]).toMatchObject({
      state: 'trouble',
      says: 'it knows no bot with this BOT_TOKEN',
    });
    const [lost] = await checkTelegram(bot({ TELEGRAM_API_ROOT: UNREACHABLE }), around);
    expect(lost).toMatchObject({ state: 'trouble', says: '127.0.0.1:1 cannot be reached' });
  });

  it('that delivers elsewhere is trouble while polling, and a word with a webhook', async () => {
    const url = 'http://127.0.0.1:9/elsewhere';
    const call = (method: string, body: object) =>
      fetch(`${playground.apiRoot}/bot${playground.botToken}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await call('setWebhook', { url })).status).toBe(200);
    onTestFinished(async () => void (await call('deleteWebhook', {})));
    const [, polled] = await checkTelegram(bot(), around);
    expect(polled).toMatchObject({ state: 'trouble', advice: expect.stringContaining('DELETE_WEBHOOK=1') });
    const [, pushed] = await checkTelegram(
      bot({ PUBLIC_URL: 'https://bot.example.org', ENCRYPTION_KEYS: KEY }),
      around,
    );
    expect(pushed).toMatchObject({ state: 'warning', says: 'they go to a webhook at 127.0.0.1:9' });
  });
});

describe('the data service', () => {
  const remote = (more: Record<string, string> = {}) => readConfig({ DATA_API_URL: service.url, ...more });

  it('is well where it asks for a token and knows the key, and tells the time', async () => {
    const { findings, toldTime } = await checkService(remote({ SERVICE_KEY }), around);
    expect(states(findings)).toEqual(['service well', 'service key well']);
    expect(Math.abs((toldTime ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('that knows another key is trouble', async () => {
    const { findings } = await checkService(remote({ SERVICE_KEY: 'k'.repeat(40) }), around);
    expect(states(findings)).toEqual(['service well', 'service key trouble']);
  });

  it('of another dialect, or none at all, is trouble', async () => {
    const other = await checkService(readConfig({ DATA_API_URL: await answering(404, '') }), around);
    expect(other.findings[0]).toMatchObject({ state: 'trouble', advice: expect.stringContaining('DATA_API_DIALECT') });
    const gone = await checkService(readConfig({ DATA_API_URL: UNREACHABLE }), around);
    expect(gone.findings[0]).toMatchObject({ state: 'trouble', says: expect.stringContaining('does not answer') });
    const open = await checkService(readConfig({ DATA_API_URL: await answering(200, '{}') }), around);
    expect(open.findings[0]?.state).toBe('warning');
  });
});

describe('the model', () => {
  const withModel = (LLM_BASE_URL: string) => readConfig({ LLM_BASE_URL, LLM_MODEL: 'llama', LLM_API_KEY: 'sk-1' });
  it.each([
    [200, '{"data":[{"id":"llama:latest"}]}', 'well'],
    [200, '{"data":[{"id":"another"}]}', 'trouble'],
    [200, 'nothing of the kind', 'warning'],
    [404, '', 'warning'],
    [401, '{}', 'trouble'],
  ])('whose server answers %i %s is %s', async (status, body, state) => {
    expect((await checkModel(withModel(await answering(status, body)))).state).toBe(state);
  });

  it('that is not there is trouble, and none at all is fine', async () => {
    expect((await checkModel(withModel(UNREACHABLE))).state).toBe('trouble');
    expect((await checkModel(readConfig({}))).state).toBe('well');
  });
});

describe('what is kept', () => {
  async function used(more: Record<string, string> = {}) {
    const config = readConfig({ DATA_DIR: folder(), ...more });
    await (await openDatabase(databaseAddress(config), openVault(config))).close();
    return config;
  }
  const inside = (config: { dataDir: string }, sql: string) => {
    using database = new DatabaseSync(join(config.dataDir, 'bot.sqlite'));
    database.exec(sql);
  };

  it('is well after a start', async () => {
    const config = await used();
    expect(await checkDatabase(config)).toMatchObject({ state: 'well', says: expect.stringContaining('0 connected') });
    expect(checkKeys(config).state).toBe('well');
  });

  it('with keys beside it is a warning for a real bot', async () => {
    const { dataDir } = await used();
    expect(checkKeys({ ...bot(), dataDir }).state).toBe('warning');
    expect(checkKeys(bot({ ENCRYPTION_KEYS: `${KEY} ${Buffer.alloc(32, 8).toString('base64')}` }))).toMatchObject({
      state: 'well',
      says: '2, from ENCRYPTION_KEYS; the first one is used',
    });
  });

  it('under other keys, or under none, is trouble', async () => {
    const { dataDir } = await used({ ENCRYPTION_KEYS: KEY });
    expect(await checkDatabase(readConfig({ DATA_DIR: dataDir }))).toMatchObject({
      state: 'trouble',
      says: 'it is there, but its keys are not',
    });
    const other = Buffer.alloc(32, 9).toString('base64');
    expect(await checkDatabase(readConfig({ DATA_DIR: dataDir, ENCRYPTION_KEYS: other }))).toMatchObject({
      state: 'trouble',
      says: 'SQLite; none of the keys opens it',
    });
  });

  it('of another version is trouble', async () => {
    const config = await used();
    for (const version of [999, 6]) {
      inside(config, `update meta set value = '${version}' where name = 'version'`);
      expect(await checkDatabase(config)).toMatchObject({
        state: 'trouble',
        says: expect.stringContaining(`data version ${version}`),
      });
    }
  });

  it('that is damaged, or out of reach, is trouble', async () => {
    const config = await used();
    writeFileSync(join(config.dataDir, 'bot.sqlite'), 'no database at all '.repeat(200));
    expect((await checkDatabase(config)).state).toBe('trouble');
    const away = readConfig({ DATABASE_URL: 'postgres://u:a-secret@127.0.0.1:1/d', ENCRYPTION_KEYS: KEY });
    const finding = await checkDatabase(away);
    expect(finding).toMatchObject({ state: 'trouble', says: expect.stringContaining('ECONNREFUSED') });
    expect(JSON.stringify(finding)).not.toContain('secret');
  });

  it('is not touched', async () => {
    const config = await used();
    const path = join(config.dataDir, 'bot.sqlite');
    const before = readFileSync(path);
    await checkDatabase(config);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

describe('a backup', () => {
  it('is said to have everything that is kept here', () => {
    expect(checkBackup(bot())).toMatchObject({ state: 'well', says: expect.stringContaining('and its data service') });
    const apart = checkBackup(bot({ DATA_API_URL: UNREACHABLE }));
    expect(apart).toMatchObject({ state: 'well', says: expect.stringContaining('makes its own') });
  });

  it('has no files of archives where these are in Postgres: left ones are a warning', async () => {
    const { dataDir } = service;
    const DATA_DIR = folder();
    const inPostgres = { SERVICE_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere', ENCRYPTION_KEYS: KEY };
    expect(checkBackup(bot({ ...inPostgres, DATA_DIR })).state).toBe('well');
    expect(checkBackup(bot({ ...inPostgres, DATA_DIR: dataDir }))).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('docs/deploy.md#backup'),
    });
    expect(checkBackup(bot({ DATA_DIR: dataDir })).state).toBe('well');
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
    expect(checkDisk({ ...config, dataDir: '/', forgetfulPlatform: 'Heroku' }, () => 5e10)).toMatchObject({
      state: 'warning',
      says: expect.stringContaining('Heroku empties DATA_DIR'),
    });
  });
});

describe('the clock', () => {
  it.each([
    [0, 'well'],
    [29_000, 'well'],
    [31_000, 'warning'],
    [-3_600_000, 'warning'],
  ])('that is %i ms off is %s', (off, state) => {
    const now = 1_800_000_000_000;
    expect(checkClock(now + off, now).state).toBe(state);
  });

  it('is not judged where nobody told the time', () => {
    expect(checkClock(0, undefined).state).toBe('well');
  });
});
