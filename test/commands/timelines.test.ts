/** Lists by time: read up and down by what stands at their edge, without a gap or a repeat, however many share a moment. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  endOf,
  linesIn,
  type Timeline,
  windowAfter,
  windowAround,
  windowBefore,
  withEarlier,
  withLater,
} from '#commands/records/timeline.ts';
import { edgeOf, fetchSide } from '#commands/records/timeline-fetch.ts';
import type { Line } from '#commands/search/listing.ts';
import { wordsIn } from '#locales/words.ts';
import type { DataService } from '#service/contract/data-service.ts';
import { filterTest } from '#service/server/query/filter-match.ts';
import { compareBy } from '#service/server/query/record-order.ts';

const words = wordsIn('en');
const CALL = { token: 't', signal: new AbortController().signal };
const SOURCE = { datastore: 'social-chat-message', filter: { groupId: 'g' }, field: 'sentAt' } as const;

/** A chat whose messages were sent in these minutes of an hour. */
function chatOf(minutes: readonly number[]) {
  return minutes.map((minute, index) => ({
    _id: `m${index}`,
    groupId: 'g',
    messageText: `message ${index}`,
    sentAt: `2026-11-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  }));
}

/** Answers queries over these records, in the order and by the filter that the embedded service has. */
function serviceOf(records: ReturnType<typeof chatOf>): Pick<DataService, 'queryDatastore'> {
  return {
    async queryDatastore({ query = {}, options: { sort = [], limit = 20 } = {} }) {
      const items = records
        .filter(filterTest([query]))
        .sort(compareBy(sort))
        .slice(0, limit);
      return { items, dropped: 0, total: undefined };
    },
  };
}

const timelineOf = (lines: readonly Line[], atStart: boolean, atEnd: boolean, limit: number): Timeline => ({
  ...SOURCE,
  kind: 'chat',
  title: '',
  subject: '',
  limit,
  again: { command: 'chat', argument: '' },
  lines: [...lines],
  first: 0,
  atStart,
  atEnd,
});

async function readUp(data: Pick<DataService, 'queryDatastore'>, timeline: Timeline): Promise<Timeline> {
  let read = timeline;
  for (let turns = 0; !read.atStart && turns < 200; turns++) {
    const edge = edgeOf(read, 'earlier');
    read = withEarlier(read, await fetchSide(data, read, { side: 'earlier', edge, words }, CALL));
  }
  return read;
}

async function readDown(data: Pick<DataService, 'queryDatastore'>, timeline: Timeline): Promise<Timeline> {
  let read = timeline;
  for (let turns = 0; !read.atEnd && turns < 200; turns++) {
    const edge = edgeOf(read, 'later');
    read = withLater(read, await fetchSide(data, read, { side: 'later', edge, words }, CALL));
  }
  return read;
}

describe('a chat', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 60 });
  const limit = fc.integer({ min: 1, max: 7 });

  test('is read from its newest message to its first one, each once, in the order of time', async () => {
    await fc.assert(
      fc.asyncProperty(minutes, limit, async (sent, most) => {
        const data = serviceOf(chatOf(sent));
        const newest = await fetchSide(data, { ...SOURCE, limit: most }, { side: 'earlier', words }, CALL);
        const read = await readUp(data, timelineOf(newest.lines, newest.isAll, true, most));
        expect(read.lines.map(({ id }) => id).sort()).toEqual(
          chatOf(sent)
            .map(({ _id }) => _id)
            .sort(),
        );
        const moments = read.lines.map(({ moment }) => moment);
        expect(moments).toEqual(moments.toSorted());
        expect(endOf(read)).toBe(newest.lines.length);
      }),
    );
  });

  test('is read both ways from any message of it', async () => {
    await fc.assert(
      fc.asyncProperty(minutes, limit, fc.nat(), async (sent, most, which) => {
        const records = chatOf(sent);
        const data = serviceOf(records);
        const moment = records[which % records.length]?.sentAt ?? '';
        const source = { ...SOURCE, limit: most };
        const edge = { moment, known: [] };
        const before = await fetchSide(data, source, { side: 'earlier', edge, words }, CALL);
        const after = await fetchSide(data, source, { side: 'later', edge: { ...edge, beyond: true }, words }, CALL);
        const around = timelineOf([...before.lines, ...after.lines], before.isAll, after.isAll, most);
        const read = await readDown(data, await readUp(data, around));
        expect(read.lines.map(({ id }) => id).sort()).toEqual(records.map(({ _id }) => _id).sort());
      }),
    );
  });
});

describe('a page', () => {
  const line = (length: number): Line => ({ text: 'x'.repeat(length), place: 'p', outgoing: false });
  const lengths = fc.array(fc.integer({ min: 0, max: 2_300 }), { minLength: 1, maxLength: 40 });

  test('around a message holds it, whatever stands around it', () => {
    fc.assert(
      fc.property(lengths, fc.nat(), (some, which) => {
        const timeline = timelineOf(some.map(line), true, true, 20);
        const hit = which % some.length;
        const { from, to } = windowAround(timeline, hit);
        expect(from).toBeLessThanOrEqual(hit);
        expect(to).toBeGreaterThan(hit);
      }),
    );
  });

  test('after page leads through everything, both ways', () => {
    fc.assert(
      fc.property(lengths, (some) => {
        const timeline = timelineOf(some.map(line), true, true, 20);
        const down: Line[] = [];
        for (let from = 0; from < endOf(timeline); ) {
          const window = windowAfter(timeline, from);
          down.push(...linesIn(timeline, window));
          from = window.to;
        }
        const up: Line[] = [];
        for (let to = endOf(timeline); to > 0; ) {
          const window = windowBefore(timeline, to);
          up.unshift(...linesIn(timeline, window));
          to = window.from;
        }
        expect(down).toEqual(timeline.lines);
        expect(up).toEqual(timeline.lines);
      }),
    );
  });
});

test('what is far away is forgotten, and can be fetched again', () => {
  const lines = (amount: number): Line[] =>
    Array.from({ length: amount }, (_, index) => ({ text: `${index}`, place: '', outgoing: false }));
  const whole = timelineOf(lines(390), false, true, 20);
  const up = withEarlier(whole, { lines: lines(20), isAll: true });
  expect(up).toMatchObject({ first: -20, atStart: true, atEnd: false });
  expect(up.lines).toHaveLength(400);
  const down = withLater(up, { lines: lines(30), isAll: true });
  expect(down).toMatchObject({ first: 10, atStart: false, atEnd: true });
  expect(down.lines).toHaveLength(400);
});
