/** The archives of all owners: a file each, worked on in threads of their own, one that writes and some that read. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter, QueryOptions } from '../../contract/filters.ts';
import { archiveBytes, removeArchiveFile } from '../archive/archive-file.ts';
import type { Page } from '../query/datastore-query.ts';
import { createPagePositions } from '../query/page-positions.ts';
import { type ArchiveThread, createArchiveThread } from './archive-thread.ts';
import {
  type ArchiveAddress,
  type ArchiveArguments,
  type ArchiveMethod,
  type ArchiveResult,
  createOpenArchives,
} from './archive-work.ts';

/** One owner's records. Every method is carried out in a thread; see the functions of the same names. */
export interface Archive {
  search(...given: ArchiveArguments<'search'>): Promise<ArchiveResult<'search'>>;
  threads(...given: ArchiveArguments<'threads'>): Promise<ArchiveResult<'threads'>>;
  query(datastore: DatastoreName, filters: readonly Filter[], options?: QueryOptions): Promise<Page>;
  countFitting(...given: ArchiveArguments<'countFitting'>): Promise<ArchiveResult<'countFitting'>>;
  tally(...given: ArchiveArguments<'tally'>): Promise<ArchiveResult<'tally'>>;
  chatRange(...given: ArchiveArguments<'chatRange'>): Promise<ArchiveResult<'chatRange'>>;
  get(...given: ArchiveArguments<'get'>): Promise<ArchiveResult<'get'>>;
  count(datastore: DatastoreName): Promise<number>;
  /** Of all datastores. */
  countAll(): Promise<number>;
  put(...given: ArchiveArguments<'put'>): Promise<ArchiveResult<'put'>>;
  remove(...given: ArchiveArguments<'remove'>): Promise<ArchiveResult<'remove'>>;
  /** Bytes on disk. */
  bytes(): number;
}

export interface Archives {
  /**
   * The archive of an owner. Every call of it rejects with the signal's reason when that is aborted.
   * @param owner a name fit for a file: letters, digits and "-"
   * @param key the archive's own, 32 bytes
   */
  of(owner: string, key: Uint8Array, signal: AbortSignal): Archive;
  /** Removes an owner's file, for good. @returns how many records it held, and its bytes */
  erase(owner: string, key: Uint8Array): Promise<{ records: number; bytes: number }>;
  close(): Promise<void>;
}

const READERS = 2;
const READ_DEADLINE_MS = 30_000;
/** A batch of an import, while another process writes too. */
const WRITE_DEADLINE_MS = 120_000;
const FILE_NAME = /^[A-Za-z0-9-]{1,64}$/;

/** Where an owner's archive is, below the folder of the service's data. */
export function archiveFile(dataDir: string, owner: string): string {
  if (!FILE_NAME.test(owner)) throw new RangeError('not a name for an archive');
  return join(dataDir, 'archives', `${owner}.sqlite`);
}

/**
 * Removes an owner's archive from outside the service, for an operator's command: a service that runs beside it has
 * nobody left who could ask for what it still holds open.
 */
export function eraseArchive(dataDir: string, owner: string, key: Uint8Array): { records: number; bytes: number } {
  const file = archiveFile(dataDir, owner);
  const bytes = archiveBytes(file);
  if (bytes === 0) return { records: 0, bytes };
  const archives = createOpenArchives();
  const records = archives.run({ file, key }, 'countAll', []);
  archives.closeAll();
  removeArchiveFile(file);
  return { records, bytes };
}

/** @param dataDir the folder of the service's data */
export function createArchives(dataDir: string): Archives {
  mkdirSync(join(dataDir, 'archives'), { recursive: true, mode: 0o700 });
  const writer = createArchiveThread(WRITE_DEADLINE_MS);
  const readers = Array.from({ length: READERS }, () => createArchiveThread(READ_DEADLINE_MS));
  const threads = [writer, ...readers];
  const positions = createPagePositions(() => performance.now());

  /** The first one that is free, so that the second starts only when there is work for two. */
  function freeReader(): ArchiveThread {
    return readers.reduce((best, thread) => (thread.waiting < best.waiting ? thread : best));
  }

  return {
    of(owner, key, signal) {
      const archive: ArchiveAddress = { file: archiveFile(dataDir, owner), key };
      const on =
        <M extends ArchiveMethod>(thread: () => ArchiveThread, method: M) =>
        (...given: ArchiveArguments<M>) =>
          thread().ask({ kind: 'method', archive, method, given }, signal) as Promise<ArchiveResult<M>>;
      const query = on(freeReader, 'query');
      return {
        search: on(freeReader, 'search'),
        threads: on(freeReader, 'threads'),
        async query(datastore, filters, options = {}) {
          const { sort, skip = 0 } = options;
          const question = { owner, datastore, filters, sort };
          const { page, end } = await query(datastore, filters, options, positions.find(question, skip));
          if (end) positions.keep(question, skip + page.items.length, end);
          return page;
        },
        countFitting: on(freeReader, 'countFitting'),
        tally: on(freeReader, 'tally'),
        chatRange: on(freeReader, 'chatRange'),
        get: on(freeReader, 'get'),
        count: on(freeReader, 'count'),
        countAll: on(freeReader, 'countAll'),
        put: on(() => writer, 'put'),
        remove: on(() => writer, 'remove'),
        bytes: () => archiveBytes(archive.file),
      };
    },
    async erase(owner, key) {
      const file = archiveFile(dataDir, owner);
      const bytes = archiveBytes(file);
      const signal = AbortSignal.timeout(WRITE_DEADLINE_MS);
      const counting = { kind: 'method', archive: { file, key }, method: 'countAll', given: [] } as const;
      const records = bytes === 0 ? 0 : Number(await freeReader().ask(counting, signal));
      await Promise.all(threads.map((thread) => thread.ask({ kind: 'close', file }, signal)));
      removeArchiveFile(file);
      return { records, bytes };
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
