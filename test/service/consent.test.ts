/** The consent page: what it shows, where it sends a token, and what it refuses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openService, type ServiceDouble } from '../service-double.ts';
import { type TurnableClock, turnableClock } from '../turnable-clock.ts';
import { call } from './caller.ts';

let double: ServiceDouble;
let clock: TurnableClock;
beforeAll(async () => {
  clock = turnableClock();
  double = await openService({ clock, empty: true, allowedRedirects: ['https://bot.example'] });
});
afterAll(() => double.close());

/** Opens the page as a browser would and reads its form. */
async function open(query: string, headers: Record<string, string> = {}) {
  await clock.turn(60_000); // past the rate limit of the last test
  const response = await fetch(`${double.service.authorizeUrl}?${query}`, { headers });
  const page = await response.text();
  const fields = new URLSearchParams();
  for (const [tag] of page.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string) =>
      new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
    if (tag.includes('checkbox') && !tag.includes('checked')) continue;
    fields.append(attribute('name') ?? '', attribute('value') ?? '');
  }
  return { response, page, fields, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

function submit(fields: URLSearchParams, cookie: string, headers: Record<string, string> = {}) {
  return fetch(double.service.authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, origin: double.url, ...headers },
    body: fields.toString(),
  });
}

const QUERY = 'redirectUrl=https://bot.example/connect&state=s%261&scopes=api:ds-query&scopes=ds:r:file&appName=My+Bot';

describe('the page', () => {
  it('shows who is signed in, who asks, each scope in words, the balance, and no script', async () => {
    const { response, page } = await open(QUERY);
    expect(response.status).toBe(200);
    for (const text of ['Nina Almeida', 'My Bot', 'Read your files', 'api:ds-query', '500', 'bot.example', 'Refuse'])
      expect(page).toContain(text);
    expect(page).toContain('api:ds-query · 1 credit a call<');
    expect(page).not.toContain('api:llm-prompt');
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/(href|src|action)="(https?:|\/)/);
  });

  it('says the price of each scope that has one', async () => {
    const { page } = await open('scopes=api:search-universal&scopes=api:llm-profile-prompt&scopes=ds:r:file');
    expect(page).toContain('api:search-universal · 2 credits a call<');
    expect(page).toContain('api:llm-profile-prompt · 10 credits a call<');
    expect(page).toContain('ds:r:file<');
  });

  it('is locked down by its headers, and its form may lead to the application', async () => {
    const { response } = await open(QUERY);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://bot.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
  });

  it('shows what a stranger writes as text', async () => {
    const { page } = await open(
      `appName=${encodeURIComponent('<img src=x onerror=alert(1)>"')}&state=${encodeURIComponent('"><b>')}`,
    );
    expect(page).not.toContain('<img');
    expect(page).not.toContain('"><b>');
    expect(page).toContain('&lt;img');
  });

  it('ticks what a preset says, within what was asked for', async () => {
    const ticked = async (preset: string) => (await open(`preset=${preset}`)).fields.getAll('scope');
    expect(await ticked('all')).toContain('api:llm-agent-prompt');
    const search = await ticked('search');
    expect(search.filter((scope) => scope.startsWith('api:')).every((scope) => scope.startsWith('api:search-'))).toBe(
      true,
    );
    const look = await ticked('look');
    expect(look).toContain('api:ds-query');
    expect(look.some((scope) => scope.startsWith('api:llm'))).toBe(false);
    expect((await open(`${QUERY}&preset=search`)).fields.getAll('scope')).toEqual(['ds:r:file']);
  });
});

describe('approving', () => {
  it('sends a token with the ticked scopes and the state to the application', async () => {
    const { fields, cookie } = await open(QUERY);
    fields.set('decision', 'approve');
    const response = await submit(fields, cookie);
    expect(response.status).toBe(303);
    const target = new URL(response.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe('https://bot.example/connect');
    expect(target.searchParams.get('state')).toBe('s&1');
    const token = target.searchParams.get('auth_token') ?? '';
    expect(token).toHaveLength(84);
    const { reply } = await call(double, `/api/rest/v1/auth/token?tokenId=${encodeURIComponent(token)}`);
    expect(reply.token).toMatchObject({ scopes: ['api:ds-query', 'ds:r:file'] });
  });

  it('never grants more than was asked for, and not nothing', async () => {
    const first = await open(QUERY);
    first.fields.append('scope', 'api:llm-prompt');
    first.fields.set('decision', 'approve');
    const token =
      new URL((await submit(first.fields, first.cookie)).headers.get('location') ?? '').searchParams.get(
        'auth_token',
      ) ?? '';
    const { reply } = await call(double, `/api/rest/v1/auth/token?tokenId=${encodeURIComponent(token)}`);
    expect(reply.token).toMatchObject({ scopes: ['api:ds-query', 'ds:r:file'] });
    const second = await open(QUERY);
    second.fields.delete('scope');
    second.fields.set('decision', 'approve');
    expect((await submit(second.fields, second.cookie)).status).toBe(400);
  });

  it('works as browsers send it from a page without referrer: same-origin, but the origin withheld', async () => {
    const { fields, cookie } = await open(QUERY);
    fields.set('decision', 'approve');
    expect((await submit(fields, cookie, { 'sec-fetch-site': 'same-origin', origin: 'null' })).status).toBe(303);
    const other = await open(QUERY);
    other.fields.set('decision', 'approve');
    expect((await submit(other.fields, other.cookie, { origin: 'null' })).status).toBe(403);
  });

  it('keeps the query of the address to return to', async () => {
    const { fields, cookie } = await open(`redirectUrl=${encodeURIComponent('http://127.0.0.1:9/back?a=b')}`);
    fields.set('decision', 'approve');
    const location = (await submit(fields, cookie)).headers.get('location') ?? '';
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:9\/back\?a=b&auth_token=/);
  });

  it('shows the token once to a person who copies it', async () => {
    const { fields, cookie } = await open('appName=Bot');
    fields.set('decision', 'approve');
    const response = await submit(fields, cookie);
    expect(response.status).toBe(200);
    const token = /<code class="token"[^>]*>([^<]{84})<\/code>/.exec(await response.text())?.[1] ?? '';
    expect((await call(double, `/api/rest/v1/auth/token?tokenId=${encodeURIComponent(token)}`)).status).toBe(200);
    expect((await submit(fields, cookie)).status).toBe(403);
  });
});

it('refusing goes back with access_denied and makes no token', async () => {
  const { fields, cookie } = await open(QUERY);
  fields.set('decision', 'refuse');
  const target = new URL((await submit(fields, cookie)).headers.get('location') ?? '');
  expect(target.searchParams.get('error')).toBe('access_denied');
  expect(target.searchParams.get('error_description')).not.toBe('');
  expect(target.searchParams.get('state')).toBe('s&1');
  expect(target.searchParams.has('auth_token')).toBe(false);
});

describe('it refuses', () => {
  it.each([
    'https://evil.example/',
    'javascript:alert(1)',
    'https://bot.example.evil.example/',
    'https://user@bot.example/',
    '//bot.example',
    'https://127.0.0.1.evil.example/',
  ])('to send a token to %s', async (target) => {
    const { response, page } = await open(`redirectUrl=${encodeURIComponent(target)}`);
    expect(response.status).toBe(400);
    expect(page).not.toContain('<form');
  });

  it('a form from another site, without its cookie, twice, or too late', async () => {
    const send = async (change: (page: Awaited<ReturnType<typeof open>>) => Promise<Response>) =>
      (await change(await open(QUERY))).status;
    const approve = (fields: URLSearchParams) => {
      fields.set('decision', 'approve');
      return fields;
    };
    expect(
      await send(({ fields, cookie }) => submit(approve(fields), cookie, { origin: 'https://evil.example' })),
    ).toBe(403);
    expect(
      await send(({ fields, cookie }) => submit(approve(fields), cookie, { 'sec-fetch-site': 'cross-site' })),
    ).toBe(403);
    expect(await send(({ fields }) => submit(approve(fields), ''))).toBe(403);
    expect(await send(({ fields, cookie }) => submit(approve(fields), `${cookie}x`))).toBe(403);
    expect(
      await send(async ({ fields, cookie }) => {
        await submit(approve(fields), cookie);
        return submit(fields, cookie);
      }),
    ).toBe(403);
    expect(
      await send(async ({ fields, cookie }) => {
        await clock.turn(15 * 60_000);
        return submit(approve(fields), cookie);
      }),
    ).toBe(403);
  });

  it('scopes that nobody knows, a huge form, another type, another method', async () => {
    expect((await open('scopes=api:everything')).response.status).toBe(400);
    const { fields, cookie } = await open(QUERY);
    fields.set('state', 'a'.repeat(20_000));
    expect((await submit(fields, cookie)).status).toBe(413);
    expect((await submit(fields, cookie, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await fetch(double.service.authorizeUrl, { method: 'PUT' })).status).toBe(405);
  });

  it('who submits too often', async () => {
    await clock.turn(60_000);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++) statuses.push((await submit(new URLSearchParams(), '')).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.at(-2)).toBe(403);
  });
});
