/** The client's requests, compared with literal ones copied from interface.md, independent of our reading of it. */
import { expect, test } from 'vitest';
import { runWithRequest } from '#platform/request-context.ts';
import type { Call, DataService } from '#service/contract/data-service.ts';
import { call, clientOf, jsonSite, TOKEN } from '../support/http-site.ts';

const BASE = { schemaBase: 'https://common.schemas.verida.io' } as const;
const GROUP_SCHEMA = 'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vc29jaWFsL2NoYXQvZ3JvdXAvdjAuMS4wL3NjaGVtYS5qc29u';
const MESSAGE_SCHEMA =
  'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vc29jaWFsL2NoYXQvbWVzc2FnZS92MC4xLjAvc2NoZW1hLmpzb24=';
const MANY = Array.from({ length: 100 }, (_, index) => `лодка${index}`);
const CONTEXT = {
  datastore: 'social-chat-message',
  queryFilters: { sourceApplication: 'https://telegram.com' },
} as const;
const SENT_CONTEXT = `{"dsUrlEncoded":"${MESSAGE_SCHEMA}","queryFilters":{"sourceApplication":"https://telegram.com"}}`;
const FILTERS = {
  sourceApplication: 'https://telegram.com',
  groupId: 'telegram-1000--57',
  type: 'send',
  sentAt: { $gte: '2025-01-01' },
};
const NEWEST = { sort: [{ _id: 'desc' as const }], limit: 20 };
const messages = 'social-chat-message' as const;
const groups = 'social-chat-group' as const;

/** Without a body it's a GET, else a POST. */
test.each<[what: string, (client: DataService, call: Call) => Promise<unknown>, url: string, body?: string]>([
  [
    'chat threads, with keywords joined by +',
    (client, about) => client.searchChatThreads({ keywords: ['boat', 'engine'] }, about),
    '/search/chat-threads?keywords=boat+engine',
  ],
  [
    'a plus inside a word, which is encoded, and whitespace of every kind, which separates',
    (client, about) => client.searchChatThreads({ keywords: ['c++', ' a&b\toil\u00a0', '日本', 'x\ud83d'] }, about),
    '/search/chat-threads?keywords=c%2B%2B+a%26b+oil+%E6%97%A5%E6%9C%AC+x%EF%BF%BD',
  ],
  [
    'one datastore',
    (client, about) => client.searchDatastore({ keywords: ['boat', 'engine'], datastore: 'social-email' }, about),
    '/search/ds?keywords=boat+engine&datastore=social-email',
  ],
  [
    'one datastore, with too many words for a URL',
    (client, about) => client.searchDatastore({ keywords: MANY, datastore: 'file' }, about),
    '/search/ds',
    `{"keywords":"${MANY.join(' ')}","datastore":"file"}`,
  ],
  [
    'everything granted',
    (client, about) => client.searchUniversal({ keywords: ['invoice'] }, about),
    '/search/universal?keywords=invoice',
  ],
  [
    'a prompt',
    (client, about) => client.prompt({ prompt: 'What is 2 + 2?' }, about),
    '/api/rest/v1/llm/prompt',
    '{"prompt":"What is 2 + 2?"}',
  ],
  [
    'a plain prompt, without the context',
    (client, about) => client.prompt(Object.assign({ prompt: 'Hi' }, { context: CONTEXT }), about),
    '/api/rest/v1/llm/prompt',
    '{"prompt":"Hi"}',
  ],
  [
    'an agent prompt with a context',
    (client, about) => client.agentPrompt({ prompt: 'When do we meet?', context: CONTEXT }, about),
    '/api/rest/v1/llm/agent-prompt',
    `{"prompt":"When do we meet?","context":${SENT_CONTEXT}}`,
  ],
  [
    'an agent prompt without a context',
    (client, about) => client.agentPrompt({ prompt: 'Am I on time?' }, about),
    '/api/rest/v1/llm/agent-prompt',
    '{"prompt":"Am I on time?"}',
  ],
  [
    'a profile prompt with a context',
    (client, about) => client.profilePrompt({ prompt: 'Who am I?', context: CONTEXT }, about),
    '/api/rest/v1/llm/profile-prompt',
    `{"prompt":"Who am I?","context":${SENT_CONTEXT}}`,
  ],
  [
    "a user's chat groups: options only, the schema address base64 encoded in the path",
    (client, about) => client.queryDatastore({ datastore: groups, options: NEWEST }, about),
    `/api/rest/v1/ds/query/${GROUP_SCHEMA}`,
    '{"options":{"sort":[{"_id":"desc"}],"limit":20}}',
  ],
  [
    'messages of one platform, group, direction and time: the filters of interface.md, unchanged',
    (client, about) => client.queryDatastore({ datastore: messages, query: FILTERS, options: { limit: 20 } }, about),
    `/api/rest/v1/ds/query/${MESSAGE_SCHEMA}`,
    JSON.stringify({ query: FILTERS, options: { limit: 20 } }),
  ],
  [
    'a query with neither member of the body, since both are optional',
    (client, about) => client.queryDatastore({ datastore: groups }, about),
    `/api/rest/v1/ds/query/${GROUP_SCHEMA}`,
    '{}',
  ],
])('a request for %s', async (_, request, url, body) => {
  const site = await jsonSite({ items: [], completion: 'Four.' });
  const reply = await request(clientOf(site, BASE), call());
  if (url.includes('/llm/')) expect(reply).toEqual({ completion: 'Four.' });
  expect(site.requests).toHaveLength(1);
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const sent = body === undefined ? { method: 'GET', body: '' } : { method: 'POST', body };
  expect(site.requests[0]).toMatchObject({ url, headers, ...sent });
  if (body === undefined) expect(site.requests[0]?.headers).not.toHaveProperty('content-type');
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
