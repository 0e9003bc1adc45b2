/** Connecting by OAuth 2.1: what the consent page says and grants, and that only exchanging a code creates a token. */
import * as oauth from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { adminOf, SERVICE_KEY } from '../support/service.ts';
import { items } from '../support/text-table.ts';
import { call } from './caller.ts';
import { exchange, openPage, postForm, push, REDIRECT } from './oauth-client.ts';
import { serviceForAll } from './service-for-all.ts';

const { double, clock } = await serviceForAll({ empty: true, allowedRedirects: ['https://bot.example'] });

/** Opens the page of a new request in a new browser. */
async function open(change: Record<string, string | undefined> = {}, headers?: Record<string, string>) {
  return openPage((await push(double, change)).url, headers);
}

const wordsOf = (page: string) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const tokenOf = async (sent: { headers: Headers }) => String((await exchange(double, sent)).reply.access_token);
const describeToken = async (token: string) => (await call(double, '/api/rest/v1/auth/token', { token })).reply;
const tokensOf = async (owner: string) =>
  (await call(double, `/api/rest/v1/owners/${owner}/tokens`, { token: SERVICE_KEY })).reply.items;

describe('the page', () => {
  it('names the application, the account and the owner of the data in one sentence', async () => {
    const { status, page } = await open();
    expect(status).toBe(200);
    expect(wordsOf(page)).toContain(
      '@my_bot , for the Telegram account of Anna , asks to read the data that is kept here for Anna.',
    );
    expect(wordsOf(page)).toContain('Not Anna? Then someone sent you their link: refuse.');
  });

  it('offers presets with their permissions and prices, the middle one preselected', async () => {
    const { page, fields } = await open({ scope: undefined });
    const choices = [...page.matchAll(/name="access" value="([^"]*)"/g)].map(([, value]) => value);
    expect(choices).toEqual(['search', 'answers', 'everything']);
    expect(fields.get('access')).toBe('answers');
    expect(wordsOf(page)).toMatch(/Search and read .* No model sees any of it\. 1 or 2 credits each/);
    expect(wordsOf(page)).toMatch(/… and answer questions .* No language model is set up here.* 2 or 5 credits each/);
    expect(wordsOf(page)).toMatch(/Everything .* profile of you.* 10 credits each/);
    expect(wordsOf(page)).toContain('Your e-mails ds:r:social-email');
  });

  it('is locked down by its headers, except that its form may redirect to the application', async () => {
    const { headers, page } = await open();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://bot.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/(href|src|action)="(https?:|\/)/);
    const style = new URL(/href="([^"]*\.css)"/.exec(page)?.[1] ?? '', `${double.url}/oauth/authorize`);
    expect((await fetch(style)).headers.get('content-type')).toContain('text/css');
  });

  it('escapes foreign text and strips control characters', async () => {
    const { page } = await open({
      client_name: '<img src=x onerror=alert(1)>"',
      account_name: 'An\u202ena</strong>\u0000',
      state: '"><b>',
    });
    expect(page).not.toContain('<img');
    expect(page).not.toContain('"><b>');
    expect(page).toContain('&lt;img');
    expect(page).toContain('Anna&lt;/strong&gt;');
  });

  it('offers only refusal if the requested permissions allow nothing', async () => {
    const { page, send } = await open({ scope: 'api:ds-query' });
    expect(wordsOf(page)).toContain('The requested permissions allow nothing');
    expect(page).not.toContain('value="approve"');
    expect((await send({ access: 'search', lasts: '30-days' })).status).toBe(400);
  });
});

describe('allowing', () => {
  it('connects a standard OAuth client, and revokes its token on request', async () => {
    const { url } = double;
    const how = { [oauth.allowInsecureRequests]: true };
    const issuer = new URL(url);
    const found = await oauth.discoveryRequest(issuer, { ...how, algorithm: 'oauth2' });
    const server = await oauth.processDiscoveryResponse(issuer, found);
    expect(server.require_pushed_authorization_requests).toBe(true);
    const client = { client_id: 'a client' };
    const proof = oauth.ClientSecretBasic(SERVICE_KEY);
    const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
    const asked = {
      ...{ response_type: 'code', redirect_uri: REDIRECT, scope: 'api:ds-query ds:r:file', state, login_hint: 'zoe' },
      ...{ code_challenge: await oauth.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    };
    const pushed = await oauth.pushedAuthorizationRequest(server, client, proof, asked, how);
    const { request_uri } = await oauth.processPushedAuthorizationResponse(server, client, pushed);
    const page = new URL(server.authorization_endpoint ?? '');
    page.search = String(new URLSearchParams({ client_id: client.client_id, request_uri }));
    const sent = await (await openPage(page.href)).send();
    const back = new URL(sent.headers.get('location') ?? '');
    const answer = oauth.validateAuthResponse(server, client, back, state);
    const exchanged = await oauth.authorizationCodeGrantRequest(server, client, proof, answer, REDIRECT, verifier, how);
    const token = await oauth.processAuthorizationCodeResponse(server, client, exchanged);
    expect(token).toMatchObject({ token_type: 'bearer', scope: 'api:ds-query ds:r:file', expires_in: 90 * 86_400 });
    expect((await describeToken(token.access_token)).token).toMatchObject({ scopes: ['api:ds-query', 'ds:r:file'] });
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, proof, token.access_token, how),
    );
    expect((await describeToken(token.access_token)).error).toBe('Invalid token (not found)');
  });

  it('sends a code that is useless without the secret and the verifier, and no token in any URL', async () => {
    for (const change of [
      { client_secret: undefined },
      { client_secret: 'another-key-of-at-least-thirty-two-characters' },
      { client_id: 'other' },
      { code_verifier: undefined },
      { code_verifier: 'x'.repeat(60) },
      { code: undefined },
      { grant_type: 'password' },
      { redirect_uri: 'https://bot.example/other' },
    ]) {
      const { send } = await open({ login_hint: 'thief' });
      const sent = await send();
      const { reply } = await exchange(double, sent, change);
      expect(reply.error).toMatch(/^(invalid_client|invalid_grant|unsupported_grant_type)$/);
    }
    expect(await tokensOf('thief')).toEqual([]);
    const { send } = await open();
    const sent = await send();
    const token = await tokenOf(sent);
    expect(token).toHaveLength(84);
    expect(sent.headers.get('location')).not.toContain(token.slice(0, 36));
  });

  it('sends a code that works once, within a minute', async () => {
    const { send } = await open({ login_hint: 'once' });
    const sent = await send();
    expect((await exchange(double, sent)).status).toBe(200);
    expect((await exchange(double, sent)).reply.error).toBe('invalid_grant');
    const late = await (await open({ login_hint: 'late' })).send();
    await clock.advance(60_000);
    expect((await exchange(double, late)).reply.error).toBe('invalid_grant');
    expect([(await tokensOf('once')).length, (await tokensOf('late')).length]).toEqual([1, 0]);
  });

  it('grants only the chosen preset', async () => {
    const { send } = await open();
    expect((await describeToken(await tokenOf(await send({ access: 'search' })))).token).toMatchObject({
      scopes: ['api:ds-query', 'ds:r:file'],
    });
  });

  it.each([
    ['30-days', 30],
    ['1-year', 365],
    ['until-revoked', undefined],
  ])('for %s creates a token that expires then', async (lasts, days) => {
    const { send } = await open();
    const { expiresAt } = await describeToken(await tokenOf(await send({ lasts })));
    const ends = expiresAt === undefined ? undefined : Date.parse(String(expiresAt)) - clock.now();
    expect(ends).toBe(days && days * 86_400_000);
  });

  it.each([{ access: '__proto__' }, { access: 'everything' }, { lasts: 'constructor' }])(
    'with an invalid choice (%j) is refused, and the link still works',
    async (change) => {
      const { send } = await open();
      expect((await send(change as Record<string, string>)).status).toBe(400);
      expect((await send()).status).toBe(303);
    },
  );
});

it('refusing returns access_denied and consumes the link; neither refusing nor leaving creates a token', async () => {
  const { send } = await open({ login_hint: 'nobody' });
  const target = new URL((await send({ decision: 'refuse' })).headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe(REDIRECT);
  expect(target.searchParams.get('error')).toBe('access_denied');
  expect(target.searchParams.get('state')).toBe('s&1');
  expect(target.searchParams.has('code')).toBe(false);
  expect((await send()).status).toBe(410);
  await open({ login_hint: 'nobody' });
  expect(await tokensOf('nobody')).toEqual([]);
});

describe('it refuses', () => {
  it.each(
    items(`
      https://evil.example/ | javascript:alert(1) | https://bot.example.evil.example/ | https://user@bot.example/
      https://bot.example@evil.example/ | //bot.example | https://bot.example:444/ | http://bot.example/
      https://bot.ex\u0430mple/ | https://127.0.0.1.evil.example/ | https:\\\\evil.example\\@bot.example/
      https://bot.example/#part`),
  )('a request that would send a code to %s', async (redirect_uri) => {
    const { status, reply } = await push(double, { redirect_uri });
    expect([status, reply.error]).toEqual([400, 'invalid_request']);
  });

  it.each([
    [{ client_secret: 'wrong' }, 401, 'invalid_client'],
    [{ client_secret: undefined }, 401, 'invalid_client'],
    [{ code_challenge: undefined }, 400, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 400, 'invalid_request'],
    [{ response_type: 'token' }, 400, 'invalid_request'],
    [{ login_hint: 'two words' }, 400, 'invalid_request'],
    [{ scope: 'api:everything' }, 400, 'invalid_scope'],
  ])('a pushed request with %j', async (change, status, error) => {
    const pushed = await push(double, change);
    expect([pushed.status, pushed.reply.error]).toEqual([status, error]);
  });

  it('a page for a request that was not pushed, or by another application', async () => {
    const { url } = await push(double);
    const plain = new URLSearchParams({ response_type: 'code', client_id: 'bot', redirect_uri: REDIRECT });
    expect((await openBrowser().opens(`${double.url}/oauth/authorize?${plain}`)).status).toBe(400);
    const browser = openBrowser();
    const { status, page } = await browser.opens(url.replace('client_id=bot', 'client_id=other'));
    expect(status).toBe(400);
    expect(wordsOf(page)).toMatch(
      /client_id .* Open the link exactly as you got it, in this browser, or send \/connect /,
    );
    expect((await browser.opens(url)).status).toBe(200);
  });

  it('a form from another site, or without its cookie', async () => {
    for (const [sent, status] of [
      [{ origin: 'https://evil.example' }, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'none', origin: double.url }, 403],
      [{ cookie: '' }, 403],
    ] as const) {
      const { send } = await open();
      expect((await send({}, sent)).status).toBe(status);
      expect((await send()).status).toBe(303);
    }
  });

  it('a huge form, another content type and another method', async () => {
    const { send, url } = await open();
    expect((await send({ state: 'a'.repeat(20_000) })).status).toBe(413);
    expect((await send({}, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await fetch(url, { method: 'PUT' })).status).toBe(405);
  });

  it('to revoke a token with a wrong secret or of another client, and ignores what is not a token', async () => {
    const token = await tokenOf(await (await open()).send());
    const revoke = (fields: Record<string, string>) =>
      postForm(double, '/oauth/revoke', { client_id: 'bot', ...fields });
    expect((await revoke({ token, client_secret: 'wrong' })).status).toBe(401);
    const foreign = await adminOf(double.service).issueToken({ owner: 'anna', scopes: ['api:ds-query'] });
    for (const wrong of [{ token, client_id: 'other' }, { token: foreign }]) {
      expect(await revoke(wrong)).toMatchObject({ status: 400, reply: { error: 'invalid_grant' } });
      expect((await describeToken(wrong.token)).error).toBe('');
    }
    expect((await revoke({ token: token.slice(0, 36) })).status).toBe(200);
    expect((await describeToken(token)).error).toBe('');
    expect((await revoke({ token })).status).toBe(200);
    expect((await describeToken(token)).error).toBe('Invalid token (not found)');
  });
});
