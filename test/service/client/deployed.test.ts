/** The literal paths and members of the public deployment. */
import { describe, expect, test } from 'vitest';
import { fillSchema } from '#service/client/requests.ts';
import type { DataService } from '#service/contract/data-service.ts';
import { decodeSchemaAddress } from '#service/contract/datastores.ts';
import { fakeClock } from '../../support/clock.ts';
import { call, clientOf, failureOf, jsonSite } from '../../support/http-site.ts';

const DEPLOYED = { dialect: 'deployed', schemaBase: 'https://common.schemas.verida.io' } as const;
const EMAIL_SCHEMA = 'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vc29jaWFsL2VtYWlsL3YwLjEuMC9zY2hlbWEuanNvbg==';

const BOAT = { keywords: ['boat', 'engine'] };
const REQUESTS: [what: string, ask: (client: DataService) => Promise<unknown>, line: string, body: string][] = [
  [
    'chat threads, without a limit',
    (client) => client.searchChatThreads(BOAT, call()),
    'GET search/chatThreads?keywords=boat+engine',
    '',
  ],
  [
    'a datastore, with its schema in the path and its fields listed',
    (client) => client.searchDatastore({ ...BOAT, datastore: 'social-email' }, call()),
    `POST search/datastore/${EMAIL_SCHEMA}`,
    '{"keywords":"boat engine","index":["name","messageText","fromName","fromEmail"],"limit":50}',
  ],
  [
    'everything, without the type that breaks the search',
    (client) => client.searchUniversal(BOAT, call()),
    'GET search/universal?keywords=boat+engine&searchTypes=files,messages,emails,favorites,followed_pages,posts&limit=50',
    '',
  ],
  [
    'a query, like the documented one',
    (client) => client.queryDatastore({ datastore: 'social-email', query: { type: 'send' } }, call()),
    `POST ds/query/${EMAIL_SCHEMA}`,
    '{"query":{"type":"send"}}',
  ],
  ['a prompt, unchanged', (client) => client.prompt({ prompt: 'Hi' }, call()), 'POST llm/prompt', '{"prompt":"Hi"}'],
  [
    'an agent, without a context',
    (client) => client.agentPrompt({ prompt: 'When?', context: { datastore: 'social-chat-message' } }, call()),
    'POST llm/agent',
    '{"prompt":"When?"}',
  ],
];

describe('in the deployed dialect', () => {
  test.each(REQUESTS)('%s, is requested', async (_, ask, line, body) => {
    const site = await jsonSite({ dbRows: 5, items: [{ _id: 'a' }], completion: 'Four.' });
    const reply = await ask(clientOf(site, DEPLOYED));
    expect(
      site.requests.map((request) => [`${request.method} ${request.url.replace('/api/rest/v1/', '')}`, request.body]),
    ).toEqual([[line, body]]);
    expect(reply, 'dbRows counts the database, not the matches').not.toHaveProperty('total', expect.anything());
  });

  test('what is left of a datastore search after its cut-off is not taken for what matched', async () => {
    const client = clientOf(await jsonSite({ total: 1, items: [{ _id: 'a' }] }), DEPLOYED);
    expect((await client.searchDatastore({ ...BOAT, datastore: 'social-email' }, call())).total).toBeUndefined();
  });

  test.each([
    ['2026-11-21T00:00:00.000Z', '&timeframe=day'],
    ['2026-11-20T13:30:00.000Z', '&timeframe=day'],
    ['2026-11-20T12:30:00.000Z', '&timeframe=week'],
    ['2026-11-14', '&timeframe=month'],
    ['2026-09-01', '&timeframe=quarter'],
    ['2026-07-01', '&timeframe=half-year'],
    ['2025-12-01', '&timeframe=full-year'],
    ['2020-01-01', ''],
    ['soon', ''],
  ])('a search since %s adds the parameter %j', async (since, expected) => {
    const site = await jsonSite({ items: [] });
    const client = clientOf(site, { ...DEPLOYED, clock: fakeClock('2026-11-21T12:00:00.000Z') });
    await client.searchChatThreads({ keywords: ['tea'], since }, call());
    await client.searchUniversal({ keywords: ['tea'], since }, call());
    expect(site.requests[0]?.url).toBe(`/api/rest/v1/search/chatThreads?keywords=tea${expected}`);
    expect(site.requests[1]?.url.endsWith(`&limit=50${expected}`)).toBe(true);
  });

  test('calendars, whose search always fails, are not requested', async () => {
    const site = await jsonSite({ items: [] });
    const work = clientOf(site, DEPLOYED).searchDatastore({ keywords: ['tea'], datastore: 'social-calendar' }, call());
    expect(await failureOf(work)).toMatchObject({ code: 'not-offered', mayHaveCost: false });
    expect(site.requests).toEqual([]);
  });

  test('messages are requested without their native objects', async () => {
    const site = await jsonSite({ items: [] });
    const client = clientOf(site, DEPLOYED);
    await client.queryDatastore({ datastore: 'social-chat-message', options: { limit: 5 } }, call());
    const { options } = JSON.parse(site.requests[0]?.body ?? '');
    expect(options.limit).toBe(5);
    expect(options.fields).toEqual(expect.arrayContaining(['_id', 'groupId', 'messageText', 'sentAt', 'type']));
    expect(options.fields).not.toEqual(expect.arrayContaining(['sourceData']));
    await clientOf(site).queryDatastore({ datastore: 'social-chat-message' }, call());
    expect(site.requests[1]?.body, 'the document knows no such option').toBe('{}');
  });

  test('a profile gets a schema and a tip, and is read from its summary', async () => {
    const site = await jsonSite({ response: { output: { summary: 'A **sailor**.' } }, duration: 1 });
    const answer = await clientOf(site, DEPLOYED).profilePrompt({ prompt: 'Who am I?' }, call());
    expect(answer.completion).toBe('A **sailor**.');
    const body = JSON.parse(site.requests[0]?.body ?? '');
    expect(site.requests[0]?.url).toBe('/api/rest/v1/llm/profile');
    expect(body).toMatchObject({ promptSearchTip: 'Who am I?', schema: { type: 'object', required: ['summary'] } });
    expect(Object.keys(body)).toEqual(['schema', 'promptSearchTip']);
  });
});

test.each(['https://a.example/??>>~~', 'https://ü.example/ÿÿÿ/schema.json', 'https://a.example/$&/s.json'])(
  'the schema address %s neither splits the path nor loses a character',
  (address) => {
    const path = fillSchema('/ds/query/:schema', address);
    expect(path).toMatch(/^\/ds\/query\/[A-Za-z0-9%=]+$/);
    expect(decodeSchemaAddress(decodeURIComponent(path.slice('/ds/query/'.length)))).toBe(address);
  },
);
