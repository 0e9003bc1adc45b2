/** What a part of a transaction makes of an archive's records, in memory until all of it is written at once. */
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

/** Those before the facts, which are not counted. */
const WORD_COLUMNS = 4;

/** For one transaction, whose parts often hold the same words. */
export function createTokenCounts() {
  /** Twice the number of a token, once for each record that holds it; one more where that is taken out. */
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
    /** By how many records each token grows, in the order of tokens. */
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

/** For a part of one transaction of the store, inside of it: what the parts before it have made is written. */
export function createArchiveEditing(
  store: ArchiveStore,
  key: ArchiveKey,
  indexOf: (datastore: DatastoreName, record: DataRecord) => Indexed,
  tokens: ReturnType<typeof createTokenCounts>,
) {
  const blocks = createBlockEditor(store, key);
  const numbers = createRowNumbers(store);
  /** Those that are there, as they are now: with what this transaction has made of them. */
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
    if (!row) throw new Error('a record that is not there can neither be read nor taken out');
    return row;
  }

  return {
    /** Looks up together what is there of these records, and what changing them will need. */
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
    /** The print of what is there now; undefined where nothing is. Of records that were expected. */
    printOf: (record: RecordKey) => present.get(nameOf(record))?.print,
    add(record: PreparedRecord, line: string): void {
      const { datastore, id, print, columns } = record;
      const row = { seq: numbers.take(record.seq), datastore, id, print, ...blocks.append(line), columns };
      added.set(row.seq, row);
      present.set(nameOf(record), row);
      count(row, 1);
      countNames(record.names, 1, row.seq);
    },
    /** What is there now. */
    read: (record: RecordKey) => JSON.parse(blocks.line(rowOf(record))) as DataRecord,
    /** Takes a record out of everything. */
    takeOut(record: RecordKey): void {
      const line = JSON.parse(blocks.line(rowOf(record))) as DataRecord;
      const { columns, names } = indexOf(record.datastore, line);
      const row = { ...rowOf(record), columns };
      present.delete(nameOf(record));
      // What this transaction has put in was never written.
      const own = added.get(row.seq);
      if (own && nameOf(own) === nameOf(row)) added.delete(row.seq);
      else removed.push(row);
      numbers.release(row.seq);
      count(row, -1);
      countNames(names, -1, row.seq);
      blocks.take(row);
    },
    changes: (words: readonly SpelledWord[]): ArchiveChanges => ({
      ...{ removed, added: [...added.values()], blocks: blocks.sealed(), words, tally },
      names: [...names].map(([token, change]) => ({ token, ...change })),
    }),
    /** Tokens of chats of which records were taken out: the newest that is left is to be looked up when the changes are made. */
    reducedChats: (): ReadonlySet<string> => reducedChats,
  };
}

/** What it takes is not in the store yet. */
function createRowNumbers(store: Pick<ArchiveStore, 'runs'>) {
  const runs = new Map<number, Run | undefined>();
  const taken = new Set<number>();
  const released = new Set<number>();
  /** Where to go on for a number that was asked for before: ten thousand messages may be of one second. */
  const next = new Map<number, number>();
  /** The store has no row from `from` on before `to`. */
  let free = { from: 0, to: 0 };

  /** Looks up in one go what is taken from these numbers on. */
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
    /** A number whose row was taken out. */
    release(seq: number): void {
      taken.delete(seq);
      released.add(seq);
      next.clear();
    },
  };
}
