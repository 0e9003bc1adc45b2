/** The archives of all owners, in one writing thread and several reading threads. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { type Clock, systemClock } from '#platform/clock.ts';
import { makePrivateFolder } from '#platform/files.ts';
import { createLruCache } from '#platform/lru-cache.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter, QueryOptions } from '../../contract/filters.ts';
import type { ArchiveAddress } from '../archive/open-archives.ts';
import { archiveBytes } from '../archive/sqlite-store.ts';
import { createFairQueue } from '../fair-queue.ts';
import { DirectoryError } from '../owners/directory.ts';
import type { Cursor, Page } from '../query/datastore-query.ts';
import { archivePlace, type ServiceStore } from '../service-store.ts';
import { createArchiveThread } from './archive-thread.ts';
import {
  ARCHIVE_METHODS,
  type ArchiveArguments,
  type ArchiveMethod,
  type ArchiveResult,
  CHANGES,
} from './archive-work.ts';

type Methods = { [M in ArchiveMethod]: (...given: ArchiveArguments<M>) => Promise<ArchiveResult<M>> };

/** One owner's archive. Every method runs in a thread, reads in one snapshot each (archive-work.ts). */
export interface Archive extends Omit<Methods, 'query'> {
  query(datastore: DatastoreName, filters: readonly Filter[], options?: QueryOptions): Promise<Page>;
}

/** Reading threads for everybody, and those for owners who have used up their share. */
const READERS = { slots: 2, overShareSlots: 1 };
/** How long a request may wait in the queue. */
const WAIT_MS = 60_000;
const READ_DEADLINE_MS = 30_000;
/** Includes waiting for an import that writes. */
const WRITE_DEADLINE_MS = 120_000;
/** Remembered page ends, so that the next page doesn't have to skip from the beginning. */
const MAX_POSITIONS = 1000;

export type Archives = ReturnType<typeof createArchives>;

export function createArchives(home: ServiceStore, clock: Clock = systemClock) {
  if (home.databaseUrl === undefined) makePrivateFolder(join(home.dataDir, 'archives'));
  const writer = createArchiveThread(WRITE_DEADLINE_MS);
  // A thread starts with its first request; the ones beyond the share run at lower priority.
  const readers = Array.from({ length: READERS.slots + READERS.overShareSlots }, (_, slot) =>
    createArchiveThread(READ_DEADLINE_MS, slot >= READERS.slots),
  );
  const threads = [writer, ...readers];
  const reading = createFairQueue({ clock, ...READERS, perOwner: 1, waitMs: WAIT_MS });
  const writing = createFairQueue({ clock, slots: 1, perOwner: 1, waitMs: WAIT_MS });
  const positions = createLruCache<Cursor>(MAX_POSITIONS);
  const erased = new Set<string>();

  /** Its calls reject with the signal's reason on abort. @param owner letters, digits and "-" @param key 32 bytes */
  function of(owner: string, key: Uint8Array, signal: AbortSignal): Archive {
    const place = archivePlace(home, owner);
    const archive: ArchiveAddress = { ...place, key };
    const carriedOut = Object.keys(ARCHIVE_METHODS).map((name) => {
      const method = name as ArchiveMethod;
      const [queue, threads] = CHANGES.includes(method) ? [writing, [writer]] : [reading, readers];
      const ask = (...given: unknown[]) =>
        queue.run(owner, signal, async (place, charge) => {
          // It waited while the archive was erased, and would create it again.
          if (erased.has(owner)) throw new DirectoryError('there is no such owner');
          return threads[place]?.ask({ kind: 'method', archive, method, given }, charge);
        });
      return [method, ask] as const;
    });
    const methods = Object.fromEntries(carriedOut) as Methods;
    return {
      ...methods,
      async query(datastore, filters, options = {}) {
        const { sort, skip = 0 } = options;
        const nameOf = (at: number) => hash('sha256', JSON.stringify([owner, datastore, filters, sort, at]));
        const { page, end } = await methods.query(datastore, filters, options, positions.get(nameOf(skip)));
        if (end) positions.set(nameOf(skip + page.items.length), end);
        return page;
      },
      ...('file' in place ? { bytes: async () => archiveBytes(place.file) } : {}),
    };
  }

  return {
    of,
    /** Deletes an owner's archive permanently. @returns its number of records and its bytes */
    async erase(owner: string, key: Uint8Array): Promise<{ records: number; bytes: number }> {
      const place = archivePlace(home, owner);
      const { bytes: size, countAll } = of(owner, key, AbortSignal.timeout(WRITE_DEADLINE_MS));
      const bytes = await size();
      const records = bytes === 0 ? 0 : await countAll();
      erased.add(owner);
      try {
        await Promise.all(readers.map((thread) => thread.ask({ kind: 'close', archive: place })));
        await writer.ask({ kind: 'erase', archive: place });
      } catch (error) {
        // It may be tried again.
        erased.delete(owner);
        throw error;
      }
      return { records, bytes };
    },
    async close(): Promise<void> {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
