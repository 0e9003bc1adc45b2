/** Puts records into an archive, brings changed ones up to date, and takes records out. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { prepareChange } from './archive-file.ts';
import type { ArchiveKey } from './archive-key.ts';
import { createBlockReader, createBlockWriter } from './blocks.ts';
import { factsOf } from './facts.ts';
import { seqOf } from './moment.ts';
import { happenedAt, searchedTexts } from './record-values.ts';
import { createTermIndexer, type IndexedTerm } from './terms.ts';
import { createVocabularyWriter } from './vocabulary.ts';

/** A record as its source has it; `insertedAt`, `modifiedAt` and `_rev` are made where they are absent. */
export type Draft = readonly [DatastoreName, DataRecord];

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
  /** Takes records out, for good. @returns how many were there */
  remove(records: readonly { datastore: DatastoreName; id: string }[]): number;
}

interface Place {
  seq: number;
  block: number;
  place: number;
  print: number;
}

export function createArchiveWriter(database: DatabaseSync, key: ArchiveKey): ArchiveWriter {
  const find = database.prepare('select seq, block, place, print from record where datastore = ? and id = ?');
  const insert = prepareChange(
    database,
    'insert or ignore into record (seq, datastore, id, block, place, print) values (?, ?, ?, ?, ?, ?)',
  );
  const lastInRun = database.prepare('select max(seq) as seq from record where seq between ? and ?');
  const move = prepareChange(database, 'update record set block = ?, place = ?, print = ? where seq = ?');
  const erase = prepareChange(database, 'delete from record where seq = ?');
  const index = prepareChange(database, 'insert into word (rowid, main, side, fact) values (?, ?, ?, ?)');
  const unindex = prepareChange(database, 'delete from word where rowid = ?');
  const tally = prepareChange(
    database,
    'insert into tally (datastore, records) values (?, ?) on conflict do update set records = records + excluded.records',
  );
  const blocks = createBlockWriter(database, key);
  const reader = createBlockReader(database, key);
  const terms = createTermIndexer(key);
  const vocabulary = createVocabularyWriter(database, key);
  let counted = new Map<string, { term: IndexedTerm; records: number }>();
  let tallied = new Map<DatastoreName, number>();
  /** Where the newest row of a long run went: ten thousand messages of one second are not looked through for each. */
  let run = { start: -1, free: 0 };

  function count(found: Map<string, IndexedTerm>, by: 1 | -1): void {
    for (const term of found.values()) {
      const entry = counted.get(term.token);
      if (!entry) counted.set(term.token, { term, records: by });
      else {
        entry.records += by;
        if (entry.term.word === undefined) entry.term = term;
      }
    }
  }

  function columnsOf(datastore: DatastoreName, record: DataRecord): [string, string, string] {
    const found = new Map<string, IndexedTerm>();
    const texts = searchedTexts(datastore, record);
    const main = terms.tokens(texts.main, found);
    const side = terms.tokens(texts.side, found);
    const facts = factsOf(datastore, record).map((fact) => key.token(fact));
    for (const token of facts) found.set(token, { token, word: undefined });
    count(found, 1);
    return [main, side, facts.join(' ')];
  }

  /** The terms of a record that goes, or is about to change, no longer count. */
  function uncount(datastore: DatastoreName, place: Place): DataRecord {
    blocks.flush();
    const record = JSON.parse(reader.line(place.block, place.place)) as DataRecord;
    const found = new Map<string, IndexedTerm>();
    const texts = searchedTexts(datastore, record);
    terms.tokens(`${texts.main} \n ${texts.side}`, found);
    for (const fact of factsOf(datastore, record)) {
      const token = key.token(fact);
      found.set(token, { token, word: undefined });
    }
    count(found, -1);
    return record;
  }

  /** Takes the first free number of the second. */
  function insertAt(seq: number, ...rest: [string, string, number, number, number]): number {
    for (let free = run.start === seq ? run.free : seq; ; ) {
      if (insert.run(free, ...rest).changes > 0) {
        run = { start: seq, free: free + 1 };
        return free;
      }
      free = Number(lastInRun.get(free, free + SLOTS_LOOKED_AT)?.seq) + 1;
    }
  }

  function add(datastore: DatastoreName, record: DataRecord, print: number, line: string): void {
    const { block, place } = blocks.append(line);
    const seq = insertAt(seqOf(happenedAt(datastore, record)), datastore, record._id, block, place, print);
    index.run(seq, ...columnsOf(datastore, record));
    tallied.set(datastore, (tallied.get(datastore) ?? 0) + 1);
  }

  function change(
    datastore: DatastoreName,
    draft: DataRecord,
    { print, revision, now }: { print: number; revision: string; now: string },
    at: Place,
  ): void {
    const before = uncount(datastore, at);
    const record: DataRecord = {
      ...draft,
      insertedAt: before.insertedAt ?? now,
      modifiedAt: now,
      _rev: `${revisionNumber(before) + 1}-${revision}`,
    };
    blocks.remove(at.block, at.place);
    unindex.run(at.seq);
    const { block, place } = blocks.append(JSON.stringify(record));
    let { seq } = at;
    if (happenedAt(datastore, record) === happenedAt(datastore, before)) move.run(block, place, print, seq);
    else {
      erase.run(seq);
      seq = insertAt(seqOf(happenedAt(datastore, record)), datastore, record._id, block, place, print);
    }
    index.run(seq, ...columnsOf(datastore, record));
  }

  function transaction<T>(work: () => T): T {
    counted = new Map();
    tallied = new Map();
    blocks.reset();
    database.exec('begin immediate');
    try {
      const result = work();
      blocks.flush();
      for (const { term, records } of counted.values()) if (records !== 0) vocabulary.add(term, records);
      for (const [datastore, records] of tallied) tally.run(datastore, records);
      database.exec('commit');
      return result;
    } catch (error) {
      // A full disk has ended the transaction by itself.
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  }

  return {
    put: (drafts, now) =>
      transaction(() => {
        const result: PutResult = { written: 0, updated: 0, duplicate: 0 };
        const iso = new Date(now).toISOString();
        for (const [datastore, draft] of drafts) {
          const { insertedAt, modifiedAt, _rev, ...members } = draft;
          const json = JSON.stringify(members);
          const { print, revision } = key.print(json);
          const at = placeOf(find, datastore, draft._id);
          if (!at) {
            const made = {
              insertedAt: insertedAt ?? iso,
              modifiedAt: modifiedAt ?? iso,
              _rev: _rev ?? `1-${revision}`,
            };
            // The one object goes into the other as text: a record is turned into JSON once.
            const line = `${json.slice(0, -1)},${JSON.stringify(made).slice(1)}`;
            add(datastore, { ...draft, ...made }, print, line);
            result.written += 1;
          } else if (at.print === print) result.duplicate += 1;
          else {
            change(datastore, members as DataRecord, { print, revision, now: iso }, at);
            result.updated += 1;
          }
        }
        return result;
      }),
    remove: (records) =>
      transaction(() => {
        let removed = 0;
        for (const { datastore, id } of records) {
          const at = placeOf(find, datastore, id);
          if (!at) continue;
          uncount(datastore, at);
          blocks.remove(at.block, at.place);
          unindex.run(at.seq);
          erase.run(at.seq);
          tallied.set(datastore, (tallied.get(datastore) ?? 0) - 1);
          removed += 1;
        }
        return removed;
      }),
  };
}

/** Things that happened in the same second lie in one run of numbers; longer runs are passed in steps of this. */
const SLOTS_LOOKED_AT = 1023;

function placeOf(find: StatementSync, datastore: DatastoreName, id: string): Place | undefined {
  return find.get(datastore, id) as Place | undefined;
}

/** Of `<integer>-<hash>` (the interface document, Chat group). */
function revisionNumber({ _rev }: DataRecord): number {
  const number = Number.parseInt(String(_rev ?? '0'), 10);
  return Number.isNaN(number) ? 0 : number;
}
