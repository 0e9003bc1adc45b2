/** The work of an archive thread. */
import type { DatastoreName } from '../../contract/datastores.ts';
import { PLATFORMS, REACH_PLATFORMS } from '../../contract/platforms.ts';
import type { SearchReach } from '../../contract/search-extension.ts';
import type { Archive, ArchiveReader } from '../archive/archive.ts';
import { factOf } from '../archive/facts.ts';
import { ALL_TIME, momentOf, seqOf } from '../archive/moment.ts';
import { nearest } from '../embeddings/nearest.ts';
import { countRead, unreadTexts, writeVectors } from '../embeddings/unread-texts.ts';
import { chatRange, countMatching, queryPage, recordsAround } from '../query/datastore-query.ts';
import { countPart } from '../query/statistics.ts';
import { searchChatThreads } from '../search/chat-threads.ts';
import { searchByKeywords } from '../search/keyword-search.ts';

/** Excludes rows without a valid time, however many there are. */
const DATED = { ...ALL_TIME, from: seqOf('1971-01-01T00:00:00.000Z') };

/** @returns undefined if there are records, but none with a known platform and time */
export function reachOf(reader: ArchiveReader, datastores: readonly DatastoreName[]): SearchReach | undefined {
  const { index } = reader;
  // The time of a chat without messages is its import time.
  const timed: readonly DatastoreName[] = datastores.filter((name) => name !== 'social-chat-group');
  if (timed.length === 0) return undefined;

  /** Row number of the first or last row with a fact. */
  function outermost(fact: string, order: 'newest' | 'oldest'): number | undefined {
    const factClauses = reader.factClauses([[fact]]);
    const [row] = reader.rowsAt(index.find({ all: factClauses }, DATED, 1, order));
    // Usually the row is in one of the datastores, which spares the second query.
    if (!row || timed.includes(row.datastore)) return row?.seq;
    const { all, none } = reader.restrictTo(timed, true);
    return index.find({ all: [...all, ...factClauses], none }, DATED, 1, order)[0];
  }

  const reach = REACH_PLATFORMS.flatMap((platform) => {
    if (platform === 'email' && !timed.includes('social-email')) return [];
    const fact =
      platform === 'email' ? factOf('datastore', 'social-email') : factOf('sourceApplication', PLATFORMS[platform]);
    const last = outermost(fact, 'newest');
    const first = last === undefined ? undefined : outermost(fact, 'oldest');
    return first === undefined || last === undefined
      ? []
      : [{ platform, since: momentOf(first), until: momentOf(last) }];
  });
  return reach.length > 0 || datastores.every((name) => reader.count(name) === 0) ? reach : undefined;
}

/** Methods a thread can run; all arguments and results can be passed between threads. */
export const ARCHIVE_METHODS = {
  ...{ search: searchByKeywords, threads: searchChatThreads, reach: reachOf, query: queryPage },
  ...{ countMatching, around: recordsAround, countPart, chatRange },
  ...{ nearest, unreadTexts, countRead, writeVectors },
  after: (archive: Archive, ...rest: Parameters<Archive['after']>) => archive.after(...rest),
  get: (archive: Archive, ...rest: Parameters<Archive['get']>) => archive.get(...rest),
  names: (archive: Archive) => archive.names(),
  count: (archive: Archive, ...rest: Parameters<Archive['count']>) => archive.count(...rest),
  countAll: (archive: Archive) => archive.countAll(),
  bytes: (archive: Archive) => archive.bytes(),
  put: (archive: Archive, ...rest: Parameters<Archive['put']>) => archive.put(...rest),
  remove: (archive: Archive, ...rest: Parameters<Archive['remove']>) => archive.remove(...rest),
};
/** Methods that change an archive; all others run in a read snapshot. */
export const CHANGES: readonly ArchiveMethod[] = ['put', 'remove', 'writeVectors'];
type DropFirst<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

export type ArchiveMethod = keyof typeof ARCHIVE_METHODS;
export type ArchiveArguments<M extends ArchiveMethod> = DropFirst<Parameters<(typeof ARCHIVE_METHODS)[M]>>;
export type ArchiveResult<M extends ArchiveMethod> = ReturnType<(typeof ARCHIVE_METHODS)[M]>;

/** @throws what the method throws */
export function runMethod<M extends ArchiveMethod>(
  archive: Archive,
  method: M,
  given: ArchiveArguments<M>,
): ArchiveResult<M> {
  const work = ARCHIVE_METHODS[method] as (archive: Archive, ...given: unknown[]) => ArchiveResult<M>;
  if (CHANGES.includes(method)) return work(archive, ...given);
  return archive.snapshot(() => work(archive, ...given));
}
