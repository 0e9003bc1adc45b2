/** Rows of the data service as lines of a backup: what is written is read again, and what is none is refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARCHIVE_TABLES,
  columnsOf,
  DIRECTORY_TABLES,
  lineOf,
  rowOf,
  type ServiceRow,
  type ServiceTable,
  type Value,
  withOwners,
} from '#service/server/rows/service-row.ts';

const TABLES = Object.keys({ ...DIRECTORY_TABLES, ...ARCHIVE_TABLES }) as ServiceTable[];
const VALUES: Record<string, fc.Arbitrary<Value>> = {
  text: fc.string({ unit: 'binary' }),
  bigint: fc.maxSafeInteger(),
  bytea: fc.uint8Array().map((bytes) => Buffer.from(bytes)),
};

const anyRow = fc.constantFrom(...TABLES).chain((table): fc.Arbitrary<ServiceRow> => {
  const columns = columnsOf(table).map(([name, kind]) => {
    const value = VALUES[kind.replace('?', '')] as fc.Arbitrary<Value>;
    return [name, kind.endsWith('?') ? fc.option(value) : value] as const;
  });
  return fc.record(Object.fromEntries(columns), { noNullPrototype: true }).map((row) => ({ table, row }));
});

async function listed<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}
async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

describe('a row of the data service', () => {
  it('is read as it was written, whatever it holds, and stands on one line', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const line = lineOf(row);
        expect(line).not.toContain('\n');
        expect(rowOf(JSON.parse(line))).toEqual(row);
      }),
    );
  });

  it('is nothing else: another table, a value too many, or of another kind', () => {
    const none = [
      null,
      [],
      {},
      'meta',
      ['version', 'owners', 1],
      ['__proto__', 'a', 'b'],
      ['toString'],
      ['meta', 'pepper'],
      ['meta', 'pepper', 'a', 'b'],
      ['meta', 'pepper', null],
      ['record', 1, 2, 3.5],
      ['record', 1, 2, 2 ** 60],
      ['block', 1, 2, 3],
    ];
    expect(none.map(rowOf)).toEqual(none.map(() => undefined));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const row = rowOf(value);
        if (row) expect(TABLES).toContain(row.table);
      }),
    );
  });

  it('of an archive goes with its owner', async () => {
    const archive = (owner: number, name: string): ServiceRow => ({
      table: 'archive',
      row: { owner, name, counted: 0 },
    });
    const record = (owner: number): ServiceRow => ({ table: 'record', row: { owner, seq: 1, spot: 1 } });
    const anna: ServiceRow = { table: 'owner', row: { id: 'anna' } };
    const rows = [anna, archive(1, 'ben'), archive(2, 'anna'), record(1), record(2), record(3)];
    expect(await listed(withOwners(each(rows)))).toEqual([anna, archive(2, 'anna'), record(2)]);
  });
});
