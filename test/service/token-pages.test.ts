/** The service's own pages: mounting the consent page elsewhere, the list of tokens, and names that point here from outside. */
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openService, type ServiceDouble } from '../service-double.ts';
import { call } from './caller.ts';

let double: ServiceDouble;
beforeAll(async () => {
  double = await openService({ empty: true });
});
afterAll(() => double.close());

it('the pages answer only to a name of this machine', async () => {
  const statusOf = (path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      httpRequest(double.url + path, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  for (const path of ['/', '/authorize', '/revoke']) expect(await statusOf(path, 'evil.example')).toBe(404);
  expect(await statusOf('/authorize', 'localhost')).toBe(200);
});

it('works in any folder of another server', async () => {
  const page = await double.service.consentPages(new Request('https://bot.example/data/authorize?scopes=ds:r:file'));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('href="authorize.css"');
  expect(page.headers.get('set-cookie')).toContain('Secure');
  const style = await double.service.consentPages(new Request('https://bot.example/data/authorize.css'));
  expect(style.headers.get('content-type')).toContain('text/css');
  expect((await double.service.consentPages(new Request('https://bot.example/data/revoke'))).status).toBe(404);
});

describe('the list of tokens', () => {
  it('revokes by its button, and only by it', async () => {
    const token = await double.tokenWith(['ds:r:file'], { appName: 'Old app' });
    const id = token.slice(0, 36);
    const first = await fetch(`${double.url}/`);
    const page = await first.text();
    expect(page).toContain('Old app');
    expect(page).not.toContain(token);
    const nonce = /name="nonce" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const revoke = (headers: Record<string, string>) =>
      fetch(`${double.url}/revoke`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ nonce, id }).toString(),
      });
    expect((await fetch(`${double.url}/revoke?id=${id}`)).status).toBe(405);
    expect((await revoke({})).status).toBe(403);
    const lookup = () => call(double, `/api/rest/v1/auth/token?tokenId=${encodeURIComponent(token)}`);
    expect((await lookup()).status).toBe(200);
    const again = /name="nonce" value="([^"]+)"/.exec(
      await (await fetch(`${double.url}/`, { headers: { cookie } })).text(),
    )?.[1];
    const done = await fetch(`${double.url}/revoke`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: new URLSearchParams({ nonce: again ?? '', id }).toString(),
    });
    expect(done.status).toBe(303);
    expect((await lookup()).reply.error).toBe('Invalid token (not found)');
  });
});
