/** An archive in Postgres, among those of all owners (postgres-tables.ts). Every statement names the owner. */
import { createPostgresIndex } from './postgres-index.ts';
import type { AskOfOwner, PostgresLine } from './postgres-line.ts';
import { postgresReading } from './postgres-reading.ts';
import { OWNED_TABLES } from './postgres-tables.ts';
import { createPostgresVectors } from './postgres-vectors.ts';
import { postgresWriting } from './postgres-writing.ts';
import { type ArchiveStore, createDatastoreCodes, type StoredDatastore } from './store.ts';

/** The archive was erased meanwhile. */
export class ArchiveGoneError extends Error {
  override name = 'ArchiveGoneError';
}

/**
 * The archive of `owner`, made when it is not there. The tables are there (makeTables); the line may be shared with other
 * archives, since one works at a time.
 */
export function openPostgresStore(line: PostgresLine, owner: string): ArchiveStore {
  const number = numberOf(line, owner);
  const ask: AskOfOwner = (sql, ...parameters) => line.ask(sql, [number, ...parameters]);
  const stored = () =>
    ask('select code, name, records from data_service.datastore where owner = $1') as unknown as StoredDatastore[];
  const codes = createDatastoreCodes(stored);
  /** What was asked within a transaction that sees one moment alone. */
  let moment: { frequencies: Map<string, number>; datastores?: StoredDatastore[] } | undefined;
  function datastores(): StoredDatastore[] {
    if (!moment) return stored();
    moment.datastores ??= stored();
    return moment.datastores;
  }
  const countAll = () => datastores().reduce((sum, { records }) => sum + records, 0);
  const frequencies = () => moment?.frequencies ?? new Map<string, number>();
  const index = createPostgresIndex(ask, frequencies);
  const vectors = createPostgresVectors(ask);

  return {
    vectors,
    index,
    datastores,
    ...postgresReading(ask, codes, index, frequencies),
    ...postgresWriting(ask, codes, vectors),
    snapshot(work) {
      line.tell('begin isolation level repeatable read read only');
      try {
        moment = { frequencies: new Map() };
        return work();
      } finally {
        moment = undefined;
        line.tell('commit');
      }
    },
    transaction(work) {
      line.ask('begin');
      try {
        // One writes at a time, and nobody to what is being erased.
        const [there] = ask('select owner from data_service.archive where owner = $1 for update');
        if (!there) throw new ArchiveGoneError('the archive was erased');
        const result = work();
        line.ask('commit');
        return result;
      } catch (error) {
        line.ask('rollback');
        codes.forget();
        throw error;
      }
    },
    settle: () => undefined,
    bytes: () => bytesOf(ask, countAll()),
    close: () => undefined,
  };
}

const archiveRow = (line: PostgresLine, owner: string) =>
  line.ask('select owner from data_service.archive where name = $1', [owner])[0];

export const hasPostgresArchive = (line: PostgresLine, owner: string): boolean => archiveRow(line, owner) !== undefined;

function numberOf(line: PostgresLine, owner: string): number {
  const found = archiveRow(line, owner);
  if (found !== undefined) return Number(found.owner);
  line.ask('insert into data_service.archive (name) values ($1) on conflict do nothing', [owner]);
  return Number(archiveRow(line, owner)?.owner);
}

/** Records by which the index is weighed: all of them are most of a large archive, and alike. */
const RECORDS_WEIGHED = 1000;

/** Bytes of all blocks, and of the index about. */
function bytesOf(ask: AskOfOwner, records: number): number {
  const [blocks] = ask('select coalesce(sum(octet_length(body)), 0) as bytes from data_service.block where owner = $1');
  const [words] = ask(
    `select coalesce(avg(pg_column_size(words)), 0) as bytes from (
       select words from data_service.record where owner = $1 order by seq desc limit ${RECORDS_WEIGHED}
     ) as looked_at`,
  );
  return Number(blocks?.bytes) + Math.round(Number(words?.bytes) * records);
}

/** Removes an owner's archive, for good. Whoever writes to it is waited for. */
export function erasePostgresArchive(line: PostgresLine, owner: string): void {
  line.ask('begin');
  try {
    const [archive] = line.ask('select owner from data_service.archive where name = $1 for update', [owner]);
    if (archive) {
      const ask: AskOfOwner = (sql, ...parameters) => line.ask(sql, [archive.owner, ...parameters]);
      for (const table of OWNED_TABLES) ask(`delete from data_service.${table} where owner = $1`);
    }
    line.ask('commit');
  } catch (error) {
    line.ask('rollback');
    throw error;
  }
}
