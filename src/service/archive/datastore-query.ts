/** The datastore query (the interface document, Datastore query) over an archive. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import { DEFAULT_PAGE_SIZE, type Filter, type QueryOptions } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveReader, Row } from './archive-reader.ts';
import { planFacts } from './facts.ts';
import { compareBy, filterTest } from './filter-match.ts';
import { ALL_TIME, intersection, type SeqRange, secondOf, seqRange } from './moment.ts';

export interface Page {
  items: DataRecord[];
  limit: number;
  skip: number;
  /** How many records the datastore holds, whatever the filter. */
  dbRows: number;
}

/**
 * The records that fit all of `filters`.
 * @throws BadFilterError for a filter that makes no sense, PatternCostError for a pattern that takes too long
 */
export function queryDatastore(
  reader: ArchiveReader,
  datastore: DatastoreName,
  filters: readonly Filter[],
  options: QueryOptions | undefined,
): Page {
  const limit = options?.limit ?? DEFAULT_PAGE_SIZE;
  const skip = options?.skip ?? 0;
  const plan = planFacts(filters);
  const fits = plan.exact ? undefined : filterTest(filters);
  const held = { question: reader.factQuestion([datastore], plan), range: timeRange(datastore, filters) };
  const sort = options?.sort ?? [];
  const order = orderOf(datastore, sort);
  const items: DataRecord[] = [];
  const page = { items, limit, skip, dbRows: reader.count(datastore) };
  if (order === undefined) {
    for (const row of reader.rows(held, 'newest')) {
      const record = reader.open(row);
      if (!fits || fits(record)) items.push(record);
    }
    items.sort(compareBy(sort));
    page.items = items.slice(skip, skip + limit);
    return page;
  }
  let passed = 0;
  const everything = plan.each.length === 0 && held.range === ALL_TIME;
  const rows =
    order === 'newest' || order === 'oldest'
      ? reader.rows(held, order)
      : reader.rowsById(datastore, order === 'id asc' ? 'asc' : 'desc', everything ? undefined : held);
  for (const group of groups(rows, order)) {
    // What is passed over need not be opened where the index alone has decided that it fits.
    if (!fits && passed + group.length <= skip) {
      passed += group.length;
      continue;
    }
    const records = group.map((row) => reader.open(row)).filter((record) => !fits || fits(record));
    for (const record of records.length > 1 ? records.sort(compareBy(sort)) : records) {
      if (passed++ >= skip && items.push(record) === limit) return page;
    }
  }
  return page;
}

type Order = 'newest' | 'oldest' | 'id asc' | 'id desc';

/** The order in which rows come; undefined where all that fit have to be sorted. */
function orderOf(datastore: DatastoreName, sort: NonNullable<QueryOptions['sort']>): Order | undefined {
  const [first] = sort.flatMap((key) => Object.entries(key));
  if (first === undefined) return 'id asc';
  const [field, direction] = first;
  if (field === '_id') return `id ${direction}`;
  if (!isRowTime(datastore, field)) return undefined;
  return direction === 'desc' ? 'newest' : 'oldest';
}

/** Whether rows are numbered by this member: it is the moment, written in one form. */
function isRowTime(datastore: DatastoreName, field: string): boolean {
  const { timeField }: Datastore = DATASTORES[datastore];
  return field === timeField && (field === 'sentAt' || field === 'insertedAt');
}

/** Rows of one second are put in order by their records; ids are in order as they come. */
function* groups(rows: Iterable<Row>, order: Order): Generator<Row[]> {
  let group: Row[] = [];
  for (const row of rows) {
    const [first] = group;
    const together =
      first !== undefined && !order.startsWith('id') && Math.abs(secondOf(first.seq) - secondOf(row.seq)) === 0;
    if (!together && group.length > 0) {
      yield group;
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) yield group;
}

const PLAIN_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z)?$/;

/** The rows that bounds on the time can mean. */
export function timeRange(datastore: DatastoreName, filters: readonly Filter[]): SeqRange {
  let range = ALL_TIME;
  for (const filter of filters) {
    for (const [field, test] of Object.entries(filter)) {
      if (!isRowTime(datastore, field) || typeof test !== 'object' || test === null) continue;
      const bound = (...literals: unknown[]) =>
        literals.find((literal): literal is string => typeof literal === 'string' && PLAIN_TIME.test(literal));
      range = intersection(range, seqRange(bound(test.$gte, test.$gt), bound(test.$lte, test.$lt)));
    }
  }
  return range;
}
