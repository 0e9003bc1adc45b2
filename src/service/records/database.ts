/** The SQLite file of the records: opening it, its tables, and the refusal of files that a newer version wrote. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ServiceDataError } from '../data-error.ts';

/** Raised with every change of the tables; stored in the file's `user_version`. */
export const SCHEMA_VERSION = 1;

/**
 * `record` holds every datastore; the generated columns are the common filter fields, read from the record itself so
 * that they can never disagree with it. `word` is the keyword index: it stores tokens that `search/words.ts` made, so
 * its own tokenizer only splits at spaces (in its "ascii" mode all other Unicode characters belong to tokens).
 */
const TABLES = `
create table record (
  seq integer primary key,
  datastore text not null,
  id text not null,
  happened_at text not null,
  body text not null,
  source_application generated always as (json_extract(body, '$.sourceApplication')) virtual,
  group_id generated always as (json_extract(body, '$.groupId')) virtual,
  type generated always as (json_extract(body, '$.type')) virtual,
  sent_at generated always as (json_extract(body, '$.sentAt')) virtual,
  unique (datastore, id)
);
create index record_by_time on record (datastore, happened_at);
create index record_by_sending on record (datastore, sent_at);
create index record_by_group on record (datastore, group_id, sent_at);
create index record_by_source on record (datastore, source_application, sent_at);
create index record_by_type on record (datastore, type, sent_at);
create virtual table word using fts5(main, side, content='', contentless_delete=1, tokenize="ascii tokenchars '+#'");
`;

/**
 * Opens (and on first use makes) `records.sqlite` in `dataDir`.
 * @throws ServiceDataError when the file was written by a newer version or is not ours
 */
export function openDatabase(dataDir: string | ':memory:'): DatabaseSync {
  const file = dataDir === ':memory:' ? dataDir : join(dataDir, 'records.sqlite');
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -16000');
    const version = Number(database.prepare('pragma user_version').get()?.user_version ?? 0);
    if (version > SCHEMA_VERSION) {
      throw new ServiceDataError(
        `${file} was written by a newer version of this program (data version ${version}, this one reads ${SCHEMA_VERSION}). ` +
          'Update the program, or move the file away to start with new sample data.',
      );
    }
    if (version === 0) {
      database.exec(`begin immediate; ${TABLES} pragma user_version = ${SCHEMA_VERSION}; commit`);
    }
    if (file !== ':memory:') chmodSync(file, 0o600);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof ServiceDataError) throw error;
    throw new ServiceDataError(`${file} cannot be used as the data service's file: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}
