/**
 * The tables in which archives are kept in Postgres, all owners' together: whatever is asked names the owner. They lie in a
 * schema of the data service, apart from what the bot keeps, which may be in the same database.
 */
import { type KeptAt, newestOf, refusalOf, type Schema, stepsFrom } from '#storage/schema-version.ts';
import type { PostgresLine } from './postgres-line.ts';
import { POSTGRES_VECTOR_TABLES, VECTOR_TABLES } from './postgres-vectors.ts';
import { ArchiveFileError } from './store.ts';

/** Of pg_advisory_xact_lock: several processes may start at once. */
const LOCK = 7316403;

/**
 * As in sqlite-store.ts, with the owner's number in front: `record` tells where each is and what the index holds of it
 * (postgres-index.ts), `block` holds the records themselves, `vocabulary` counts words, `name` the records of each person and
 * chat. Sealed bytes do not get smaller: they are stored as they are, and beside their number, which spares two reads. Words
 * are counted along with every write, which touches no index where there is room beside a row. Records come in the order of
 * their ids by an index that nothing but a question by id can use: one on the owner itself would be taken for the numbers'
 * own, where Postgres knows nothing of an owner.
 */
const TABLES = `
create table data_service.archive (
  owner integer generated always as identity primary key,
  name text not null unique
);
create table data_service.datastore (
  owner integer not null, code integer not null, name text not null, records bigint not null,
  primary key (owner, code)
);
create table data_service.record (
  owner integer not null, datastore smallint not null, line smallint not null, seq bigint not null, print bigint not null,
  block integer not null, id bytea not null, words tsvector not null,
  primary key (owner, seq)
);
create index record_by_token on data_service.record using gin (words) with (gin_pending_list_limit = 4096);
create unique index record_by_id on data_service.record ((owner::bigint), datastore, id);
create table data_service.block (
  owner integer not null, number integer not null, body bytea not null,
  primary key (owner, number)
) with (toast_tuple_target = 8160);
alter table data_service.block alter column body set storage external;
create table data_service.vocabulary (
  owner integer not null, token text collate "C" not null, records bigint not null, word bytea,
  begins2 text collate "C", begins3 text collate "C", begins4 text collate "C",
  primary key (owner, token)
) with (fillfactor = 50);
create table data_service.name (
  owner integer not null, token text collate "C" not null, records bigint not null, newest bigint not null,
  sealed bytea not null,
  primary key (owner, token)
);
create index vocabulary_by_two on data_service.vocabulary (begins2) where begins2 is not null;
create index vocabulary_by_three on data_service.vocabulary (begins3) where begins3 is not null;
create index vocabulary_by_four on data_service.vocabulary (begins4) where begins4 is not null;
`;

export const POSTGRES_ARCHIVES_SCHEMA: Schema<string> = { baseline: 27, steps: [TABLES + POSTGRES_VECTOR_TABLES] };

/** @param part whose tables they are */
export const keptInPostgres = (part: string): KeptAt => ({
  place: 'the Postgres of the data service',
  part,
  variable: 'SERVICE_DATABASE_URL',
});

/** Tables that hold rows of owners. */
export const OWNED_TABLES = [
  'datastore',
  'record',
  'block',
  'vocabulary',
  'name',
  ...VECTOR_TABLES,
  'archive',
] as const;

/** Makes the tables, or brings them up to date. @throws ArchiveFileError when another version made them */
export function makeTables(line: PostgresLine): void {
  line.ask('begin');
  try {
    line.ask('select pg_advisory_xact_lock($1)', [LOCK]);
    // Asked for first: whoever may use a schema that is there need not be one who may make it.
    if (line.ask("select 1 from pg_namespace where nspname = 'data_service'").length === 0)
      line.ask('create schema data_service');
    line.ask('create table if not exists data_service.version (part text primary key, number integer not null)');
    const [found] = line.ask("select number from data_service.version where part = 'archives'");
    const version = Number(found?.number ?? 0);
    const steps = stepsFrom(POSTGRES_ARCHIVES_SCHEMA, version);
    if (!steps)
      throw new ArchiveFileError(refusalOf(keptInPostgres('the archives'), POSTGRES_ARCHIVES_SCHEMA, version));
    for (const step of steps) line.ask(step);
    line.ask(
      `insert into data_service.version (part, number) values ('archives', $1)
       on conflict (part) do update set number = excluded.number`,
      [newestOf(POSTGRES_ARCHIVES_SCHEMA)],
    );
    line.ask('commit');
  } catch (error) {
    line.ask('rollback');
    throw error;
  }
}
