/** Reads an archive: which records hold some tokens, and the records themselves. Only what is asked for is opened. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveKey } from './archive-key.ts';
import { createBlockReader } from './blocks.ts';
import { datastoreFact, type FactPlan } from './facts.ts';
import type { SeqRange } from './moment.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Where a record is, still sealed. */
export interface Row {
  readonly seq: number;
  readonly datastore: DatastoreName;
  readonly id: string;
  readonly block: number;
  readonly place: number;
}

export interface RankedRow extends Row {
  /** Smaller is better. */
  readonly rank: number;
}

export type Order = 'newest' | 'oldest' | 'id asc' | 'id desc';

export interface ArchiveReader {
  readonly vocabulary: Vocabulary;
  /** Opens a record. */
  open(row: Row): DataRecord;
  get(datastore: DatastoreName, id: string): DataRecord | undefined;
  count(datastore: DatastoreName): number;
  /** Of all datastores. */
  countAll(): number;
  /** All rows of a datastore, in the order of their ids. */
  rowsById(datastore: DatastoreName, direction: 'asc' | 'desc'): Iterable<Row>;
  /** Rows that hold what an expression (see below) asks for, in an order. Lazily: stop when there are enough. */
  rows(expression: string, range: SeqRange, order: Order): Iterable<Row>;
  /** The rows that fit best, of those in the range. */
  best(expression: string, range: SeqRange, limit: number): RankedRow[];
  /** How many rows hold it. */
  matches(expression: string, range: SeqRange): number;
  /** The row number that is `nth` from the newest, of those that hold it; undefined when there are fewer. */
  nthNewest(expression: string, range: SeqRange, nth: number): number | undefined;
  /** An expression for one token of each list; tokens are hashed here. */
  factExpression(datastores: readonly DatastoreName[], plan: FactPlan): string;
}

const COLUMNS = 'record.seq, datastore, id, block, place';
/** A word in a text counts more than one in a sender's or chat's name; facts only decide whether a record is meant. */
const RANK = 'bm25(word, 1.0, 0.25, 0.0)';
const HELD = 'from word where word match ? and word.rowid between ? and ?';
const ORDERS: { [order in Order]: string } = {
  newest: `select ${COLUMNS} from (select rowid as found ${HELD} order by rowid desc) join record on record.seq = found order by found desc`,
  oldest: `select ${COLUMNS} from (select rowid as found ${HELD} order by rowid) join record on record.seq = found order by found`,
  'id asc': `select ${COLUMNS} from record where seq in (select rowid ${HELD}) order by id`,
  'id desc': `select ${COLUMNS} from record where seq in (select rowid ${HELD}) order by id desc`,
};

/** Reads an open database; several readers of one file may run at the same time as its writer. */
export function createArchiveReader(database: DatabaseSync, key: ArchiveKey): ArchiveReader {
  const blocks = createBlockReader(database, key);
  const select = database.prepare(`select ${COLUMNS} from record where datastore = ? and id = ?`);
  const tallies = database.prepare('select sum(records) as records from tally');
  const tally = database.prepare('select records from tally where datastore = ?');
  const best = database.prepare(
    `select ${COLUMNS}, fit as rank from (select rowid as found, ${RANK} as fit ${HELD} order by fit, rowid desc limit ?)
     join record on record.seq = found order by fit, found desc`,
  );
  const matches = database.prepare(`select count(*) as n ${HELD}`);
  const nth = database.prepare(`select rowid as seq ${HELD} order by rowid desc limit 1 offset ?`);
  const byId = {
    asc: database.prepare(`select ${COLUMNS} from record where datastore = ? order by id`),
    desc: database.prepare(`select ${COLUMNS} from record where datastore = ? order by id desc`),
  };
  const ordered = new Map<Order, StatementSync>();
  const open = (row: Row): DataRecord => JSON.parse(blocks.line(row.block, row.place)) as DataRecord;
  return {
    vocabulary: createVocabulary(database, key),
    open,
    get(datastore, id) {
      const row = select.get(datastore, id);
      return row && open(row as unknown as Row);
    },
    countAll: () => Number(tallies.get()?.records ?? 0),
    count: (datastore) => Number(tally.get(datastore)?.records ?? 0),
    rowsById: (datastore, direction) => byId[direction].iterate(datastore) as unknown as Iterable<Row>,
    rows(expression, range, order) {
      const statement = ordered.get(order) ?? database.prepare(ORDERS[order]);
      ordered.set(order, statement);
      return statement.iterate(expression, range.from, range.to) as unknown as Iterable<Row>;
    },
    best: (expression, range, limit) => best.all(expression, range.from, range.to, limit) as unknown as RankedRow[],
    matches: (expression, range) => Number(matches.get(expression, range.from, range.to)?.n),
    nthNewest(expression, range, position) {
      const seq = nth.get(expression, range.from, range.to, position)?.seq;
      return seq === undefined ? undefined : Number(seq);
    },
    factExpression(datastores, { each }) {
      const lists = [datastores.map(datastoreFact), ...each];
      return lists.map((facts) => `fact : (${anyOf(facts.map((fact) => key.token(fact)))})`).join(' AND ');
    },
  };
}

/** No token is three letters long: an expression that nothing holds, for a list of nothing. */
const NOTHING = 'nil';

/** FTS5: any of some tokens. */
export function anyOf(tokens: readonly string[]): string {
  return (tokens.length === 0 ? [NOTHING] : tokens).map((token) => `"${token}"`).join(' OR ');
}
