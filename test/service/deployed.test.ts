/** The deployment's names for the operations, end to end: other paths, members and replies; the same rules. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openService, type ServiceDouble } from '../service-double.ts';
import { call, FILES, MESSAGES } from './caller.ts';

let double: ServiceDouble;
let token: string;
let balance: number;
beforeAll(async () => {
  double = await openService();
  token = await double.tokenWith();
});
afterAll(() => double.close());

const spent = () => {
  const used = balance - double.balance();
  balance = double.balance();
  return used;
};
const ask: typeof call = async (...input) => {
  balance = double.balance();
  return call(...input);
};

it('chatThreads answers with threads and honours limit and timeframe', async () => {
  const path = '/api/rest/v1/search/chatThreads?keywords=boat';
  const all = await ask(double, path, { token });
  expect(all.status).toBe(200);
  expect(spent()).toBe(2);
  expect(all.reply.items.length).toBeGreaterThan(3);
  expect(all.reply.items.every((thread) => thread.messages.length > 0)).toBe(true);
  expect((await ask(double, `${path}&limit=2`, { token })).reply.items).toHaveLength(2);
  const week = await ask(double, `${path}&timeframe=week`, { token });
  for (const thread of week.reply.items) {
    for (const message of thread.messages) expect(message.sentAt > '2026-11-14').toBe(true);
  }
  expect((await ask(double, `${path}&timeframe=aeon`, { token })).status).toBe(400);
});

it('search/datastore takes the schema in its path and shows how items matched', async () => {
  const path = `/api/rest/v1/search/datastore/${btoa(FILES)}`;
  const { status, reply } = await ask(double, path, { token, body: { keywords: 'survey', index: ['name'], limit: 3 } });
  expect(status).toBe(200);
  expect(spent()).toBe(1);
  expect(reply.total).toBe(reply.items.length);
  expect(reply.items[0]).toMatchObject({ _match: { id: reply.items[0]?._id, score: expect.any(Number) } });
  expect((await ask(double, path, { token, body: {} })).reply.error).toBe('Invalid request: keywords is required');
});

it('universal search answers under its other name', async () => {
  const { reply } = await ask(double, '/api/rest/v1/search/universal?keywords=passport', { token });
  expect(spent()).toBe(2);
  expect(new Set(reply.items.map((item) => item.schema)).size).toBeGreaterThan(1);
});

it('the agent answers in both shapes, the profile in the shape that is asked for, every property of it', async () => {
  const agent = await ask(double, '/api/rest/v1/llm/agent', { token, body: { prompt: 'Where was the passport?' } });
  expect(spent()).toBe(5);
  expect(agent.reply.response).toEqual({ input: 'Where was the passport?', output: agent.reply.completion });
  expect(agent.reply.completion).toContain('passport');
  const text = { type: 'string' };
  const properties = {
    summary: text,
    people: { type: 'array', items: text },
    boats: { type: 'array', items: text, description: 'boats that are mentioned' },
    zeppelins: { ...text, description: 'zeppelin quaternion' },
    age: { type: 'integer' },
  };
  const schema = { type: 'object', properties };
  const profile = await ask(double, '/api/rest/v1/llm/profile', { token, body: { schema } });
  // Without a model it is only counted.
  expect(spent()).toBe(0);
  expect(profile.reply).toMatchObject({ answeredBy: 'counts', charged: 0, languageModel: null });
  expect(profile.reply.response).toMatchObject({
    output: {
      summary: expect.stringContaining('Nina Almeida'),
      people: expect.arrayContaining([expect.stringMatching(/ \(\d+\)$/)]),
      boats: expect.arrayContaining([expect.stringMatching(/boat/i)]),
      zeppelins: null,
      age: null,
    },
  });
  const plain = await ask(double, '/api/rest/v1/llm/profile', { token, body: {} });
  expect(plain.reply.response).toMatchObject({ output: expect.stringContaining('Nina Almeida') });
});

it.each([
  [{ schema: 'person' }, /neither an object nor the address of one/],
  [{ schema: { properties: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`p${at}`, {}])) } }, /at most 12/],
  [{ schema: { properties: { age: 7 } } }, /schema/],
])('a profile in a form that cannot be filled is refused and costs nothing: %j', async (body, words) => {
  const { status, reply } = await ask(double, '/api/rest/v1/llm/profile', { token, body });
  expect([status, spent()]).toEqual([400, 0]);
  expect(reply.error).toMatch(words);
});

it('a missing data scope is named by its schema address', async () => {
  const narrow = await double.tokenWith(['api:search-ds', 'ds:r:file']);
  const path = `/api/rest/v1/search/datastore/${btoa(MESSAGES)}`;
  const { status, reply } = await ask(double, path, { token: narrow, body: { keywords: 'boat' } });
  expect([status, reply.error]).toEqual([403, `Invalid permission (Missing scope: ds:r:${MESSAGES})`]);
  expect(spent()).toBe(0);
});
