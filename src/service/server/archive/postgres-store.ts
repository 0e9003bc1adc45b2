/**
 * One owner's archive in the shared Postgres tables (postgres-tables.ts). Every statement names the owner. Rows are looked
 * up one by one by the primary key (`lateral … offset 0`), whatever the planner estimates: for a new owner it assumes that
 * there are no rows, and scans all of them for a few. Look-ups by token don't filter by owner in the index (`owner + 0`):
 * Postgres would take the owner's rows for neighbours, and not prefetch them.
 */
import type { DatastoreName } from '../../contract/datastores.ts';
import { createReading, ROW, rowOf } from './archive-reading.ts';
import { postgresSql, type Query } from './archive-sql.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { createPostgresIndex } from './postgres-index.ts';
import { OWNED_TABLES } from './postgres-tables.ts';
import { postgresWriting } from './postgres-writing.ts';
import {
  type ArchiveReading,
  type ArchiveStore,
  codeOf,
  type KeywordIndex,
  type Row,
  type StoredDatastore,
  type WhichIds,
} from './store.ts';
import { createVectors } from './vectors.ts';

/**
 * Opens an archive, or creates it if its owner is in the directory. Needs the tables (owners/database.ts); the connection may
 * be shared, since one works at a time.
 */
export function openPostgresStore(connection: PostgresConnection, owner: string): ArchiveStore {
  const number = numberOf(connection, owner);
  const query: Query = (sql, ...parameters) => connection.query(sql, [number, ...parameters]);
  const sql = postgresSql(query);
  const reading = createReading(sql);
  /** Cached results within a snapshot. */
  let cached: { frequencies: Map<string, number>; datastores?: StoredDatastore[] } | undefined;
  function datastores(): StoredDatastore[] {
    if (!cached) return reading.datastores();
    cached.datastores ??= reading.datastores();
    return cached.datastores;
  }
  const countAll = () => datastores().reduce((sum, { records }) => sum + records, 0);
  const frequencies = () => cached?.frequencies ?? new Map<string, number>();
  const index = createPostgresIndex(query, frequencies);

  return {
    vectors: createVectors(sql),
    index,
    ...reading,
    ...readingById(query, index),
    datastores,
    wordsByPrefix(...given) {
      const words = reading.wordsByPrefix(...given);
      for (const { token, records } of words) frequencies().set(token, records);
      return words;
    },
    ...postgresWriting(query),
    snapshot(work) {
      connection.send('begin isolation level repeatable read read only');
      try {
        cached = { frequencies: new Map() };
        return work();
      } finally {
        cached = undefined;
        connection.send('commit');
      }
    },
    transaction(work) {
      connection.query('begin');
      try {
        // Locks out other writers and an erasure.
        const [there] = query('select owner from data_service.archive where owner = $1 for update');
        if (!there) throw new Error('the archive was erased while it was open');
        const result = work();
        connection.query('commit');
        return result;
      } catch (error) {
        connection.query('rollback');
        throw error;
      }
    },
    settle: () => undefined,
    bytes: () => bytesOf(query, countAll()),
    close: () => undefined,
  };
}

const archiveRow = (connection: PostgresConnection, owner: string) =>
  connection.query('select owner from data_service.archive where name = $1', [owner])[0];

export const hasPostgresArchive = (connection: PostgresConnection, owner: string): boolean =>
  archiveRow(connection, owner) !== undefined;

function numberOf(connection: PostgresConnection, owner: string): number {
  const found = archiveRow(connection, owner) ?? createFor(connection, owner);
  if (!found) throw new Error('the archive has no owner');
  return Number(found.owner);
}

/** The lock makes it wait for an erasure by another service. */
function createFor(connection: PostgresConnection, owner: string) {
  const ownerRow = 'select id from data_service.owner where id = $1 for key share';
  connection.query(`insert into data_service.archive (name) ${ownerRow} on conflict do nothing`, [owner]);
  return archiveRow(connection, owner);
}

/** Creates an archive whose owner may be missing from the directory. */
export function createPostgresArchive(connection: PostgresConnection, owner: string): void {
  connection.query('insert into data_service.archive (name) values ($1) on conflict do nothing', [owner]);
}

/** Newest records sampled to estimate the size of the index. */
const SAMPLED_RECORDS = 1000;

/** Size of all blocks plus the estimated size of the index, in bytes. */
function bytesOf(query: Query, records: number): number {
  const [blocks] = query(
    'select coalesce(sum(octet_length(body)), 0) as bytes from data_service.block where owner = $1',
  );
  const [words] = query(
    `select coalesce(avg(pg_column_size(words)), 0) as bytes from (
       select words from data_service.record where owner = $1 order by seq desc limit ${SAMPLED_RECORDS}
     ) as looked_at`,
  );
  return Number(blocks?.bytes) + Math.round(Number(words?.bytes) * records);
}

/** Deletes an owner's archive permanently. Waits for its current writer. */
export function erasePostgresArchive(connection: PostgresConnection, owner: string): void {
  connection.query('begin');
  try {
    const [archive] = connection.query('select owner from data_service.archive where name = $1 for update', [owner]);
    if (archive) {
      const query: Query = (sql, ...parameters) => connection.query(sql, [archive.owner, ...parameters]);
      for (const table of OWNED_TABLES) query(`delete from data_service.${table} where owner = $1`);
    }
    connection.query('commit');
  } catch (error) {
    connection.query('rollback');
    throw error;
  }
}

/** Rows per query in id order. */
const IDS_AT_ONCE = 1000;
const asText = (id: string) => Buffer.from(id);

function readingById(query: Query, index: KeywordIndex): Pick<ArchiveReading, 'known' | 'rowsById'> {
  function* rowsById(datastore: DatastoreName, direction: 'asc' | 'desc', { held, after, skip = 0 }: WhichIds) {
    const among = held && index.find(held.question, held.range, Number.MAX_SAFE_INTEGER);
    const beyond = direction === 'asc' ? '>' : '<';
    let passed = skip;
    let last = after === undefined ? null : asText(after);
    for (;;) {
      const rows = query(
        `select ${ROW} from data_service.record
         where owner::bigint = $1 and datastore = $2 and ($3::bytea is null or id ${beyond} $3)
           and ($4::bigint[] is null or seq = any($4))
         order by id ${direction} limit ${IDS_AT_ONCE} offset $5`,
        ...[codeOf(datastore), last, among ?? null, passed],
      );
      for (const found of rows) yield rowOf(found);
      if (rows.length < IDS_AT_ONCE) return;
      passed = 0;
      last = Buffer.from(rows.at(-1)?.id as Uint8Array);
    }
  }

  return {
    rowsById,
    known(records) {
      if (records.length === 0) return [];
      const rows = query(
        `select place, found.* from unnest($2::integer[], $3::bytea[]) with ordinality as asked (code, name, place)
         cross join lateral (
           select ${ROW} from data_service.record
           where owner::bigint = $1 and record.datastore = asked.code and record.id = asked.name offset 0
         ) as found`,
        records.map(({ datastore }) => codeOf(datastore)),
        records.map(({ id }) => asText(id)),
      );
      const found = new Array<Row | undefined>(records.length).fill(undefined);
      for (const { place, ...row } of rows) found[Number(place) - 1] = rowOf(row);
      return found;
    },
  };
}
