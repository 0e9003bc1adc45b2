/** The datastore query (the interface document, Datastore query) over an archive. */
import type { Around } from '../../contract/around.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter, QueryOptions } from '../../contract/filters.ts';
import { DEFAULT_PAGE_SIZE } from '../../contract/limits.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { inChunks } from '../archive/blocks.ts';
import { ALL_TIME, intersection, type SeqRange } from '../archive/moment.ts';
import { projected, valueAt } from '../archive/record-values.ts';
import type { Row } from '../archive/store.ts';
import { BadFilterError, createTimeLimit, MAX_OPENED, tooManyRecords } from './query-cost.ts';
import { planQuery, type QueryPlan } from './query-plan.ts';
import { isRowTime } from './time-span.ts';

export interface Page {
  items: DataRecord[];
  limit: number;
  skip: number;
  /** Number of records in the datastore, regardless of the filter. */
  dbRows: number;
}

/** Cursor after a page: the id or row number of its last record, depending on the order. */
export type Cursor = { readonly id: string } | { readonly seq: number };

/** A page and the cursor of the next one; undefined if there is none or it has to skip from the beginning. */
export interface PageWithCursor {
  readonly page: Page;
  readonly end: Cursor | undefined;
}

/** @param from cursor of the page, if known @throws BadFilterError */
export function queryPage(
  reader: ArchiveReader,
  datastore: DatastoreName,
  filters: readonly Filter[],
  options: QueryOptions = {},
  from?: Cursor,
): PageWithCursor {
  const { limit = DEFAULT_PAGE_SIZE, skip = 0, sort = [], fields } = options;
  const take = createRoom(MAX_PAGE_LENGTH, 'limit: these records', 'ask for fewer, or for some of their fields');
  const show = (record: DataRecord) => take(fields === undefined ? record : projected(record, fields));
  const plan = planQuery(reader, datastore, filters);
  const order = orderOf(datastore, sort);
  const walk: Walk = { reader, datastore, plan, order, sort, limit, skip, from, show };
  const { items, end } =
    order === undefined || plan.idRows ? sortedPage(walk) : order.startsWith('id') ? pageById(walk) : pageByTime(walk);
  return { page: { items, limit, skip, dbRows: reader.count(datastore) }, end };
}

/** Maximum characters of a page's records, as JSON, and of the records that are opened to sort them. */
const [MAX_PAGE_LENGTH, MAX_SORTED_LENGTH] = [16 * 1024 ** 2, 64 * 1024 ** 2];

/** Returns each record that it is given. @throws BadFilterError once they are longer than `most` characters together */
function createRoom(most: number, what: string, advice: string): (record: DataRecord) => DataRecord {
  let left = most;
  return (record) => {
    left -= JSON.stringify(record).length;
    if (left >= 0) return record;
    throw new BadFilterError(`${what} are larger than ${most / 1024 ** 2} MB together; ${advice}`);
  };
}

/** Like queryPage, for a single page without a cursor. @throws as queryPage */
export function queryDatastore(
  reader: ArchiveReader,
  datastore: DatastoreName,
  filters: readonly Filter[],
  options?: QueryOptions,
): Page {
  return queryPage(reader, datastore, filters, options).page;
}

/** Number of records that match all `filters`. @throws as queryPage */
export function countMatching(reader: ArchiveReader, datastore: DatastoreName, filters: readonly Filter[]): number {
  const plan = planQuery(reader, datastore, filters);
  if (plan.isEverything && plan.decided) return reader.count(datastore);
  if (plan.decided) return reader.index.count(plan.held.question, plan.held.range, Number.MAX_SAFE_INTEGER);
  return allMatches(reader, plan, []).length;
}

type Order = 'newest' | 'oldest' | 'id asc' | 'id desc';

interface Walk {
  readonly reader: ArchiveReader;
  readonly datastore: DatastoreName;
  readonly plan: QueryPlan;
  readonly order: Order | undefined;
  readonly sort: NonNullable<QueryOptions['sort']>;
  readonly limit: number;
  readonly skip: number;
  readonly from: Cursor | undefined;
  /** A record as the page shows it. @throws BadFilterError when the page gets too large */
  readonly show: (record: DataRecord) => DataRecord;
}

interface Found {
  readonly items: DataRecord[];
  readonly end: Cursor | undefined;
}

/** The row order that yields the sort order; undefined if all matches have to be sorted. */
function orderOf(datastore: DatastoreName, sort: NonNullable<QueryOptions['sort']>): Order | undefined {
  const [first, ...others] = sort.flatMap((key) => Object.entries(key));
  if (first === undefined) return 'id asc';
  const [field, direction] = first;
  if (field === '_id') return `id ${direction}`;
  if (others.length > 0 || !isRowTime(datastore, field)) return undefined;
  return direction === 'desc' ? 'newest' : 'oldest';
}

/** All matches, unordered. @param why reasons for opening them all, besides the undecided members of the query */
function allMatches(reader: ArchiveReader, plan: QueryPlan, why: readonly string[]): DataRecord[] {
  const take = createRoom(MAX_SORTED_LENGTH, 'query: the matches', 'narrow the filter');
  const fitting: DataRecord[] = [];
  if (plan.idRows) {
    for (const some of inChunks(plan.idRows, OPENED_AT_ONCE))
      fitting.push(...reader.open(some).filter(plan.fits).map(take));
    return fitting;
  }
  const { question, range } = plan.held;
  const count = reader.index.count(question, range, MAX_OPENED + 1);
  if (count > MAX_OPENED) throw tooManyRecords([...plan.undecided, ...why]);
  for (const { record } of openRows(reader.rows(plan.held, 'newest'), { reader, plan }, why))
    if (plan.fits(record)) fitting.push(take(record));
  return fitting;
}

const OPENED_AT_ONCE = 64;

/** If every row matches, read exactly as many as are needed. */
const batchSize = ({ plan, limit }: Pick<Walk, 'plan' | 'limit'>, toSkip: number) =>
  plan.decided ? Math.max(1, limit + toSkip) : undefined;

/** Maximum number of rows opened for a page that the index decides. */
const MAX_READ = 20_000;

/** Opens rows lazily. @throws QueryCostError */
function* openRows(
  rows: Iterable<Row>,
  { reader, plan }: Pick<Walk, 'reader' | 'plan'>,
  why: readonly string[] = [],
  atOnce = OPENED_AT_ONCE,
): Generator<OpenedRow> {
  const isRead = plan.decided && why.length === 0;
  const isTooLong = isRead ? () => false : createTimeLimit();
  const tooMuch = () => tooManyRecords([...plan.undecided, ...why]);
  let left = isRead ? MAX_READ : MAX_OPENED;
  for (const some of inChunks(rows, Math.min(atOnce, OPENED_AT_ONCE))) {
    for (const [index, record] of reader.open(some.slice(0, left)).entries()) {
      yield { row: some[index] as Row, record };
      if (isTooLong()) throw tooMuch();
    }
    left -= some.length;
    if (left < 0) throw tooMuch();
  }
}

const BY_ID: Walk['sort'] = [{ _id: 'asc' }];

/** A page in an order that no row order yields: opens and sorts all matches. */
function sortedPage({ reader, plan, sort, limit, skip, show }: Walk): Found {
  const why = sort.flatMap((key) => Object.keys(key)).map((field) => `the order by ${field}`);
  const records = allMatches(reader, plan, why).sort(compareBy(sort.length > 0 ? sort : BY_ID));
  return { items: records.slice(skip, skip + limit).map(show), end: undefined };
}

/** Maximum number of rows opened in id order to find a page among other rows. */
const OPENED_FOR_PAGE = MAX_OPENED / 5;

function pageById(walk: Walk): Found {
  const { reader, datastore, plan, order, limit, skip, from } = walk;
  const direction = order === 'id asc' ? 'asc' : 'desc';
  const after = from !== undefined && 'id' in from ? from.id : undefined;
  const toPass = after === undefined ? skip : 0;
  // If many rows match, scanning by id is faster than looking all matches up.
  const enough = Math.max(MAX_OPENED, Math.ceil((limit * reader.count(datastore)) / OPENED_FOR_PAGE));
  const { question, range } = plan.held;
  const isDense = !plan.isEverything && toPass === 0 && reader.index.count(question, range, enough) >= enough;
  const passed = plan.decided && !isDense ? toPass : 0;
  const which = { held: plan.isEverything || isDense ? undefined : plan.held, after, skip: passed };
  return takePage(reader.rowsById(datastore, direction, which), walk, toPass - passed);
}

/** Opens rows until the page is full; skips the first `toPass` matches. */
function takePage(rows: Iterable<Row>, walk: Walk, toSkip: number): Found {
  const items: DataRecord[] = [];
  let passed = 0;
  for (const { row, record } of openRows(rows, walk, [], batchSize(walk, toSkip))) {
    if (!walk.plan.fits(record) || passed++ < toSkip) continue;
    if (items.push(walk.show(record)) < walk.limit) continue;
    return { items, end: walk.order?.startsWith('id') ? { id: row.id } : { seq: row.seq } };
  }
  return { items, end: undefined };
}

type TimeOrder = 'newest' | 'oldest';

/** The range after a row in this order. */
const beyond = (range: SeqRange, seq: number, order: TimeOrder): SeqRange =>
  intersection(range, order === 'newest' ? { from: 0, to: seq - 1 } : { ...ALL_TIME, from: seq + 1 });

function pageByTime(walk: Walk): Found {
  const { reader, plan, skip, from } = walk;
  const order = walk.order === 'oldest' ? 'oldest' : 'newest';
  const { question, range } = plan.held;
  const rows = (left: SeqRange, toSkip = 0) => reader.rows({ question, range: left }, order, batchSize(walk, toSkip));
  if (from !== undefined && 'seq' in from) return takePage(rows(beyond(range, from.seq, order)), walk, 0);
  if (skip === 0 || !plan.decided) return takePage(rows(range, skip), walk, skip);
  const [last] = reader.index.find(question, range, 1, order, skip - 1);
  return last === undefined ? { items: [], end: undefined } : takePage(rows(beyond(range, last, order)), walk, 0);
}

interface OpenedRow {
  readonly row: Row;
  readonly record: DataRecord;
}

type SortKeys = NonNullable<QueryOptions['sort']>;

/** Numbers before strings, as in a database; values of other types are equal. */
function compareValues(a: unknown, b: unknown): number {
  const [left, right] = [a, b].map((value) => (typeof value === 'boolean' ? Number(value) : value));
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  return rankOfType(left) - rankOfType(right);
}

function rankOfType(value: unknown): number {
  return typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2;
}

/** Comparator by the keys in their order; records without a key come last, ties are ordered by id. */
export function compareBy(sort: SortKeys): (a: DataRecord, b: DataRecord) => number {
  const keys = sort.flatMap((key) => Object.entries(key));
  return (a, b) => {
    for (const [field, direction] of keys) {
      const [left, right] = [valueAt(a, field) ?? undefined, valueAt(b, field) ?? undefined];
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const order = compareValues(left, right);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return compareValues(a._id, b._id);
  };
}

export interface RecordsAround {
  /** Oldest first, including the record itself; empty if it doesn't exist or doesn't match. */
  readonly items: DataRecord[];
  /** Whether nothing precedes the first item, and nothing follows the last. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** The matches right before and right after a record. @throws as queryPage */
export function recordsAround(
  reader: ArchiveReader,
  datastore: DatastoreName,
  filters: readonly Filter[],
  { id, before, after }: Around,
): RecordsAround {
  const row = reader.rowOf(datastore, id);
  const plan = planQuery(reader, datastore, filters);
  const record = row && reader.open([row])[0];
  if (!row || !record || !plan.isHeld(row) || !plan.fits(record)) return { items: [], atStart: true, atEnd: true };
  const { question, range } = plan.held;

  /** One more than requested, to see whether there are more. */
  const side = (order: TimeOrder, most: number): DataRecord[] => {
    const rows = reader.rows({ question, range: beyond(range, row.seq, order) }, order);
    const found: DataRecord[] = [];
    for (const { record } of openRows(rows, { reader, plan }))
      if (plan.fits(record) && found.push(record) > most) break;
    return found;
  };

  const [earlier, later] = [side('newest', before), side('oldest', after)];
  return {
    items: [...earlier.slice(0, before).reverse(), record, ...later.slice(0, after)],
    atStart: earlier.length <= before,
    atEnd: later.length <= after,
  };
}

export interface ChatRange {
  readonly newest: DataRecord;
  readonly oldest: DataRecord;
}

/** @returns undefined for a chat without messages */
export function chatRange(reader: ArchiveReader, groupId: string): ChatRange | undefined {
  const first = (direction: 'asc' | 'desc') =>
    queryDatastore(reader, 'social-chat-message', [{ groupId }], { sort: [{ sentAt: direction }], limit: 1 }).items[0];
  const [newest, oldest] = [first('desc'), first('asc')];
  return newest && oldest && { newest, oldest };
}
