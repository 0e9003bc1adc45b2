/** The statistics extension of the datastore query, over HTTP and over an archive with several parts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '#service/contract/filters.ts';
import { createStats, mergeStats, summarize } from '#service/contract/message-stats.ts';
import { Statistics } from '#service/contract/statistics.ts';
import { countPart } from '#service/server/query/statistics.ts';
import { openService, type ServiceDouble } from '../support/service.ts';
import { openArchive } from './archive-rig.ts';
import { call, MESSAGES, queryPath } from './caller.ts';
import { openMessages } from './message-rig.ts';

const zone = 'Europe/Lisbon';

describe('the statistics of a datastore', () => {
  let double: ServiceDouble;
  let token: string;
  beforeAll(async () => {
    double = await openService();
    token = await double.tokenWith();
  });
  afterAll(() => double.close());

  const counted = async (body: object) => {
    const { status, reply } = await call(double, queryPath(MESSAGES), { token, body });
    expect(status).toBe(200);
    return Statistics.parse(reply.statistics);
  };

  it('cover all matches, at the price of a query', async () => {
    const before = await double.balance();
    const all = await counted({ options: { limit: 1 }, statistics: { zone } });
    expect(await double.balance()).toBe(before - 1);
    const { reply } = await call(double, queryPath(MESSAGES), { token, body: { options: { limit: 1 } } });
    expect(all.messages).toBe(reply.dbRows);
    expect(all.isPartial).toBe(false);
    expect(all.hours.reduce((sum, count) => sum + count, 0)).toBe(all.messages);
    expect(all.months.reduce((sum, { sent }) => sum + sent, 0)).toBe(all.sent);
    expect(all.chats[0]?.messages).toBeGreaterThanOrEqual(all.chats[1]?.messages ?? 0);
    expect(all.words.length).toBeGreaterThan(5);
    const narrow = await counted({ query: { type: 'send' }, statistics: { zone } });
    expect(narrow).toMatchObject({ messages: all.sent, sent: all.sent, people: [] });
    const words = await counted({ query: { $search: { keywords: 'ferry' } }, statistics: { zone } });
    expect(words.messages).toBeGreaterThan(0);
    expect(words.messages).toBeLessThan(all.messages);
  });
});

it('an archive is counted in parts, each message once', () => {
  using archive = openArchive();
  const COUNT = 17_000;
  const start = Date.parse('2026-01-01T00:00:00.000Z');
  const messages = Array.from({ length: COUNT }, (_, index) => ({
    _id: `telegram-1-${(index * 7919) % 100_003}`,
    groupId: `g${index % 3}`,
    type: index % 4 === 0 ? 'send' : 'receive',
    messageText: index % 6 === 0 ? 'the ferry leaves' : `note ${index}`,
    sentAt: new Date(start + index * 60_000).toISOString(),
  }));
  archive.writer.put(
    messages.map((record) => ['social-chat-message', record] as const),
    start,
  );
  const counted = (filter: Filter) => {
    const stats = createStats();
    let below: number | undefined;
    let opened = 0;
    do {
      const part = countPart(archive.reader, 'social-chat-message', [filter, {}], { zone: 'UTC', below });
      mergeStats(stats, part.stats);
      opened += part.opened;
      below = part.below;
    } while (below !== undefined);
    return { opened, stats };
  };
  const fitting = messages.filter(({ groupId }) => groupId === 'g1').length;
  const narrow = counted({ groupId: 'g1' });
  expect([narrow.opened, narrow.stats.sent.messages]).toEqual([fitting, Math.ceil(fitting / 4)]);
  const all = counted({});
  expect(all.opened).toBe(COUNT);
  const summary = summarize(all.stats, () => true);
  expect(summary).toMatchObject({ messages: COUNT, sent: COUNT / 4, chatCount: 3, first: messages[0]?.sentAt });
  expect(summary.silence).toMatchObject({ from: expect.any(String) });
  expect(Date.parse(summary.silence?.to ?? '') - Date.parse(summary.silence?.from ?? '')).toBe(60_000);
});

it('the beginning of more words than are looked up counts at least those, without a total', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  using rig = openMessages(Array.from({ length: 300 }, (_, index) => ({ at, text: `ab${index}` })));
  const { signal } = new AbortController();
  const counted = await rig
    .filtered({ $search: { keywords: 'ab' } })
    .statistics('social-chat-message', { zone, signal });
  expect(counted).toMatchObject({ messages: 200, isPartial: true });
  expect(counted).not.toHaveProperty('total');
});
