/** One owner's archive in the shared Postgres tables (postgres-tables.ts). Every statement names the owner. */

import { postgresSql, type Query } from './archive-sql.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { createPostgresIndex } from './postgres-index.ts';
import { postgresReading } from './postgres-reading.ts';
import { OWNED_TABLES } from './postgres-tables.ts';
import { postgresWriting } from './postgres-writing.ts';
import { type ArchiveStore, datastoreOf, type StoredDatastore } from './store.ts';
import { createVectors } from './vectors.ts';

/** Opens or creates an archive. Needs the tables (owners/database.ts); the connection may be shared, since one works at a time. */
export function openPostgresStore(connection: PostgresConnection, owner: string): ArchiveStore {
  const number = numberOf(connection, owner);
  const query: Query = (sql, ...parameters) => connection.query(sql, [number, ...parameters]);
  const stored = () =>
    query('select code, records from data_service.datastore where owner = $1').map(
      ({ code, records }): StoredDatastore => ({ name: datastoreOf(Number(code)), records: Number(records) }),
    );
  /** Cached results within a snapshot. */
  let cached: { frequencies: Map<string, number>; datastores?: StoredDatastore[] } | undefined;
  function datastores(): StoredDatastore[] {
    if (!cached) return stored();
    cached.datastores ??= stored();
    return cached.datastores;
  }
  const countAll = () => datastores().reduce((sum, { records }) => sum + records, 0);
  const frequencies = () => cached?.frequencies ?? new Map<string, number>();
  const index = createPostgresIndex(query, frequencies);

  return {
    vectors: createVectors(postgresSql(query)),
    index,
    datastores,
    ...postgresReading(query, index, frequencies),
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
  const found = archiveRow(connection, owner);
  if (found !== undefined) return Number(found.owner);
  connection.query('insert into data_service.archive (name) values ($1) on conflict do nothing', [owner]);
  return Number(archiveRow(connection, owner)?.owner);
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
