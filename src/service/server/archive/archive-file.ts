/** One owner's SQLite file: opening it, its tables, and the refusal of files that another version wrote. */
import { rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensurePrivateFile } from '#platform/files.ts';
import { newestOf, peek, refusalOf, type Schema, stepsFrom, userVersionOf } from '#storage/schema-version.ts';

/** The file cannot be used; the message says why and what to do, for the operator. */
export class ArchiveFileError extends Error {
  override name = 'ArchiveFileError';
}

/** There is no room left on the disk; what was written before stays. */
export class ArchiveFullError extends Error {
  override name = 'ArchiveFullError';
}

/** As SQLite names a disk without room: SQLITE_FULL, and SQLITE_IOERR_SHMSIZE for the index of its journal. */
const NO_ROOM: readonly unknown[] = [13, 4874];

export function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && NO_ROOM.includes(error.errcode);
}

/**
 * `record` tells where each record is: `seq` rises with the time at which the thing happened (moment.ts), `spot` says in
 * which sealed block, on which line of it, and of which datastore (spot.ts); rows are narrow, since those of one import
 * are strewn over all of time. `identity` finds a record by its id. `block` holds the records themselves, several
 * neighbours in one. `word` is the index: tokens of what people wrote, word by word (main) and as stems and other forms
 * (variant), of who wrote it (sender), of the names around it (place), and of facts such as "groupId=…" (fact); its
 * tokenizer only splits at spaces. `vocabulary` counts each token's records, and for whole words keeps the word, sealed,
 * under the tokens of its beginnings; `name` counts the records of each person and chat (names.ts); `counted` tells how many records there were when they were counted. Only ids,
 * times and sizes stand in clear.
 */
const TABLES = `
create table datastore (code integer primary key, name text not null unique, records integer not null) strict;
create table record (seq integer primary key, spot integer not null) strict;
create table identity (
  datastore integer not null,
  id text not null,
  seq integer not null,
  print integer not null,
  primary key (datastore, id)
) strict, without rowid;
create table block (number integer primary key, body blob not null) strict;
create virtual table word using fts5(
  main, variant, sender, place, fact, content='', contentless_delete=1, tokenize='ascii'
);
insert into word (word, rank) values ('hashsize', 16777216);
insert into word (word, rank) values ('automerge', 8);
create virtual table word_count using fts5vocab(word, row);
create table vocabulary (
  token text primary key,
  records integer not null,
  word blob,
  begins2 text,
  begins3 text,
  begins4 text
) strict, without rowid;
create index vocabulary_by_two on vocabulary (begins2) where begins2 is not null;
create index vocabulary_by_three on vocabulary (begins3) where begins3 is not null;
create index vocabulary_by_four on vocabulary (begins4) where begins4 is not null;
create table name (
  token text primary key,
  records integer not null,
  newest integer not null,
  sealed blob not null
) strict, without rowid;
create table counted (records integer not null) strict;
insert into counted (records) values (0);
`;

/** Of a journal: the most that it grows to while an import writes, and what stays of it on the disk afterwards. */
const [MAX_JOURNAL_BYTES, KEPT_JOURNAL_BYTES] = [200 * 1024 ** 2, 4 * 1024 ** 2];
/** Of what is free on the disk, so that a journal does not fill a small one. */
const JOURNAL_SHARE = 1 / 20;
const PAGE_BYTES = 4096;

function journalPages(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return Math.ceil(Math.min(MAX_JOURNAL_BYTES, bavail * bsize * JOURNAL_SHARE) / PAGE_BYTES);
}

/** Its version stands in the file's `user_version`. */
export const ARCHIVE_SCHEMA: Schema<string> = { baseline: 21, steps: [TABLES] };

/**
 * Opens an archive, making it at first use. Several threads and processes may have it open; one of them writes at a time.
 * @throws ArchiveFileError when another version wrote the file, or it is not an archive
 */
export function openArchiveFile(file: string, { cacheMegabytes }: { cacheMegabytes: number }): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    demandReadable(file, peek(file, userVersionOf) ?? 0);
    ensurePrivateFile(file);
    database = new DatabaseSync(file, { timeout: 30_000 });
    // Pages that many commits change are brought into the file once: a large import is twice as fast with a long journal.
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -${cacheMegabytes * 1024};
       pragma wal_autocheckpoint = ${journalPages(file)}; pragma journal_size_limit = ${KEPT_JOURNAL_BYTES}`,
    );
    if (userVersionOf(database) !== newestOf(ARCHIVE_SCHEMA)) {
      database.exec('begin immediate');
      for (const step of demandReadable(file, userVersionOf(database))) database.exec(step);
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

function demandReadable(file: string, found: number): readonly string[] {
  const steps = stepsFrom(ARCHIVE_SCHEMA, found);
  if (steps) return steps;
  const keptAt = { place: `the archive ${file}`, part: 'its tables', variable: 'DATA_DIR' };
  throw new ArchiveFileError(refusalOf(keptAt, ARCHIVE_SCHEMA, found));
}

const COMPANIONS = ['', '-wal', '-shm'];

/** Bytes on disk; 0 for an archive that was never written to. */
export function archiveBytes(file: string): number {
  return COMPANIONS.reduce((sum, end) => sum + (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** Removes the file. Nobody may have it open. */
export function removeArchiveFile(file: string): void {
  for (const end of COMPANIONS) rmSync(file + end, { force: true });
}
