/** The consent page: what it says, what it grants, where it sends a token, and what it refuses. */
import { describe, expect, it } from 'vitest';
import type { TicketRequest } from '#service/contract/extensions.ts';
import { openBrowser } from './browser.ts';
import { call } from './caller.ts';
import { serviceForAll } from './service-for-all.ts';

const at = serviceForAll({ allowedRedirects: ['https://bot.example'] });

type Consent = Omit<Extract<TicketRequest, { purpose: 'consent' }>, 'purpose' | 'appName'> & { appName?: string };

const ASKED: Consent = {
  appName: '@my_bot',
  personName: 'Anna',
  redirectUrl: 'https://bot.example/connect',
  state: 's&1',
  scopes: ['api:ds-query', 'api:llm-agent-prompt', 'ds:r:file'],
};

const linkFor = async (asked: Consent = ASKED, owner = 'anna') =>
  String((await at.double.service.issueTicket(owner, { purpose: 'consent', appName: 'An app', ...asked })).url);

/** The page of a fresh ticket in a fresh browser. */
async function open(asked?: Consent, headers?: Record<string, string>) {
  const browser = openBrowser();
  const url = await linkFor(asked);
  const shown = await browser.opens(url, headers);
  const send = (change: Record<string, string> = {}, sent: Record<string, string> = {}) => {
    const fields = new URLSearchParams(shown.fields);
    for (const [name, value] of Object.entries({ decision: 'approve', ...change })) fields.set(name, value);
    return browser.sends(url, fields, sent);
  };
  return { ...shown, url, browser, send };
}

const wordsOf = (page: string) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const tokenIn = ({ headers }: { headers: Headers }) =>
  new URL(headers.get('location') ?? '').searchParams.get('auth_token') ?? '';
const describeToken = async (token: string) =>
  (await call(at.double, `/api/rest/v1/auth/token?tokenId=${encodeURIComponent(token)}`)).reply;

describe('the page', () => {
  it('says in one sentence who asks, on whose account, for whose data', async () => {
    const { status, page } = await open();
    expect(status).toBe(200);
    expect(wordsOf(page)).toContain(
      '@my_bot , for the Telegram account of Anna , asks to read the data that is kept here for Anna.',
    );
    expect(wordsOf(page)).toContain('You are not Anna? Then somebody sent you their link: refuse.');
  });

  it('offers choices from little to much, with what they allow and cost, and the middle one chosen', async () => {
    const { page, fields } = await open({ ...ASKED, scopes: undefined });
    const choices = [...page.matchAll(/name="access" value="([^"]*)"/g)].map(([, value]) => value);
    expect(choices).toEqual(['search', 'answers', 'everything']);
    expect(fields.get('access')).toBe('answers');
    expect(wordsOf(page)).toMatch(/Search and read .* No model sees any of it\. 1 or 2 credits each/);
    expect(wordsOf(page)).toMatch(/… and answer questions .* No language model is set up here.* 2 or 5 credits each/);
    expect(wordsOf(page)).toMatch(/Everything .* profile of you.* 10 credits each/);
  });

  it('is locked down by its headers, and its form may lead to the application', async () => {
    const { headers, page } = await open();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://bot.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/(href|src|action)="(https?:|\/)/);
  });

  it('shows what a stranger writes as text, without signs that turn it round', async () => {
    const { page } = await open({
      ...ASKED,
      appName: '<img src=x onerror=alert(1)>"',
      personName: 'An\u202ena</strong>\u0000',
      state: '"><b>',
    });
    expect(page).not.toContain('<img');
    expect(page).not.toContain('"><b>');
    expect(page).toContain('&lt;img');
    expect(page).toContain('Anna&lt;/strong&gt;');
  });
});

describe('allowing', () => {
  it('grants no more than the choice says, and nothing that was unticked', async () => {
    const narrow = await open();
    expect((await describeToken(tokenIn(await narrow.send({ access: 'search' })))).token).toMatchObject({
      scopes: ['api:ds-query', 'ds:r:file'],
    });
    const { fields, browser, url } = await open({ ...ASKED, scopes: undefined });
    fields.set('decision', 'approve');
    fields.set('access', 'everything');
    fields.delete('scope', 'ds:r:social-email');
    fields.delete('scope', 'api:llm-prompt');
    const { token } = await describeToken(tokenIn(await browser.sends(url, fields)));
    expect(token).toMatchObject({ scopes: expect.arrayContaining(['api:llm-profile-prompt', 'ds:r:file']) });
    expect(token).toMatchObject({ scopes: expect.not.arrayContaining(['ds:r:social-email']) });
    expect(token).toMatchObject({ scopes: expect.not.arrayContaining(['api:llm-prompt']) });
  });

  it.each([
    ['30-days', 30],
    ['90-days', 90],
    ['1-year', 365],
  ])('for %s makes a token that ends then', async (lasts, days) => {
    const { send } = await open();
    const { expiresAt } = await describeToken(tokenIn(await send({ lasts })));
    expect(Date.parse(String(expiresAt)) - at.clock.now()).toBe(days * 86_400_000);
  });

  it.each([
    ['nothing ticked', (fields: URLSearchParams) => fields.delete('scope')],
    ['no data ticked', (fields: URLSearchParams) => fields.delete('scope', 'ds:r:file')],
    ['an unknown choice', (fields: URLSearchParams) => fields.set('access', '__proto__')],
    ['an unknown duration', (fields: URLSearchParams) => fields.set('lasts', 'constructor')],
  ])('with %s shows the form again with a word, and the link still works', async (_what, change) => {
    const { fields, browser, url, send } = await open();
    const changed = new URLSearchParams(fields);
    changed.set('decision', 'approve');
    change(changed);
    const again = await browser.sends(url, changed);
    expect(again.status).toBe(400);
    expect(wordsOf(again.page)).toContain('it could do nothing at all');
    expect(again.page).toContain('<details open>');
    expect((await send()).status).toBe(303);
  });

  it('shows the token once to a person who copies it', async () => {
    const { send } = await open({ appName: 'Bot' });
    const sent = await send();
    expect(sent.status).toBe(200);
    const token = /<code class="token"[^>]*>([^<]{84})<\/code>/.exec(sent.page)?.[1] ?? '';
    expect((await describeToken(token)).error).toBe('');
    expect((await send()).status).toBe(410);
  });
});

it('refusing goes back with access_denied, makes no token and uses the link up', async () => {
  const { send } = await open();
  const target = new URL((await send({ decision: 'refuse' })).headers.get('location') ?? '');
  expect(target.searchParams.get('error')).toBe('access_denied');
  expect(target.searchParams.get('error_description')).not.toBe('');
  expect(target.searchParams.get('state')).toBe('s&1');
  expect(target.searchParams.has('auth_token')).toBe(false);
  expect((await send()).status).toBe(410);
  const copying = await open({ appName: 'Bot' });
  expect((await copying.send({ decision: 'refuse' })).page).toContain('Nothing was shared');
});

describe('it refuses', () => {
  it.each([
    'https://evil.example/',
    'javascript:alert(1)',
    'https://bot.example.evil.example/',
    'https://user@bot.example/',
    'https://bot.example@evil.example/',
    '//bot.example',
    'https://bot.example:444/',
    'http://bot.example/',
    'https://bot.ex\u0430mple/',
    'https://127.0.0.1.evil.example/',
    'https:\\\\evil.example\\@bot.example/',
  ])('to make a link that would send a token to %s', async (redirectUrl) => {
    await expect(linkFor({ ...ASKED, redirectUrl })).rejects.toThrow(/does not send access to|is not a web address/);
  });

  it('a form from another site, or without its cookie', async () => {
    for (const [sent, status] of [
      [{ origin: 'https://evil.example' }, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'none', origin: at.double.url }, 403],
      [{ cookie: '' }, 403],
    ] as const) {
      const { send } = await open();
      expect((await send({}, sent)).status).toBe(status);
      expect((await send()).status).toBe(303);
    }
  });

  it('scopes that nobody knows, a huge form, another type, another method', async () => {
    await expect(linkFor({ ...ASKED, scopes: ['api:everything'] })).rejects.toThrow(/permissions is known/);
    const { send, url } = await open();
    expect((await send({ state: 'a'.repeat(20_000) })).status).toBe(413);
    expect((await send({}, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await fetch(url, { method: 'PUT' })).status).toBe(405);
  });
});
