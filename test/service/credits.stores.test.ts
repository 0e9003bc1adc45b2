/** Credits: what a call costs, that a refused one costs nothing, and that calls together cannot overdraw. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openService, type ServiceDouble } from '../support/service.ts';
import { call, MESSAGES, queryPath } from './caller.ts';

let double: ServiceDouble;
let token: string;
beforeAll(async () => {
  double = await openService({ initialCredits: 100 });
  token = await double.tokenWith();
});
afterAll(() => double.close());

it('each call takes its price', async () => {
  await double.setBalance(100);
  await call(double, '/search/chat-threads?keywords=boat', { token });
  expect(await double.balance()).toBe(98);
  await call(double, queryPath(MESSAGES), { token, body: {} });
  expect(await double.balance()).toBe(97);
  const { reply } = await call(double, '/api/rest/v1/auth/credits', { token });
  expect(reply.balance).toBe(97);
});

it('a balance that does not cover the call refuses it and stays as it is', async () => {
  await double.setBalance(4);
  const body = { prompt: 'Where is the passport?' };
  const { status, reply } = await call(double, '/api/rest/v1/llm/agent-prompt', { token, body });
  expect([status, reply.error]).toEqual([402, 'Insufficient credits. 5 required.']);
  expect(await double.balance()).toBe(4);
  await double.setBalance(5);
  expect((await call(double, '/api/rest/v1/llm/agent-prompt', { token, body })).status).toBe(200);
  expect(await double.balance()).toBe(0);
});

it('forty calls at once on a balance for seven are seven answers', async () => {
  await double.setBalance(14);
  const calls = Array.from({ length: 40 }, () => call(double, '/search/universal?keywords=boat', { token }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  expect(statuses.filter((status) => status === 402)).toHaveLength(33);
  expect(await double.balance()).toBe(0);
});

it('wrong input is refused before the balance is looked at', async () => {
  await double.setBalance(0);
  expect((await call(double, '/search/universal', { token })).status).toBe(400);
  expect((await call(double, '/search/universal?keywords=boat', { token: 'x' })).status).toBe(401);
  const narrow = await double.tokenWith(['ds:r:file']);
  expect((await call(double, '/search/universal?keywords=boat', { token: narrow })).status).toBe(403);
});

it('a query that is refused while it runs is paid back', async () => {
  await double.setBalance(10);
  const body = { query: { messageText: { $regex: '(a' } } };
  const { status, reply } = await call(double, queryPath(MESSAGES), { token, body });
  expect([status, reply.error]).toEqual([400, expect.stringContaining('query.messageText.$regex: ')]);
  expect(await double.balance()).toBe(10);
});
