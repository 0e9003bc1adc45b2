/** Valid and damaged lists of records and threads, as returned by the client. */
import { describe, expect, test } from 'vitest';
import { bytesSite, call, clientOf, failureOf, jsonSite } from '../../support/http-site.ts';

const KEYWORDS = { keywords: ['boat'] };
const GROUP = { _id: 'telegram-1000--57', name: 'Team', sourceApplication: 'https://telegram.com' };

function message(id: number, more: object = {}) {
  return { _id: `telegram-1000-${id}`, groupId: GROUP._id, messageText: `text ${id}`, ...more };
}

describe('records', () => {
  test.each(['items', 'results'])('are read from %s', async (name) => {
    const site = await jsonSite({ [name]: [{ _id: 'a', name: 'Tea' }], total: 31 });
    const found = await clientOf(site).searchDatastore({ ...KEYWORDS, datastore: 'file' }, call());
    expect(found).toEqual({ items: [{ _id: 'a', name: 'Tea' }], dropped: 0, total: 31 });
  });

  test.each([{}, [], { items: null }, { items: {} }, { items: 'none' }, { data: [] }, { total: 0 }, 'x', 7])(
    'without a list (%j) make the reply unreadable, never "nothing found"',
    async (reply) => {
      const site = await jsonSite(reply);
      const client = clientOf(site);
      for (const work of [
        client.searchUniversal(KEYWORDS, call()),
        client.searchChatThreads(KEYWORDS, call()),
        client.queryDatastore({ datastore: 'file' }, call()),
      ])
        expect(await failureOf(work)).toMatchObject({ code: 'unreadable-reply', mayHaveCost: true });
    },
  );

  test('that are unreadable are left out and counted', async () => {
    const damaged = [{ name: 'no id' }, null, 7, 'x', [], { _id: '' }, { _id: 5 }];
    const site = await jsonSite({ items: [{ _id: 'a' }, ...damaged, { _id: 'b', name: null }] });
    const found = await clientOf(site).queryDatastore({ datastore: 'file' }, call());
    expect(found).toEqual({ items: [{ _id: 'a' }, { _id: 'b' }], dropped: 7, total: undefined });
  });

  test('are returned without native objects, pictures, signatures and match details', async () => {
    const secret = {
      sourceData: { deep: 'SECRET' },
      icon: 'data:SECRET',
      signatures: { a: 'SECRET' },
      syncData: 'SECRET',
      _match: { score: 'SECRET' },
    };
    const site = await jsonSite({ items: [{ _id: 'a', ...secret, group: { _id: 'g', name: 'Kept', ...secret } }] });
    const found = await clientOf(site).searchUniversal(KEYWORDS, call());
    expect(found.items).toEqual([{ _id: 'a', group: { _id: 'g', name: 'Kept' } }]);
  });

  test('may have a member named __proto__, which is dropped', async () => {
    const site = await bytesSite(
      '{"items":[{"_id":"a","__proto__":{"polluted":true},"group":{"_id":"g","__proto__":{"polluted":true}}}]}',
    );
    const found = await clientOf(site).searchUniversal(KEYWORDS, call());
    expect(JSON.stringify(found.items)).toBe('[{"_id":"a","group":{"_id":"g"}}]');
    expect(found.items[0]).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  test.each([-1, 0.5, 1e300, 'many', 0])('ignore a total of %j for one record', async (total) => {
    const site = await jsonSite({ items: [{ _id: 'a' }], total });
    expect((await clientOf(site).searchUniversal(KEYWORDS, call())).total).toBeUndefined();
  });
});

describe('threads', () => {
  test('are read completely: group, messages sorted by time, nothing private', async () => {
    const messages = [
      message(10, { sentAt: '2025-01-02T00:00:00.000Z', sourceData: { x: 1 } }),
      message(9, { sentAt: '2025-01-03T00:00:00.000Z' }),
      message(8, { sentAt: '2025-01-01T00:00:00.000Z', fromHandle: null }),
    ];
    const site = await jsonSite({
      items: [{ id: GROUP._id, schemaUrl: 'x', group: { ...GROUP, icon: 'x' }, messages }],
    });
    const found = await clientOf(site).searchChatThreads(KEYWORDS, call());
    const read = [
      [8, '01'],
      [10, '02'],
      [9, '03'],
    ].map(([id, day]) => message(Number(id), { sentAt: `2025-01-${day}T00:00:00.000Z` }));
    expect(found).toMatchObject({ dropped: 0, threads: [{ group: GROUP }] });
    expect(found.threads.map(({ messages }) => messages)).toEqual([read]);
  });

  test('without a readable group are kept', async () => {
    const site = await jsonSite({
      items: [
        { id: 'a', messages: [] },
        { id: 'b', group: { name: 'no id' }, messages: [message(1)] },
        { messages: [message(2)] },
        { group: GROUP, messages: [] },
      ],
    });
    const { threads, dropped } = await clientOf(site).searchChatThreads(KEYWORDS, call());
    expect(threads.map((thread) => [thread.groupId, thread.group?.name])).toEqual([
      ['a', undefined],
      ['b', undefined],
      [GROUP._id, undefined],
      [GROUP._id, 'Team'],
    ]);
    expect(dropped).toBe(0);
  });

  test('that are unreadable are counted, like their messages', async () => {
    const site = await jsonSite({
      items: [{ id: 'a', messages: [message(1), { text: 'no id' }, null] }, { id: 'b' }, { messages: [] }, 7],
    });
    const { threads, dropped } = await clientOf(site).searchChatThreads(KEYWORDS, call());
    expect(threads).toHaveLength(1);
    expect(threads[0]?.messages).toHaveLength(1);
    expect(dropped).toBe(5);
  });
});
