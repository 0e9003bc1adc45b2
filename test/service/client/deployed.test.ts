/** The literal paths and members of the public deployment. */
import { describe, expect, test } from 'vitest';
import { fillSchema } from '#service/client/requests.ts';
import { decodeSchemaAddress } from '#service/contract/datastores.ts';
import { fakeClock } from '../../support/clock.ts';
import { call, clientOf, failureOf, jsonSite } from '../../support/http-site.ts';

const DEPLOYED = { dialect: 'deployed', schemaBase: 'https://common.schemas.verida.io' } as const;
const EMAIL_SCHEMA = 'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vc29jaWFsL2VtYWlsL3YwLjEuMC9zY2hlbWEuanNvbg==';

describe('in the deployed dialect', () => {
  test('chat threads are requested without a limit', async () => {
    const site = await jsonSite({ items: [] });
    await clientOf(site, DEPLOYED).searchChatThreads({ keywords: ['boat', 'engine'] }, call());
    expect(site.requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/rest/v1/search/chatThreads?keywords=boat+engine',
    });
  });

  test('a datastore is searched with its schema in the path and its fields listed', async () => {
    const site = await jsonSite({ total: 1, items: [{ _id: 'a' }] });
    const found = await clientOf(site, DEPLOYED).searchDatastore(
      { keywords: ['boat', 'engine'], datastore: 'social-email' },
      call(),
    );
    expect(site.requests[0]).toMatchObject({ method: 'POST', url: `/api/rest/v1/search/datastore/${EMAIL_SCHEMA}` });
    expect(JSON.parse(site.requests[0]?.body ?? '')).toEqual({
      keywords: 'boat engine',
      index: ['name', 'messageText', 'fromName', 'fromEmail'],
      limit: 50,
    });
    expect(found.total, 'what is left after its cut-off is not what matched').toBeUndefined();
  });

  test('universal search lists the types, without the one that breaks the search', async () => {
    const site = await jsonSite({ items: [] });
    await clientOf(site, DEPLOYED).searchUniversal({ keywords: ['tea'] }, call());
    expect(site.requests[0]?.url).toBe(
      '/api/rest/v1/search/universal?keywords=tea&searchTypes=files,messages,emails,favorites,followed_pages,posts&limit=50',
    );
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

  test('a prompt is unchanged, and its answer is result.textResponse', async () => {
    const site = await jsonSite({ result: { textResponse: 'Four.' } });
    expect(await clientOf(site, DEPLOYED).prompt({ prompt: '2 + 2?' }, call())).toEqual({ completion: 'Four.' });
    expect(site.requests[0]).toMatchObject({ url: '/api/rest/v1/llm/prompt', body: '{"prompt":"2 + 2?"}' });
  });

  test('an agent gets only the prompt, and its answer is response.output', async () => {
    const site = await jsonSite({ actions: [], response: { input: 'x', output: 'At **six**.' }, duration: 9_100 });
    const context = { datastore: 'social-chat-message' } as const;
    const answer = await clientOf(site, DEPLOYED).agentPrompt({ prompt: 'When?', context }, call());
    expect(answer).toEqual({ completion: 'At **six**.' });
    expect(site.requests[0]).toMatchObject({ url: '/api/rest/v1/llm/agent', body: '{"prompt":"When?"}' });
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

  test('a query is the same as the documented one', async () => {
    const site = await jsonSite({ items: [], limit: 20, skip: 0, dbRows: 5 });
    const found = await clientOf(site, DEPLOYED).queryDatastore(
      { datastore: 'social-email', query: { type: 'send' } },
      call(),
    );
    expect(site.requests[0]).toMatchObject({
      method: 'POST',
      url: `/api/rest/v1/ds/query/${EMAIL_SCHEMA}`,
      body: '{"query":{"type":"send"}}',
    });
    expect(found.total, 'dbRows counts the database, not the matches').toBeUndefined();
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
