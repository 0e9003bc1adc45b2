/** Operations that require the shared key, with a misbehaving service. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import type { OwnerService } from '#service/contract/owner-service.ts';
import { bytesSite, httpSite, jsonSite } from '../../support/http-site.ts';
import { SERVICE_KEY } from '../../support/service.ts';

const log = createLog('silent');
const call = { signal: new AbortController().signal };
const SCOPES = ['api:search-ds', 'ds:r:file'];
const wanted = { scopes: SCOPES, appName: '@bot', expiresAt: undefined };

function clientOf(url: string): OwnerService {
  const client = createOwnerClient({ apiUrl: url, serviceKey: SERVICE_KEY, clock: systemClock, log });
  onTestFinished(() => client.close());
  return client;
}

describe('the client for owners', () => {
  test('rejects what the contract does not allow before any request', async () => {
    const site = await jsonSite({});
    await expect(clientOf(site.url).issueToken('775', { ...wanted, scopes: [] }, call)).rejects.toMatchObject({
      code: 'bad-request',
    });
    expect(site.requests).toEqual([]);
  });

  test.each([
    ['an invalid object', { token: 5 }, 'unreadable-reply'],
    ['a list', [], 'unreadable-reply'],
    ['an error in a success', { success: false, error: 'no' }, 'service-failed'],
  ])('rejects a reply that is %s', async (_, body, code) => {
    const site = await jsonSite(body);
    await expect(clientOf(site.url).issueToken('1', wanted, call)).rejects.toMatchObject({ code, mayHaveCost: false });
  });
});

test('only requests that leave nothing behind are retried', async () => {
  const site = await httpSite((response) => void response.writeHead(503).end('{}'));
  const owners = clientOf(site.url);
  await expect(owners.issueToken('1', wanted, call)).rejects.toMatchObject({ code: 'service-failed' });
  expect(site.requests).toHaveLength(1);
  await expect(owners.listTokens('1', call)).rejects.toMatchObject({ code: 'service-failed' });
  expect(site.requests).toHaveLength(3);
});

test('the key is sent only in the header', async () => {
  const site = await bytesSite(`{"error":"you sent ${SERVICE_KEY}"}`, 400);
  const failure = await clientOf(site.url)
    .describeOwner('../../etc', call)
    .catch((error: unknown) => error);
  expect(site.requests[0]).toMatchObject({ headers: { authorization: `Bearer ${SERVICE_KEY}` } });
  expect(site.requests[0]?.url).toBe('/api/rest/v1/owners/..%2F..%2Fetc');
  expect(JSON.stringify(failure)).not.toContain(SERVICE_KEY);
});
