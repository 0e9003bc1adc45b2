/** Lists by time: read up and down by what stands at their edge, without a gap or a repeat, however many share a moment. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Timeline, withEarlier, withLater } from '#commands/records/timeline.ts';
import { edgeOf, fetchSide } from '#commands/records/timeline-fetch.ts';
import type { Line } from '#commands/search/listing.ts';
import { wordsIn } from '#commands/words/words.ts';
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
