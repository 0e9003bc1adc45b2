/** The client for owners and imports, which shares a key with the service, against a server with arbitrary answers. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Clock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { fakeClock, impatientClock } from '../../support/clock.ts';
import { bytesSite, failureOf, httpSite, jsonSite } from '../../support/http-site.ts';

const KEY = 'a-service-key-of-thirty-two-letters';
const ID = '00000000-0000-4000-8000-000000000001';
const { signal } = new AbortController();
const call = { signal };
const wanted = { scopes: ['api:search-ds', 'ds:r:file'], appName: '@bot', expiresAt: undefined };

function clientOf({ url }: { url: string }, clock: Clock = fakeClock()) {
  const logged: string[] = [];
  const log = createLog('trace', { write: (line: string) => void logged.push(line) });
  const client = createOwnerClient({ apiUrl: `${url}/base/`, serviceKey: KEY, clock, log });
  onTestFinished(async () => {
    await client.close();
    expect(logged.join()).not.toContain(KEY);
  });
  return { client, logged };
}

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}
const fileOf = (chunks: AsyncIterable<Uint8Array>, size?: number) => ({
  name: 'result ü.json',
  telegramId: '42',
  size,
  chunks,
});

describe('a file', () => {
  it('is sent in chunks, with its name and what is known about the person', async () => {
    const site = await jsonSite({ importId: ID });
    const { client } = clientOf(site);
    const about = { personName: 'Ann Lee', timeZone: 'Europe/Lisbon' };
    await client.upload('42', ID, { ...fileOf(pieces('ab', 'cd'), 4), ...about }, signal);
    const [{ url = '', headers, body } = {}] = site.requests;
    expect(body).toBe('abcd');
    const { pathname, searchParams } = new URL(url, 'http://x');
    expect(pathname).toBe(`/base/api/rest/v1/owners/42/imports/${ID}`);
    expect(Object.fromEntries(searchParams)).toEqual({ name: 'result ü.json', telegramId: '42', ...about });
    expect(headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'content-length': '4',
      'content-type': 'application/octet-stream',
    });
  });

  it('that is shorter than announced never counts as sent', async () => {
    const { client } = clientOf(await jsonSite({ importId: ID }));
    const failure = await failureOf(client.upload('42', ID, fileOf(pieces('ab'), 10), signal));
    expect(failure.mayHaveCost).toBe(true);
  });
});

describe('a request', () => {
  it('is not sent if the contract does not allow it', async () => {
    const site = await jsonSite({});
    const work = clientOf(site).client.putMessages('42', { account: 'x', messages: [], removed: [] }, signal);
    expect(await failureOf(work)).toMatchObject({ code: 'bad-request' });
    expect(site.requests).toEqual([]);
  });

  it.each([
    ['an invalid object', { state: 'dreaming', name: 'result.json' }, 'unreadable-reply'],
    ['a list', [], 'unreadable-reply'],
    ['an error in a success', { success: false, error: 'no' }, 'service-failed'],
  ])('accepts only replies that the contract allows, not %s', async (_, body, code) => {
    const { client } = clientOf(await jsonSite(body));
    expect(await failureOf(client.describe('42', ID, signal))).toMatchObject({ code, mayHaveCost: false });
  });

  it('returns undefined or false if there is no such import or question', async () => {
    const { client } = clientOf(await jsonSite({ error: 'There is no such import.' }, 404));
    expect(await client.describe('42', ID, signal)).toBeUndefined();
    expect(await client.cancel('42', ID, signal)).toBe(false);
    const idle = clientOf(await jsonSite({ error: 'This import asks nothing now.' }, 409));
    expect(await idle.client.answer('42', ID, { me: 'none' }, signal)).toBe(false);
  });

  it('is logged for the operator if the service rejects the key', async () => {
    const { client, logged } = clientOf(await jsonSite({ error: 'No.' }, 401));
    expect(await failureOf(client.describe('42', ID, signal))).toMatchObject({ code: 'service-failed' });
    expect(logged.join()).toContain('SERVICE_KEY');
  });

  it('is retried once, unless it could leave something behind', async () => {
    const site = await httpSite((response) => {
      if (site.requests.length === 1) response.destroy();
      else if (site.requests.length === 2) response.end(JSON.stringify({ state: 'waiting', name: 'a' }));
      else response.writeHead(503).end('{}');
    });
    const { client } = clientOf(site, impatientClock());
    expect(await client.describe('a', ID, signal)).toMatchObject({ state: 'waiting' });
    expect(await failureOf(client.issueToken('1', wanted, call))).toMatchObject({ code: 'service-failed' });
    expect(site.requests).toHaveLength(3);
    expect(await failureOf(client.listTokens('1', call))).toMatchObject({ code: 'service-failed' });
    expect(site.requests).toHaveLength(5);
  });

  it('has the key only in its header, and the owner percent-encoded in its path', async () => {
    const site = await bytesSite(`{"error":"you sent ${KEY}"}`, 400);
    const failure = await failureOf(clientOf(site).client.describeOwner('../../etc', call));
    expect(site.requests[0]).toMatchObject({ headers: { authorization: `Bearer ${KEY}` } });
    expect(site.requests[0]?.url).toBe('/base/api/rest/v1/owners/..%2F..%2Fetc');
    expect(JSON.stringify(failure)).not.toContain(KEY);
  });
});
