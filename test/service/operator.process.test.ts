/** What an operator runs: the data service alone, and the command beside it that gives out and ends tokens. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ChildProgram, freePort, runProgram } from '../stories/child-program.ts';

const run = promisify(execFile);
const TOKENS = new URL('../../src/cli/tokens.ts', import.meta.url).pathname;
const KEY = 'an-operators-service-key-of-some-length';

let folder: string;
let url: string;
let service: ChildProgram;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-operator-'));
  url = `http://127.0.0.1:${await freePort()}`;
  service = runProgram(
    folder,
    { DATA_DIR: folder, PORT: new URL(url).port, HOST: '0.0.0.0', SERVICE_KEY: KEY, MONTHLY_CREDITS: '50' },
    'cli/service.ts',
  );
  await service.prints(/data service answers at/);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const environment = () => ({ PATH: process.env.PATH ?? '', DATA_DIR: folder, MONTHLY_CREDITS: '50' });
const tokens = async (...given: string[]) =>
  (await run(process.execPath, [TOKENS, ...given], { cwd: folder, env: environment() })).stdout;
const asJson = async (...given: string[]): Promise<unknown> =>
  JSON.parse((await tokens(...given, '--json')).trim().split('\n').at(-1) ?? '');
const Issued = z.object({ token: z.string().length(84), tokenId: z.string(), scopes: z.array(z.string()) });
const statusOf = async (token: string) =>
  (await fetch(`${url}/api/rest/v1/auth/credits`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('the data service alone', () => {
  it('answers the key that it was given, and has no sample person unless asked to', async () => {
    const owner = async (name: string, key: string) =>
      fetch(`${url}/api/rest/v1/owners/${name}`, { headers: { authorization: `Bearer ${key}` } });
    expect((await owner('sample', `${KEY}x`)).status).toBe(401);
    expect(await (await owner('sample', KEY)).json()).toMatchObject({ exists: false, credits: { allowance: 50 } });
  });

  it('does not start without a key, and says so without repeating anything', async () => {
    const keyless = runProgram(folder, { DATA_DIR: folder, PORT: '0', DATABASE_URL: 'secret' }, 'cli/service.ts');
    expect((await keyless.ended).code).toBe(1);
    expect(keyless.output).toMatch(/SERVICE_KEY is not set, but the data service alone needs it/);
    expect(keyless.output).not.toContain('secret');
  });
});

describe('npm run tokens', () => {
  it('makes a token that the running service takes, lists it, and ends it there and then', async () => {
    const { token, tokenId } = Issued.parse(await asJson('issue', '--owner', 'anna', '--scopes', 'all'));
    expect(await statusOf(token)).toBe(200);
    expect(await tokens('list', '--owner', 'anna')).toContain(tokenId);
    expect(await tokens('list')).toContain('anna');
    await tokens('revoke', '--owner', 'anna', '--token', tokenId);
    expect(await statusOf(token)).toBe(401);
    await expect(tokens('revoke', '--owner', 'anna', '--token', tokenId)).rejects.toMatchObject({ code: 1 });
  });

  it('takes a list of scopes or a name for some, and an end as days or as a day', async () => {
    const search = Issued.parse(await asJson('issue', '--owner', 'ben', '--scopes', 'search', '--expires', '90d'));
    expect(search.scopes).toContain('api:search-universal');
    expect(search.scopes.some((scope) => scope.startsWith('api:llm'))).toBe(false);
    const listed = await asJson(
      'issue',
      '--owner',
      'ben',
      '--scopes',
      'api:ds-query,ds:r:file',
      '--expires',
      '2999-01-01',
    ).catch((error: unknown) => error);
    expect(listed).toMatchObject({ code: 1 });
    const words = await tokens('issue', '--owner', 'ben', '--scopes', 'api:ds-query,ds:r:file');
    expect(words.trim().split('\n').at(-1)).toHaveLength(84);
  });

  it('adds credits, links a Telegram account, and erases', async () => {
    const { token } = Issued.parse(await asJson('issue', '--owner', 'clara', '--scopes', 'all'));
    expect(await asJson('credits', '--owner', 'clara', '--add', '5')).toMatchObject({ balance: 55, allowance: 50 });
    expect(await tokens('link', '--owner', 'clara', '--to', '4242')).toContain('4242 stands for clara');
    expect(await asJson('credits', '--owner', '4242')).toMatchObject({ balance: 55 });
    expect(await asJson('erase', '--owner', '4242')).toEqual({ tokens: 1, records: 0, bytes: 0 });
    expect(await statusOf(token)).toBe(401);
    await expect(tokens('credits', '--owner', 'clara')).rejects.toMatchObject({
      stderr: expect.stringContaining('no owner'),
    });
  });

  it.each([
    [[], /npm run tokens -- issue/],
    [['constructor'], /npm run tokens -- issue/],
    [['issue'], /--scopes is missing/],
    [['issue', '--owner', 'x', '--scopes', 'api:all'], /api:all is not a scope/],
    [['issue', '--owner', 'x', '--scopes', 'all', '--expires', 'soon'], /--expires is neither/],
    [['issue', '--owner', 'x', '--scopes', 'all', '--expires', '2027-02-31'], /--expires is neither/],
    [['issue', '--owner', 'x', '--scopes', 'all', '--expires', '0d'], /--expires is neither/],
    [['issue', '--owner', 'two words', '--scopes', 'all'], /a name has 1 to 64/],
    [['list', '--owner', 'nobody'], /no owner called nobody/],
    [['credits', '--owner', 'nobody', '--add', '-1'], /npm run tokens|--add/],
    [['credits', '--owner', 'nobody', '--add', '1e9'], /--add is not a number/],
    [['list', '--colour'], /colour/],
    [['list', 'more'], /npm run tokens -- issue/],
  ])('%j is refused in words, with exit code 1', async (given, words) => {
    await expect(tokens(...given)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(words) });
  });
});

describe('on SIGTERM', () => {
  it('the data service ends in order', async () => {
    service.signals('SIGTERM');
    expect(await service.ended).toEqual({ code: 0, signal: null });
  });
});
