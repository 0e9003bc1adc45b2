/** An archive in an SQLite file of its own (archive-file.ts). */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DatastoreName } from '../../contract/datastores.ts';
import { ArchiveFullError, archiveBytes, isFullDisk, openArchiveFile } from './archive-file.ts';
import {
  type ArchiveReading,
  type ArchiveStore,
  type Known,
  type Located,
  RUN_LENGTH,
  type WhichIds,
} from './archive-store.ts';
import type { IndexQuestion, KeywordIndex, Wanted } from './keyword-index.ts';
import type { SeqRange } from './moment.ts';

const HELD = 'from word where word match ? and rowid between ? and ?';

function createSqliteIndex(database: DatabaseSync): KeywordIndex {
  const records = database.prepare('select records from vocabulary where token = ?');
  const newest = database.prepare(`select rowid ${HELD} order by rowid desc limit ?`);
  newest.setReturnArrays(true);
  const between = database.prepare(`select rowid ${HELD} order by rowid`);
  between.setReturnArrays(true);
  const passing = {
    newest: database.prepare(`select rowid as seq ${HELD} order by rowid desc limit 1 offset ?`),
    oldest: database.prepare(`select rowid as seq ${HELD} order by rowid limit 1 offset ?`),
  };
  const counting = database.prepare(`select count(*) as n from (select 1 ${HELD} limit ?)`);
  return {
    // Every question goes straight to the file.
    expect: () => undefined,
    frequency: (token) => Number(records.get(token)?.records ?? 0),
    newest(question, { from, to }, limit) {
      const rows = newest.all(expressionOf(question), from, to, limit) as unknown as [number][];
      return rows.map(([seq]) => seq);
    },
    *each(question, { from, to }, order) {
      const direction = order === 'newest' ? 'desc' : 'asc';
      // A statement of its own: while one is gone through, another question may be asked.
      const rows = database.prepare(`select rowid as seq ${HELD} order by rowid ${direction}`);
      for (const { seq } of rows.iterate(expressionOf(question), from, to)) yield Number(seq);
    },
    nth(question, { from, to }, order, before) {
      const seq = passing[order].get(expressionOf(question), from, to, before)?.seq;
      return seq === undefined ? undefined : Number(seq);
    },
    within(question, ranges) {
      const asked = expressionOf(question);
      return ranges.flatMap(({ from, to }) => (between.all(asked, from, to) as unknown as [number][]).flat());
    },
    count: (question, { from, to }, limit) => Number(counting.get(expressionOf(question), from, to, limit)?.n),
  };
}

/** The row numbers that hold what is asked for as a select of SQL, for a statement that joins them with others. */
function selectOf(question: IndexQuestion, { from, to }: SeqRange): { sql: string; given: (string | number)[] } {
  return { sql: `select rowid ${HELD}`, given: [expressionOf(question), from, to] };
}

/** No token is three letters long: what nothing holds, for a list of nothing. */
const NOTHING = 'nil';

/** As FTS5 writes it. Tokens are letters and digits, so that quoting them is enough. */
function expressionOf({ all, none = [] }: IndexQuestion): string {
  const wanted = all.map((one) => `(${partOf(one)})`).join(' AND ');
  return none.length === 0 ? wanted : `(${wanted}) NOT (${none.map(partOf).join(' OR ')})`;
}

function partOf(wanted: Wanted): string {
  if ('inOrder' in wanted) return `{main sender place} : "${wanted.inOrder.join(' ')}"`;
  const any = (wanted.anyOf.length === 0 ? [NOTHING] : wanted.anyOf).map((token) => `"${token}"`).join(' OR ');
  return wanted.in === undefined ? any : `{${wanted.in.join(' ')}} : (${any})`;
}

/**
 * Prepares a statement whose `run` may follow any change of the index. FTS5 numbers the rows of its own tables beyond
 * 2^53 when it tidies them up, and `run` reports the last row number of all: as a number it cannot be read, and throws.
 * What `run` returns is bigints.
 */
export function prepareWrite(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}

const CACHE_MEGABYTES = 16;
/** Records of one import are strewn over all of time: what writing them changes would be read and written several times. */
const WRITING_CACHE_MEGABYTES = 32;

/** Opens the archive in `file`; see openArchiveFile. Several readers may run at the same time as one writer. */
export function openSqliteStore(file: string): ArchiveStore {
  return createSqliteStore(openArchiveFile(file, { cacheMegabytes: CACHE_MEGABYTES }), file);
}

/** A store over a database that is open; closing it closes the database. */
export function createSqliteStore(database: DatabaseSync, file: string): ArchiveStore {
  let isWriting = false;
  return {
    index: createSqliteIndex(database),
    atOneMoment: (work) => atOneMoment(database, work),
    transaction(work) {
      if (!isWriting) database.exec(`pragma cache_size = -${WRITING_CACHE_MEGABYTES * 1024}`);
      isWriting = true;
      database.exec('begin immediate');
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        // A full disk has ended the transaction by itself.
        if (database.isTransaction) database.exec('rollback');
        throw isFullDisk(error) ? new ArchiveFullError('the disk is full', { cause: error }) : error;
      }
    },
    ...reading(database),
    ...writing(database),
    settle: () => void database.exec('pragma wal_checkpoint(truncate)'),
    bytes: () => archiveBytes(file),
    close: () => database.close(),
  };
}

/** Within a transaction that there is, or one of its own: for a statement by itself SQLite takes and leaves its locks. */
function atOneMoment<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work();
  database.exec('begin');
  try {
    return work();
  } finally {
    if (database.isTransaction) database.exec('commit');
  }
}

function reading(database: DatabaseSync): ArchiveReading {
  const datastores = database.prepare('select code, name, records from datastore');
  const located = database.prepare('select seq, spot from record where seq = ?');
  const known = database.prepare('select seq, print from identity where datastore = ? and id = ?');
  const body = database.prepare('select body from block where number = ?');
  const spelled = database.prepare('select records from vocabulary where token = ? and word is not null');
  const [two, three, four] = [2, 3, 4].map((length) =>
    database.prepare(
      `select token, word from vocabulary where begins${length} = ? order by records desc, token limit ?`,
    ),
  );
  const begun = { 2: two, 3: three, 4: four };
  const begunByOneOf = database.prepare(
    `select token, word from vocabulary where begins4 in (select value from json_each(?))
     order by records desc, token limit ?`,
  );
  const names = database.prepare(
    'select token, records, newest, sealed from name order by records desc, token limit ?',
  );
  const wordOf = (row: Record<string, unknown>) => ({ token: String(row.token), word: row.word as Uint8Array });
  return {
    datastores: () =>
      datastores.all().map(({ code, name, records }) => ({
        code: Number(code),
        name: String(name) as DatastoreName,
        records: Number(records),
      })),
    located: (seqs) => seqs.flatMap((seq) => (located.get(seq) as Located | undefined) ?? []),
    known: (records) =>
      atOneMoment(database, () => records.map(({ code, id }) => known.get(code, id) as Known | undefined)),
    *locatedById(code, direction, { held, after, skip = 0 }: WhichIds) {
      const beyond = after === undefined ? '' : `and id ${direction === 'asc' ? '>' : '<'} ?`;
      const among = held && selectOf(held.question, held.range);
      const within = among === undefined ? '' : `and identity.seq in (${among.sql})`;
      // What is passed over is passed over in the ids alone.
      const statement = database.prepare(
        `select found.seq, spot from (
           select seq, id from identity where datastore = ? ${beyond} ${within} order by id ${direction} limit -1 offset ?
         ) as found join record on record.seq = found.seq order by found.id ${direction}`,
      );
      const given = [code, ...(after === undefined ? [] : [after]), ...(among?.given ?? []), skip];
      for (const found of statement.iterate(...given)) yield { seq: Number(found.seq), spot: Number(found.spot) };
    },
    blocks(numbers) {
      const found = new Map<number, Uint8Array>();
      for (const number of numbers) {
        const sealed = body.get(number)?.body;
        if (sealed instanceof Uint8Array) found.set(number, sealed);
      }
      return found;
    },
    *begun(length, token, most) {
      for (const row of begun[length]?.iterate(token, most) ?? []) yield wordOf(row);
    },
    *begunByOneOf(tokens, most) {
      for (const row of begunByOneOf.iterate(JSON.stringify(tokens), most)) yield wordOf(row);
    },
    spelled: (tokens) =>
      new Map(
        tokens.flatMap((token) => {
          const row = spelled.get(token);
          return row ? [[token, Number(row.records)] as const] : [];
        }),
      ),
    names: (most) =>
      names.all(most).map(({ token, records, newest, sealed }) => ({
        ...{ token: String(token), records: Number(records), newest: Number(newest) },
        sealed: sealed as Uint8Array,
      })),
  };
}

type Writing = 'codeOf' | 'newestBlock' | 'runs' | 'apply' | 'setNewest' | 'recount';

function writing(database: DatabaseSync): Pick<ArchiveStore, Writing> {
  const codeOf = database.prepare('select code from datastore where name = ?');
  const addDatastore = prepareWrite(database, 'insert into datastore (name, records) values (?, 0)');
  const newest = database.prepare('select coalesce(max(number), 0) as number from block');
  const last = database.prepare('select max(seq) as last from record where seq between ? and ?');
  const taken = database.prepare('select 1 from record where seq = ?');
  const unindex = prepareWrite(database, 'delete from word where rowid = ?');
  const erase = prepareWrite(database, 'delete from record where seq = ?');
  const forget = prepareWrite(database, 'delete from identity where datastore = ? and id = ?');
  const insert = prepareWrite(database, 'insert into record (seq, spot) values (?, ?)');
  const name = prepareWrite(database, 'insert into identity (datastore, id, seq, print) values (?, ?, ?, ?)');
  const index = prepareWrite(
    database,
    'insert into word (rowid, main, variant, sender, place, fact) values (?, ?, ?, ?, ?, ?)',
  );
  const block = prepareWrite(
    database,
    'insert into block (number, body) values (?, ?) on conflict do update set body = excluded.body',
  );
  const spell = prepareWrite(
    database,
    `insert into vocabulary (token, records, word, begins2, begins3, begins4) values (?, 0, ?, ?, ?, ?)
     on conflict do update set word = excluded.word, begins2 = excluded.begins2, begins3 = excluded.begins3,
       begins4 = excluded.begins4`,
  );
  const tallied = prepareWrite(database, 'update datastore set records = records + ? where code = ?');
  const addNamed = prepareWrite(
    database,
    `insert into name (token, records, newest, sealed) values (?, ?, ?, ?)
     on conflict do update set records = name.records + excluded.records, newest = max(name.newest, excluded.newest),
       sealed = case when excluded.newest < name.newest then name.sealed else excluded.sealed end`,
  );
  const lessNamed = prepareWrite(database, 'update name set records = records + ? where token = ?');
  const unname = prepareWrite(database, 'delete from name where token = ? and records < 1');
  const setNewest = prepareWrite(database, 'update name set newest = ? where token = ?');
  const counted = database.prepare('select records from counted');
  const recount = prepareWrite(
    database,
    `insert into vocabulary (token, records) select term, doc from word_count where true
     on conflict do update set records = excluded.records`,
  );
  const setCounted = prepareWrite(database, 'update counted set records = ?');
  return {
    codeOf: (datastore) => Number(codeOf.get(datastore)?.code ?? addDatastore.run(datastore).lastInsertRowid),
    newestBlock: () => Number(newest.get()?.number),
    runs: (starts) =>
      starts.flatMap((start) => {
        const found = last.get(start, start + RUN_LENGTH - 1)?.last;
        if (typeof found !== 'number') return [];
        return [{ start, isTaken: taken.get(start) !== undefined, last: found }];
      }),
    apply({ removed, added, blocks, words, tally, names }) {
      for (const { seq, code, id } of removed) {
        unindex.run(seq);
        erase.run(seq);
        forget.run(code, id);
      }
      for (const [number, body] of blocks) block.run(number, body);
      for (const { token, word, begins2, begins3, begins4 } of words) spell.run(token, word, begins2, begins3, begins4);
      for (const { seq, spot, code, id, print, columns } of added) {
        insert.run(seq, spot);
        name.run(code, id, seq, print);
        index.run(seq, ...columns);
      }
      for (const [code, records] of tally) tallied.run(records, code);
      for (const { token, records, added } of names) {
        if (added) addNamed.run(token, records, added.newest, added.sealed);
        else lessNamed.run(records, token);
        if (records <= 0) unname.run(token);
      }
    },
    setNewest: (token, newest) => void setNewest.run(newest, token),
    recount(records, isFar) {
      if (!isFar(Number(counted.get()?.records ?? 0))) return;
      recount.run();
      setCounted.run(records);
    },
  };
}
