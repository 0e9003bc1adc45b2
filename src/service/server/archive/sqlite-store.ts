/** An archive in its own SQLite file. */
import { rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { ensurePrivateFile } from '#platform/files.ts';
import { newestOf, peek, refusalOf, type Schema, stepsFrom, userVersionOf } from '#storage/schema-version.ts';
import { tokenNumber } from './archive-key.ts';
import { createReading, ROW, rowOf } from './archive-reading.ts';
import { sqliteSql } from './archive-sql.ts';
import type { SeqRange } from './moment.ts';
import {
  ArchiveFileError,
  ArchiveFullError,
  type ArchiveReading,
  type ArchiveStore,
  type ArchiveWriting,
  type Clause,
  codeOf,
  type IndexQuery,
  type KeywordIndex,
  RUN_LENGTH,
  type WhichIds,
} from './store.ts';
import { createVectors, SQLITE_VECTOR_TABLES } from './vectors.ts';

/** SQLite's codes for a full disk: SQLITE_FULL, and SQLITE_IOERR_SHMSIZE for the index of the journal. */
const FULL_DISK_CODES: readonly unknown[] = [13, 4874];

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && FULL_DISK_CODES.includes(error.errcode);
}

/**
 * `block` holds the sealed records, `word` their hashed tokens, `token` the record count of each, `vocabulary` sealed
 * words; only ids, times and sizes are in plain text. Tokens are stored as numbers (archive-key.ts), except in the
 * full-text index. Data that changes with every write is kept apart from data written once, so that it fills few pages.
 */
const TABLES = `
create table datastore (code integer primary key, records integer not null) strict;
create table record (
  number integer primary key,
  seq integer not null unique,
  datastore integer not null,
  id text not null,
  print integer not null,
  block integer not null,
  line integer not null,
  unique (datastore, id)
) strict;
create table block (number integer primary key, body blob not null) strict;
create virtual table word using fts5(
  main, variant, sender, place, fact, content='', contentless_delete=1, tokenize='ascii'
);
insert into word (word, rank) values ('hashsize', 16777216);
insert into word (word, rank) values ('automerge', 8);
create table token (token integer primary key, records integer not null) strict;
create table vocabulary (
  token integer primary key,
  word blob not null,
  begins2 integer not null,
  begins3 integer,
  begins4 integer
) strict;
create index vocabulary_by_two on vocabulary (begins2);
create index vocabulary_by_three on vocabulary (begins3) where begins3 is not null;
create index vocabulary_by_four on vocabulary (begins4) where begins4 is not null;
create table name (
  token integer primary key,
  records integer not null,
  newest integer not null,
  sealed blob not null
) strict;
`;

/** Size of the journal: maximum while an import writes, and what remains on disk afterwards. */
const [MAX_JOURNAL_BYTES, KEPT_JOURNAL_BYTES] = [200 * 1024 ** 2, 4 * 1024 ** 2];
/** Share of the free disk space, so that the journal doesn't fill a small disk. */
const JOURNAL_SHARE = 1 / 20;
const PAGE_BYTES = 4096;
const CACHE_KILOBYTES = 16 * 1024;

function journalPages(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return Math.ceil(Math.min(MAX_JOURNAL_BYTES, bavail * bsize * JOURNAL_SHARE) / PAGE_BYTES);
}

/** Its version is the file's `user_version`. */
export const ARCHIVE_SCHEMA: Schema<string> = { baseline: 28, steps: [TABLES + SQLITE_VECTOR_TABLES] };

/** Opens an archive, creating it on first use. @throws ArchiveFileError if another version wrote the file or it's no archive */
export function openArchiveFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    migrationSteps(file, peek(file, userVersionOf) ?? 0);
    ensurePrivateFile(file);
    database = new DatabaseSync(file, { timeout: 30_000 });
    // A long journal writes pages that many commits change back only once, which makes a large import twice as fast.
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -${CACHE_KILOBYTES};
       pragma wal_autocheckpoint = ${journalPages(file)}; pragma journal_size_limit = ${KEPT_JOURNAL_BYTES}`,
    );
    if (userVersionOf(database) !== newestOf(ARCHIVE_SCHEMA)) {
      database.exec('begin immediate');
      for (const step of migrationSteps(file, userVersionOf(database))) database.exec(step);
      database.exec(`pragma user_version = ${newestOf(ARCHIVE_SCHEMA)}; commit`);
    }
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof ArchiveFileError) throw error;
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new ArchiveFileError(`${file} cannot be used as an archive: ${reason}`, { cause: error });
  }
}

function migrationSteps(file: string, found: number): readonly string[] {
  const steps = stepsFrom(ARCHIVE_SCHEMA, found);
  if (steps) return steps;
  const keptAt = { place: `the archive ${file}`, part: 'its tables', variable: 'DATA_DIR' };
  throw new ArchiveFileError(refusalOf(keptAt, ARCHIVE_SCHEMA, found));
}

const COMPANIONS = ['', '-wal', '-shm'];

/** Bytes on disk; 0 if the file doesn't exist. */
export function archiveBytes(file: string): number {
  return COMPANIONS.reduce((sum, end) => sum + (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** Deletes the file, which must not be open anywhere. */
export function removeArchiveFile(file: string): void {
  for (const end of COMPANIONS) rmSync(file + end, { force: true });
}

const MATCHING = 'from word where word match ? and rowid between ? and ?';

function createSqliteIndex(database: DatabaseSync): KeywordIndex {
  const records = database.prepare('select records from token where token = ?');
  const ordered = {
    newest: database.prepare(`select rowid ${MATCHING} order by rowid desc limit ? offset ?`),
    oldest: database.prepare(`select rowid ${MATCHING} order by rowid limit ? offset ?`),
  };
  for (const statement of Object.values(ordered)) statement.setReturnArrays(true);
  const between = database.prepare(`select rowid ${MATCHING} order by rowid`);
  between.setReturnArrays(true);
  const counting = database.prepare(`select count(*) as n from (select 1 ${MATCHING} limit ?)`);
  return {
    // Queries read the file directly.
    prefetch: () => undefined,
    documentFrequency: (token) => Number(records.get(tokenNumber(token))?.records ?? 0),
    find(question, { from, to }, limit, order = 'newest', skip = 0) {
      const rows = ordered[order].all(expressionOf(question), from, to, limit, skip) as unknown as [number][];
      return rows.map(([seq]) => seq);
    },
    within: (asked) =>
      asked.map(({ question, ranges }) => {
        const expression = expressionOf(question);
        return ranges.flatMap(({ from, to }) => (between.all(expression, from, to) as unknown as [number][]).flat());
      }),
    count: (question, { from, to }, limit) => Number(counting.get(expressionOf(question), from, to, limit)?.n),
  };
}

/** The matching row numbers as an SQL select, to be joined in another statement. */
function selectOf(question: IndexQuery, { from, to }: SeqRange): { sql: string; given: (string | number)[] } {
  return { sql: `select rowid ${MATCHING}`, given: [expressionOf(question), from, to] };
}

/** Matches nothing (tokens have ten letters); stands for an empty list. */
const NOTHING = 'nil';

/** The query in FTS5 syntax. Tokens are letters and digits, so quoting them is enough. */
function expressionOf({ all, none = [] }: IndexQuery): string {
  const wanted = all.map((one) => `(${partOf(one)})`).join(' AND ');
  return none.length === 0 ? wanted : `(${wanted}) NOT (${none.map(partOf).join(' OR ')})`;
}

function partOf(wanted: Clause): string {
  if ('inOrder' in wanted) return `{main sender place} : "${wanted.inOrder.join(' ')}"`;
  const any = (wanted.anyOf.length === 0 ? [NOTHING] : wanted.anyOf).map((token) => `"${token}"`).join(' OR ');
  return wanted.in === undefined ? any : `{${wanted.in.join(' ')}} : (${any})`;
}

/** Opens the archive in `file`; see openArchiveFile. Allows concurrent readers beside one writer. */
export function openSqliteStore(file: string): ArchiveStore {
  return createSqliteStore(openArchiveFile(file), file);
}

/** Wraps an open database; closing the store closes it. */
export function createSqliteStore(database: DatabaseSync, file: string): ArchiveStore {
  const sql = sqliteSql(database);
  return {
    vectors: createVectors(sql),
    index: createSqliteIndex(database),
    snapshot: (work) => snapshot(database, work),
    transaction(work) {
      database.exec('begin immediate');
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        // SQLite has already rolled back if the disk is full.
        if (database.isTransaction) database.exec('rollback');
        throw isFullDisk(error) ? new ArchiveFullError('the disk is full', { cause: error }) : error;
      }
    },
    ...createReading(sql),
    ...reading(database),
    ...writing(database),
    settle() {
      try {
        database.exec('pragma wal_checkpoint(truncate)');
      } catch (error) {
        // What was written stays in the journal.
        if (!isFullDisk(error)) throw error;
      }
    },
    bytes: () => archiveBytes(file),
    close: () => database.close(),
  };
}

/** Uses the current transaction or starts one; otherwise SQLite locks and unlocks for each statement. */
function snapshot<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work();
  database.exec('begin');
  try {
    return work();
  } finally {
    if (database.isTransaction) database.exec('commit');
  }
}

function reading(database: DatabaseSync): Pick<ArchiveReading, 'known' | 'rowsById'> {
  const byId = database.prepare('select seq, print, block, line from record where datastore = ? and id = ?');
  byId.setReturnArrays(true);
  return {
    known: (records) =>
      snapshot(database, () =>
        records.map(({ datastore, id }) => {
          const found = byId.get(codeOf(datastore), id);
          if (!found) return undefined;
          const [seq, print, block, line] = found as unknown as [number, number, number, number];
          return { seq, datastore, id, print, block, line };
        }),
      ),
    *rowsById(datastore, direction, { held, after, skip = 0 }: WhichIds) {
      const beyond = after === undefined ? '' : `and id ${direction === 'asc' ? '>' : '<'} ?`;
      const among = held && selectOf(held.question, held.range);
      const within = among === undefined ? '' : `and seq in (${among.sql})`;
      // The offset is applied to the ids only, not to whole rows.
      const statement = database.prepare(
        `select ${ROW} from record join (
           select number from record where datastore = ? ${beyond} ${within} order by id ${direction} limit -1 offset ?
         ) using (number) order by id ${direction}`,
      );
      const given = [codeOf(datastore), ...(after === undefined ? [] : [after]), ...(among?.given ?? []), skip];
      for (const found of statement.iterate(...given)) yield rowOf(found);
    },
  };
}

/**
 * Makes a statement without a change report, which is slow, and fails on FTS5's row numbers beyond 2^53. It is prepared
 * when it first runs: most open archives are only read.
 */
function prepareWrite(database: DatabaseSync, sql: string): { run(...values: SQLInputValue[]): void } {
  let statement: StatementSync | undefined;
  return {
    run(...values) {
      statement ??= database.prepare(sql);
      statement.get(...values);
    },
  };
}

function writing(database: DatabaseSync): ArchiveWriting {
  const counting = prepareWrite(
    database,
    `insert into datastore (code, records) values (?, ?)
     on conflict do update set records = datastore.records + excluded.records`,
  );
  const last = database.prepare('select max(seq) as last from record where seq between ? and ?');
  const taken = database.prepare('select 1 from record where seq = ?');
  last.setReturnArrays(true);
  const deleteWords = prepareWrite(database, 'delete from word where rowid = ?');
  const deleteRecord = prepareWrite(database, 'delete from record where seq = ?');
  const insert = prepareWrite(database, `insert into record (${ROW}) values (?, ?, ?, ?, ?, ?)`);
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
    'insert into vocabulary (token, word, begins2, begins3, begins4) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  const growName = prepareWrite(
    database,
    `insert into name (token, records, newest, sealed) values (?, ?, ?, ?)
     on conflict do update set records = name.records + excluded.records, newest = max(name.newest, excluded.newest),
       sealed = case when excluded.newest < name.newest then name.sealed else excluded.sealed end`,
  );
  const shrinkName = prepareWrite(database, 'update name set records = records + ? where token = ?');
  const deleteName = prepareWrite(database, 'delete from name where token = ? and records < 1');
  const setNewest = prepareWrite(database, 'update name set newest = ? where token = ?');
  const grow = prepareWrite(
    database,
    `insert into token (token, records) values (?, ?)
     on conflict do update set records = token.records + excluded.records`,
  );
  return {
    runs: (starts) =>
      starts.flatMap((start) => {
        const found = last.get(start, start + RUN_LENGTH - 1)?.[0];
        if (typeof found !== 'number') return [];
        return [{ start, isTaken: taken.get(start) !== undefined, last: found }];
      }),
    apply({ removed, added, blocks, words, counts, tally, names }) {
      for (const [datastore, records] of tally) counting.run(codeOf(datastore), records);
      for (const { seq } of removed) {
        deleteWords.run(seq);
        deleteRecord.run(seq);
      }
      for (const [number, body] of blocks) block.run(number, body);
      for (const { token, word, begins2, begins3, begins4 } of words)
        spell.run(
          tokenNumber(token),
          word,
          tokenNumber(begins2),
          begins3 && tokenNumber(begins3),
          begins4 && tokenNumber(begins4),
        );
      for (const { seq, datastore, id, print, block, line, columns } of added) {
        insert.run(seq, codeOf(datastore), id, print, block, line);
        index.run(seq, ...columns);
      }
      for (const [token, records] of counts) grow.run(token, records);
      for (const { token: text, records, added } of names) {
        const token = tokenNumber(text);
        if (added) growName.run(token, records, added.newest, added.sealed);
        else shrinkName.run(records, token);
        if (records <= 0) deleteName.run(token);
      }
    },
    setNewest: (token, newest) => void setNewest.run(newest, tokenNumber(token)),
  };
}
