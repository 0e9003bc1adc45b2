/** No owner, stranger or holder of partial credentials can affect another owner. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EXTENSIONS, type Extension } from '#service/contract/extensions.ts';
import { openBrowser } from '../support/browser.ts';
import { adminOf, openService, SERVICE_KEY } from '../support/service.ts';
import { type CallOptions, call } from './caller.ts';
import { exchange, openPage, postForm, push, REDIRECT } from './oauth-client.ts';
import { serviceForAll } from './service-for-all.ts';

const { double, clock } = await serviceForAll({ empty: true, allowedRedirects: ['https://bot.example'] });

const OWNERS = '/api/rest/v1/owners';
const tokenOf = async (owner: string) =>
  await adminOf(double.service).issueToken({ owner, scopes: ['api:ds-query', 'api:search-universal', 'ds:r:file'] });
const asBot = (path: string, options: CallOptions = {}) =>
  call(double, OWNERS + path, { ...options, token: SERVICE_KEY });
const statusOf = async (token: string) => (await call(double, '/api/rest/v1/auth/credits', { token })).status;
const Ticket = z.object({ ticket: z.string(), url: z.string().default(''), expiresAt: z.string() });
const requestFor = (owner: string, change: Record<string, string> = {}) =>
  push(double, { login_hint: owner, account_name: owner, scope: 'api:ds-query ds:r:file', ...change });

describe('a link', () => {
  it('gives access to the data of its owner, whatever the URL or the form says', async () => {
    const { url } = await requestFor('anna', { state: 'annas-state' });
    await requestFor('mallory');
    const forged = {
      login_hint: 'mallory',
      redirect_uri: 'https://evil.example/',
      state: 'other',
      client_name: 'Nice app',
      account_name: 'Mallory',
      scope: 'api:llm-profile-prompt',
      preset: 'everything',
    };
    const { page, send } = await openPage(`${url}&${new URLSearchParams(forged)}`);
    expect(page).not.toMatch(/evil\.example|Nice app|Mallory|profile/);
    const sent = await send(forged);
    const target = new URL(sent.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe(REDIRECT);
    expect(target.searchParams.get('state')).toBe('annas-state');
    const { reply } = await exchange(double, sent);
    expect(reply.scope).toBe('api:ds-query ds:r:file');
    const listed = async (owner: string) => JSON.stringify((await asBot(`/${owner}/tokens`)).reply.items);
    expect(await listed('anna')).toContain(String(reply.access_token).slice(0, 36));
    expect(await listed('mallory')).toBe('[]');
  });

  it('of another owner is refused in the form of a page', async () => {
    const [mine, theirs] = [await requestFor('anna'), await requestFor('ben')];
    const { send } = await openPage(mine.url);
    await openPage(theirs.url);
    // Nor one that hasn't been opened yet: this browser never saw its page.
    for (const { ticket } of [theirs, await requestFor('ben')]) expect((await send({ ticket })).status).toBe(403);
  });

  it('works once: a second or concurrent decision creates no second code', async () => {
    const { url } = await requestFor('clara');
    const { browser, send } = await openPage(url);
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect((await send()).status).toBe(410);
    expect((await browser.opens(url)).status).toBe(410);
  });

  it('expires after ten minutes, opened or not', async () => {
    const [opened, closed] = [await requestFor('dora'), await requestFor('dora')];
    const { browser, send } = await openPage(opened.url);
    await clock.advance(10 * 60_000 - 1);
    expect((await browser.opens(opened.url)).status).toBe(200);
    await clock.advance(1);
    expect((await openBrowser().opens(closed.url)).status).toBe(410);
    expect((await send()).status).toBe(410);
    expect((await asBot('/dora/tokens')).reply.items).toEqual([]);
  });

  it('works only in the first browser that opens it', async () => {
    const { url } = await requestFor('emma');
    const first = await openPage(url);
    const shown = await openPage(url);
    const hers = new URLSearchParams([...first.fields, ['decision', 'approve']]);
    expect([shown.status, shown.page.includes('This link was opened elsewhere')]).toEqual([403, true]);
    expect(shown.page).not.toMatch(/emma|@bot|<form/);
    expect((await shown.browser.sends(url, hers)).status).toBe(403);
    expect((await first.browser.opens(url)).status).toBe(200);
  });

  it.each([{ 'sec-purpose': 'prefetch;prerender' }, { 'user-agent': 'TelegramBot (like TwitterBot)' }])(
    'is not opened by a prefetch or preview (%j)',
    async (headers) => {
      const { url } = await requestFor('fay');
      const ahead = await openBrowser().opens(url, headers);
      expect(ahead.page).not.toMatch(/fay|<form/);
      expect((await openBrowser().opens(url)).status).toBe(200);
    },
  );

  it('is deleted, first to expire first, beyond twenty of its owner; other owners’ links stay', async () => {
    const other = await requestFor('gina');
    const tickets = [];
    for (let count = 0; count < 21; count++) {
      tickets.push(await requestFor('hana'));
      await clock.advance(1);
    }
    expect((await openBrowser().opens(tickets[0]?.url ?? '')).status).toBe(410);
    expect((await openBrowser().opens(tickets[1]?.url ?? '')).status).toBe(200);
    expect((await openBrowser().opens(other.url)).status).toBe(200);
  });

  it('for an upload opens only the upload page', async () => {
    const { ticket, url } = await requestFor('ida');
    expect((await openBrowser().opens(`${double.url}/upload?ticket=${ticket}`)).status).toBe(410);
    expect((await openBrowser().opens(url)).status).toBe(200);
    const { reply } = await asBot('/ida/tickets', { body: { purpose: 'upload' } });
    const { ticket: upload, url: address } = Ticket.parse(reply);
    expect(address).toBe(`${double.url}/upload?ticket=${upload}`);
    const asRequest = new URL(url);
    asRequest.searchParams.set('request_uri', `urn:ietf:params:oauth:request_uri:${upload}`);
    for (const other of [`${double.url}/download?ticket=${upload}`, asRequest.href])
      expect((await openBrowser().opens(other)).status).toBe(410);
    expect((await openBrowser().opens(address)).status).toBe(200);
  });

  it.each([
    { owner: 'other' },
    { telegramId: 'me' },
    { purpose: 'consent' },
    { purpose: 'code', scopes: ['api:ds-query'] },
    { purpose: 'anything' },
  ])('is not issued for %j', async (change) => {
    const body = { purpose: 'upload', ...change };
    expect((await asBot('/jon/tickets', { body })).status).toBe(400);
  });
});

describe('a token', () => {
  it('can revoke itself immediately, and no other token', async () => {
    const [own, other] = [await tokenOf('anna'), await tokenOf('ben')];
    const revoke = (token: string) => call(double, '/api/rest/v1/auth/revoke', { token, method: 'POST' });
    const { status, reply } = await revoke(own);
    expect([status, reply.revoked]).toEqual([200, true]);
    const again = await revoke(own);
    expect([again.status, again.reply.error]).toEqual([401, 'Invalid token (not found)']);
    expect(await statusOf(other)).toBe(200);
    const body = { tokenId: other };
    expect((await call(double, '/api/rest/v1/auth/revoke', { token: await tokenOf('anna'), body })).status).toBe(400);
    expect(await statusOf(other)).toBe(200);
  });

  it('of another owner is neither found by its id nor listed', async () => {
    const [own, other] = [await tokenOf('clara'), await tokenOf('dora')];
    expect((await asBot(`/clara/tokens/${other.slice(0, 36)}`, { method: 'DELETE' })).status).toBe(404);
    expect((await asBot(`/clara/tokens/${own.slice(36)}`, { method: 'DELETE' })).status).toBe(404);
    expect(await statusOf(other)).toBe(200);
    expect(JSON.stringify((await asBot('/clara/tokens')).reply)).not.toContain(other.slice(0, 36));
    expect((await asBot(`/clara/tokens/${own.slice(0, 36)}`, { method: 'DELETE' })).status).toBe(200);
    expect(await statusOf(own)).toBe(401);
  });

  it('spends only the credits of its owner', async () => {
    await adminOf(double.service).setBalance(1, 'emma');
    const before = await adminOf(double.service).balance('fay');
    const search = async (owner: string) =>
      call(double, '/search/universal?keywords=x', { token: await tokenOf(owner) });
    const poor = await search('emma');
    expect([poor.status, poor.headers.get('credits-balance')]).toEqual([402, '1']);
    const rich = await search('fay');
    expect([rich.status, rich.headers.get('credits-balance')]).toEqual([200, String(before - 2)]);
    expect(await adminOf(double.service).balance('emma')).toBe(1);
  });

  it('stops working when its owner is erased, as does a link, and nothing is left', async () => {
    const [token, other] = [await tokenOf('gina'), await tokenOf('hana')];
    const { url } = await requestFor('gina');
    const { send } = await openPage(url);
    const { reply } = await asBot('/gina/erase', { method: 'POST' });
    expect(reply).toMatchObject({ tokens: 1, records: 0, bytes: 0 });
    expect(await statusOf(token)).toBe(401);
    expect((await send()).status).toBe(410);
    expect((await asBot('/gina')).reply).toMatchObject({ exists: false, tokens: 0 });
    expect((await asBot('/gina/erase', { method: 'POST' })).reply).toMatchObject({ tokens: 0 });
    expect(await statusOf(other)).toBe(200);
    await tokenOf('gina');
    expect(await statusOf(token)).toBe(401);
  });
});

describe('the service key', () => {
  const paths = Object.values(EXTENSIONS as Record<string, Extension>)
    .filter(({ proof }) => proof === 'service-key')
    .map(({ method, path }) => [method, path] as const);
  const asked = (method: string, path: string, headers: Record<string, string>) =>
    call(double, path.replace(':owner', 'anna').replace(':tokenId', 'x'.repeat(36)), {
      method,
      headers,
      ...(method === 'POST' ? { body: {} } : {}),
    });

  it.each(paths)('is required: %s %s', async (method, path) => {
    const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
    expect((await asked(method, path, {})).status).toBe(401);
    for (const key of [
      'x',
      `${SERVICE_KEY}x`,
      SERVICE_KEY.slice(1),
      SERVICE_KEY.toUpperCase(),
      await tokenOf('anna'),
    ]) {
      const { status, reply } = await asked(method, path, bearer(key));
      expect(status).toBe(401);
      expect(reply.error).toMatch(/^Invalid token \((corrupt|not found)\)$/);
    }
    expect((await asked(method, path, { authorization: `Basic ${SERVICE_KEY}` })).status).toBe(401);
  });

  it('does not work as a person’s token', async () => {
    expect(await statusOf(SERVICE_KEY)).toBe(401);
    expect((await call(double, '/search/universal?keywords=x', { token: SERVICE_KEY })).status).toBe(401);
  });

  it('can be guessed twenty times a minute from one address, as bearer token or client secret, and keeps working there', async () => {
    const token = 'wrong-'.repeat(8);
    const guess = () => call(double, `${OWNERS}/anna`, { token });
    const asClient = () => postForm(double, '/oauth/token', { client_id: 'bot', client_secret: token });
    for (let count = 0; count < 10; count++) {
      expect((await guess()).status).toBe(401);
      expect((await asClient()).status).toBe(401);
    }
    expect((await asClient()).status).toBe(429);
    const late = await guess();
    expect(late.status).toBe(429);
    expect((await asBot('/anna')).status).toBe(200);
    await clock.advance(Number(late.headers.get('retry-after')) * 1000);
    expect((await guess()).status).toBe(401);
  });

  it('enables its endpoints only if it is set', async () => {
    await using plain = await openService({ empty: true, serviceKey: undefined });
    for (const [method, path] of paths) {
      const url = path.replace(':owner', 'anna').replace(':tokenId', 'x');
      expect((await call(plain, url, { method, token: SERVICE_KEY })).status).toBe(404);
    }
    await expect(openService({ empty: true, serviceKey: 'short' })).rejects.toThrow(/key is too short/);
  });

  it('finds owners by name, not by internal id', async () => {
    await tokenOf('anna');
    const { reply } = await asBot('/anna');
    expect(reply).toMatchObject({ name: 'anna', exists: true, sample: false, credits: { allowance: 1000 } });
    expect(JSON.stringify(reply)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect((await asBot('/00000000-0000-4000-8000-000000000000')).reply.exists).toBe(false);
  });
});
