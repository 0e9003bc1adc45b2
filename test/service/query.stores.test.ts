/** The datastore query against a direct implementation of its rules in JavaScript. */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Filter, type Literal, type OperatorObject, type QueryOptions } from '#service/contract/filters.ts';
import { queryDatastore } from '#service/server/query/datastore-query.ts';
import { items } from '../support/text-table.ts';
import { openArchive } from './archive-rig.ts';

const archive = openArchive();
afterAll(() => archive.close());
const query = (filters: readonly Filter[], options?: QueryOptions) =>
  queryDatastore(archive.reader, 'file', filters, options);

const NOW = Date.parse('2026-02-01T00:00:00.000Z');
const RECORDS = Array.from({ length: 60 }, (_, index) => ({
  _id: `r-${String(index).padStart(2, '0')}`,
  ...(index % 5 === 0 ? {} : { name: ['boat', 'Boat', 'лодка', '船', ''][index % 4] ?? '' }),
  type: index % 2 ? 'send' : 'receive',
  sentAt: new Date(Date.UTC(2026, 0, 1 + (index % 30))).toISOString(),
  ...(index % 3 === 0 ? { size: index % 7 } : index % 3 === 1 ? { size: String(index % 7) } : { size: null }),
  ...(index % 4 === 0 ? { flag: index % 8 === 0 } : {}),
  sourceData: { chat: { id: index % 6, tags: ['x', index % 2 ? 'odd' : 'even'] } },
}));

archive.writer.put([...RECORDS.map((record) => ['file', record] as const), ['social-post', { _id: 'other' }]], NOW);

function at(record: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }, record);
}

/** Evaluates a whole filter by the rules. */
const selects = (filter: Filter, record: object): boolean =>
  Object.entries(filter).every(([name, wanted]) => fits(at(record, name), wanted as Literal | OperatorObject));

function fits(value: unknown, test: Literal | OperatorObject): boolean {
  if (typeof test !== 'object' || test === null) return (value ?? null) === test;
  return Object.entries(test).every(([operator, operand]) => {
    const list = Array.isArray(operand) ? operand : [];
    const comparable = typeof value === typeof operand && value !== null;
    switch (operator) {
      case '$eq':
        return fits(value, operand as Literal);
      case '$ne':
        return !fits(value, operand as Literal);
      case '$gt':
        return comparable && (value as string) > (operand as string);
      case '$gte':
        return comparable && (value as string) >= (operand as string);
      case '$lt':
        return comparable && (value as string) < (operand as string);
      case '$lte':
        return comparable && (value as string) <= (operand as string);
      case '$in':
        return list.some((literal) => fits(value, literal));
      case '$nin':
        return !list.some((literal) => fits(value, literal));
      default:
        return typeof value === 'string' && new RegExp(String(operand)).test(value);
    }
  });
}

const ids = (filter: Filter, options?: QueryOptions) =>
  query([filter], { limit: 1000, ...options }).items.map((item) => item._id);

const field = fc.constantFrom(
  ...items(`
    _id | name | type | sentAt | size | flag | sourceData.chat.id | sourceData.chat.tags.1 | sourceData.chat.tags
    absent`),
);
const literal = fc.constantFrom<Literal>(
  '',
  ...items('boat | лодка | send | r-20 | 2026-01-15 | 3'),
  ...[3, 0, 1, true, false, null, 'odd'],
);
const ordered = fc.constantFrom('boat', 'r-20', '2026-01-15', '3', 3, 0);
/** One operator, rarely two: more of them match nothing. */
const operator: fc.Arbitrary<OperatorObject> = fc.oneof(
  fc.record({ $eq: literal }),
  fc.record({ $ne: literal }),
  fc.record({ $gt: ordered }),
  fc.record({ $gte: ordered }),
  fc.record({ $lt: ordered }),
  fc.record({ $lte: ordered }),
  fc.record({ $in: fc.array(literal, { maxLength: 4 }) }),
  fc.record({ $nin: fc.array(literal, { maxLength: 4 }) }),
  fc.record({ $regex: fc.constantFrom('^b', 'oat$', '[0-9]+', 'д') }),
);
const operators = fc.oneof(
  { weight: 3, arbitrary: operator },
  { weight: 1, arbitrary: fc.tuple(operator, operator).map(([one, two]): OperatorObject => ({ ...one, ...two })) },
);
const filter: fc.Arbitrary<Filter> = fc.dictionary(field, fc.oneof(literal, operators), { minKeys: 1, maxKeys: 3 });

describe('a filter', () => {
  it('selects by its rules', () => {
    fc.assert(
      fc.property(filter, (test) => {
        const expected = RECORDS.filter((record) => selects(test, record)).map((record) => record._id);
        expect(ids(Filter.parse(test))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("doesn't confuse numbers with strings, or 1 with true", () => {
    expect(ids({ size: 1 }).some((id) => ids({ size: '1' }).includes(id))).toBe(false);
    expect(ids({ flag: 1 })).toEqual([]);
    expect(ids({ flag: true })).not.toEqual([]);
  });
});

describe('sort, limit and skip', () => {
  it('several keys apply in order, ties are ordered by id, absent values come last', () => {
    const sorted = ids({}, { sort: [{ type: 'desc' }, { sentAt: 'asc' }] });
    const expected = RECORDS.toSorted(
      (a, b) =>
        (a.type === b.type ? 0 : a.type < b.type ? 1 : -1) ||
        a.sentAt.localeCompare(b.sentAt) ||
        (a._id < b._id ? -1 : 1),
    ).map((record) => record._id);
    expect(sorted).toEqual(expected);
    for (const direction of ['asc', 'desc'] as const) {
      const flags = query([{}], { sort: [{ flag: direction }], limit: 1000 }).items.map((item) => item.flag);
      expect(flags.slice(15)).toEqual(Array(45).fill(undefined));
    }
  });

  it('the default page has twenty records by id, and the whole count', () => {
    const page = query([]);
    expect(page).toMatchObject({ limit: 20, skip: 0, dbRows: 60 });
    expect(page.items.map((item) => item._id)).toEqual(RECORDS.slice(0, 20).map((record) => record._id));
    expect(page.items[0]).toMatchObject(RECORDS[0] ?? {});
  });

  it("values can't inject SQL", () => {
    expect(ids({ name: "' or 1=1 --" })).toEqual([]);
    expect(ids({ name: { $in: ["'); drop table record; --"] } })).toEqual([]);
    expect(ids({})).toHaveLength(60);
  });
});
