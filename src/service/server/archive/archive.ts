/** One owner's archive: index look-ups, reading, inserting, updating and deleting records. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { KnownName } from '../../contract/names.ts';
import type { DataRecord } from '../../contract/records.ts';
import { freeMemory } from '../free-memory.ts';
import { type ArchiveEditing, createArchiveEditing, createTokenCounts } from './archive-editing.ts';
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
  type PackedBatch,
  type PreparedBatch,
  type PreparedRecord,
  unpack,
} from './prepared-batch.ts';
import { happenedAt, textAt } from './record-values.ts';
import type {
  ArchiveStore,
  BoundQuery,
  Clause,
  IndexQuery,
  KeywordIndex,
  Order,
  RecordKey,
  Row,
  WhichIds,
} from './store.ts';
import type { TokenWord } from './terms.ts';
import { createVocabulary, createWordSealer, type Vocabulary } from './vocabulary.ts';

export interface ArchiveReader {
  readonly index: KeywordIndex;
  readonly vocabulary: Vocabulary;
  /** The index token of a word or stem (words.ts). */
  tokenOf(term: string): string;
  /** Runs several reads against one snapshot, since an import may move records meanwhile. Can't be nested. */
  snapshot<T>(work: () => T): T;
  /** Decrypts records, in the order of `rows`; each block is opened once. */
  open(rows: readonly Row[]): DataRecord[];
  /** Rows by the row numbers from the index, in their order; rows deleted meanwhile are left out. */
  rowsAt(seqs: readonly number[]): Row[];
  get(datastore: DatastoreName, id: string): DataRecord | undefined;
  /** Records after an id, in id order, from the beginning if it's undefined; at least one if there is any. */
  after(
    datastore: DatastoreName,
    id: string | undefined,
    limits: { readonly records: number; readonly bytes: number },
  ): { items: DataRecord[]; isLast: boolean };
  rowOf(datastore: DatastoreName, id: string): Row | undefined;
  /** The people who write in its chats, and the chats. */
  names(): KnownName[];
  count(datastore: DatastoreName): number;
  /** Number of records in all datastores. */
  countAll(): number;
  /** Yields rows of a datastore in id order, lazily. */
  rowsById(datastore: DatastoreName, direction: 'asc' | 'desc', which?: WhichIds): Iterable<Row>;
  /** Yields matching rows by time, lazily: stop when you have enough. @param first size of the first index look-up */
  rows(held: BoundQuery, order: Order, first?: number): Iterable<Row>;
  /** Clauses that require these datastores or exclude all others, whichever are fewer. @param hasOthers whether the query has other clauses */
  restrictTo(datastores: readonly DatastoreName[], hasOthers: boolean): Required<IndexQuery>;
  /** Clauses that require one fact of each list; facts are hashed here. */
  factClauses(lists: FactPlan['each']): Clause[];
}

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

export interface ArchiveWriter {
  /** Writes all drafts, or none if it throws. A stored record with a later `sourceData.editedAt` is a duplicate. */
  put(drafts: readonly Draft[], now: number): PutResult;
  /** Writes prepared batches as `put` does, and frees their memory. */
  write(batches: readonly PackedBatch[]): PutResult;
  /** Deletes records permanently. @returns how many existed */
  remove(records: readonly RecordKey[]): number;
}

export interface Archive
  extends ArchiveReader,
    ArchiveWriter,
    Pick<ArchiveStore, 'vectors' | 'transaction' | 'bytes' | 'close'> {
  readonly key: ArchiveKey;
}

/** Allows concurrent readers beside one writer. */
export function createArchive(store: ArchiveStore, key: ArchiveKey): Archive {
  const { vectors, transaction, bytes, close } = store;
  return { ...createReader(store, key), ...createWriter(store, key), key, vectors, transaction, bytes, close };
}

function createReader(store: ArchiveStore, key: ArchiveKey): ArchiveReader {
  const blocks = createBlockReader(store, key);
  const { index } = store;
  const rowsAt = (seqs: readonly number[]): Row[] => store.rows(seqs);
  const rowOf = (datastore: DatastoreName, id: string): Row | undefined => store.known([{ datastore, id }])[0];

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

  const factClauses = (lists: FactPlan['each']): Clause[] =>
    lists.map((facts) => ({ anyOf: facts.map((fact) => key.token(fact)), in: ['fact'] }));
  const open = (rows: readonly Row[]) => blocks.lines(rows).map((line) => JSON.parse(line) as DataRecord);
  return {
    index,
    vocabulary: createVocabulary(store, key),
    tokenOf: (term) => key.token(term),
    snapshot: (work) => store.snapshot(work),
    open,
    rowsAt,
    get(datastore, id) {
      const row = rowOf(datastore, id);
      return row && open([row])[0];
    },
    after,
    rowOf,
    names: () => knownNames(store, key),
    countAll: () => store.datastores().reduce((sum, { records }) => sum + records, 0),
    count: (datastore) => store.datastores().find(({ name }) => name === datastore)?.records ?? 0,
    rowsById: (datastore, direction, which = {}) => store.rowsById(datastore, direction, which),
    rows,
    restrictTo(datastores, hasOthers) {
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

function createWriter(store: ArchiveStore, key: ArchiveKey): ArchiveWriter {
  let prepare = createPreparation(store, key);
  const sealedWords = createWordSealer(store, key);
  const indexer = createRecordIndexer(key);

  /** Index entry of a record being removed; its words are discarded. */
  function indexOf(datastore: DatastoreName, record: DataRecord): Indexed {
    const indexed = indexer.index(datastore, record, seqOf(happenedAt(datastore, record)));
    indexer.newWords();
    return indexed;
  }

  /** Writes each part before taking the next, so that only one is in memory. */
  function transaction<T>(parts: Iterable<T>, work: (editing: ArchiveEditing, part: T) => readonly TokenWord[]): void {
    try {
      store.transaction(() => {
        const tokens = createTokenCounts();
        const reducedChats = new Set<string>();
        for (const part of parts) {
          const editing = createArchiveEditing(store, key, indexOf, tokens);
          const words = work(editing, part);
          store.apply(editing.changes(sealedWords(words)));
          for (const token of editing.reducedChats()) reducedChats.add(token);
        }
        store.grow(tokens.grown());
        for (const token of reducedChats) {
          const [newest] = store.index.find({ all: [{ anyOf: [token], in: ['fact'] }] }, ALL_TIME, 1);
          if (newest !== undefined) store.setNewest(token, newest);
        }
      });
    } catch (error) {
      prepare = createPreparation(store, key);
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

  function write(batches: Iterable<PreparedBatch>): PutResult {
    const result: PutResult = { written: 0, updated: 0, duplicate: 0 };
    transaction(batches, (editing, { records, duplicate, words }) => {
      result.duplicate += duplicate;
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
    put: (drafts, now) => write([prepare(drafts, now)]),
    write: (batches) => write(unpacked(batches)),
    remove(records) {
      let removed = 0;
      transaction([records], (editing) => {
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

/** Unpacks lazily: each batch is freed when the next one is requested. */
function* unpacked(batches: readonly PackedBatch[]): Generator<PreparedBatch> {
  for (const packed of batches) {
    yield unpack(packed);
    freeMemory(packed.buffer);
  }
}

/** Time of the last edit in milliseconds; 0 if it was never edited or has no valid edit time. */
const editedAt = (record: DataRecord) => Date.parse(textAt(record, 'sourceData.editedAt') ?? '') || 0;

/** The integer of a `_rev` of the form `<integer>-<hash>` (the interface document, Chat group). */
function revisionNumber({ _rev }: DataRecord): number {
  const number = Number.parseInt(String(_rev ?? '0'), 10);
  return Number.isNaN(number) ? 0 : number;
}
