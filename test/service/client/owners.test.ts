/** What only the shared key opens, over real HTTP: to the embedded service, and to one that misbehaves. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { DATASTORES } from '#service/contract/datastores.ts';
import type { OwnerService } from '#service/contract/owner-service.ts';
import { PRIVATE_MEMBERS } from '#service/contract/records.ts';
import { openService, SERVICE_KEY, type ServiceDouble } from '../../support/service-double.ts';
import { bytesSite, httpSite, jsonSite } from './http-double.ts';

let double: ServiceDouble;
beforeAll(async () => {
  double = await openService({ empty: true });
});
afterAll(() => double?.close());

const log = createLog('silent');
const call = { signal: new AbortController().signal };
const SCOPES = ['api:search-ds', 'ds:r:file'];
const wanted = { scopes: SCOPES, appName: '@bot', expiresAt: undefined };

function clientOf(url: string, serviceKey = SERVICE_KEY, options: { maxReplyBytes?: number } = {}): OwnerService {
  const client = createOwnerClient({ apiUrl: url, serviceKey, clock: systemClock, log, ...options });
  onTestFinished(() => client.close());
  return client;
}

describe('at a service of ours', () => {
  test('every record of an owner is given once, page by page, without what nobody is shown', async () => {
    const whole = await openService();
    onTestFinished(() => whole.close());
    const owners = clientOf(whole.url);
    const { archive } = await owners.describeOwner('sample', call);
    const found = new Set<string>();
    let pages = 0;
    for await (const { records } of owners.exportRecords('sample', undefined, call)) {
      pages += 1;
      for (const { datastore, record } of records) {
        expect(found.has(`${datastore} ${record._id}`)).toBe(false);
        found.add(`${datastore} ${record._id}`);
        for (const member of PRIVATE_MEMBERS) expect(record).not.toHaveProperty(member);
      }
    }
    expect(found.size).toBe(archive.records);
    expect(pages).toBeGreaterThan(Object.keys(DATASTORES).length);
    await owners.issueToken('empty', wanted, call);
    for await (const { records } of owners.exportRecords('empty', undefined, call)) expect(records).toEqual([]);
    await expect(owners.exportRecords('nobody', undefined, call)[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('what the contract does not allow is refused before any request', async () => {
    const site = await jsonSite({});
    await expect(clientOf(site.url).issueToken('775', { ...wanted, scopes: [] }, call)).rejects.toMatchObject({
      code: 'bad-request',
    });
    expect(site.requests).toEqual([]);
  });
});

describe('refusals', () => {
  test('a wrong key is the bot’s problem, not a person’s token', async () => {
    const owners = clientOf(double.url, `${SERVICE_KEY}-of-another-service`);
    await expect(owners.describeOwner('771', call)).rejects.toMatchObject({ code: 'not-offered', mayHaveCost: false });
  });

  test.each([
    ['another shape', { token: 5 }, 'unreadable-reply'],
    ['a list', [], 'unreadable-reply'],
    ['an error in a success', { success: false, error: 'no' }, 'service-failed'],
  ])('a reply that is %s is a failure, and no token', async (_, body, code) => {
    const site = await jsonSite(body);
    await expect(clientOf(site.url).issueToken('1', wanted, call)).rejects.toMatchObject({ code, mayHaveCost: false });
  });
});

test('what would leave something behind is not asked for twice; the rest is', async () => {
  const site = await httpSite((response) => void response.writeHead(503).end('{}'));
  const owners = clientOf(site.url);
  await expect(owners.issueToken('1', wanted, call)).rejects.toMatchObject({ code: 'service-failed' });
  expect(site.requests).toHaveLength(1);
  await expect(owners.listTokens('1', call)).rejects.toMatchObject({ code: 'service-failed' });
  expect(site.requests).toHaveLength(3);
});

test('the key is in the header and nowhere else', async () => {
  const site = await bytesSite(`{"error":"you sent ${SERVICE_KEY}"}`, 400);
  const failure = await clientOf(site.url)
    .describeOwner('../../etc', call)
    .catch((error: unknown) => error);
  expect(site.requests[0]).toMatchObject({ headers: { authorization: `Bearer ${SERVICE_KEY}` } });
  expect(site.requests[0]?.url).toBe('/api/rest/v1/owners/..%2F..%2Fetc');
  expect(JSON.stringify(failure)).not.toContain(SERVICE_KEY);
});
