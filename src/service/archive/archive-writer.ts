/** Puts records into an archive, brings changed ones up to date, and takes records out. */
import type { DatabaseSync } from 'node:sqlite';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { ArchiveFullError, isFullDisk } from './archive-file.ts';
import type { ArchiveKey } from './archive-key.ts';
import { createBlockReader, createBlockWriter } from './blocks.ts';
import {
  addCounts,
  countTerms,
  createPreparation,
  createRecordIndexer,
  type Draft,
  type PreparedBatch,
  type PreparedRecord,
  type TermCount,
} from './prepared-batch.ts';
import type { IndexedTerm } from './terms.ts';
import { createVocabularyWriter } from './vocabulary.ts';
import { prepareWrite } from './write-statement.ts';

export interface PutResult {
  written: number;
  /** Were there and have changed. */
  updated: number;
  /** Were there, the same. */
  duplicate: number;
}

export interface ArchiveWriter {
  /**
   * Writes all of `drafts` or, when it throws, none of them. A record is the same as one that is there when all its
   * members but `insertedAt`, `modifiedAt` and `_rev` are.
   */
  put(drafts: readonly Draft[], now: number): PutResult;
  /**
   * Writes what was made ready, as `put` does.
   * @param more that another batch follows at once: how many records hold a word is brought up to date with the last one
   */
  write(batch: PreparedBatch, more: boolean): PutResult;
  /** Takes records out, for good. @returns how many were there */
  remove(records: readonly { datastore: DatastoreName; id: string }[]): number;
}

interface Place {
  readonly seq: number;
  readonly block: number;
  readonly place: number;
  readonly print: number;
}

const COUNTS_HELD_BACK = 60_000;
/** Things that happened in the same second lie in one run of numbers; longer runs are passed in steps of this. */
const SLOTS_LOOKED_AT = 1023;

export function createArchiveWriter(database: DatabaseSync, key: ArchiveKey): ArchiveWriter {
  const find = database.prepare('select seq, block, place, print from record where datastore = ? and id = ?');
  const insert = prepareWrite(
    database,
    'insert or ignore into record (seq, datastore, id, block, place, print) values (?, ?, ?, ?, ?, ?)',
  );
  const lastInRun = database.prepare('select max(seq) as seq from record where seq between ? and ?');
  const erase = prepareWrite(database, 'delete from record where seq = ?');
  const index = prepareWrite(database, 'insert into word (rowid, main, side, fact) values (?, ?, ?, ?)');
  const unindex = prepareWrite(database, 'delete from word where rowid = ?');
  const tally = prepareWrite(
    database,
    'insert into tally (datastore, records) values (?, ?) on conflict do update set records = records + excluded.records',
  );
  const prepare = createPreparation(database, key);
  const indexer = createRecordIndexer(key);
  const blocks = createBlockWriter(database, key);
  const reader = createBlockReader(database, key);
  const vocabulary = createVocabularyWriter(database, key);
  let counts = new Map<string, TermCount>();
  let tallied = new Map<DatastoreName, number>();
  /** Where the newest row of a long run went: ten thousand messages of one second are not looked through for each. */
  let run = { start: -1, free: 0 };

  const placeOf = (datastore: DatastoreName, id: string) => find.get(datastore, id) as Place | undefined;
  const count = (datastore: DatastoreName, by: number) => tallied.set(datastore, (tallied.get(datastore) ?? 0) + by);

  /** Takes the first free number of the second. */
  function insertRow({ datastore, id, seq, print }: PreparedRecord, block: number, place: number): number {
    for (let free = run.start === seq ? run.free : seq; ; ) {
      if (insert.run(free, datastore, id, block, place, print).changes > 0) {
        run = { start: seq, free: free + 1 };
        return free;
      }
      free = Number(lastInRun.get(free, free + SLOTS_LOOKED_AT)?.seq) + 1;
    }
  }

  function add(record: PreparedRecord, line: string): void {
    const { block, place } = blocks.append(line);
    index.run(insertRow(record, block, place), ...record.columns);
    count(record.datastore, 1);
  }

  /** Takes a record out of everything. @returns what it was */
  function takeOut(datastore: DatastoreName, at: Place): DataRecord {
    blocks.flush();
    const record = JSON.parse(reader.line(at.block, at.place)) as DataRecord;
    const found = new Map<string, IndexedTerm>();
    indexer.columns(datastore, record, found);
    countTerms(counts, found, -1);
    blocks.remove(at.block, at.place);
    unindex.run(at.seq);
    erase.run(at.seq);
    count(datastore, -1);
    run = { start: -1, free: 0 };
    return record;
  }

  function change(record: PreparedRecord, at: Place, now: string): void {
    const before = takeOut(record.datastore, at);
    const made = JSON.parse(record.line) as DataRecord;
    const changed: DataRecord = {
      ...made,
      insertedAt: record.said.insertedAt ? made.insertedAt : (before.insertedAt ?? made.insertedAt),
      modifiedAt: record.said.modifiedAt ? made.modifiedAt : now,
      _rev: `${revisionNumber(before) + 1}-${record.revision}`,
    };
    add(record, JSON.stringify(changed));
  }

  /** Words that are new are kept with the records that hold them; the counts of known ones may wait. */
  function keepWords(more: boolean): void {
    const wait = more && counts.size < COUNTS_HELD_BACK;
    for (const [token, { term, records }] of counts) {
      if (wait && vocabulary.knows(token)) continue;
      if (records !== 0) vocabulary.add(term, records);
      counts.delete(token);
    }
  }

  function transaction<T>(more: boolean, work: () => T): T {
    tallied = new Map();
    blocks.reset();
    database.exec('begin immediate');
    try {
      const result = work();
      blocks.flush();
      keepWords(more);
      for (const [datastore, records] of tallied) tally.run(datastore, records);
      database.exec('commit');
      return result;
    } catch (error) {
      vocabulary.reset();
      counts = new Map();
      // A full disk has ended the transaction by itself.
      if (database.isTransaction) database.exec('rollback');
      throw isFullDisk(error) ? new ArchiveFullError('the disk is full', { cause: error }) : error;
    }
  }

  function write(batch: PreparedBatch, more: boolean): PutResult {
    return transaction(more, () => {
      const result: PutResult = { written: 0, updated: 0, duplicate: batch.duplicate };
      addCounts(counts, batch.counts);
      for (const record of batch.records) {
        const at = placeOf(record.datastore, record.id);
        if (!at) {
          add(record, record.line);
          result.written += 1;
        } else if (at.print === record.print) result.duplicate += 1;
        else {
          change(record, at, batch.now);
          result.updated += 1;
        }
      }
      return result;
    });
  }

  return {
    put: (drafts, now) => write(prepare(drafts, now), false),
    write,
    remove: (records) =>
      transaction(false, () => {
        let removed = 0;
        for (const { datastore, id } of records) {
          const at = placeOf(datastore, id);
          if (!at) continue;
          takeOut(datastore, at);
          removed += 1;
        }
        return removed;
      }),
  };
}

/** Of `<integer>-<hash>` (the interface document, Chat group). */
function revisionNumber({ _rev }: DataRecord): number {
  const number = Number.parseInt(String(_rev ?? '0'), 10);
  return Number.isNaN(number) ? 0 : number;
}
