/** An archive in Postgres, among those of all owners (postgres-tables.ts). Every statement names the owner. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { AskOfOwner, PostgresLine } from './postgres-line.ts';
import { postgresReading } from './postgres-reading.ts';
import { OWNED_TABLES } from './postgres-tables.ts';
import { createPostgresVectors } from './postgres-vectors.ts';
import { postgresWriting } from './postgres-writing.ts';
import { createPostingIndex } from './posting-index.ts';
import { type ArchiveStore, createDatastoreCodes } from './store.ts';

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
  const codes = createDatastoreCodes(() =>
    ask('select code, name from data_service.datastore where owner = $1').map(({ code, name }) => ({
      ...{ code: Number(code), name: String(name) as DatastoreName },
    })),
  );
  const reading = postgresReading(ask, codes);
  const vectors = createPostgresVectors(ask);

  return {
    vectors,
    index: createPostingIndex(reading.postings),
    ...reading.store,
    ...postgresWriting(ask, codes, vectors),
    atOneMoment(work) {
      line.tell('begin isolation level repeatable read read only');
      try {
        reading.begin();
        return work();
      } finally {
        reading.end();
        line.tell('commit');
      }
    },
    transaction(work) {
      line.ask('begin');
      try {
        // One writes at a time, and nobody to what is being erased.
        const [there] = ask('update data_service.archive set changes = changes + 1 where owner = $1 returning owner');
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
    bytes: () => bytesOf(ask),
    close: () => undefined,
  };
}

function numberOf(line: PostgresLine, owner: string): number {
  const find = () => line.ask('select owner from data_service.archive where name = $1', [owner])[0]?.owner;
  const found = find();
  if (found !== undefined) return Number(found);
  line.ask('insert into data_service.archive (name) values ($1) on conflict do nothing', [owner]);
  return Number(find());
}

/** Of a large archive the index cannot be gone through by one statement: none may take longer than half a minute. */
const SEGMENTS_AT_ONCE = 64;

/** The first and the last segment of the owner's index; undefined while it is empty. */
function segmentsOf(ask: AskOfOwner): { first: number; last: number } | undefined {
  const [ends] = ask(
    'select min(segment) as first, max(segment) as last from data_service.posting where owner::bigint = $1',
  );
  return ends?.last == null ? undefined : { first: Number(ends.first), last: Number(ends.last) };
}

/** Segments whose size is looked at: all of them are most of a large archive, and alike. */
const SEGMENTS_WEIGHED = 16;

/** Of a large archive the index is weighed by some of its segments. */
function bytesOf(ask: AskOfOwner): number {
  const [blocks] = ask('select coalesce(sum(octet_length(body)), 0) as bytes from data_service.block where owner = $1');
  const { first, last } = segmentsOf(ask) ?? { first: 0, last: -1 };
  const count = last - first + 1;
  const step = Math.max(1, Math.floor(count / SEGMENTS_WEIGHED));
  const some = Array.from({ length: Math.ceil(count / step) }, (_, index) => first + index * step);
  const [lists] = ask(
    `select coalesce(sum(octet_length(list)), 0) as bytes from data_service.posting
     where owner::bigint = $1 and segment = any($2::integer[])`,
    some,
  );
  return Number(blocks?.bytes) + Math.round((Number(lists?.bytes) * count) / Math.max(1, some.length));
}

/** Removes an owner's archive, for good. Whoever writes to it is waited for. */
export function erasePostgresArchive(line: PostgresLine, owner: string): void {
  line.ask('begin');
  try {
    const [archive] = line.ask('select owner from data_service.archive where name = $1 for update', [owner]);
    if (archive) {
      const ask: AskOfOwner = (sql, ...parameters) => line.ask(sql, [archive.owner, ...parameters]);
      const { first, last } = segmentsOf(ask) ?? { first: 0, last: -1 };
      for (let from = first; from <= last; from += SEGMENTS_AT_ONCE)
        ask(
          'delete from data_service.posting where owner::bigint = $1 and segment between $2 and $3',
          ...[from, from + SEGMENTS_AT_ONCE - 1],
        );
      for (const table of OWNED_TABLES)
        if (table !== 'posting') ask(`delete from data_service.${table} where owner = $1`);
    }
    line.ask('commit');
  } catch (error) {
    line.ask('rollback');
    throw error;
  }
}
