/** The client's requests, compared with literal ones copied from interface.md, independent of our reading of it. */
import { describe, expect, test } from 'vitest';
import { runWithRequest } from '#platform/request-context.ts';
import { call, clientOf, jsonSite, TOKEN } from '../support/http-site.ts';

const BASE = { schemaBase: 'https://common.schemas.verida.io' } as const;
const GROUP_SCHEMA = 'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vc29jaWFsL2NoYXQvZ3JvdXAvdjAuMS4wL3NjaGVtYS5qc29u';
const MESSAGE_SCHEMA =
  'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vc29jaWFsL2NoYXQvbWVzc2FnZS92MC4xLjAvc2NoZW1hLmpzb24=';

describe('search, at {search_url}', () => {
  test('chat threads: GET with keywords joined by +', async () => {
    const site = await jsonSite({ items: [] });
    await clientOf(site, BASE).searchChatThreads({ keywords: ['boat', 'engine'] }, call());
    expect(site.requests).toHaveLength(1);
    expect(site.requests[0]).toMatchObject({
      method: 'GET',
      url: '/search/chat-threads?keywords=boat+engine',
      body: '',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(site.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  test('a plus inside a word is encoded, and whitespace of every kind is a separator', async () => {
    const site = await jsonSite({ items: [] });
    await clientOf(site, BASE).searchChatThreads({ keywords: ['c++', ' a&b\toil\u00a0', '日本', 'x\ud83d'] }, call());
    expect(site.requests[0]?.url).toBe('/search/chat-threads?keywords=c%2B%2B+a%26b+oil+%E6%97%A5%E6%9C%AC+x%EF%BF%BD');
  });

  test('one datastore: GET with keywords and the datastore identifier', async () => {
    const site = await jsonSite({ items: [] });
    await clientOf(site, BASE).searchDatastore({ keywords: ['boat', 'engine'], datastore: 'social-email' }, call());
    expect(site.requests).toHaveLength(1);
    expect(site.requests[0]).toMatchObject({
      method: 'GET',
      url: '/search/ds?keywords=boat+engine&datastore=social-email',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
  });

  test('one datastore, with too many words for a URL: POST with the same inputs in a body', async () => {
    const site = await jsonSite({ items: [] });
    const keywords = Array.from({ length: 100 }, (_, index) => `лодка${index}`);
    await clientOf(site, BASE).searchDatastore({ keywords, datastore: 'file' }, call());
    expect(site.requests).toHaveLength(1);
    expect(site.requests[0]).toMatchObject({
      method: 'POST',
      url: '/search/ds',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: `{"keywords":"${keywords.join(' ')}","datastore":"file"}`,
    });
  });

  test('everything granted: GET with keywords', async () => {
    const site = await jsonSite({ items: [] });
    await clientOf(site, BASE).searchUniversal({ keywords: ['invoice'] }, call());
    expect(site.requests[0]).toMatchObject({
      method: 'GET',
      url: '/search/universal?keywords=invoice',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
  });

  test('search goes to {search_url} and prompts to {base_url}, with correct paths and slashes of both URLs', async () => {
    const search = await jsonSite({ items: [] });
    const base = await jsonSite({ completion: 'Hello' });
    const client = clientOf(base, { ...BASE, apiUrl: `${base.url}/`, searchUrl: `${search.url}/data/` });
    await client.searchUniversal({ keywords: ['a'] }, call());
    await client.prompt({ prompt: 'Hi' }, call());
    expect(search.requests.map((request) => request.url)).toEqual(['/data/search/universal?keywords=a']);
    expect(base.requests.map((request) => request.url)).toEqual(['/api/rest/v1/llm/prompt']);
  });
});

describe('LLM, at {base_url}', () => {
  const context = {
    datastore: 'social-chat-message',
    queryFilters: { sourceApplication: 'https://telegram.com' },
  } as const;

  test('prompt: POST with prompt', async () => {
    const site = await jsonSite({ completion: 'Four.' });
    const answer = await clientOf(site, BASE).prompt({ prompt: 'What is 2 + 2?' }, call());
    expect(answer).toEqual({ completion: 'Four.' });
    expect(site.requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/v1/llm/prompt',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: '{"prompt":"What is 2 + 2?"}',
    });
  });

  test('a plain prompt sends only the prompt', async () => {
    const site = await jsonSite({ completion: 'Four.' });
    const input = { prompt: 'Hi', context };
    await clientOf(site, BASE).prompt(input, call());
    expect(site.requests[0]?.body).toBe('{"prompt":"Hi"}');
  });

  test('agent prompt: POST with prompt and context', async () => {
    const site = await jsonSite({ completion: 'At six.' });
    await clientOf(site, BASE).agentPrompt({ prompt: 'When do we meet?', context }, call());
    expect(site.requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/v1/llm/agent-prompt',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    });
    expect(JSON.parse(site.requests[0]?.body ?? '')).toEqual({
      prompt: 'When do we meet?',
      context: { dsUrlEncoded: MESSAGE_SCHEMA, queryFilters: { sourceApplication: 'https://telegram.com' } },
    });
  });

  test('profile prompt: POST with prompt and context', async () => {
    const site = await jsonSite({ completion: 'A sailor.' });
    await clientOf(site, BASE).profilePrompt({ prompt: 'Who am I?', context }, call());
    expect(site.requests[0]).toMatchObject({ method: 'POST', url: '/api/rest/v1/llm/profile-prompt' });
    expect(JSON.parse(site.requests[0]?.body ?? '')).toEqual({
      prompt: 'Who am I?',
      context: { dsUrlEncoded: MESSAGE_SCHEMA, queryFilters: { sourceApplication: 'https://telegram.com' } },
    });
  });

  test('a prompt without a context sends none', async () => {
    const site = await jsonSite({ completion: 'Yes.' });
    await clientOf(site, BASE).agentPrompt({ prompt: 'Am I on time?' }, call());
    expect(site.requests[0]?.body).toBe('{"prompt":"Am I on time?"}');
  });
});

describe('datastore query, at {base_url}', () => {
  test("a user's chat groups: options only, the schema address base64 encoded in the path", async () => {
    const site = await jsonSite({ items: [] });
    const options = { sort: [{ _id: 'desc' as const }], limit: 20 };
    await clientOf(site, BASE).queryDatastore({ datastore: 'social-chat-group', options }, call());
    expect(site.requests[0]).toMatchObject({
      method: 'POST',
      url: `/api/rest/v1/ds/query/${GROUP_SCHEMA}`,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: '{"options":{"sort":[{"_id":"desc"}],"limit":20}}',
    });
  });

  test('messages of one platform, group, direction and time: the filters of interface.md, unchanged', async () => {
    const site = await jsonSite({ items: [] });
    const query = {
      sourceApplication: 'https://telegram.com',
      groupId: 'telegram-1000--57',
      type: 'send',
      sentAt: { $gte: '2025-01-01' },
    };
    await clientOf(site, BASE).queryDatastore(
      { datastore: 'social-chat-message', query, options: { limit: 20 } },
      call(),
    );
    expect(site.requests[0]?.url).toBe(`/api/rest/v1/ds/query/${MESSAGE_SCHEMA}`);
    expect(JSON.parse(site.requests[0]?.body ?? '')).toEqual({ query, options: { limit: 20 } });
  });

  test('both members of the body are optional', async () => {
    const site = await jsonSite({ items: [] });
    await clientOf(site, BASE).queryDatastore({ datastore: 'social-chat-group' }, call());
    expect(site.requests[0]?.body).toBe('{}');
  });
});

test.each([
  ['documented', '/api/rest/v1/auth/token'],
  ['deployed', '/api/rest/v1/auth/token?tokenId=ab%2Bc%2Fd%3De%26f'],
] as const)('the token is in the URL of the token endpoint only in the deployed dialect: %s', async (dialect, url) => {
  const site = await jsonSite({ token: { scopes: ['api:llm-prompt', 'ds:r:file'] } });
  const described = await clientOf(site, { dialect }).describeToken(call({ token: 'ab+c/d=e&f' }));
  expect(described).toEqual({ scopes: ['api:llm-prompt', 'ds:r:file'] });
  expect(site.requests[0]).toMatchObject({ method: 'GET', url, headers: { authorization: 'Bearer ab+c/d=e&f' } });
});

test('the only addition to interface.md is the bot’s update in x-request-id, if the request is made for one', async () => {
  const site = await jsonSite({ items: [] });
  const client = clientOf(site, BASE);
  const search = () => client.searchUniversal({ keywords: ['invoice'] }, call());
  await runWithRequest({ reference: 'K1', receivedAt: 0 }, search);
  await search();
  const usual = ['accept', 'accept-encoding', 'authorization', 'connection', 'host', 'user-agent'];
  const named = site.requests.map(({ headers }) => Object.keys(headers).filter((name) => !usual.includes(name)));
  expect(named).toEqual([['x-request-id'], []]);
  expect(site.requests[0]?.headers['x-request-id']).toBe('personal-data-bot-update-K1');
});
