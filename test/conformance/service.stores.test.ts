/**
 * The interface document, word for word, against the embedded service over HTTP. Addresses, headers and bodies are
 * written out here and not taken from the contract's rows: a misreading there has to fail here.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ModelDouble, openModel, seenBy } from '../support/model.ts';
import { openService, type ServiceDouble } from '../support/service.ts';

const SCHEMA_BASE = 'https://common.schemas.verida.io';
/** base64 of {schema_base}/social/chat/message/v0.1.0/schema.json and of the group's */
const MESSAGE_SCHEMA =
  'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vc29jaWFsL2NoYXQvbWVzc2FnZS92MC4xLjAvc2NoZW1hLmpzb24=';
const GROUP_SCHEMA = 'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vc29jaWFsL2NoYXQvZ3JvdXAvdjAuMS4wL3NjaGVtYS5qc29u';

/** Just enough to reach into replies; the expectations below say what has to be there. */
const Item = z.looseObject({
  _id: z.string().default(''),
  schema: z.string().default(''),
  name: z.string().default(''),
});
const Message = Item.extend({
  groupId: z.string(),
  sentAt: z.string(),
  sourceApplication: z.string(),
  _rev: z.string(),
});
const Thread = z.looseObject({ id: z.string(), schemaUrl: z.string(), group: Item, messages: z.array(Message) });
const Reply = z.looseObject({
  items: z.array(z.unknown()).default([]),
  completion: z.string().default(''),
  error: z.string().default(''),
  dbRows: z.number().default(-1),
});
const readItems = <T>(schema: z.ZodType<T>, reply: z.infer<typeof Reply>): T[] => z.array(schema).parse(reply.items);

let double: ServiceDouble;
let model: ModelDouble;
let spent: number;

beforeAll(async () => {
  model = await openModel();
  model.behaves(() => ({ say: 'A plank next to the keel.' }));
  double = await openService({ model: { baseUrl: model.baseUrl, model: 'tiny' } });
});
afterAll(async () => {
  await double.close();
  await model.close();
});
const lastSeen = () => model.asked.map(({ body }) => seenBy(body)).at(-1) ?? '';

async function call(method: string, path: string, scopes: string[], body?: string) {
  const token = await double.tokenWith(scopes);
  const before = await double.balance();
  const response = await fetch(`${double.url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const reply = Reply.parse(await response.json());
  spent = before - (await double.balance());
  return { status: response.status, reply };
}

const CHAT_SCOPES = ['ds:r:social-chat-group', 'ds:r:social-chat-message'];

describe('search', () => {
  it('finds chat threads by keywords joined with +, for 2 credits', async () => {
    const scopes = ['api:search-chat-threads', ...CHAT_SCOPES];
    const { status, reply } = await call('GET', '/search/chat-threads?keywords=boat+engine', scopes);
    expect(status).toBe(200);
    expect(spent).toBe(2);
    const threads = readItems(Thread, reply);
    expect(threads.length).toBeGreaterThan(1);
    for (const thread of threads) {
      expect(thread.schemaUrl).toBe(`${SCHEMA_BASE}/social/chat/message/v0.1.0/schema.json`);
      expect(thread.group._id).toBe(thread.id);
      expect(thread.messages.length).toBeGreaterThan(0);
      for (const message of thread.messages) expect(message.groupId).toBe(thread.id);
      const times = thread.messages.map((message) => message.sentAt);
      expect(times).toEqual(times.toSorted());
    }
    expect(JSON.stringify(threads[0]?.messages)).toMatch(/boat/i);
  });

  it('searches one datastore by GET, for 1 credit', async () => {
    const scopes = ['api:search-ds', 'ds:r:file'];
    const { status, reply } = await call('GET', '/search/ds?keywords=survey&datastore=file', scopes);
    expect(status).toBe(200);
    expect(spent).toBe(1);
    const [file] = readItems(Item, reply);
    expect(file?.schema).toBe(`${SCHEMA_BASE}/file/v0.1.0/schema.json`);
    expect(file?.name).toMatch(/survey/i);
  });

  it('searches one datastore by POST with the same inputs in a body, for 1 credit', async () => {
    const body = '{"keywords":"survey","datastore":"file"}';
    const { status, reply } = await call('POST', '/search/ds', ['api:search-ds', 'ds:r:file'], body);
    expect(status).toBe(200);
    expect(spent).toBe(1);
    const byGet = await call('GET', '/search/ds?keywords=survey&datastore=file', ['api:search-ds', 'ds:r:file']);
    expect(reply).toEqual(byGet.reply);
  });

  it('searches everything that was granted and nothing else, for 2 credits', async () => {
    const scopes = ['api:search-universal', 'ds:r:social-email', 'ds:r:file'];
    const { status, reply } = await call('GET', '/search/universal?keywords=survey', scopes);
    expect(status).toBe(200);
    expect(spent).toBe(2);
    expect(reply.items.length).toBeGreaterThan(0);
    for (const item of readItems(Item, reply))
      expect(item.schema).toMatch(/\/(social\/email|file)\/v0\.1\.0\/schema\.json$/);
  });
});

describe('language', () => {
  it('runs a prompt without personal data, for 2 credits', async () => {
    const body = '{"prompt":"What is a garboard?"}';
    const { status, reply } = await call('POST', '/api/rest/v1/llm/prompt', ['api:llm-prompt'], body);
    expect(status).toBe(200);
    expect(spent).toBe(2);
    expect(reply.completion).toBe('A plank next to the keel.');
  });

  it('runs an agent prompt on the datastore of its context, for 5 credits', async () => {
    const body = JSON.stringify({
      prompt: 'What was wrong with the boat engine?',
      context: { dsUrlEncoded: MESSAGE_SCHEMA, queryFilters: { sourceApplication: 'https://whatsapp.com' } },
    });
    const scopes = ['api:llm-agent-prompt', 'ds:r:social-chat-message'];
    const { status, reply } = await call('POST', '/api/rest/v1/llm/agent-prompt', scopes, body);
    expect(status).toBe(200);
    expect(spent).toBe(5);
    expect(reply.completion).toContain('A plank next to the keel.');
    expect(lastSeen()).toContain('(whatsapp)');
    expect(lastSeen()).not.toContain('(telegram)');
  });

  it('makes a profile, for 10 credits', async () => {
    const body = JSON.stringify({ prompt: 'What does she care about?', context: { dsUrlEncoded: MESSAGE_SCHEMA } });
    const scopes = ['api:llm-profile-prompt', 'ds:r:social-chat-message'];
    const { status, reply } = await call('POST', '/api/rest/v1/llm/profile-prompt', scopes, body);
    expect(status).toBe(200);
    expect(spent).toBe(10);
    expect(reply.completion).toContain('A plank next to the keel.');
    expect(model.asked.map(({ body: seen }) => seenBy(seen)).join()).toMatch(/Writes most with: .*Tomás/);
  });

  it('answers the agent endpoint of the tutorial, which sends an empty object', async () => {
    const scopes = ['api:llm-agent-prompt', ...CHAT_SCOPES];
    const { status, reply } = await call('POST', '/api/rest/v1/llm/agent', scopes, '{}');
    expect(status).toBe(200);
    expect(spent).toBe(5);
    expect(reply.completion).toMatch(/\d+ chats/);
  });
});

describe('datastore query', () => {
  it('lists chat groups with options only', async () => {
    const body = '{"options":{"sort":[{"_id":"desc"}],"limit":20}}';
    const scopes = ['api:ds-query', 'ds:r:social-chat-group'];
    const { status, reply } = await call('POST', `/api/rest/v1/ds/query/${GROUP_SCHEMA}`, scopes, body);
    expect(status).toBe(200);
    expect(spent).toBe(1);
    expect(reply.items).toHaveLength(20);
    expect(reply.dbRows).toBeGreaterThanOrEqual(30);
    const fields = ['_id', 'sourceApplication', 'sourceId', 'sourceData', 'schema', 'name', 'insertedAt', 'modifiedAt'];
    for (const group of reply.items) {
      // Signatures are absent where an app's own export told the chat; imports.test.ts says of which fields else.
      for (const field of [...fields, 'newestId', 'syncData', '_rev']) expect(group).toHaveProperty(field);
    }
  });

  it('lists messages of one platform since a date, newest id first', async () => {
    const body =
      '{"query":{"sourceApplication":"https://telegram.com","sentAt":{"$gte":"2026-01-01"}},"options":{"sort":[{"_id":"desc"}],"limit":20}}';
    const scopes = ['api:ds-query', 'ds:r:social-chat-message'];
    const { status, reply } = await call('POST', `/api/rest/v1/ds/query/${MESSAGE_SCHEMA}`, scopes, body);
    expect(status).toBe(200);
    expect(reply).toMatchObject({ limit: 20, skip: 0 });
    expect(reply.dbRows).toBeGreaterThanOrEqual(5000);
    expect(reply.items).toHaveLength(20);
    const messages = readItems(Message, reply);
    const ids = messages.map((message) => message._id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    for (const message of messages) {
      expect(message.sourceApplication).toBe('https://telegram.com');
      expect(message.sentAt >= '2026-01-01').toBe(true);
      expect(message._rev).toMatch(/^\d+-[0-9a-f]{32}$/);
    }
  });

  it('restricts by group and direction together', async () => {
    const scopes = ['api:ds-query', ...CHAT_SCOPES];
    const groups = await call('POST', `/api/rest/v1/ds/query/${GROUP_SCHEMA}`, scopes, '{"query":{"name":"Мама"}}');
    const groupId = readItems(Item, groups.reply)[0]?._id;
    const body = JSON.stringify({ query: { groupId, type: 'send' }, options: { sort: [{ _id: 'desc' }], limit: 20 } });
    const { reply } = await call('POST', `/api/rest/v1/ds/query/${MESSAGE_SCHEMA}`, scopes, body);
    expect(reply.items.length).toBeGreaterThan(5);
    for (const message of reply.items) expect(message).toMatchObject({ groupId, type: 'send', groupName: 'Мама' });
  });

  it('pages without gap or repeat', async () => {
    const scopes = ['api:ds-query', 'ds:r:social-chat-group'];
    const seen = new Set<string>();
    for (let skip = 0; ; skip += 7) {
      const body = JSON.stringify({ options: { sort: [{ _id: 'desc' }], limit: 7, skip } });
      const { reply } = await call('POST', `/api/rest/v1/ds/query/${GROUP_SCHEMA}`, scopes, body);
      for (const group of readItems(Item, reply)) seen.add(group._id);
      if (reply.items.length < 7) {
        expect(seen.size).toBe(reply.dbRows);
        break;
      }
    }
  });
});

describe('refusals of the document', () => {
  it.each(['/api/rest/v1/count', '/api/rest/v1/profile'])('%s is announced and not available', async (path) => {
    const { status, reply } = await call('GET', path, ['api:ds-query']);
    expect(status).toBe(501);
    expect(reply.error).toMatch(/announced but not available/);
    expect(spent).toBe(0);
  });

  it('an agent prompt on files needs ds:r:file besides its api scope', async () => {
    const file = btoa(`${SCHEMA_BASE}/file/v0.1.0/schema.json`);
    const body = JSON.stringify({ prompt: 'What is in my files?', context: { dsUrlEncoded: file } });
    const { status, reply } = await call(
      'POST',
      '/api/rest/v1/llm/agent-prompt',
      ['api:llm-agent-prompt', ...CHAT_SCOPES],
      body,
    );
    expect(status).toBe(403);
    expect(reply.error).toBe('Invalid permission (Missing scope: ds:r:file)');
    expect(spent).toBe(0);
  });
});
