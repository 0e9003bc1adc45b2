/** Pages of a datastore query are the same part of the same list, however they're reached. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Filter, QueryOptions } from '#service/contract/filters.ts';
import {
  type Cursor,
  compareBy,
  countMatching,
  queryDatastore,
  queryPage,
} from '#service/server/query/datastore-query.ts';
import { filterTest } from '#service/server/query/filter-match.ts';
import { BadFilterError, createTimeLimit, MAX_OPENED, QueryCostError } from '#service/server/query/query-cost.ts';
import { type ArchiveRig, openArchive } from './archive-rig.ts';

const NOW = Date.parse('2026-02-01T00:00:00.000Z');
const START = Date.parse('2026-01-01T00:00:00.000Z');
const NAMES = ['Anna Ortiz', 'Joana Lima', 'Борис', 'Ann-Marie', undefined];
const CHATS = ['Crew', 'Anna and Boris', 'Marina 7'];

const message = (index: number, at: number) => {
  const fromName = NAMES[index % NAMES.length];
  return {
    // Like real ids, these don't sort by time.
    _id: `telegram-1-${(index * 7919) % 100_003}`,
    groupId: `g${index % 3}`,
    groupName: CHATS[index % 3],
    type: index % 4 === 0 ? 'send' : 'receive',
    ...(fromName === undefined ? {} : { fromName }),
    messageText: index % 6 === 0 ? 'the ferry leaves' : `note ${index}`,
    sentAt: new Date(at).toISOString(),
    size: index % 11,
  };
};
/** Several per second, some in the same millisecond, and seconds on both sides of every bound below. */
const MESSAGES = Array.from({ length: 400 }, (_, index) => message(index, START + index * 370 - (index % 7) * 90));

const archive = openArchive();
afterAll(() => archive.close());
const put = ({ writer }: ArchiveRig, records: readonly { _id: string }[]) =>
  writer.put(
    records.map((record) => ['social-chat-message', record] as const),
    NOW,
  );
put(archive, MESSAGES);

const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();
const moment = fc.oneof(
  fc.integer({ min: -1, max: 160 }).map(at),
  fc.integer({ min: 0, max: 160_000 }).map((ms) => new Date(START + ms).toISOString()),
  fc.integer({ min: 0, max: 160 }).map((seconds) => at(seconds).replace('.000Z', 'Z')),
  fc.constantFrom('2026-01-01', '2026-01-02', '2025-12-31'),
);
const condition: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ groupId: fc.constantFrom('g0', 'g2', 'none') }),
  fc.record({ type: fc.constantFrom('send', { $ne: 'send' }, { $in: ['send', 'receive'] }, { $nin: ['send'] }) }),
  fc.record({ fromName: fc.constantFrom('Борис', { $ne: 'Борис' }) }),
  fc.record({ groupName: fc.constant('Crew') }),
  fc.record({ messageText: fc.constantFrom('the ferry leaves', { $regex: '^note 1' }) }),
  fc.record({ size: fc.constantFrom(3, { $gt: 8 }) }),
  fc.record({
    sentAt: fc.tuple(fc.constantFrom('$gte', '$gt', '$lt', '$lte'), moment).map((p) => Object.fromEntries([p])),
  }),
);
const filters = fc.array(condition, { maxLength: 3 }).map((list): Filter => Object.assign({}, ...list));
const sort = fc.constantFrom<NonNullable<QueryOptions['sort']>>(
  [],
  [{ _id: 'asc' }],
  [{ _id: 'desc' }],
  [{ sentAt: 'desc' }],
  [{ sentAt: 'asc' }],
  [{ sentAt: 'desc' }, { size: 'asc' }],
  [{ size: 'desc' }],
);

/** Applies the rules to all records: times compare as moments, days as strings. */
function wanted(filter: Filter, order: NonNullable<QueryOptions['sort']>): string[] {
  const whole = JSON.parse(JSON.stringify(filter).replace(/(T\d\d:\d\d:\d\d)Z/g, '$1.000Z')) as Filter;
  const [key, ...others] = order;
  const direction = others.length === 0 ? key?.sentAt : undefined;
  const fitting = MESSAGES.filter(filterTest([whole]));
  if (direction === undefined) return fitting.sort(compareBy(order)).map(({ _id }) => _id);
  // Records of one moment are in insertion order, or reversed.
  const oldestFirst = fitting.sort((a, b) => (a.sentAt < b.sentAt ? -1 : a.sentAt > b.sentAt ? 1 : 0));
  return (direction === 'desc' ? oldestFirst.toReversed() : oldestFirst).map(({ _id }) => _id);
}

const page = (filter: Filter, options: QueryOptions, from?: Cursor) => {
  const { page: found, end } = queryPage(archive.reader, 'social-chat-message', [filter], options, from);
  return { ids: found.items.map(({ _id }) => _id), end };
};

describe('a page', () => {
  it('reached by skipping is the requested part', () => {
    fc.assert(
      fc.property(filters, sort, fc.nat(420), fc.integer({ min: 1, max: 60 }), (filter, order, skip, limit) => {
        expect(page(filter, { sort: order, skip, limit }).ids).toEqual(wanted(filter, order).slice(skip, skip + limit));
      }),
      { numRuns: 150 },
    );
  });

  it('reached by a cursor continues without gaps or repeats', () => {
    fc.assert(
      fc.property(filters, sort, fc.integer({ min: 5, max: 90 }), (filter, order, limit) => {
        const all: string[] = [];
        let from: Cursor | undefined;
        for (let skip = 0; ; skip += limit) {
          const { ids, end } = page(filter, { sort: order, skip, limit }, from);
          all.push(...ids);
          if (ids.length < limit) break;
          from = end;
        }
        expect(all).toEqual(wanted(filter, order));
      }),
      { numRuns: 60 },
    );
  });

  it("reached by a cursor doesn't shift when records arrive before it", () => {
    using own = openArchive();
    put(own, MESSAGES.slice(0, 50));
    const read = (skip: number, from?: Cursor) =>
      queryPage(own.reader, 'social-chat-message', [{}], { sort: [{ sentAt: 'desc' }], limit: 20, skip }, from);
    const first = read(0);
    put(own, MESSAGES.slice(50, 60));
    const ids = [...first.page.items, ...read(20, first.end).page.items].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(40);
  });

  it('has the requested members, and the id', () => {
    const options = { sort: [{ _id: 'asc' as const }], limit: 1, fields: ['type', 'absent'] };
    const { items } = queryDatastore(archive.reader, 'social-chat-message', [{}], options);
    expect(items).toEqual([{ _id: items[0]?._id, type: expect.stringMatching(/send|receive/) }]);
  });
});

it('matches are counted', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(countMatching(archive.reader, 'social-chat-message', [filter])).toBe(wanted(filter, []).length);
    }),
    { numRuns: 60 },
  );
});

it('an overfull second is on the right side of every bound', () => {
  using own = openArchive();
  const records = Array.from({ length: 3000 }, (_, index) => message(index, START));
  const later = Array.from({ length: 20 }, (_, index) => message(3000 + index, START + 1000 + index));
  put(own, [...records, ...later]);
  for (const [operator, bound, fitting] of [
    ['$lt', at(1), 3000],
    ['$lte', at(0), 3000],
    ['$gte', at(1), 20],
    ['$gt', at(0), 20],
    ['$gte', at(0), 3020],
  ] as const) {
    const count = countMatching(own.reader, 'social-chat-message', [{ sentAt: { [operator]: bound } }]);
    expect(count, `${operator} ${bound}`).toBe(fitting);
  }
});

describe('in an archive with more records than a query opens', () => {
  let large: ArchiveRig;
  const COUNT = MAX_OPENED + 2000;
  beforeAll(() => {
    large = openArchive();
    for (let from = 0; from < COUNT; from += 2000) {
      const indices = Array.from({ length: 2000 }, (_, index) => from + index);
      put(
        large,
        indices.map((index) => message(index, START + index * 1000)),
      );
    }
  }, 60_000);
  afterAll(() => large.close());
  const read = (filter: Filter, options: QueryOptions, from?: Cursor) =>
    queryPage(large.reader, 'social-chat-message', [filter], options, from);

  it('a query without matches is refused with the members that cause it', () => {
    for (const [filter, options, words] of [
      [{ size: 99 }, {}, 'does not decide query.size. Narrow it down by sourceApplication'],
      [{ messageText: { $regex: 'nowhere' } }, {}, 'does not decide query.messageText.$regex.'],
      [{}, { sort: [{ size: 'asc' }] }, 'does not decide the order by size.'],
    ] as [Filter, QueryOptions, string][]) {
      expect(() => read(filter, options)).toThrow(QueryCostError);
      expect(() => read(filter, options)).toThrow(words);
    }
    expect(() => countMatching(large.reader, 'social-chat-message', [{ size: 99 }])).toThrow(QueryCostError);
  });

  it('patterns that are too large together are refused before any record is opened', () => {
    const all = Array.from({ length: 90 }, (_, index) => ({ messageText: { $regex: `nowhere ${index}` } }));
    expect(() => filterTest(all.slice(0, 20))).not.toThrow();
    expect(() => filterTest(all)).toThrow('all of them together are');
  });

  it('a query is also limited by the CPU time of its thread', () => {
    let cpuMs = 7;
    const isTooLong = createTimeLimit(() => cpuMs);
    cpuMs += 149;
    expect(isTooLong()).toBe(false);
    cpuMs += 1;
    expect(isTooLong()).toBe(true);
  });

  it('a query that the index narrows down is answered', () => {
    expect(read({ size: 99, groupId: 'none' }, {}).page.items).toEqual([]);
    expect(read({ messageText: 'note 1' }, {}).page.items).toHaveLength(1);
    expect(read({ $search: { keywords: `note ${MAX_OPENED + 1}` } }, {}).page.items).toHaveLength(1);
    const either = { groupId: { $in: ['g0', 'none'] } };
    expect(countMatching(large.reader, 'social-chat-message', [either])).toBe(COUNT / 3);
    expect(read({ size: 99, sentAt: { $lt: at(500) } }, {}).page.items).toEqual([]);
  });

  it('the last page is reached directly, and so are pages by cursor, whatever the filter', () => {
    const sorts = [{ sentAt: 'desc' }, { sentAt: 'asc' }, { _id: 'desc' }] as const;
    for (const key of sorts) {
      const { page: last } = read({}, { sort: [key], skip: COUNT - 5, limit: 20 });
      expect(last.items).toHaveLength(5);
    }
    const filter = { messageText: { $regex: 'e' } };
    let from: Cursor | undefined;
    let count = 0;
    for (let skip = 0; ; skip += 1000) {
      const { page: found, end } = read(filter, { sort: [{ sentAt: 'desc' }], skip, limit: 1000 }, from);
      count += found.items.length;
      if (found.items.length < 1000) break;
      from = end;
    }
    expect(count).toBe(COUNT);
    expect(() => read(filter, { sort: [{ sentAt: 'desc' }], skip: MAX_OPENED + 5 })).toThrow(
      'continue where the last one ended',
    );
  });
});

describe('records that are very long', () => {
  const large = openArchive();
  afterAll(() => large.close());
  const ids = Array.from({ length: 350 }, (_, index) => `long-${index}`);
  beforeAll(() => {
    for (let from = 0; from < ids.length; from += 50)
      put(
        large,
        ids
          .slice(from, from + 50)
          .map((_id, index) => ({ ...message(from + index, START + index), _id, messageText: 'x'.repeat(200_000) })),
      );
  });
  const page = (filter: Filter, options: QueryOptions) =>
    queryDatastore(large.reader, 'social-chat-message', [filter], options);

  it.each<[how: string, filter: Filter, sort: QueryOptions['sort']]>([
    ['by time', {}, [{ sentAt: 'desc' }]],
    ['by id', {}, []],
    ['with given ids', { _id: { $in: ids.slice(0, 100) } }, []],
  ])('fill no page of more than 16 MB: %s', (_, filter, sort) => {
    const options = { limit: 100, ...(sort ? { sort } : {}) };
    expect(() => page(filter, options)).toThrow(BadFilterError);
    expect(() => page(filter, options)).toThrow(/^limit: these records are larger than 16 MB together; ask for fewer/);
    expect(page(filter, { ...options, limit: 50 }).items).toHaveLength(50);
    expect(page(filter, { ...options, fields: ['sentAt'] }).items).toHaveLength(100);
  });

  it('are not all kept in memory to be put in order', () => {
    expect(() => page({ _id: { $in: ids } }, { limit: 1 })).toThrow(
      /^query: the matches are larger than 64 MB together/,
    );
  });
});
