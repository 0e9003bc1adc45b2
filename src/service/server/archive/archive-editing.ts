/** What one transaction makes of an archive's records, in memory until all of it is written at once. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveKey } from './archive-key.ts';
import {
  type AddedRow,
  type ArchiveChanges,
  type ArchiveStore,
  type NameChange,
  type RemovedRow,
  RUN_LENGTH,
  type Run,
  type SpelledWord,
} from './archive-store.ts';
import { createBlockEditor } from './blocks.ts';
import { createNameSealer, type SealedName } from './names.ts';
import type { PreparedRecord } from './prepared-batch.ts';
import { fromSpot, MAX_DATASTORES, toSpot } from './spot.ts';

interface RecordName {
  readonly datastore: DatastoreName;
  readonly id: string;
}

export interface ArchiveEditing {
  /** Looks up together what is there of these records, and what changing them will need. */
  expect(records: readonly (RecordName & Partial<Pick<PreparedRecord, 'seq' | 'print'>>)[]): void;
  /** The print of what is there now; undefined where nothing is. Of records that were expected. */
  printOf(record: RecordName): number | undefined;
  add(record: PreparedRecord, line: string): void;
  /** What is there now. */
  read(record: RecordName): DataRecord;
  /** Takes a record out of everything. */
  takeOut(record: RecordName): void;
  changes(words: readonly SpelledWord[]): ArchiveChanges;
  /** Tokens of chats of which records were taken out: the newest that is left is to be looked up when the changes are made. */
  reducedChats(): ReadonlySet<string>;
}

const nameOf = ({ datastore, id }: RecordName) => `${datastore}/${id}`;

/** To be made inside a transaction of the store, and to be used for that one. */
export function createArchiveEditing(store: ArchiveStore, key: ArchiveKey): ArchiveEditing {
  const blocks = createBlockEditor(store, key);
  const numbers = createRowNumbers(store);
  const codes = new Map<DatastoreName, number>();
  /** Those that are there, as they are now: with what this transaction has made of them. */
  const present = new Map<string, RemovedRow & { print: number }>();
  const added = new Map<number, AddedRow>();
  const removed: RemovedRow[] = [];
  const tally = new Map<number, number>();

  const namesOf = createNameSealer(key);
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

  const count = (code: number, by: number) => tally.set(code, (tally.get(code) ?? 0) + by);

  /** The number by which rows name a datastore. */
  function codeOf(datastore: DatastoreName): number {
    const code = codes.get(datastore) ?? store.codeOf(datastore);
    if (code >= MAX_DATASTORES) throw new RangeError('an archive holds at most 255 datastores');
    codes.set(datastore, code);
    return code;
  }

  function rowOf(record: RecordName): RemovedRow {
    const row = present.get(nameOf(record));
    if (!row) throw new Error('a record that is not there can neither be read nor taken out');
    return row;
  }

  return {
    expect(records) {
      const named = records.map(({ datastore, id }) => ({ code: codeOf(datastore), id }));
      const known = store.known(named);
      const spots = new Map(
        store.located(known.flatMap((found) => found?.seq ?? [])).map(({ seq, spot }) => [seq, spot]),
      );
      const changing: number[] = [];
      const starts: number[] = [];
      for (const [at, record] of records.entries()) {
        const [found, name] = [known[at], named[at]];
        const spot = found && spots.get(found.seq);
        if (found && name && spot !== undefined) present.set(nameOf(record), { ...name, ...found, spot });
        if (found && found.print === record.print) continue;
        if (spot !== undefined) changing.push(fromSpot(spot).block);
        if (record.seq !== undefined) starts.push(record.seq);
      }
      blocks.load(changing);
      numbers.expect(starts);
    },
    printOf: (record) => present.get(nameOf(record))?.print,
    add(record, line) {
      const { datastore, id, print, columns } = record;
      const code = codeOf(datastore);
      const { block, place } = blocks.append(line);
      const row = { seq: numbers.take(record.seq), spot: toSpot({ block, place, code }), code, id, print };
      added.set(row.seq, { ...row, columns });
      present.set(nameOf(record), row);
      count(code, 1);
      countNames(record.names, 1, row.seq);
    },
    read(record) {
      const { block, place } = fromSpot(rowOf(record).spot);
      return JSON.parse(blocks.line(block, place)) as DataRecord;
    },
    takeOut(record) {
      const row = rowOf(record);
      present.delete(nameOf(record));
      const { block, place } = fromSpot(row.spot);
      // What this transaction has put in was never written.
      if (added.get(row.seq)?.id === row.id && added.get(row.seq)?.code === row.code) added.delete(row.seq);
      else removed.push(row);
      numbers.release(row.seq);
      count(row.code, -1);
      const line = JSON.parse(blocks.line(block, place)) as DataRecord;
      countNames(namesOf(record.datastore, line), -1, row.seq);
      blocks.take(block, place);
    },
    changes: (words) => ({
      ...{ removed, added: [...added.values()], blocks: blocks.sealed(), words, tally },
      names: [...names].map(([token, change]) => ({ token, ...change })),
    }),
    reducedChats: () => reducedChats,
  };
}

interface RowNumbers {
  /** Looks up in one go what is taken from these numbers on. */
  expect(starts: readonly number[]): void;
  take(start: number): number;
  /** A number whose row was taken out. */
  release(seq: number): void;
}

/** For one transaction: what it takes is not in the store yet. */
function createRowNumbers(store: Pick<ArchiveStore, 'runs'>): RowNumbers {
  const runs = new Map<number, Run | undefined>();
  const taken = new Set<number>();
  const released = new Set<number>();
  /**
   * Where the newest row of a long run went, and up to where the store has none behind it: ten thousand messages of one
   * second are not looked through for each.
   */
  let run = { start: -1, free: 0, end: 0 };

  function expect(starts: readonly number[]): void {
    const unknown = [...new Set(starts)].filter((start) => !runs.has(start));
    if (unknown.length === 0) return;
    for (const start of unknown) runs.set(start, undefined);
    for (const found of store.runs(unknown)) runs.set(found.start, found);
  }

  /** From `from` on, of which the store is known to hold none before `until`. */
  function firstFree(from: number, until: number): { seq: number; end: number } {
    let [free, end] = [from, until];
    for (;;) {
      while (free < end && taken.has(free)) free += 1;
      if (free < end) return { seq: free, end };
      expect([free]);
      const found = runs.get(free);
      if (!found) end = free + RUN_LENGTH;
      else if (found.isTaken && !released.has(free)) {
        end = free + RUN_LENGTH;
        free = found.last + 1;
      } else end = free + 1;
    }
  }

  return {
    expect,
    take(start) {
      const { seq, end } = run.start === start ? firstFree(run.free, run.end) : firstFree(start, start);
      run = { start, free: seq + 1, end };
      taken.add(seq);
      return seq;
    },
    release(seq) {
      taken.delete(seq);
      released.add(seq);
      run = { start: -1, free: 0, end: 0 };
    },
  };
}
