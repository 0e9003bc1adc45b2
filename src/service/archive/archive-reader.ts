/** Reads an archive: which records hold some tokens, and the records themselves. Only what is asked for is opened. */
import type { DatabaseSync } from 'node:sqlite';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveKey } from './archive-key.ts';
import { createBlockReader } from './blocks.ts';
import { datastoreFact, type FactPlan } from './facts.ts';
import { createKeywordIndex, type IndexQuestion, type KeywordIndex, selectOf, type Wanted } from './keyword-index.ts';
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

export interface Held {
  readonly question: IndexQuestion;
  readonly range: SeqRange;
}

/** Which rows, where not all are meant. */
export interface WhichIds {
  /** Those that hold what it asks for: they are all looked up before the first one comes. */
  readonly held?: Held | undefined;
  /** Those that come after this id. */
  readonly after?: string | undefined;
  /** All but so many. */
  readonly skip?: number | undefined;
}

export interface ArchiveReader {
  readonly index: KeywordIndex;
  readonly vocabulary: Vocabulary;
  /** What the index has for a word or a stem (words.ts). */
  tokenOf(term: string): string;
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
  /** Rows of a datastore in the order of their ids. Lazily. */
  rowsById(datastore: DatastoreName, direction: 'asc' | 'desc', which?: WhichIds): Iterable<Row>;
  /** Rows that hold what is asked for, by time. Lazily: stop when there are enough. */
  rows(held: Held, order: 'newest' | 'oldest'): Iterable<Row>;
  /**
   * What the index has to be asked for the records of some datastores. What most records are is told by what the others
   * are, which are passed sooner.
   * @param beside whether something else is asked for, too
   */
  among(datastores: readonly DatastoreName[], beside: boolean): Required<IndexQuestion>;
  /** Likewise for one fact of each list; facts are hashed here. */
  holding(lists: FactPlan['each']): Wanted[];
}

/** Reads an open database; several readers of one file may run at the same time as its writer. */
export function createArchiveReader(database: DatabaseSync, key: ArchiveKey): ArchiveReader {
  const blocks = createBlockReader(database, key);
  const index = createKeywordIndex(database);
  const spot = database.prepare('select spot from record where seq = ?');
  const byId = database.prepare('select seq from identity where datastore = ? and id = ?');
  const codes = database.prepare('select code, name, records from datastore');
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

  function* rowsInOrderOfIds(code: number, direction: 'asc' | 'desc', which: WhichIds): Generator<Row> {
    const { held, after, skip = 0 } = which;
    const beyond = after === undefined ? '' : `and id ${direction === 'asc' ? '>' : '<'} ?`;
    const among = held && selectOf(held.question, held.range);
    const within = among === undefined ? '' : `and identity.seq in (${among.sql})`;
    // What is passed over is passed over in the ids alone.
    const statement = database.prepare(
      `select found.seq, spot from (
         select seq, id from identity where datastore = ? ${beyond} ${within} order by id ${direction} limit -1 offset ?
       ) as found join record on record.seq = found.seq order by found.id ${direction}`,
    );
    const given = [code, ...(after === undefined ? [] : [after]), ...(among?.given ?? []), skip];
    for (const found of statement.iterate(...given)) yield rowAt(Number(found.seq), Number(found.spot));
  }

  const holding = (lists: FactPlan['each']): Wanted[] =>
    lists.map((facts) => ({ anyOf: facts.map((fact) => key.token(fact)) }));
  const open = (at: Row): DataRecord => JSON.parse(blocks.line(at.block, at.place)) as DataRecord;
  return {
    index,
    vocabulary: createVocabulary(database, key),
    tokenOf: (term) => key.token(term),
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
    rowsById: (datastore, direction, which = {}) => rowsInOrderOfIds(storeOf(datastore)?.code ?? -1, direction, which),
    rows: ({ question, range }, order) => rowsOf(index.each(question, range, order)),
    among(datastores, beside) {
      const [wanted, others] = [true, false].map((isWanted) =>
        stores().filter(({ name }) => datastores.includes(name) === isWanted),
      );
      const records = (some: typeof wanted) => (some ?? []).reduce((sum, store) => sum + store.records, 0);
      const facts = (names: readonly DatastoreName[]) =>
        names.length === 0 ? [] : holding([names.map(datastoreFact)]);
      if (!beside || records(others) > records(wanted)) return { all: facts(datastores), none: [] };
      return { all: [], none: facts((others ?? []).map(({ name }) => name)) };
    },
    holding,
  };
}
