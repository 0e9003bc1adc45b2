/** Credits: what a call costs, that a refused one costs nothing, and that concurrent calls can't overdraw. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { SAMPLE_OWNER } from '#service/contract/extensions.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { openOwners } from '#service/server/owners/owners.ts';
import { clientOf, call as dataCall } from '../support/http-site.ts';
import { adminOf, openService, SERVICE_KEY, type ServiceDouble } from '../support/service.ts';
import { call, MESSAGES, queryPath } from './caller.ts';
import { push } from './oauth-client.ts';
import { serviceForAll } from './service-for-all.ts';

const { double } = await serviceForAll();
const token = await double.tokenWith();

it('an answered call stays charged after a restart of the service', async () => {
  await double.setBalance(100);
  await call(double, '/search/universal?keywords=boat', { token });
  const { vault, dataDir, databaseUrl } = double;
  const log = createLog('silent');
  const next = await openOwners({ vault, dataDir, databaseUrl, clock: systemClock, log, monthlyCredits: 1000 });
  await next.close();
  expect(await double.balance()).toBe(98);
});

it('a call that the balance does not cover is refused and not charged', async () => {
  await double.setBalance(4);
  const body = { prompt: 'Where is the passport?' };
  const { status, reply } = await call(double, '/api/rest/v1/llm/agent-prompt', { token, body });
  expect([status, reply.error]).toEqual([402, 'Insufficient credits. 5 required.']);
  expect(await double.balance()).toBe(4);
  await double.setBalance(5);
  expect((await call(double, '/api/rest/v1/llm/agent-prompt', { token, body })).status).toBe(200);
  expect((await call(double, '/api/rest/v1/auth/credits', { token })).reply.balance).toBe(0);
  expect(await double.balance()).toBe(0);
});

it('of forty concurrent calls, a balance for seven pays exactly seven', async () => {
  await double.setBalance(14);
  const calls = Array.from({ length: 40 }, () => call(double, '/search/universal?keywords=boat', { token }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  expect(statuses.filter((status) => status === 402)).toHaveLength(33);
  expect(await double.balance()).toBe(0);
});

it('invalid input is refused before the balance is checked', async () => {
  await double.setBalance(0);
  expect((await call(double, '/search/universal', { token })).status).toBe(400);
  expect((await call(double, '/search/universal?keywords=boat', { token: 'x' })).status).toBe(401);
  const narrow = await double.tokenWith(['ds:r:file']);
  expect((await call(double, '/search/universal?keywords=boat', { token: narrow })).status).toBe(403);
});

it('a query that fails while it runs is refunded', async () => {
  await double.setBalance(10);
  const body = { query: { messageText: { $regex: '(a' } } };
  const { status, reply } = await call(double, queryPath(MESSAGES), { token, body });
  expect([status, reply.error]).toEqual([400, expect.stringContaining('query.messageText.$regex: ')]);
  expect(await double.balance()).toBe(10);
});

const ownersOf = ({ url }: ServiceDouble) =>
  createOwnerClient({ apiUrl: url, serviceKey: SERVICE_KEY, clock: systemClock, log: createLog('silent') });

it('a person who uses the sample data pays from their own balance, until they are erased', async () => {
  const owners = ownersOf(double);
  const asked = dataCall();
  const issue = async (payer: string) =>
    (await owners.issueToken(SAMPLE_OWNER, { scopes: ALL_SCOPES, appName: 'bot', expiresAt: undefined, payer }, asked))
      .token;
  const [anna, ben] = [await issue('7001'), await issue('7002')];
  await double.setBalance(0);
  await adminOf(double.service).setBalance(3, '7001');
  const search = (by: string) => call(double, '/search/universal?keywords=boat', { token: by });
  expect((await search(anna)).headers.get('credits-balance')).toBe('1');
  expect((await search(anna)).status).toBe(402);
  expect((await search(ben)).headers.get('credits-balance')).toBe('998');
  expect((await clientOf(double).credits(dataCall({ token: ben }))).balance).toBe(998);
  await owners.eraseOwner('7001', asked);
  expect((await search(anna)).status).toBe(401);
  expect((await search(ben)).status).toBe(200);
  const own = { scopes: ALL_SCOPES, appName: 'bot', expiresAt: undefined, payer: '7002' };
  await expect(owners.issueToken('7003', own, asked)).rejects.toMatchObject({ code: 'bad-request' });
  await owners.close();
});

describe('where nothing is charged', () => {
  let free: ServiceDouble;
  beforeAll(async () => {
    free = await openService({ monthlyCredits: undefined });
  });
  afterAll(() => free.close());

  it('no reply and no description mentions credits', async () => {
    const own = await free.tokenWith();
    const heard: number[] = [];
    const client = clientOf(free);
    const asked = dataCall({ token: own, onBalance: (credits) => void heard.push(credits) });
    for (let round = 0; round < 3; round++) await client.searchUniversal({ keywords: ['boat'] }, asked);
    const { details } = await client.agentPrompt({ prompt: 'Where is the passport?' }, asked);
    expect(details).toMatchObject({ found: true });
    expect(details).not.toHaveProperty('charged');
    expect(heard).toEqual([]);
    const { extensions } = (await client.describeToken(asked)) ?? {};
    expect(extensions).toContain('uncharged');
    expect(extensions).not.toContain('credits');
    const charging = await clientOf(double).describeToken(dataCall({ token }));
    expect(charging?.extensions).toContain('credits');
    expect(charging?.extensions).not.toContain('uncharged');
    await expect(client.credits(asked)).rejects.toMatchObject({ code: 'not-offered' });
    const owners = ownersOf(free);
    expect((await owners.describeOwner(SAMPLE_OWNER, asked)).credits).toBeUndefined();
    await owners.close();
  });

  it('the consent page does not mention credits either', async () => {
    for (const [service, says] of [
      [free, false],
      [double, true],
    ] as const) {
      const redirect_uri = 'http://127.0.0.1/back';
      const { url } = await push(service, { login_hint: SAMPLE_OWNER, client_name: 'An application', redirect_uri });
      const page = (await (await fetch(url)).text()).replace(/<style[\s\S]*?<\/style>/, '');
      expect(page).toContain('An application');
      expect(page).not.toContain('undefined');
      expect(/credit/i.test(page)).toBe(says);
    }
  });

  it('existing owners get a month’s credits once charging is on', async () => {
    const { vault, dataDir, databaseUrl } = free;
    const home = { vault, dataDir, databaseUrl, clock: systemClock };
    const uncharged = await openOwners({ ...home, monthlyCredits: undefined });
    const { id } = await uncharged.directory.getOrCreate('7009');
    await uncharged.close();
    const charging = await openOwners({ ...home, monthlyCredits: 40 });
    const charge = await charging.credits.charge(id, 5, { operation: 'x', tokenId: 't' });
    expect(charge).toMatchObject({ ok: true, balance: 35 });
    await charging.close();
  });
});
