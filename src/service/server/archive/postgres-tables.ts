/** The tables of all owners' archives in Postgres, which owners/database.ts creates: every query names the owner. */
import type { Schema } from '#storage/schema-version.ts';
import { POSTGRES_VECTOR_TABLES, VECTOR_TABLES } from './vectors.ts';

/**
 * As in sqlite-store.ts, with the owner's number in front: `record` holds the place of each record and its index entry
 * (postgres-index.ts), `block` the records themselves, `vocabulary` the word counts, `name` the records per person and
 * chat. Sealed bytes don't compress: they are stored inline and uncompressed, which spares two reads. Word counts
 * change with every write; the low fillfactor makes that a HOT update, without touching an index. The index by id has
 * `owner::bigint`, so that only queries by id can use it: the planner would prefer an index on the plain owner to the
 * primary key, where it has no statistics of an owner.
 */
const TABLES = `
create table data_service.archive (
  owner integer generated always as identity primary key,
  name text not null unique
);
create table data_service.datastore (
  owner integer not null, code integer not null, records bigint not null,
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

export const POSTGRES_ARCHIVES_SCHEMA: Schema<string> = { baseline: 28, steps: [TABLES + POSTGRES_VECTOR_TABLES] };

/** Tables with rows of owners. */
export const OWNED_TABLES = [
  'datastore',
  'record',
  'block',
  'vocabulary',
  'name',
  ...VECTOR_TABLES,
  'archive',
] as const;
