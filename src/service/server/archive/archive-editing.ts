/** The changes of a transaction on an archive, kept in memory until all of them are written. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { type ArchiveKey, TOKEN_LENGTH, tokenNumber } from './archive-key.ts';
import { createBlockEditor } from './blocks.ts';
import type { SealedName } from './names.ts';
import type { Indexed, PreparedRecord } from './prepared-batch.ts';
import {
  type ArchiveChanges,
  type ArchiveStore,
  type IndexColumns,
  type IndexedRow,
  type NameChange,
  type RecordKey,
  type Row,
  RUN_LENGTH,
  type Run,
  type SpelledWord,
} from './store.ts';

export type ArchiveEditing = ReturnType<typeof createArchiveEditing>;

/** Number of word columns; the fact column after them isn't counted. */
const WORD_COLUMNS = 4;

function createTokenCounts() {
  /** For each record that holds a token: twice the token's number, plus 1 if the record is removed. */
  let held = new Float64Array(1024);
  let length = 0;
  return {
    count(columns: IndexColumns, by: 1 | -1): void {
      const own = new Set<number>();
      for (let column = 0; column < WORD_COLUMNS; column++) {
        const tokens = columns[column] ?? '';
        for (let at = 0; at < tokens.length; at += TOKEN_LENGTH + 1) own.add(tokenNumber(tokens, at));
      }
      if (length + own.size > held.length) {
        const larger = new Float64Array(2 * (length + own.size));
        larger.set(held);
        held = larger;
      }
      for (const token of own) held[length++] = 2 * token + (by < 0 ? 1 : 0);
    },
    /** Yields the change in each token's record count, in token order. */
    *grown(): Generator<[token: number, records: number]> {
      let [token, records] = [-1, 0];
      for (const one of held.subarray(0, length).sort()) {
        if (Math.floor(one / 2) !== token) {
          if (records !== 0) yield [token, records];
          [token, records] = [Math.floor(one / 2), 0];
        }
        records += one % 2 === 0 ? 1 : -1;
      }
      if (records !== 0) yield [token, records];
    },
  };
}

const nameOf = ({ datastore, id }: RecordKey) => `${datastore}/${id}`;

/** Call it inside a store transaction. */
export function createArchiveEditing(
  store: ArchiveStore,
  key: ArchiveKey,
  indexOf: (datastore: DatastoreName, record: DataRecord) => Indexed,
) {
  const blocks = createBlockEditor(store, key);
  const numbers = createRowNumbers(store);
  const tokens = createTokenCounts();
  /** Existing records, including the changes. */
  const present = new Map<string, Row>();
  const added = new Map<number, IndexedRow>();
  const removed: IndexedRow[] = [];
  const tally = new Map<DatastoreName, number>();
  const names = new Map<string, { records: number; added: NameChange['added'] }>();
  const reducedChats = new Set<string>();

  function countNames(named: readonly SealedName[], by: 1 | -1, seq: number): void {
    for (const { token, isChat, sealed } of named) {
      const { records = 0, added } = names.get(token) ?? {};
      const isNewest = by > 0 && seq >= (added?.newest ?? 0);
      names.set(token, { records: records + by, added: isNewest ? { newest: seq, sealed } : added });
      if (by < 0 && isChat) reducedChats.add(token);
    }
  }

  function count({ datastore, columns }: IndexedRow, by: 1 | -1): void {
    tally.set(datastore, (tally.get(datastore) ?? 0) + by);
    tokens.count(columns, by);
  }

  function rowOf(record: RecordKey): Row {
    const row = present.get(nameOf(record));
    if (!row) throw new Error('a record that does not exist can be neither read nor removed');
    return row;
  }

  return {
    /** Loads the existing rows of these records, and what changing them will need, in one go. */
    prefetch(records: readonly (RecordKey & Partial<Pick<PreparedRecord, 'seq' | 'print'>>)[]): void {
      const known = store.known(records);
      const changing: number[] = [];
      const starts: number[] = [];
      for (const [at, record] of records.entries()) {
        const found = known[at];
        if (found) present.set(nameOf(record), found);
        if (found && found.print === record.print) continue;
        if (found) changing.push(found.block);
        if (record.seq !== undefined) starts.push(record.seq);
      }
      blocks.load(changing);
      numbers.prefetch(starts);
    },
    /** Fingerprint of the stored version, undefined if there is none. Only for prefetched records. */
    printOf: (record: RecordKey) => present.get(nameOf(record))?.print,
    add(record: PreparedRecord, line: string): void {
      const { datastore, id, print, columns } = record;
      const row = { seq: numbers.take(record.seq), datastore, id, print, ...blocks.append(line), columns };
      added.set(row.seq, row);
      present.set(nameOf(record), row);
      count(row, 1);
      countNames(record.names, 1, row.seq);
    },
    /** The stored version. */
    read: (record: RecordKey) => JSON.parse(blocks.line(rowOf(record))) as DataRecord,
    /** Removes a record from its block and the index. */
    remove(record: RecordKey): void {
      const line = JSON.parse(blocks.line(rowOf(record))) as DataRecord;
      const { columns, names } = indexOf(record.datastore, line);
      const row = { ...rowOf(record), columns };
      present.delete(nameOf(record));
      // A row added by this transaction was never written.
      const own = added.get(row.seq);
      if (own && nameOf(own) === nameOf(row)) added.delete(row.seq);
      else removed.push(row);
      numbers.release(row.seq);
      count(row, -1);
      countNames(names, -1, row.seq);
      blocks.take(row);
    },
    changes: (words: Iterable<SpelledWord>): ArchiveChanges => ({
      // In order: the full-text index writes a segment whenever row numbers fall.
      ...{ removed, added: [...added.values()].sort((a, b) => a.seq - b.seq), blocks: blocks.sealed(), words, tally },
      counts: tokens.grown(),
      names: [...names].map(([token, change]) => ({ token, ...change })),
    }),
    /** Tokens of chats that lost records: their newest record has to be looked up after the changes are written. */
    reducedChats: (): ReadonlySet<string> => reducedChats,
  };
}

/** Assigns row numbers; the ones it assigns aren't in the store yet. */
function createRowNumbers(store: Pick<ArchiveStore, 'runs'>) {
  const runs = new Map<number, Run | undefined>();
  const taken = new Set<number>();
  const released = new Set<number>();
  /** Where to continue from a start that was requested before: ten thousand messages may share one second. */
  const next = new Map<number, number>();
  /** The store has no row in [from, to). */
  let free = { from: 0, to: 0 };

  /** Looks up in one go which numbers are taken after these. */
  function prefetch(starts: readonly number[]): void {
    const unknown = [...new Set(starts)].filter((start) => !runs.has(start));
    if (unknown.length === 0) return;
    for (const start of unknown) runs.set(start, undefined);
    for (const found of store.runs(unknown)) runs.set(found.start, found);
  }

  return {
    prefetch,
    take(start: number): number {
      let seq = next.get(start) ?? start;
      for (;;) {
        if (taken.has(seq)) {
          seq += 1;
          continue;
        }
        if (seq >= free.from && seq < free.to) break;
        prefetch([seq]);
        const run = runs.get(seq);
        if (!run) free = { from: seq, to: seq + RUN_LENGTH };
        if (!run?.isTaken || released.has(seq)) break;
        seq = run.last + 1;
      }
      taken.add(seq);
      next.set(start, seq + 1);
      return seq;
    },
    /** Frees the number of a removed row. */
    release(seq: number): void {
      taken.delete(seq);
      released.add(seq);
      next.clear();
    },
  };
}
