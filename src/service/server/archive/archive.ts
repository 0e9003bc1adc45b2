/** One owner's archive: index look-ups, reading, inserting, updating and deleting records. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { type ArchiveEditing, createArchiveEditing } from './archive-editing.ts';
import type { ArchiveKey } from './archive-key.ts';
import { createBlockReader, inChunks } from './blocks.ts';
import { type FactPlan, factOf } from './facts.ts';
import { ALL_TIME, seqOf } from './moment.ts';
import { knownNames } from './names.ts';
import {
  createPreparation,
  createRecordIndexer,
  type Draft,
  type Indexed,
  type PreparedRecord,
} from './prepared-batch.ts';
import { happenedAt, textAt } from './record-values.ts';
import type { ArchiveStore, BoundQuery, Clause, IndexQuery, Order, RecordKey, Row, WhichIds } from './store.ts';
import type { TokenWord } from './terms.ts';
import { createVocabulary, createWordSealer } from './vocabulary.ts';

/** Rows of the first index look-up, and the growth factor of the next ones: callers that continue usually read far. */
const [FIRST_ROWS, ROWS_GROWTH] = [256, 8];
/** Records opened per step before the limits are checked; the rest is opened again for the next page. */
const OPENED_AT_ONCE = 16;

export interface PutResult {
  written: number;
  /** Existed and have changed. */
  updated: number;
  /** Existed unchanged. */
  duplicate: number;
}

export type Archive = ReturnType<typeof createArchive>;

/** Allows concurrent readers beside one writer. */
export function createArchive(store: ArchiveStore, key: ArchiveKey) {
  const { vectors, transaction, bytes, settle, close } = store;
  return { ...createReader(store, key), ...createWriter(store, key), key, vectors, transaction, bytes, settle, close };
}

export type ArchiveReader = ReturnType<typeof createReader>;

function createReader(store: ArchiveStore, key: ArchiveKey) {
  const blocks = createBlockReader(store, key);
  const { index } = store;
  /** Rows by the row numbers from the index, in their order; rows deleted meanwhile are left out. */
  const rowsAt = (seqs: readonly number[]): Row[] => store.rows(seqs);
  const rowOf = (datastore: DatastoreName, id: string): Row | undefined => store.known([{ datastore, id }])[0];

  /** Records after an id, in id order, from the beginning if it's undefined; at least one if there is any. */
  function after(
    datastore: DatastoreName,
    id: string | undefined,
    limits: { readonly records: number; readonly bytes: number },
  ): { items: DataRecord[]; isLast: boolean } {
    const items: DataRecord[] = [];
    let bytes = 0;
    for (const rows of inChunks(store.rowsById(datastore, 'asc', { after: id }), OPENED_AT_ONCE)) {
      for (const line of blocks.lines(rows)) {
        bytes += Buffer.byteLength(line);
        const isFull = items.length === limits.records || (items.length > 0 && bytes > limits.bytes);
        if (isFull) return { items, isLast: false };
        items.push(JSON.parse(line) as DataRecord);
      }
    }
    return { items, isLast: true };
  }

  /** Yields matching rows by time, lazily: stop when you have enough. @param first size of the first index look-up */
  function* rows({ question, range: { from, to } }: BoundQuery, order: Order, first = FIRST_ROWS): Generator<Row> {
    for (let limit = first; ; limit *= ROWS_GROWTH) {
      const seqs = index.find(question, { from, to }, limit, order);
      for (const some of inChunks(seqs, FIRST_ROWS)) yield* rowsAt(some);
      const last = seqs.at(-1);
      if (last === undefined || seqs.length < limit) return;
      if (order === 'newest') to = last - 1;
      else from = last + 1;
    }
  }

  /** Clauses that require one fact of each list; facts are hashed here. */
  const factClauses = (lists: FactPlan['each']): Clause[] =>
    lists.map((facts) => ({ anyOf: facts.map((fact) => key.token(fact)), in: ['fact'] }));
  /** Decrypts records, in the order of `rows`; each block is opened once. */
  const open = (rows: readonly Row[]) => blocks.lines(rows).map((line) => JSON.parse(line) as DataRecord);
  return {
    index,
    vocabulary: createVocabulary(store, key),
    /** The index token of a word or stem (words.ts). */
    tokenOf: (term: string) => key.token(term),
    /** Runs several reads against one snapshot, since an import may move records meanwhile. Can't be nested. */
    snapshot: <T>(work: () => T): T => store.snapshot(work),
    open,
    rowsAt,
    get(datastore: DatastoreName, id: string): DataRecord | undefined {
      const row = rowOf(datastore, id);
      return row && open([row])[0];
    },
    after,
    rowOf,
    /** The people who write in its chats, and the chats. */
    names: () => knownNames(store, key),
    /** Number of records in all datastores. */
    countAll: () => store.datastores().reduce((sum, { records }) => sum + records, 0),
    count: (datastore: DatastoreName) => store.datastores().find(({ name }) => name === datastore)?.records ?? 0,
    /** Yields rows of a datastore in id order, lazily. */
    rowsById: (datastore: DatastoreName, direction: 'asc' | 'desc', which: WhichIds = {}) =>
      store.rowsById(datastore, direction, which),
    rows,
    /** Clauses that require these datastores or exclude all others, whichever are fewer. @param hasOthers whether the query has other clauses */
    restrictTo(datastores: readonly DatastoreName[], hasOthers: boolean): Required<IndexQuery> {
      const [wanted, others] = [true, false].map((isWanted) =>
        store.datastores().filter(({ name }) => datastores.includes(name) === isWanted),
      );
      const records = (some: typeof wanted) => (some ?? []).reduce((sum, store) => sum + store.records, 0);
      const facts = (names: readonly DatastoreName[]) =>
        names.length === 0 ? [] : factClauses([names.map((name) => factOf('datastore', name))]);
      if (!hasOthers || records(others) > records(wanted)) return { all: facts(datastores), none: [] };
      return { all: [], none: facts((others ?? []).map(({ name }) => name)) };
    },
    factClauses,
  };
}

export type ArchiveWriter = ReturnType<typeof createWriter>;

function createWriter(store: ArchiveStore, key: ArchiveKey) {
  let preparation = createPreparation(store, key);
  const sealedWords = createWordSealer(store, key);
  const indexer = createRecordIndexer(key);

  /** Index entry of a record being removed; its words are discarded. */
  function indexOf(datastore: DatastoreName, record: DataRecord): Indexed {
    const indexed = indexer.index(datastore, record, seqOf(happenedAt(datastore, record)));
    indexer.newWords();
    return indexed;
  }

  /** @param work returns the new words of what it added */
  function transaction(work: (editing: ArchiveEditing) => readonly TokenWord[]): void {
    try {
      store.transaction(() => {
        const editing = createArchiveEditing(store, key, indexOf);
        const words = work(editing);
        const changes = editing.changes(sealedWords(words));
        if (changes.removed.length > 0) store.vectors.forget(changes.removed.map(({ seq }) => seq));
        store.apply(changes);
        for (const token of editing.reducedChats()) {
          const [newest] = store.index.find({ all: [{ anyOf: [token], in: ['fact'] }] }, ALL_TIME, 1);
          if (newest !== undefined) store.setNewest(token, newest);
        }
      });
    } catch (error) {
      preparation = createPreparation(store, key);
      throw error;
    }
  }

  /** @returns whether it changed the record; if both versions have an edit time, the later one wins */
  function change(editing: ArchiveEditing, record: PreparedRecord): boolean {
    const before = editing.read(record);
    const made = JSON.parse(record.line) as DataRecord;
    if (editedAt(before) > editedAt(made)) return false;
    editing.remove(record);
    const changed: DataRecord = {
      ...made,
      insertedAt: record.hasInsertedAt ? made.insertedAt : (before.insertedAt ?? made.insertedAt),
      _rev: `${revisionNumber(before) + 1}-${record.revision}`,
    };
    editing.add(record, JSON.stringify(changed));
    return true;
  }

  /** Writes all prepared records, or none if it throws. */
  function write(): PutResult {
    const { records, duplicate, words } = preparation.take();
    const result: PutResult = { written: 0, updated: 0, duplicate };
    if (records.length === 0) return result;
    transaction((editing) => {
      editing.prefetch(records);
      for (const record of records) {
        const print = editing.printOf(record);
        if (print === undefined) {
          editing.add(record, record.line);
          result.written += 1;
        } else if (print === record.print || !change(editing, record)) result.duplicate += 1;
        else result.updated += 1;
      }
      return words;
    });
    return result;
  }

  return {
    /** Prepares drafts for the next write. @returns the length of all that is prepared, in characters */
    prepare: (drafts: readonly Draft[], now: number): number => preparation.add(drafts, now),
    write,
    /** Writes all drafts, or none if it throws. A stored record with a later `sourceData.editedAt` is a duplicate. */
    put(drafts: readonly Draft[], now: number): PutResult {
      preparation.add(drafts, now);
      return write();
    },
    /** Deletes records permanently. @returns how many existed */
    remove(records: readonly RecordKey[]): number {
      let removed = 0;
      transaction((editing) => {
        editing.prefetch(records);
        for (const record of records) {
          if (editing.printOf(record) === undefined) continue;
          editing.remove(record);
          removed += 1;
        }
        return [];
      });
      return removed;
    },
  };
}

/** Time of the last edit in milliseconds; 0 if it was never edited or has no valid edit time. */
const editedAt = (record: DataRecord) => Date.parse(textAt(record, 'sourceData.editedAt') ?? '') || 0;

/** The integer of a `_rev` of the form `<integer>-<hash>` (the interface document, Chat group). */
function revisionNumber({ _rev }: DataRecord): number {
  const number = Number.parseInt(String(_rev ?? '0'), 10);
  return Number.isNaN(number) ? 0 : number;
}
