/** Counting messages all at once or in parts gives the same result, equal to a naive implementation. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countMessage,
  createStats,
  type MessageStats,
  mergeStats,
  summarize,
} from '#service/contract/message-stats.ts';
import type { DataRecord } from '#service/contract/records.ts';
import { Statistics } from '#service/contract/statistics.ts';

const ZONES = ['UTC', 'Europe/Lisbon', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns'];
const EVERY_WORD = () => true;

const message: fc.Arbitrary<DataRecord> = fc.record({
  _id: fc.constant('m'),
  sentAt: fc
    .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2026, 11, 31) })
    .map((at) => new Date(at).toISOString()),
  type: fc.constantFrom('send', 'receive'),
  groupId: fc.constantFrom('a', 'b', 'c', undefined),
  groupName: fc.constantFrom('Crew', 'Port', undefined),
  fromName: fc.constantFrom('Anna', 'Борис', undefined),
  messageText: fc.constantFrom('', 'the ferry leaves', 'Ferry! ferry?', 'паром уходит', '今日は会議です', 'l’école'),
});
const one = (sentAt: string, rest: object = {}): DataRecord => ({
  ...{ _id: 'm', sentAt, type: 'receive', groupId: 'a', groupName: 'Crew', fromName: 'Anna' },
  ...rest,
});
const sentAt = (record: DataRecord) => String(record.sentAt);

function counted(messages: readonly DataRecord[], zone: string): MessageStats {
  const stats = createStats();
  for (const each of messages) countMessage(stats, each, { happened: sentAt(each), zone });
  return stats;
}

const newestFirst = (messages: readonly DataRecord[]) => [...messages].sort((a, b) => (sentAt(a) < sentAt(b) ? 1 : -1));

describe('message statistics', () => {
  it('of consecutive parts add up to those of the whole', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 40 }), fc.nat(40), fc.constantFrom(...ZONES), (given, cut, zone) => {
        const messages = newestFirst(given);
        const merged = counted(messages.slice(0, cut), zone);
        mergeStats(merged, counted(messages.slice(cut), zone));
        expect(summarize(merged, EVERY_WORD)).toEqual(summarize(counted(messages, zone), EVERY_WORD));
      }),
    );
  });

  it('use local times of the zone', () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 20 }), fc.constantFrom(...ZONES), (given, zone) => {
        const shown = (at: string, options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...options }).format(new Date(at));
        const hours = new Array<number>(24).fill(0);
        const months = new Map<string, number>();
        for (const at of given.map(sentAt)) {
          const hour = Number(shown(at, { hour: '2-digit', hourCycle: 'h23' }));
          hours[hour] = (hours[hour] ?? 0) + 1;
          const month = shown(at, { year: 'numeric', month: '2-digit' }).slice(0, 7);
          months.set(month, (months.get(month) ?? 0) + 1);
        }
        const summary = summarize(counted(newestFirst(given), zone), EVERY_WORD);
        expect(summary.hours).toEqual(hours);
        const busy = summary.months.filter(({ sent, received }) => sent + received > 0);
        expect(new Map(busy.map(({ month, sent, received }) => [month, sent + received]))).toEqual(months);
        expect(summary.weekdays.reduce((sum, count) => sum + count, 0)).toBe(given.length);
      }),
    );
  });

  it('find the longest silence and the recurring words', () => {
    const on = (day: number, messageText: string, type = 'send') =>
      one(new Date(Date.UTC(2026, 0, day)).toISOString(), { messageText, type });
    const messages = [on(30, 'ferry'), on(28, 'the ferry with you'), on(9, 'ferry', 'receive'), on(2, 'harbour')];
    const summary = summarize(counted(messages, 'UTC'), (word) => word !== 'with');
    expect(summary.silence).toEqual({ from: '2026-01-09T00:00:00.000Z', to: '2026-01-28T00:00:00.000Z' });
    expect(summary.words).toEqual([{ word: 'ferry', messages: 2 }]);
    expect(summary).toMatchObject({ messages: 4, sent: 3, first: '2026-01-02T00:00:00.000Z', peopleCount: 1 });
    expect(summary.people).toEqual([{ name: 'Anna', messages: 1 }]);
    expect(summary.chats).toEqual([{ id: 'a', name: 'Crew', messages: 4 }]);
    expect(summary.weekdays).toEqual([0, 0, 1, 0, 3, 0, 0]);
  });

  it('count a message without a valid time, but in no month', () => {
    const messages = [one('+012026-01-01T00:00:00Z'), one('', { groupId: undefined, fromName: undefined })];
    const summary = { ...summarize(counted(messages, 'UTC'), EVERY_WORD), isPartial: false };
    expect(summary).toMatchObject({ messages: 2, months: [], chatCount: 1, words: [] });
    expect(summary).not.toHaveProperty('first');
    expect(Statistics.parse(summary)).toEqual(summary);
  });

  it('contain no empty centuries because of one wrong clock', () => {
    const messages = [one('2026-01-01T00:00:00Z'), one('1601-01-01T00:00:00Z')];
    const { months } = summarize(counted(messages, 'UTC'), EVERY_WORD);
    expect(months.map(({ month }) => month)).toEqual(['1601-01', '2026-01']);
  });
});
