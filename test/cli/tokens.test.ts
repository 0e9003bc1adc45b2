/** `npm run tokens` next to a running data service (`npm run service`), as an operator uses both. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exportOf, said } from '../service/importers/telegram-export.ts';
import { scratchFolders } from '../support/folders.ts';
import { freePort } from '../support/local-server.ts';
import { runCommand, startCommand } from '../support/run-command.ts';

const KEY = 'an-operators-service-key-of-some-length';
const scratch = scratchFolders('operator');

const folder = scratch();
const PORT = String(await freePort());
const url = `http://127.0.0.1:${PORT}`;
const CHARGED = { DATA_DIR: folder, MONTHLY_CREDITS: '50' };
const about = { ...CHARGED, PORT, HOST: '0.0.0.0', SERVICE_KEY: KEY, LOG_LEVEL: 'silent' };
const service = await startCommand(['service'], about, /data service answers at/);
afterAll(() => service.stop());

const tokens = (...given: string[]) => runCommand(['tokens', ...given], { environment: CHARGED });
const asJson = async (...given: string[]): Promise<unknown> => JSON.parse((await tokens(...given, '--json')).said);
const Issued = z.object({ token: z.string().length(84), tokenId: z.string(), scopes: z.array(z.string()) });
const statusOf = async (token: string) =>
  (await fetch(`${url}/api/rest/v1/auth/credits`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('the data service alone', () => {
  it('accepts its key, and has no sample person by default', async () => {
    const owner = async (name: string, key: string) =>
      fetch(`${url}/api/rest/v1/owners/${name}`, { headers: { authorization: `Bearer ${key}` } });
    expect((await owner('sample', `${KEY}x`)).status).toBe(401);
    expect(await (await owner('sample', KEY)).json()).toMatchObject({ exists: false, credits: { allowance: 50 } });
  });
});

describe('npm run tokens', () => {
  it('issues a token that the running service accepts, lists it, and revokes it immediately', async () => {
    const { token, tokenId } = Issued.parse(await asJson('issue', '--owner', 'anna', '--scopes', 'all'));
    expect(await statusOf(token)).toBe(200);
    expect((await tokens('list', '--owner', 'anna')).said).toContain(tokenId);
    expect((await tokens('list')).said).toMatch(/^name: anna {2}.* tokens: 1 {2}balance: 50$/m);
    await tokens('revoke', '--owner', 'anna', '--token', tokenId);
    expect(await statusOf(token)).toBe(401);
    expect(await tokens('revoke', '--owner', 'anna', '--token', tokenId)).toMatchObject({
      code: 1,
      warned: 'anna has no such token.\n',
    });
  });

  it('accepts a list of scopes or the name of a preset, and an expiry in days or as a date', async () => {
    const search = Issued.parse(await asJson('issue', '--owner', 'ben', '--scopes', 'search', '--expires', '90d'));
    expect(search.scopes).toContain('api:search-universal');
    expect(search.scopes.some((scope) => scope.startsWith('api:llm'))).toBe(false);
    const scopes = ['--scopes', 'api:ds-query,ds:r:file'];
    expect((await tokens('issue', '--owner', 'ben', ...scopes, '--expires', '2999-01-01')).code).toBe(1);
    expect((await tokens('issue', '--owner', 'ben', ...scopes)).said).toMatch(/ {2}token: \S{84}\n$/);
  });

  it('adds credits, links a Telegram account, and leaves erasing to npm run person', async () => {
    const { token } = Issued.parse(await asJson('issue', '--owner', 'clara', '--scopes', 'all'));
    expect(await asJson('credits', '--owner', 'clara', '--add', '5')).toMatchObject({ balance: 55, allowance: 50 });
    expect((await tokens('link', '--owner', 'clara', '--to', '4242')).said).toBe('owner: clara  linked: 4242\n');
    expect(await asJson('credits', '--owner', '4242')).toMatchObject({ balance: 55 });
    expect((await tokens('erase', '--owner', '4242')).code).toBe(1);
    expect(await statusOf(token)).toBe(200);
    const environment = { DATA_DIR: folder };
    expect((await runCommand(['person', 'erase', '4242', '--yes'], { environment })).code).toBe(0);
    expect(await statusOf(token)).toBe(401);
    const uncharged = await runCommand(['tokens', 'credits', '--owner', '4242'], { environment: { DATA_DIR: folder } });
    expect([uncharged.code, uncharged.warned]).toEqual([1, expect.stringContaining('MONTHLY_CREDITS is not set')]);
    expect((await tokens('credits', '--owner', 'clara')).warned).toContain('no owner');
  });

  it.each([
    [[], /npm run tokens -- issue/],
    [['constructor'], /npm run tokens -- issue/],
    [['issue'], /--scopes is missing/],
    [['issue', '--owner', 'x', '--scopes', 'api:all'], /api:all is not a scope/],
    [['issue', '--owner', 'x', '--scopes', 'all', '--expires', 'soon'], /--expires is neither/],
    [['issue', '--owner', 'x', '--scopes', 'all', '--expires', '2027-02-31'], /--expires is neither/],
    [['issue', '--owner', 'two words', '--scopes', 'all'], /a name has 1 to 64/],
    [['list', '--owner', 'nobody'], /no owner called nobody/],
    [['credits', '--owner', 'nobody', '--add', '-1'], /npm run tokens|--add/],
    [['credits', '--owner', 'nobody', '--add', '1e9'], /--add is not a number/],
  ])('%j is refused with a message and exit code 1', async (given, words) => {
    expect(await tokens(...given)).toMatchObject({ code: 1, said: '', warned: expect.stringMatching(words) });
  });
});

it('an import next to the running service is found immediately', async () => {
  const environment = { DATA_DIR: folder };
  const messages = [said(1, 'the ferry leaves at nine')];
  const file = join(folder, 'result.json');
  writeFileSync(file, exportOf(messages));
  expect((await runCommand(['import', file], { environment })).code).toBe(0);
  const { token } = Issued.parse(await asJson('issue', '--owner', '1000', '--scopes', 'all'));
  const headers = { authorization: `Bearer ${token}` };
  const found = await fetch(`${url}/search/universal?keywords=ferry`, { headers });
  expect(await found.text()).toContain('the ferry leaves at nine');
});
