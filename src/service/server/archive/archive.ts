/** One owner's records: found by tokens, opened, put in, brought up to date and taken out. */
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
  /** What the index has for a word or a stem (words.ts). */
  tokenOf(term: string): string;
  /** Reads more than once from one moment: an import may move records meanwhile. Not to be nested. */
  snapshot<T>(work: () => T): T;
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
  /** Rows that hold what is asked for, by time. Lazily: stop when there are enough. @param first how many are found together at first */
  rows(held: BoundQuery, order: Order, first?: number): Iterable<Row>;
  /** Restricts to datastores, or rules out the others, whichever are fewer. @param beside whether something else is asked for, too */
  restrictTo(datastores: readonly DatastoreName[], beside: boolean): Required<IndexQuery>;
  /** Likewise for one fact of each list; facts are hashed here. */
  factClauses(lists: FactPlan['each']): Clause[];
}

/** Rows that are found together at first, and by how much more the next time: whoever goes on mostly goes far. */
const [FIRST_ROWS, ROWS_GROWTH] = [256, 8];
/** Records that are opened before it is known whether they fit: what is left of the last ones is opened once more. */
const OPENED_AT_ONCE = 16;

export interface PutResult {
  written: number;
  /** Were there and have changed. */
  updated: number;
  /** Were there, the same. */
  duplicate: number;
}

export interface ArchiveWriter {
  /** All or, when it throws, none. One that was edited later (`sourceData.editedAt`) stays and counts as the same. */
  put(drafts: readonly Draft[], now: number): PutResult;
  /** Writes what was made ready, as `put` does, and frees it. */
  write(batches: readonly PackedBatch[]): PutResult;
  /** Takes records out, for good. @returns how many were there */
  remove(records: readonly RecordKey[]): number;
}

export interface Archive
  extends ArchiveReader,
    ArchiveWriter,
    Pick<ArchiveStore, 'vectors' | 'transaction' | 'bytes' | 'close'> {
  readonly key: ArchiveKey;
}

/** Several may read at the same time as one writes. */
export function createArchive(store: ArchiveStore, key: ArchiveKey): Archive {
  const { vectors, transaction, bytes, close } = store;
  return { ...createReader(store, key), ...createWriter(store, key), key, vectors, transaction, bytes, close };
}

function createReader(store: ArchiveStore, key: ArchiveKey): ArchiveReader {
  const blocks = createBlockReader(store, key);
  const { index } = store;
  const at = (seqs: readonly number[]): Row[] => store.rows(seqs);
  const rowOf = (datastore: DatastoreName, id: string): Row | undefined => store.known([{ datastore, id }])[0];

  function after(
    datastore: DatastoreName,
    id: string | undefined,
    most: { readonly records: number; readonly bytes: number },
  ): { items: DataRecord[]; isLast: boolean } {
    const items: DataRecord[] = [];
    let bytes = 0;
    for (const rows of inChunks(store.rowsById(datastore, 'asc', { after: id }), OPENED_AT_ONCE)) {
      for (const line of blocks.lines(rows)) {
        bytes += Buffer.byteLength(line);
        const isFull = items.length === most.records || (items.length > 0 && bytes > most.bytes);
        if (isFull) return { items, isLast: false };
        items.push(JSON.parse(line) as DataRecord);
      }
    }
    return { items, isLast: true };
  }

  function* rows({ question, range: { from, to } }: BoundQuery, order: Order, first = FIRST_ROWS): Generator<Row> {
    for (let most = first; ; most *= ROWS_GROWTH) {
      const seqs = index.find(question, { from, to }, most, order);
      for (const some of inChunks(seqs, FIRST_ROWS)) yield* at(some);
      const last = seqs.at(-1);
      if (last === undefined || seqs.length < most) return;
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
    at,
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
    restrictTo(datastores, beside) {
      const [wanted, others] = [true, false].map((isWanted) =>
        store.datastores().filter(({ name }) => datastores.includes(name) === isWanted),
      );
      const records = (some: typeof wanted) => (some ?? []).reduce((sum, store) => sum + store.records, 0);
      const facts = (names: readonly DatastoreName[]) =>
        names.length === 0 ? [] : factClauses([names.map((name) => factOf('datastore', name))]);
      if (!beside || records(others) > records(wanted)) return { all: facts(datastores), none: [] };
      return { all: [], none: facts((others ?? []).map(({ name }) => name)) };
    },
    factClauses,
  };
}

function createWriter(store: ArchiveStore, key: ArchiveKey): ArchiveWriter {
  let prepare = createPreparation(store, key);
  const sealedWords = createWordSealer(store, key);
  const indexer = createRecordIndexer(key);

  /** Of a record that is taken out: its words are told to nobody. */
  function indexOf(datastore: DatastoreName, record: DataRecord): Indexed {
    const indexed = indexer.index(datastore, record, seqOf(happenedAt(datastore, record)));
    indexer.newWords();
    return indexed;
  }

  /** Each part of `parts` is written before the next one is taken: no more than one is held. */
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

  /** @returns whether anything was: of two versions that say when they were edited, the later one stays */
  function change(editing: ArchiveEditing, record: PreparedRecord): boolean {
    const before = editing.read(record);
    const made = JSON.parse(record.line) as DataRecord;
    if (editedAt(before) > editedAt(made)) return false;
    editing.takeOut(record);
    const changed: DataRecord = {
      ...made,
      insertedAt: record.saysInsertedAt ? made.insertedAt : (before.insertedAt ?? made.insertedAt),
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
          editing.takeOut(record);
          removed += 1;
        }
        return [];
      });
      return removed;
    },
  };
}

/** One at a time: each is freed when the next is asked for. */
function* unpacked(batches: readonly PackedBatch[]): Generator<PreparedBatch> {
  for (const packed of batches) {
    yield unpack(packed);
    freeMemory(packed.buffer);
  }
}

/** Of what was never edited, or does not say when: before everything that does. */
const editedAt = (record: DataRecord) => Date.parse(textAt(record, 'sourceData.editedAt') ?? '') || 0;

/** Of `<integer>-<hash>` (the interface document, Chat group). */
function revisionNumber({ _rev }: DataRecord): number {
  const number = Number.parseInt(String(_rev ?? '0'), 10);
  return Number.isNaN(number) ? 0 : number;
}
