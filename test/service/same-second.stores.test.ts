/** Messages of the same second have one order, forwards and backwards, in every query. */

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Around } from '#service/contract/around.ts';
import { windowsAround } from '#service/server/answers/windows.ts';
import { queryDatastore, recordsAround } from '#service/server/query/datastore-query.ts';
import { searchChatThreads } from '#service/server/search/chat-threads.ts';
import { clientOf, call as dataCall, jsonSite } from '../support/http-site.ts';
import { openService } from '../support/service.ts';
import { type ArchiveRig, messageOf, openArchive } from './archive-rig.ts';

const MOMENT = '2026-03-01T08:00:00.000Z';
const MESSAGES = 'social-chat-message';

let archive: ArchiveRig;
beforeEach(() => {
  archive = openArchive();
});
afterEach(() => archive.close());

/** As in a Telegram export: whole seconds, and ascending ids. */
const telegram = (number: number, text = `note ${number}`, sentAt = MOMENT) =>
  messageOf(`telegram-1-9_${number}`, text, {
    ...{ sentAt, sourceId: String(number), sourceApplication: 'https://telegram.com' },
  });
const whatsApp = (id: string, sentAt = MOMENT) =>
  messageOf(id, id, { sentAt, sourceId: id, sourceApplication: 'https://whatsapp.com' });

const listed = (direction: 'asc' | 'desc') =>
  queryDatastore(archive.reader, MESSAGES, [{ groupId: 'g' }], { sort: [{ sentAt: direction }], limit: 100 }).items;
const around = (id: string, before: number, after: number) => {
  const found = recordsAround(archive.reader, MESSAGES, [{ groupId: 'g' }], { id, before, after });
  return { ...found, items: found.items.map(({ _id }) => _id) };
};

describe('messages of one second', () => {
  it('are in order of arrival', () => {
    archive.writer.put(
      [whatsApp('later', '2026-03-01T08:00:01.000Z'), ...['z', 'b', 'q'].map((id) => whatsApp(id))],
      0,
    );
    const ids = ['z', 'b', 'q', 'later'];
    expect(listed('asc').map(({ _id }) => _id)).toEqual(ids);
    expect(listed('desc').map(({ _id }) => _id)).toEqual(ids.toReversed());
    expect(around('b', 5, 5)).toEqual({ items: ['z', 'b', 'q', 'later'], atStart: true, atEnd: true });
  });

  it('are all listed around each other, page by page, without gaps or repeats', () => {
    const seconds = (count: number) => new Date(Date.parse(MOMENT) + 1000 * Math.floor(count / 7)).toISOString();
    const numbers = Array.from({ length: 40 }, (_, at) => at + 95);
    archive.writer.put(
      numbers.map((number) => telegram(number, `note ${number}`, seconds(number))),
      0,
    );
    const ids = numbers.map((number) => `telegram-1-9_${number}`);
    fc.assert(
      fc.property(fc.nat(39), fc.integer({ min: 1, max: 9 }), (start, size) => {
        const read = [ids[start] as string];
        for (let edge = around(read[0] as string, size, 0); ; edge = around(read[0] as string, size, 0)) {
          read.unshift(...edge.items.slice(0, -1));
          if (edge.atStart) break;
        }
        for (let edge = around(read.at(-1) as string, 0, size); ; edge = around(read.at(-1) as string, 0, size)) {
          read.push(...edge.items.slice(1));
          if (edge.atEnd) break;
        }
        expect(read).toEqual(ids);
      }),
      { numRuns: 25 },
    );
  });

  it('appear in a thread between two hits, and in a window for a model', async () => {
    archive.writer.put([telegram(9, 'ferry one'), telegram(10), telegram(11, 'ferry two'), telegram(12)], 0);
    const [thread] = searchChatThreads(archive.reader, { keywords: 'ferry', schemaBase: 'https://x.example' }).items;
    expect(thread?.messages.map(({ messageText }) => messageText)).toEqual(['ferry one', 'note 10', 'ferry two']);
    const found = listed('asc')
      .filter(({ messageText }) => String(messageText).startsWith('ferry'))
      .map((record) => ({ datastore: MESSAGES, record }) as const);
    const around = async (groupId: string, span: Around) =>
      recordsAround(archive.reader, MESSAGES, [{ groupId }], span).items;
    const [window] = await windowsAround({ around }, found.toReversed(), { before: 1, after: 1 });
    expect(window?.records.map(({ record }) => record.sourceId)).toEqual(['9', '10', '11', '12']);
  });
});

it('nothing is listed around a message of another chat, or a missing one', () => {
  archive.writer.put([telegram(1), messageOf('other', 'elsewhere', { groupId: 'h' })], 0);
  expect(around('other', 5, 5).items).toEqual([]);
  expect(around('gone', 5, 5).items).toEqual([]);
});

describe('over HTTP', () => {
  it('a chat is read around a message with one call in each direction, at the price of a query', async () => {
    await using double = await openService();
    const client = clientOf(double);
    const asked = dataCall({ token: await double.tokenWith(['api:ds-query', 'ds:r:social-chat-message']) });
    const groupId = 'telegram-81447203-98671055';
    const query = { groupId };
    const options = { sort: [{ sentAt: 'asc' as const }], limit: 1000 };
    const { items } = await client.queryDatastore({ datastore: MESSAGES, query, options }, asked);
    const ids = items.map(({ _id }) => _id);
    const at = 200;
    const before = await double.balance();
    const found = await client.around({ groupId, recordId: ids[at] ?? '', before: 4, after: 5 }, asked);
    expect(await double.balance()).toBe(before - 1);
    expect(found.items.map(({ _id }) => _id)).toEqual(ids.slice(at - 4, at + 6));
    expect(found.items.some((item) => 'sourceData' in item)).toBe(false);
    expect(found).toMatchObject({ atStart: false, atEnd: false, dropped: 0 });
    const last = await client.around({ groupId, recordId: ids.at(-1) ?? '', before: 0, after: 10 }, asked);
    expect(last).toMatchObject({ items: [{ _id: ids.at(-1) }], atStart: false, atEnd: true });
    const gone = await client.around({ groupId, recordId: 'gone', before: 4, after: 5 }, asked);
    expect(gone.items).toEqual([]);
    await expect(client.around({ groupId, recordId: 'x', before: 101, after: 0 }, asked)).rejects.toMatchObject({
      code: 'bad-request',
    });
  });

  it("a reply that doesn't say where a chat ends is invalid", async () => {
    const client = clientOf(await jsonSite({ items: [], limit: 1, skip: 0, dbRows: 0 }));
    const asked = client.around({ groupId: 'g', recordId: 'm', before: 1, after: 1 }, dataCall());
    await expect(asked).rejects.toMatchObject({ code: 'unreadable-reply' });
  });
});
