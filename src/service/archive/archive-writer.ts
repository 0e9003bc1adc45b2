/** Puts records into an archive, brings changed ones up to date, and takes records out. */
import type { DatabaseSync } from 'node:sqlite';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { ArchiveFullError, isFullDisk } from './archive-file.ts';
import type { ArchiveKey } from './archive-key.ts';
import { createBlockReader, createBlockWriter } from './blocks.ts';
import { createPreparation, type Draft, type PreparedBatch, type PreparedRecord } from './prepared-batch.ts';
import { fromSpot, MAX_DATASTORES, toSpot } from './spot.ts';
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
   * @param more that another batch follows at once: words are counted with the last one
   */
  write(batch: PreparedBatch, more: boolean): PutResult;
  /** Takes records out, for good. @returns how many were there */
  remove(records: readonly { datastore: DatastoreName; id: string }[]): number;
}

interface Known {
  readonly seq: number;
  readonly print: number;
}

/** Things that happened in the same second lie in one run of numbers; longer runs are passed in steps of this. */
const SLOTS_LOOKED_AT = 1023;

export function createArchiveWriter(database: DatabaseSync, key: ArchiveKey): ArchiveWriter {
  const find = database.prepare('select seq, print from identity where datastore = ? and id = ?');
  const spotOf = database.prepare('select spot from record where seq = ?');
  const insert = prepareWrite(database, 'insert or ignore into record (seq, spot) values (?, ?)');
  const name = prepareWrite(database, 'insert into identity (datastore, id, seq, print) values (?, ?, ?, ?)');
  const forget = prepareWrite(database, 'delete from identity where datastore = ? and id = ?');
  const lastInRun = database.prepare('select max(seq) as seq from record where seq between ? and ?');
  const erase = prepareWrite(database, 'delete from record where seq = ?');
  const index = prepareWrite(
    database,
    'insert into word (rowid, main, variant, sender, place, fact) values (?, ?, ?, ?, ?, ?)',
  );
  const unindex = prepareWrite(database, 'delete from word where rowid = ?');
  const codeOf = database.prepare('select code from datastore where name = ?');
  const addDatastore = prepareWrite(database, 'insert into datastore (name, records) values (?, 0)');
  const tally = prepareWrite(database, 'update datastore set records = records + ? where name = ?');
  const total = database.prepare('select sum(records) as records from datastore');
  const prepare = createPreparation(database, key);
  const blocks = createBlockWriter(database, key);
  const reader = createBlockReader(database, key);
  const vocabulary = createVocabularyWriter(database, key);
  let codes = new Map<DatastoreName, number>();
  let tallied = new Map<DatastoreName, number>();
  /** Where the newest row of a long run went: ten thousand messages of one second are not looked through for each. */
  let run = { start: -1, free: 0 };

  const count = (datastore: DatastoreName, by: number) => tallied.set(datastore, (tallied.get(datastore) ?? 0) + by);

  /** The number by which rows name a datastore. */
  function code(datastore: DatastoreName): number {
    const known = codes.get(datastore) ?? codeOf.get(datastore)?.code ?? addDatastore.run(datastore).lastInsertRowid;
    const number = Number(known);
    if (number >= MAX_DATASTORES) throw new RangeError('an archive holds at most 255 datastores');
    codes.set(datastore, number);
    return number;
  }

  const knownAs = (datastore: DatastoreName, id: string) => find.get(code(datastore), id) as Known | undefined;

  /** Takes the first free number of the second. */
  function insertRow(seq: number, spot: number): number {
    for (let free = run.start === seq ? run.free : seq; ; ) {
      if (insert.run(free, spot).changes > 0) {
        run = { start: seq, free: free + 1 };
        return free;
      }
      free = Number(lastInRun.get(free, free + SLOTS_LOOKED_AT)?.seq) + 1;
    }
  }

  function add({ datastore, id, seq, print, columns }: PreparedRecord, line: string): void {
    const { block, place } = blocks.append(line);
    const row = insertRow(seq, toSpot({ block, place, code: code(datastore) }));
    name.run(code(datastore), id, row, print);
    index.run(row, ...columns);
    count(datastore, 1);
  }

  /** Takes a record out of everything. @returns what it was */
  function takeOut(datastore: DatastoreName, id: string, seq: number): DataRecord {
    blocks.flush();
    const { block, place } = fromSpot(Number(spotOf.get(seq)?.spot));
    const record = JSON.parse(reader.line(block, place)) as DataRecord;
    blocks.remove(block, place);
    unindex.run(seq);
    erase.run(seq);
    forget.run(code(datastore), id);
    count(datastore, -1);
    run = { start: -1, free: 0 };
    return record;
  }

  function change(record: PreparedRecord, seq: number, now: string): void {
    const before = takeOut(record.datastore, record.id, seq);
    const made = JSON.parse(record.line) as DataRecord;
    const changed: DataRecord = {
      ...made,
      insertedAt: record.said.insertedAt ? made.insertedAt : (before.insertedAt ?? made.insertedAt),
      modifiedAt: record.said.modifiedAt ? made.modifiedAt : now,
      _rev: `${revisionNumber(before) + 1}-${record.revision}`,
    };
    add(record, JSON.stringify(changed));
  }

  function transaction<T>(more: boolean, work: () => T): T {
    tallied = new Map();
    blocks.reset();
    database.exec('begin immediate');
    try {
      const result = work();
      blocks.flush();
      for (const [datastore, records] of tallied) tally.run(records, datastore);
      if (!more) vocabulary.countAnew(Number(total.get()?.records ?? 0));
      database.exec('commit');
      return result;
    } catch (error) {
      vocabulary.reset();
      codes = new Map();
      // A full disk has ended the transaction by itself.
      if (database.isTransaction) database.exec('rollback');
      throw isFullDisk(error) ? new ArchiveFullError('the disk is full', { cause: error }) : error;
    }
  }

  function write(batch: PreparedBatch, more: boolean): PutResult {
    return transaction(more, () => {
      const result: PutResult = { written: 0, updated: 0, duplicate: batch.duplicate };
      for (const [token, word] of batch.words) vocabulary.add(token, word);
      for (const record of batch.records) {
        const known = knownAs(record.datastore, record.id);
        if (!known) {
          add(record, record.line);
          result.written += 1;
        } else if (known.print === record.print) result.duplicate += 1;
        else {
          change(record, known.seq, batch.now);
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
          const known = knownAs(datastore, id);
          if (!known) continue;
          takeOut(datastore, id, known.seq);
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
