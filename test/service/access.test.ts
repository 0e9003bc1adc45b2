/** Authentication and authorization: tokens, scopes, and the token endpoint. */
import { describe, expect, it } from 'vitest';
import { adminOf } from '../support/service.ts';
import { call, FILES, GROUPS, queryPath } from './caller.ts';
import { serviceForAll } from './service-for-all.ts';

const { double, clock } = await serviceForAll();

describe('a bearer token', () => {
  it('is required', async () => {
    const { status, reply, headers } = await call(double, '/search/universal?keywords=boat');
    expect([status, reply.error]).toEqual([401, 'No credentials provided']);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each([
    ['Bearer', 'Invalid token (bearer token missing)'],
    ['Basic dTpw', 'Invalid token (bearer token missing)'],
    ['Bearer two words', 'Invalid token (bearer token missing)'],
    ['Bearer short', 'Invalid token (corrupt)'],
    [`Bearer ${'x'.repeat(85)}`, 'Invalid token (corrupt)'],
    [`Bearer ${'x'.repeat(84)}`, 'Invalid token (not found)'],
  ])('%s is refused with its own message', async (authorization, error) => {
    const { status, reply } = await call(double, '/search/universal?keywords=boat', { headers: { authorization } });
    expect([status, reply.error]).toEqual([401, error]);
  });

  it('has 84 characters and is worthless with another secret', async () => {
    const token = await double.tokenWith();
    expect(token).toHaveLength(84);
    expect(token.slice(0, 36)).toMatch(/^[0-9a-f-]{36}$/);
    const forged = token.slice(0, 83) + (token.endsWith('A') ? 'B' : 'A');
    const { reply } = await call(double, '/search/universal?keywords=boat', { token: forged });
    expect(reply.error).toBe('Invalid token (not found)');
  });

  it('stops working when it expires, and immediately when it is revoked', async () => {
    const token = await double.tokenWith(undefined, { expiresAt: clock.now() + 1000 });
    expect((await call(double, '/search/universal?keywords=boat', { token })).status).toBe(200);
    await clock.advance(1000);
    const late = await call(double, '/search/universal?keywords=boat', { token });
    expect([late.status, late.reply.error]).toEqual([401, 'Invalid token (expired)']);

    const other = await double.tokenWith();
    expect(await adminOf(double.service).revokeToken(other)).toBe(true);
    expect(await adminOf(double.service).revokeToken(other)).toBe(false);
    const revoked = await call(double, '/search/universal?keywords=boat', { token: other });
    expect([revoked.status, revoked.reply.error]).toEqual([401, 'Invalid token (not found)']);
  });
});

describe('scopes', () => {
  const llm = (name: string) => `/api/rest/v1/llm/${name}`;
  it.each<[path: string, body: object | undefined, scope: string]>([
    ['/search/chat-threads?keywords=boat', undefined, 'api:search-chat-threads'],
    ['/search/ds?keywords=boat&datastore=file', undefined, 'api:search-ds'],
    ['/search/universal?keywords=boat', undefined, 'api:search-universal'],
    [llm('prompt'), { prompt: 'Hello' }, 'api:llm-prompt'],
    [llm('agent-prompt'), { prompt: 'Hello' }, 'api:llm-agent-prompt'],
    [llm('profile-prompt'), { prompt: 'Hello' }, 'api:llm-profile-prompt'],
    [llm('agent'), { prompt: 'Hello' }, 'api:llm-agent-prompt'],
    [llm('agent-prompt'), { prompt: 'Hello', context: { dsUrlEncoded: btoa(FILES) } }, 'ds:r:file'],
  ])('%s with %j needs %s, and costs nothing without it', async (path, body, scope) => {
    const before = await double.balance();
    const scopes = scope === 'ds:r:file' ? ['api:llm-agent-prompt', 'ds:r:social-chat-message'] : ['ds:r:file'];
    const { status, reply } = await call(double, path, { token: await double.tokenWith(scopes), body });
    expect([status, reply.error]).toEqual([403, `Invalid permission (Missing scope: ${scope})`]);
    expect(await double.balance()).toBe(before);
  });

  it.each(['/api/rest/v1/count', '/api/rest/v1/profile'])(
    'none grants access to %s, which is only announced',
    async (path) => {
      const { status, reply } = await call(double, path, { token: await double.tokenWith() });
      expect([status, reply.error]).toEqual([501, expect.stringMatching(/announced but not available/)]);
    },
  );

  it('a datastore can be granted by its schema address, on any host and in base64', async () => {
    for (const scope of [
      `ds:r:${FILES}`,
      `ds:rw:https://elsewhere.example/file/v0.1.0/schema.json`,
      `ds:r:base64/${btoa(FILES)}`,
    ]) {
      const token = await double.tokenWith(['api:ds-query', scope]);
      expect((await call(double, queryPath(FILES), { token, body: {} })).status).toBe(200);
      expect((await call(double, queryPath(GROUPS), { token, body: {} })).status).toBe(403);
    }
  });

  it('searching everything without any data scope is refused and not charged', async () => {
    const before = await double.balance();
    const token = await double.tokenWith(['api:search-universal', 'api:llm-agent-prompt']);
    expect((await call(double, '/search/universal?keywords=boat', { token })).status).toBe(403);
    expect((await call(double, '/api/rest/v1/llm/agent', { token, body: {} })).status).toBe(403);
    expect(await double.balance()).toBe(before);
  });
});

describe('the token endpoint', () => {
  const path = (token: string) => `/api/rest/v1/auth/token?tokenId=${encodeURIComponent(token)}`;

  it('lists the scopes as they were granted, and costs nothing', async () => {
    const before = await double.balance();
    const token = await double.tokenWith(['api:ds-query', `ds:r:${FILES}`]);
    const { status, reply } = await call(double, path(token));
    expect(status).toBe(200);
    expect(reply.token).toMatchObject({ _id: token.slice(0, 36), scopes: ['api:ds-query', `ds:r:${FILES}`] });
    expect(await double.balance()).toBe(before);
  });

  it('refuses a wrong or missing token', async () => {
    expect((await call(double, path('nonsense'))).reply.error).toBe('Invalid token (corrupt)');
    expect((await call(double, path('y'.repeat(84)))).status).toBe(401);
    expect((await call(double, '/api/rest/v1/auth/token')).status).toBe(401);
  });

  it('answers 429 with Retry-After to an address that guesses too often', async () => {
    await clock.advance(60_000);
    for (let count = 0; count < 60; count++) await call(double, path('nonsense'));
    const { status, headers } = await call(double, path('nonsense'));
    expect(status).toBe(429);
    await clock.advance(Number(headers.get('retry-after')) * 1000);
    expect((await call(double, path('nonsense'))).status).toBe(401);
  });
});
