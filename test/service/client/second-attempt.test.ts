/** Retries, the token endpoint, and nonsensical replies about a token and its credits. */
import { describe, expect, test } from 'vitest';
import { impatientClock } from '../../support/clock.ts';
import { call, clientOf, failureOf, httpSite, jsonSite, rawSite } from '../../support/http-site.ts';

const KEYWORDS = { keywords: ['boat'] };

describe('a second attempt', () => {
  test.each([429, 503])('is not made for a paid call answered with %i', async (status) => {
    const site = await jsonSite({ error: 'later' }, status, { 'retry-after': '0' });
    const clock = impatientClock();
    const client = clientOf(site, { clock });
    for (const work of [
      client.searchUniversal(KEYWORDS, call()),
      client.agentPrompt({ prompt: 'Hi' }, call()),
      client.queryDatastore({ datastore: 'file' }, call()),
    ]) {
      expect(await failureOf(work)).toMatchObject({ code: status === 429 ? 'rate-limited' : 'service-failed' });
    }
    expect(site.requests).toHaveLength(3);
    expect(clock.slept).toEqual([]);
  });

  test.each([500, 503])('is made for the free token endpoint, once, after a %i', async (status) => {
    const site = await jsonSite({ error: 'starting' }, status);
    const clock = impatientClock();
    const failure = await failureOf(clientOf(site, { clock }).describeToken(call()));
    expect(failure).toMatchObject({ code: 'service-failed', mayHaveCost: false });
    expect(site.requests).toHaveLength(2);
    expect(clock.slept).toEqual([200]);
  });

  test('is made for the free token endpoint after a lost connection', async () => {
    let first = true;
    const site = await rawSite((socket) => {
      if (first) socket.destroy();
      else socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n{"token":{"scopes":["api:ds-query"]}}');
      first = false;
    });
    const client = clientOf(site, { clock: impatientClock() });
    expect(await client.describeToken(call())).toEqual({ scopes: ['api:ds-query'] });
    expect(site.received).toHaveLength(2);
  });

  test.each([
    ['1', 2, [1_000]],
    ['2', 2, [2_000]],
    ['3', 1, []],
    [undefined, 1, []],
  ])('of a free call waits only for a short Retry-After (%s s: %i requests)', async (seconds, requests, slept) => {
    const site = await jsonSite({ error: 'slow down' }, 429, seconds === undefined ? {} : { 'retry-after': seconds });
    const clock = impatientClock();
    const failure = await failureOf(clientOf(site, { clock }).describeToken(call()));
    expect(failure).toMatchObject({ code: 'rate-limited' });
    expect(site.requests).toHaveLength(requests);
    expect(clock.slept).toEqual(slept);
  });
});

describe('the token endpoint', () => {
  test.each([404, 501])('is absent after a %i', async (status) => {
    const site = await httpSite((response) => response.writeHead(status).end('<pre>Cannot GET</pre>'));
    expect(await clientOf(site).describeToken(call())).toBeUndefined();
  });

  test('is a failure, not absent, if a 404 breaks off', async () => {
    const site = await rawSite((socket) => socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 9\r\n\r\n<p'));
    const failure = await failureOf(clientOf(site, { clock: impatientClock() }).describeToken(call()));
    expect(failure).toMatchObject({ code: 'connection-lost', mayHaveCost: false });
  });

  test.each([{ token: {} }, { scopes: 'api:ds-query' }, []])(
    'with a reply without scopes (%j) is unreadable, never "no scopes"',
    async (reply) => {
      const site = await jsonSite(reply);
      const failure = await failureOf(clientOf(site).describeToken(call()));
      expect(failure).toMatchObject({ code: 'unreadable-reply', mayHaveCost: false });
    },
  );
});

describe('a token', () => {
  test.each([
    [{ token: { scopes: [] }, extensions: 'all', expiresAt: 7 }],
    [{ token: { scopes: [] }, extensions: [null, 'teleport', {}], languageModel: 'big', embeddings: null }],
  ])('with a nonsensical description has no extensions: %j', async (body) => {
    expect(await clientOf(await jsonSite(body)).describeToken(call())).toEqual({ scopes: [] });
  });

  test.each([[{ balance: 'much' }], [[]], [{ revoked: false }]])(
    'is not taken for revoked, nor its credits for known, by %j',
    async (body) => {
      const client = clientOf(await jsonSite(body));
      await expect(client.credits(call())).rejects.toMatchObject({ code: 'unreadable-reply' });
      await expect(client.revoke(call())).rejects.toMatchObject({ code: 'unreadable-reply' });
    },
  );
});

describe('the balance after a call', () => {
  test.each(['', 'many', '-1', '1e9', '12345678901'])('is ignored if it reads %j', async (header) => {
    const heard: number[] = [];
    const site = await httpSite(
      (response) => void response.writeHead(200, { 'credits-balance': header }).end('{"items":[]}'),
    );
    await clientOf(site).searchUniversal(
      { keywords: ['x'] },
      call({ onBalance: (credits: number) => void heard.push(credits) }),
    );
    expect(heard).toEqual([]);
  });
});
