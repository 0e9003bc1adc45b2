/** Every method in both dialects against the embedded service over HTTP. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createVault } from '#platform/vault.ts';
import { TOKEN_EXTENSIONS } from '#service/contract/extensions.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { createService, type EmbeddedService } from '#service/server/service.ts';
import { openScriptedModel, type ScriptedModel } from '../../support/scripted-model.ts';
import { call, clientOf, failureOf, SCHEMA_BASE } from './http-double.ts';

let dataDir: string;
let service: EmbeddedService;
let model: ScriptedModel;
let token: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'personal-data-bot-client-'));
  model = await openScriptedModel();
  service = await createService({
    model: { baseUrl: model.baseUrl, model: 'tiny' },
    port: 0,
    dataDir,
    schemaBase: SCHEMA_BASE,
    clock: systemClock,
    log: createLog('silent'),
    vault: createVault([randomBytes(32)]),
  });
  await service.sampleReady;
  token = await service.admin.issueToken({ scopes: [...ALL_SCOPES] });
}, 60_000);
afterAll(async () => {
  await service?.close();
  await model?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A word that the person's messages certainly hold. */
async function someWord(): Promise<string> {
  const { items } = await clientOf(service).queryDatastore(
    { datastore: 'social-chat-message', options: { limit: 50 } },
    call({ token }),
  );
  const words = items.flatMap((item) => String(item.messageText).match(/\p{L}{6,}/gu) ?? []);
  const word = words[0];
  if (word === undefined) throw new Error('the sample has no long word');
  return word;
}

describe.each(['documented', 'deployed'] as const)('in the %s dialect', (dialect) => {
  const client = () => clientOf(service, { dialect });

  test('threads are found, with their messages and without private members', async () => {
    const { threads, dropped } = await client().searchChatThreads({ keywords: [await someWord()] }, call({ token }));
    expect(threads.length).toBeGreaterThan(0);
    expect(dropped).toBe(0);
    for (const { groupId, group, messages } of threads) {
      expect(group?._id).toBe(groupId);
      expect(messages.length).toBeGreaterThan(0);
      for (const message of messages) {
        expect(message.groupId).toBe(groupId);
        expect(message).not.toHaveProperty('sourceData');
        expect(message).not.toHaveProperty('signatures');
      }
    }
  });

  test('one datastore and everything are searched', async () => {
    const keywords = [await someWord()];
    const one = await client().searchDatastore({ keywords, datastore: 'social-chat-message' }, call({ token }));
    const all = await client().searchUniversal({ keywords }, call({ token }));
    expect(one.items.length).toBeGreaterThan(0);
    expect(all.items.length).toBeGreaterThan(0);
    expect([one.dropped, all.dropped]).toEqual([0, 0]);
    expect([...one.items, ...all.items].filter((item) => '_match' in item || 'sourceData' in item)).toEqual([]);
  });

  test('a word that is nowhere finds nothing', async () => {
    const found = await client().searchUniversal({ keywords: ['xqzzyplugh'] }, call({ token }));
    expect(found).toMatchObject({ items: [], dropped: 0 });
  });

  test('prompt, agent and profile answer', async () => {
    const context = { datastore: 'social-chat-message', queryFilters: { type: 'send' } } as const;
    for (const answer of [
      client().prompt({ prompt: 'What is a keel?' }, call({ token })),
      client().agentPrompt({ prompt: 'Who wrote last?', context }, call({ token })),
      client().profilePrompt({ prompt: 'What do I like?', context }, call({ token })),
    ])
      expect((await answer).completion.trim()).not.toBe('');
  });

  test('a query filters, sorts, limits and skips', async () => {
    const ask = (options: object) =>
      client().queryDatastore({ datastore: 'social-chat-message', query: { type: 'send' }, options }, call({ token }));
    const both = await ask({ sort: [{ _id: 'desc' }], limit: 4 });
    const second = await ask({ sort: [{ _id: 'desc' }], limit: 2, skip: 2 });
    const ids = both.items.map((item) => item._id);
    expect(ids).toHaveLength(4);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(second.items.map((item) => item._id)).toEqual(ids.slice(2));
    expect(both.items.every((item) => item.type === 'send')).toBe(true);
  });

  test("a token's scopes are told", async () => {
    expect(await client().describeToken(call({ token }))).toEqual({
      scopes: [...ALL_SCOPES],
      extensions: [...TOKEN_EXTENSIONS],
      languageModel: { host: new URL(model.baseUrl).host, local: true },
    });
  });

  test('a token that is unknown, withdrawn or expired is refused', async () => {
    const withdrawn = await service.admin.issueToken({ scopes: [...ALL_SCOPES] });
    await service.admin.revokeToken(withdrawn);
    const expired = await service.admin.issueToken({ scopes: [...ALL_SCOPES], expiresAt: systemClock.now() - 1 });
    for (const [bad, code] of [
      ['nonsense', 'token-refused'],
      [withdrawn, 'token-refused'],
      [expired, 'token-expired'],
    ] as const) {
      const mine = call({ token: bad });
      for (const work of [client().prompt({ prompt: 'Hi' }, mine), client().describeToken(mine)])
        expect(await failureOf(work)).toMatchObject({ code, mayHaveCost: false });
    }
  });

  test('a scope that is missing is named, and nothing is charged', async () => {
    const poor = await service.admin.issueToken({ scopes: ['api:ds-query'] });
    const before = await service.admin.balance();
    const failure = await failureOf(client().queryDatastore({ datastore: 'file' }, call({ token: poor })));
    expect(failure).toMatchObject({ code: 'scope-missing', mayHaveCost: false });
    expect(failure.detail.scopes).toHaveLength(1);
    expect(failure.detail.scopes?.[0]).toMatch(/^ds:r:.*file/);
    expect(await service.admin.balance()).toBe(before);
  });

  test('a balance that is out is told with the price', async () => {
    const before = await service.admin.balance();
    await service.admin.setBalance(4);
    try {
      expect(await failureOf(client().agentPrompt({ prompt: 'Hi' }, call({ token })))).toMatchObject({
        code: 'credits-out',
        mayHaveCost: false,
        detail: { creditsRequired: 5 },
      });
      expect(await service.admin.balance()).toBe(4);
    } finally {
      await service.admin.setBalance(before);
    }
  });

  test('what the service refuses about the input is said', async () => {
    const query = { name: { $regex: '(' } };
    const failure = await failureOf(client().queryDatastore({ datastore: 'file', query }, call({ token })));
    expect(failure).toMatchObject({ code: 'bad-request', mayHaveCost: false, detail: { status: 400 } });
    expect(failure.detail.said).toBeTruthy();
  });
});

test('paths that the service does not have are not offered', async () => {
  const nowhere = clientOf(service, { apiUrl: `${service.url}/elsewhere` });
  expect(await failureOf(nowhere.prompt({ prompt: 'Hi' }, call({ token })))).toMatchObject({
    code: 'not-offered',
    mayHaveCost: false,
  });
  expect(await nowhere.describeToken(call({ token }))).toBeUndefined();
});
