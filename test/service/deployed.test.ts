/** The deployment's own routes, end to end: other paths, members and replies, but the same rules. */
import { describe, expect, it } from 'vitest';
import { openService } from '../support/service.ts';
import { call, FILES, MESSAGES } from './caller.ts';
import { serviceForAll } from './service-for-all.ts';

const { double } = await serviceForAll();
const token = await double.tokenWith();
let balance: number;

const spent = async () => {
  const used = balance - (await double.balance());
  balance = await double.balance();
  return used;
};
const ask: typeof call = async (...input) => {
  balance = await double.balance();
  return call(...input);
};

it('chatThreads returns threads and honours limit and timeframe', async () => {
  const path = '/api/rest/v1/search/chatThreads?keywords=boat';
  const all = await ask(double, path, { token });
  expect(all.status).toBe(200);
  expect(await spent()).toBe(2);
  expect(all.reply.items.length).toBeGreaterThan(3);
  expect(all.reply.items.every((thread) => thread.messages.length > 0)).toBe(true);
  expect((await ask(double, `${path}&limit=2`, { token })).reply.items).toHaveLength(2);
  const week = await ask(double, `${path}&timeframe=week`, { token });
  for (const thread of week.reply.items) {
    for (const message of thread.messages) expect(message.sentAt > '2026-11-14').toBe(true);
  }
  expect((await ask(double, `${path}&timeframe=aeon`, { token })).status).toBe(400);
});

describe("universal search at the deployment's path", () => {
  const path = '/api/rest/v1/search/universal?keywords=passport';
  const kinds = (outcome: Awaited<ReturnType<typeof call>>) =>
    new Set(outcome.reply.items.map(({ schema }) => /schemas\.verida\.io\/(.*)\/v0/.exec(schema)?.[1]));

  it('searches e-mails and messages by default', async () => {
    const outcome = await ask(double, path, { token });
    expect(await spent()).toBe(2);
    expect(kinds(outcome)).toEqual(new Set(['social/chat/message', 'social/email']));
    const boat = '/api/rest/v1/search/universal?keywords=boat&searchTypes=files';
    expect(kinds(await ask(double, boat, { token }))).toEqual(new Set(['file']));
    const wrong = await ask(double, `${path}&searchTypes=chat-messages`, { token });
    expect([wrong.status, wrong.reply.error]).toEqual([400, expect.stringContaining('is not one of files, messages')]);
  });

  it('honours a timeframe, and skips datastores that the token does not grant', async () => {
    const narrow = await double.tokenWith(['api:search-universal', 'ds:r:social-email']);
    const recent = '/api/rest/v1/search/universal?keywords=boat&timeframe=full-year';
    const { reply } = await ask(double, recent, { token: narrow });
    expect(reply.items.length).toBeGreaterThan(0);
    for (const item of reply.items) {
      expect(item.schema).toContain('/social/email/');
      expect(item.sentAt > '2025-11-21').toBe(true);
    }
  });
});

describe('a refusal', () => {
  const path = '/api/rest/v1/search/chatThreads?keywords=boat';

  it('for lack of credits is a 403, in the deployment’s own spelling', async () => {
    const before = await double.balance();
    await double.setBalance(1);
    const { status, reply } = await ask(double, path, { token });
    expect([status, reply.error]).toEqual([403, 'Unsufficient credits. 2 required.']);
    await double.setBalance(before);
  });

  it('at a path that both dialects have follows the document, unless the service uses the deployment’s dialect', async () => {
    const shared = `/api/rest/v1/ds/query/${btoa(FILES)}`;
    expect((await ask(double, shared, { token: 'short', body: {} })).status).toBe(401);
    await using other = await openService({ empty: true, dialect: 'deployed' });
    expect((await call(other, shared, { token: 'short', body: {} })).status).toBe(403);
    await other.setBalance(0);
    const outcome = await call(other, shared, { token: await other.tokenWith(), body: {} });
    expect([outcome.status, outcome.reply.error]).toEqual([403, 'Unsufficient credits. 1 required.']);
  });
});

it.each([
  [{ schema: 'person' }, /neither an object nor the address of one/],
  [{ schema: { properties: { age: { type: 'integer' } } } }, /no text property/],
  [{ schema: { properties: { age: 7 } } }, /schema/],
])('a profile with an unusable schema is refused and costs nothing: %j', async (body, words) => {
  const { status, reply } = await ask(double, '/api/rest/v1/llm/profile', { token, body });
  expect([status, await spent()]).toEqual([400, 0]);
  expect(reply.error).toMatch(words);
});

it('a missing data scope is named by its schema address', async () => {
  const narrow = await double.tokenWith(['api:search-ds', 'ds:r:file']);
  const path = `/api/rest/v1/search/datastore/${btoa(MESSAGES)}`;
  const { status, reply } = await ask(double, path, { token: narrow, body: { keywords: 'boat' } });
  expect([status, reply.error]).toEqual([403, `Invalid permission (Missing scope: ds:r:${MESSAGES})`]);
  expect(await spent()).toBe(0);
});
