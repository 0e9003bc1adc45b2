/** Invalid requests: each gets an error that says what is wrong; none is charged, and none does harm. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, FILES, MESSAGES, queryPath } from './caller.ts';
import { serviceForAll } from './service-for-all.ts';

const { double } = await serviceForAll({ empty: true });
const token = await double.tokenWith();
let balance: number;
beforeEach(async () => {
  balance = await double.balance();
});
afterEach(async () => expect(await double.balance()).toBe(balance));

const agent = '/api/rest/v1/llm/agent-prompt';

describe('the reply names the wrong member', () => {
  it.each([
    ['/search/universal', 'keywords is required'],
    ['/search/universal?keywords=+++', 'keywords is required'],
    ['/search/chat-threads?keywords=...', 'keywords must contain at least one letter, digit or emoji'],
    [`/search/universal?keywords=${'a+'.repeat(600)}`, 'keywords may have at most 1000 characters'],
    ['/search/universal?keyword=boat', 'unknown member "keyword"'],
    ['/search/ds?keywords=boat', 'datastore is required'],
    ['/search/ds?keywords=boat&datastore=secrets', 'datastore "secrets" is not one of social-chat-group'],
  ])('GET %s', async (path, error) => {
    const outcome = await call(double, path, { token });
    expect(outcome.status).toBe(400);
    expect(outcome.reply.error).toContain(error);
  });

  const refuses = async (path: string, body: object, error: string) => {
    const outcome = await call(double, path, { token, body });
    expect(outcome.status).toBe(400);
    expect(outcome.reply.error).toContain(error);
  };

  it.each<[string, object, string]>([
    ['/search/ds', { datastore: 'file' }, 'keywords is required'],
    ['/search/ds', { keywords: ['a'], datastore: 'file' }, 'keywords: '],
    ['/api/rest/v1/llm/prompt', {}, 'prompt is required'],
    ['/api/rest/v1/llm/prompt', { prompt: '  ' }, 'prompt is required'],
    ['/api/rest/v1/llm/prompt', { prompt: 'a'.repeat(20_001) }, 'prompt: '],
    ['/api/rest/v1/llm/prompt', { question: 'Hi' }, 'unknown member "question"'],
    ['/api/rest/v1/llm/prompt', { prompt: 'Hi', context: {} }, 'unknown member "context"'],
    ['/api/rest/v1/llm/prompt', { prompt: 'Hi', model: 'x' }, 'unknown member "model"'],
    [agent, { prompt: 'Hi', context: 'file' }, 'context: '],
    [agent, { prompt: 'Hi', context: { dsUrlEncoded: '%%%' } }, 'context.dsUrlEncoded is not the base64 form'],
    [agent, { prompt: 'Hi', context: { queryFilters: { type: ['send'] } } }, 'context.queryFilters.type'],
    ['/api/rest/v1/ds/query/social-post', {}, 'the last part of the path is not the base64 form of a schema address'],
  ])('POST %s %j', refuses);

  const members = (length: number) => Array.from({ length }, (_, index) => `m${index}`);
  const conditions = Object.fromEntries(members(1200).map((name) => [name, 1]));
  const sort = members(2500).map((name) => ({ [name]: 'asc' }));
  it.each<[object, string]>([
    [{ filter: { type: 'send' } }, 'unknown member "filter"'],
    [{ zebra: {} }, 'unknown member "zebra"'],
    [{ query: [] }, 'query: '],
    [{ query: { 'a b': 1 } }, 'not a field name'],
    [{ query: { sentAt: { $foo: 1 } } }, 'query.sentAt: unknown operator "$foo" - should be one of $eq'],
    [{ query: { sentAt: { $in: 'x' } } }, 'query.sentAt.$in: '],
    [{ query: { sentAt: { $gt: true } } }, 'query.sentAt.$gt needs a string or a number'],
    [{ query: { $where: 'x' } }, 'query: "$where" is not a field name'],
    [{ query: { $search: { keywords: '...' } } }, 'query.$search.keywords needs a letter, digit or emoji'],
    [{ query: { $search: { sender: 'Anna' } } }, 'sender'],
    [{ query: conditions }, 'query: 1200 conditions are too many: at most 100'],
    [{ query: { size: { $in: members(1001) } } }, 'query.size.$in: takes at most 1000 values'],
    [{ query: { name: { $regex: '(a' } } }, 'query.name.$regex: error parsing regexp: missing closing )'],
    [{ options: { offset: 5 } }, 'options: unknown member "offset"'],
    [{ options: { use_index: 'a' } }, 'options: unknown member "use_index"'],
    [{ options: { sort } }, 'options.sort: 2500 fields to sort by are too many: at most 8'],
    [{ options: { sort: { _id: 'desc' } } }, 'options.sort: '],
    [{ options: { sort: [{ _id: 'down' }] } }, 'options.sort[0]._id: '],
    [{ options: { limit: 0 } }, 'options.limit: '],
    [{ options: { limit: 1001 } }, 'options.limit: a page has 1 to 1000 records; skip leads to the next'],
    [{ options: { skip: -1 } }, 'options.skip: '],
    [{ statistics: {} }, 'statistics'],
    [{ statistics: { zone: 'Atlantis/Deep' } }, 'statistics.zone'],
    [{ statistics: { zone: 'UTC', more: true } }, 'statistics: unknown member "more"'],
    [{ statistics: 'yes' }, 'statistics'],
  ])('a query with %j', (body, error) => refuses(queryPath(FILES), body, error));

  it('an unknown schema gets 404', async () => {
    const outcome = await call(double, queryPath('https://x.example/music/v0.1.0/schema.json'), { token, body: {} });
    expect(outcome.status).toBe(404);
  });
});

describe('a request', () => {
  it('must have a JSON object as its body', async () => {
    const post = (body: string, type: string) =>
      call(double, '/search/ds', { token, body, headers: { 'content-type': type } });
    expect((await post('{}', 'text/plain')).status).toBe(415);
    expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{', 'application/json')).reply.error).toMatch(/^The request body is not valid JSON: /);
    expect((await post('[]', 'application/json')).reply.error).toBe('The request body must be a JSON object.');
    expect((await post('null', 'application/json; charset=utf-8')).status).toBe(400);
  });

  it('must be UTF-8', async () => {
    const response = await fetch(`${double.url}/search/ds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    });
    expect(response.status).toBe(400);
  });

  it('may have at most 100 kB, declared or streamed', async () => {
    const body = JSON.stringify({ prompt: 'a'.repeat(110 * 1024) });
    expect((await call(double, '/api/rest/v1/llm/prompt', { token, body })).status).toBe(413);
    const response = await fetch(`${double.url}/api/rest/v1/llm/prompt`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it('must not be nested too deeply', async () => {
    for (const body of [
      `{"query":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
      `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
    ]) {
      const { status, reply } = await call(double, queryPath(MESSAGES), { token, body });
      expect([status, reply.error]).toEqual([400, 'The request body is not valid JSON: it has too many levels']);
    }
  });

  it('needs an existing path and an allowed method', async () => {
    expect((await call(double, '/api/rest/v1/nothing')).status).toBe(404);
    expect((await call(double, '/search')).headers.get('content-type')).toContain('application/json');
    const wrong = await call(double, '/search/ds', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST']);
    const head = await fetch(`${double.url}/search/universal?keywords=boat`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(head.status).toBe(405);
  });
});

it('no body causes a server error: each is answered or refused with a message', async () => {
  // Always refused here, because there is no model.
  const plain = '/api/rest/v1/llm/prompt';
  const paths = ['/search/ds', plain, agent, '/api/rest/v1/llm/agent', queryPath(FILES)];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.dictionary(
        fc.constantFrom('prompt', 'keywords', 'datastore', 'query', 'options', 'context', '__proto__', 'constructor'),
        fc.jsonValue(),
      ),
      async (path, body) => {
        await double.setBalance(1000);
        const { status, reply } = await call(double, path, { token, body });
        expect(path === plain ? [400, 501] : [200, 400, 404]).toContain(status);
        if (status !== 200) expect(reply.error).not.toBe('');
      },
    ),
    { numRuns: 150 },
  );
  await double.setBalance(balance);
});
