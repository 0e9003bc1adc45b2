/** A token opens its owner's archive and no other, by whatever operation it asks. */
import { expect, it } from 'vitest';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { adminOf } from '../support/service.ts';
import { call, MESSAGES, queryPath } from './caller.ts';
import { serviceForAll } from './service-for-all.ts';

const { double } = await serviceForAll();
const nina = await double.tokenWith();
const anna = await adminOf(double.service).issueToken({ owner: '4242', scopes: ALL_SCOPES });

it.each([
  ['a search in chats', '/search/chat-threads?keywords=ferry', undefined],
  ['a search in everything', '/search/universal?keywords=ferry', undefined],
  ['a search in a datastore', '/search/ds?keywords=ferry&datastore=social-chat-message', undefined],
  ['a list', queryPath(MESSAGES), { query: {}, options: { limit: 5 } }],
  ['a list by another owner’s chat', queryPath(MESSAGES), { query: { sourceApplication: 'https://telegram.com' } }],
])('%s finds what is Nina’s with her token, and nothing with Anna’s', async (_name, path, body) => {
  const ask = async (token: string) => (await call(double, path, { token, ...(body && { body }) })).reply.items;
  expect((await ask(nina)).length).toBeGreaterThan(0);
  expect(await ask(anna)).toEqual([]);
});

it('an answer quotes Nina’s messages to her, and tells Anna that there are none', async () => {
  const ask = async (token: string) =>
    (await call(double, '/api/rest/v1/llm/agent-prompt', { token, body: { prompt: 'ferry' } })).reply.completion;
  expect(await ask(nina)).toMatch(/ferry/i);
  expect(await ask(anna)).toMatch(/nothing in your data/);
});

it('a record’s id or a chat’s id of Nina’s tells Anna nothing', async () => {
  const { reply } = await call(double, queryPath(MESSAGES), { token: nina, body: { options: { limit: 1 } } });
  const [message] = reply.items;
  for (const query of [{ _id: message?._id ?? '' }, { groupId: message?.groupId ?? '' }]) {
    const found = await call(double, queryPath(MESSAGES), { token: anna, body: { query } });
    expect([found.status, found.reply.items, found.reply.dbRows]).toEqual([200, [], 0]);
  }
});
