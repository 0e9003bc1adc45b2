/** Reads an archive: which records hold some tokens, and the records themselves. Only what is asked for is opened. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { KnownName } from '../../contract/names.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveKey } from './archive-key.ts';
import type { ArchiveStore, Located, WhichIds } from './archive-store.ts';
import { createBlockReader } from './blocks.ts';
import { datastoreFact, type FactPlan } from './facts.ts';
import type { Held, IndexQuestion, KeywordIndex, Wanted } from './keyword-index.ts';
import { knownNames } from './names.ts';
import { fromSpot } from './spot.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Where a record is, still sealed. */
export interface Row {
  readonly seq: number;
  readonly datastore: DatastoreName;
  readonly block: number;
  readonly place: number;
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
  /** Opens records, in the order of `rows`; each block is opened once. */
  open(rows: readonly Row[]): DataRecord[];
  /** The rows of numbers that the index gave, in their order; those that were taken out meanwhile are left out. */
  at(seqs: readonly number[]): Row[];
  get(datastore: DatastoreName, id: string): DataRecord | undefined;
  /** Records behind an id (from the first one on), in the order of their ids; one at least, where there is any. */
  after(
    datastore: DatastoreName,
    id: string | undefined,
    most: { readonly records: number; readonly bytes: number },
  ): { items: DataRecord[]; isLast: boolean };
  /** The row of a record. */
  rowOf(datastore: DatastoreName, id: string): Row | undefined;
  /** Who writes in its chats, and in which. */
  names(): KnownName[];
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

/** Rows that are looked up together: many enough that asking costs little, few enough to stop early. */
const ROWS_AT_ONCE = 256;
/** Records that are opened before it is known whether they fit: what is left of the last ones is opened once more. */
const OPENED_AT_ONCE = 16;

function* inChunks<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let some: T[] = [];
  for (const one of all) {
    if (some.push(one) < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** Reads an archive; several readers may run at the same time as its writer. */
export function createArchiveReader(store: ArchiveStore, key: ArchiveKey): ArchiveReader {
  const blocks = createBlockReader(store, key);
  const { index } = store;
  const names = new Map<number, DatastoreName>();

  function stores() {
    const found = store.datastores();
    for (const { code, name } of found) names.set(code, name);
    return found;
  }
  const storeOf = (datastore: DatastoreName) => stores().find(({ name }) => name === datastore);

  function rowOf({ seq, spot }: Located): Row {
    const { block, place, code } = fromSpot(spot);
    if (!names.has(code)) stores();
    const datastore = names.get(code);
    if (datastore === undefined) throw new Error(`there is no datastore ${code}`);
    return { seq, datastore, block, place };
  }

  const at = (seqs: readonly number[]): Row[] => store.located(seqs).map(rowOf);

  function rowOfId(datastore: DatastoreName, id: string): Row | undefined {
    const code = storeOf(datastore)?.code;
    const [known] = code === undefined ? [] : store.known([{ code, id }]);
    return known && at([known.seq])[0];
  }

  function* rowsOf(seqs: Iterable<number>): Generator<Row> {
    for (const some of inChunks(seqs, ROWS_AT_ONCE)) yield* at(some);
  }

  function after(
    datastore: DatastoreName,
    id: string | undefined,
    most: { readonly records: number; readonly bytes: number },
  ): { items: DataRecord[]; isLast: boolean } {
    const items: DataRecord[] = [];
    let bytes = 0;
    for (const rows of inChunks(rowsById(datastore, 'asc', { after: id }), OPENED_AT_ONCE)) {
      for (const line of blocks.lines(rows)) {
        bytes += Buffer.byteLength(line);
        const isFull = items.length === most.records || (items.length > 0 && bytes > most.bytes);
        if (isFull) return { items, isLast: false };
        items.push(JSON.parse(line) as DataRecord);
      }
    }
    return { items, isLast: true };
  }

  function* rowsById(datastore: DatastoreName, direction: 'asc' | 'desc', which: WhichIds): Generator<Row> {
    const code = storeOf(datastore)?.code;
    if (code === undefined) return;
    for (const located of store.locatedById(code, direction, which)) yield rowOf(located);
  }

  const holding = (lists: FactPlan['each']): Wanted[] =>
    lists.map((facts) => ({ anyOf: facts.map((fact) => key.token(fact)) }));
  const open = (rows: readonly Row[]) => blocks.lines(rows).map((line) => JSON.parse(line) as DataRecord);
  return {
    index,
    vocabulary: createVocabulary(store, key),
    tokenOf: (term) => key.token(term),
    atOneMoment: (work) => store.atOneMoment(work),
    open,
    at,
    get(datastore, id) {
      const row = rowOfId(datastore, id);
      return row && open([row])[0];
    },
    after,
    rowOf: rowOfId,
    names: () => knownNames(store, key),
    countAll: () => stores().reduce((sum, { records }) => sum + records, 0),
    count: (datastore) => storeOf(datastore)?.records ?? 0,
    rowsById: (datastore, direction, which = {}) => rowsById(datastore, direction, which),
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
