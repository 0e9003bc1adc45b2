/** The list of accesses, and where the service's pages may be seen: elsewhere mounted, or under a stranger's name. */
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openService, type ServiceDouble } from '../support/service-double.ts';
import { type TurnableClock, turnableClock } from '../support/turnable-clock.ts';
import { openBrowser } from './browser.ts';
import { call } from './caller.ts';

let double: ServiceDouble;
let clock: TurnableClock;
beforeAll(async () => {
  clock = turnableClock();
  double = await openService({ clock, empty: true });
});
afterAll(() => double.close());

const listOf = async (owner: string) => String((await double.service.issueTicket(owner, { purpose: 'accesses' })).url);
const issue = async (owner: string, appName = 'Old app') =>
  await double.service.admin.issueToken({ owner, appName, scopes: ['api:ds-query', 'ds:r:file'] });
const statusOf = async (token: string) =>
  (await call(double, `/api/rest/v1/auth/token?tokenId=${encodeURIComponent(token)}`)).status;

describe('the list of accesses', () => {
  it('shows who has access to what, since when and until when, and no token', async () => {
    const token = await issue('anna');
    const { status, page, headers } = await openBrowser().opens(await listOf('anna'));
    expect(status).toBe(200);
    for (const words of [
      'Old app',
      token.slice(0, 8),
      'Your files',
      'Since 21 November 2026',
      'until you take it back',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain(token.slice(36));
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('takes one back by its button, again and again within ten minutes', async () => {
    const tokens = [await issue('ben'), await issue('ben')];
    const browser = openBrowser();
    const url = await listOf('ben');
    for (const left of [1, 0]) {
      const { fields } = await browser.opens(url);
      const sent = await browser.sends(url, fields);
      expect([sent.status, sent.headers.get('location')]).toEqual([303, `accesses${new URL(url).search}`]);
      const statuses = await Promise.all(tokens.map(statusOf));
      expect(statuses.filter((status) => status === 200)).toHaveLength(left);
    }
    expect((await browser.opens(url)).page).toContain('Nobody has access');
  });

  it('ends no token of anybody else, and none at all for another site or browser', async () => {
    const [own, other] = [await issue('dora'), await issue('emma')];
    const url = await listOf('dora');
    const browser = openBrowser();
    const { fields } = await browser.opens(url);
    const foreign = new URLSearchParams(fields);
    foreign.set('id', other.slice(0, 36));
    expect((await browser.sends(url, foreign)).status).toBe(303);
    expect(await statusOf(other)).toBe(200);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { cookie: '' }])
      expect((await browser.sends(url, fields, headers)).status).toBe(403);
    expect((await openBrowser().sends(url, fields)).status).toBe(403);
    expect(await statusOf(own)).toBe(200);
    expect((await browser.opens(`${url}&id=${own.slice(0, 36)}`)).status).toBe(200);
    expect(await statusOf(own)).toBe(200);
  });
});

describe('the pages', () => {
  it('answer only to a name of this machine', async () => {
    const asked = (path: string, host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest(double.url + path, { headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    for (const path of ['/', '/authorize', '/accesses']) expect(await asked(path, 'evil.example')).toBe(404);
    expect(await asked('/', 'localhost')).toBe(200);
  });

  it('without a ticket say where to begin, and show nothing of anybody', async () => {
    await issue('gina', 'Secret app');
    for (const [path, status] of [
      ['/', 200],
      ['/authorize', 400],
      ['/authorize?redirectUrl=http://127.0.0.1/&scopes=ds:r:file&appName=x', 400],
      ['/accesses', 400],
      ['/authorize?ticket=', 410],
      [`/authorize?ticket=${'A'.repeat(43)}`, 410],
      ['/accesses?ticket=../../etc/passwd', 410],
    ] as const) {
      const shown = await openBrowser().opens(double.url + path);
      expect([path, shown.status]).toEqual([path, status]);
      expect(shown.page).toContain('/connect');
      expect(shown.page).not.toMatch(/Secret app|gina|<form|credits/);
    }
  });

  it('work in any folder of another server', async () => {
    const opened = async (page: string) =>
      double.service.consentPages(new Request(`https://bot.example/data/${page}`), { address: '1.2.3.4' });
    const { search } = new URL(await listOf('hana'));
    const list = await opened(`accesses${search}`);
    expect(list.status).toBe(200);
    expect(list.headers.get('set-cookie')).toContain('Secure');
    const page = await list.text();
    expect(page).toContain('href="authorize.css"');
    expect(page).not.toMatch(/(href|src|action)="(https?:|\/)/);
    expect((await opened('authorize.css')).headers.get('content-type')).toContain('text/css');
    expect((await opened('')).status).toBe(200);
    expect((await opened('revoke')).status).toBe(404);
  });
});
