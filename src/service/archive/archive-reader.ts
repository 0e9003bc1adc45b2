/** Reads an archive: which records hold some tokens, and the records themselves. Only what is asked for is opened. */
import type { DatabaseSync } from 'node:sqlite';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveKey } from './archive-key.ts';
import { createBlockReader } from './blocks.ts';
import { datastoreFact, type FactPlan } from './facts.ts';
import { createKeywordIndex, expressionOf, type IndexQuestion, type KeywordIndex } from './keyword-index.ts';
import type { SeqRange } from './moment.ts';
import { fromSpot } from './spot.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Where a record is, still sealed. */
export interface Row {
  readonly seq: number;
  readonly datastore: DatastoreName;
  readonly block: number;
  readonly place: number;
}

export interface RankedRow extends Row {
  /** Smaller is better. */
  readonly rank: number;
}

export interface Held {
  readonly question: IndexQuestion;
  readonly range: SeqRange;
}

export interface ArchiveReader {
  readonly index: KeywordIndex;
  readonly vocabulary: Vocabulary;
  /**
   * Does what asks more than once on what is there at one moment: meanwhile an import may give a record another place.
   * Not to be nested.
   */
  atOneMoment<T>(work: () => T): T;
  /** Opens a record. */
  open(row: Row): DataRecord;
  /** The row of a number that the index gave; undefined when it was taken out meanwhile. */
  row(seq: number): Row | undefined;
  get(datastore: DatastoreName, id: string): DataRecord | undefined;
  count(datastore: DatastoreName): number;
  /** Of all datastores. */
  countAll(): number;
  /** Rows of a datastore in the order of their ids; with `held`, those that hold what it asks for. Lazily. */
  rowsById(datastore: DatastoreName, direction: 'asc' | 'desc', held?: Held): Iterable<Row>;
  /** Rows that hold what is asked for, by time. Lazily: stop when there are enough. */
  rows(held: Held, order: 'newest' | 'oldest'): Iterable<Row>;
  /** The rows that fit best, of those in the range. */
  best(question: IndexQuestion, range: SeqRange, limit: number): RankedRow[];
  /** What the index has to be asked for one fact of each list; facts are hashed here. */
  factQuestion(datastores: readonly DatastoreName[], plan: FactPlan): IndexQuestion;
}

/** A word in a text counts more than one in a sender's or chat's name; facts only decide whether a record is meant. */
const RANK = 'bm25(word, 1.0, 0.5, 0.25, 0.25, 0.0)';
const HELD = 'from word where word match ? and word.rowid between ? and ?';

/** Reads an open database; several readers of one file may run at the same time as its writer. */
export function createArchiveReader(database: DatabaseSync, key: ArchiveKey): ArchiveReader {
  const blocks = createBlockReader(database, key);
  const index = createKeywordIndex(database);
  const spot = database.prepare('select spot from record where seq = ?');
  const byId = database.prepare('select seq from identity where datastore = ? and id = ?');
  const codes = database.prepare('select code, name, records from datastore');
  const best = database.prepare(`select rowid as seq, ${RANK} as fit ${HELD} order by fit, rowid desc limit ?`);
  const names = new Map<number, DatastoreName>();

  function stores() {
    return codes.all().map(({ code, name, records }) => {
      const store = { code: Number(code), name: String(name) as DatastoreName, records: Number(records) };
      names.set(store.code, store.name);
      return store;
    });
  }
  const storeOf = (datastore: DatastoreName) => stores().find(({ name }) => name === datastore);

  function row(seq: number): Row | undefined {
    const at = spot.get(seq)?.spot;
    return at === undefined ? undefined : rowAt(seq, Number(at));
  }

  function rowAt(seq: number, at: number): Row {
    const { block, place, code } = fromSpot(at);
    if (!names.has(code)) stores();
    const datastore = names.get(code);
    if (datastore === undefined) throw new Error(`there is no datastore ${code}`);
    return { seq, datastore, block, place };
  }

  function* rowsOf(seqs: Iterable<number>): Generator<Row> {
    for (const seq of seqs) {
      const found = row(seq);
      if (found) yield found;
    }
  }

  function* rowsInOrderOfIds(code: number, direction: 'asc' | 'desc', held?: Held): Generator<Row> {
    const among = held === undefined ? '' : `and identity.seq in (select rowid ${HELD})`;
    const statement = database.prepare(
      `select identity.seq, spot from identity join record on record.seq = identity.seq
       where datastore = ? ${among} order by id ${direction}`,
    );
    const asked = held === undefined ? [] : [expressionOf(held.question), held.range.from, held.range.to];
    for (const found of statement.iterate(code, ...asked)) yield rowAt(Number(found.seq), Number(found.spot));
  }

  const open = (at: Row): DataRecord => JSON.parse(blocks.line(at.block, at.place)) as DataRecord;
  return {
    index,
    vocabulary: createVocabulary(database, key),
    atOneMoment(work) {
      database.exec('begin');
      try {
        return work();
      } finally {
        if (database.isTransaction) database.exec('commit');
      }
    },
    open,
    row,
    get(datastore, id) {
      const seq = byId.get(storeOf(datastore)?.code ?? -1, id)?.seq;
      const found = seq === undefined ? undefined : row(Number(seq));
      return found && open(found);
    },
    countAll: () => stores().reduce((sum, { records }) => sum + records, 0),
    count: (datastore) => storeOf(datastore)?.records ?? 0,
    rowsById: (datastore, direction, held) => rowsInOrderOfIds(storeOf(datastore)?.code ?? -1, direction, held),
    rows: ({ question, range }, order) => rowsOf(index.each(question, range, order)),
    best: (question, range, limit) =>
      best.all(expressionOf(question), range.from, range.to, limit).flatMap(({ seq, fit }) => {
        const found = row(Number(seq));
        return found ? [{ ...found, rank: Number(fit) }] : [];
      }),
    factQuestion(datastores, { each }) {
      const lists = [datastores.map(datastoreFact), ...each];
      return { all: lists.map((facts) => ({ anyOf: facts.map((fact) => key.token(fact)), in: ['fact'] })) };
    },
  };
}
