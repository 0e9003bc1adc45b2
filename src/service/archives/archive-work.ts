/** What a thread does with archives: each method opens the file it is about, and keeps the last few open. */

import { createArchiveKey } from '../archive/archive-key.ts';
import { type ArchiveReader, createArchiveReader } from '../archive/archive-reader.ts';
import { type ArchiveWriter, createArchiveWriter } from '../archive/archive-writer.ts';
import { openSqliteStore } from '../archive/sqlite-store.ts';
import { chatRange } from '../query/chat-range.ts';
import { countFitting, queryPage } from '../query/datastore-query.ts';
import { tallyPart } from '../query/statistics.ts';
import { searchChatThreads } from '../search/chat-threads.ts';
import { searchByKeywords } from '../search/keyword-search.ts';

/** Which archive a request is about. */
export interface ArchiveAddress {
  readonly file: string;
  readonly key: Uint8Array;
}

interface OpenArchive {
  readonly reader: ArchiveReader;
  readonly writer: () => ArchiveWriter;
  close(): void;
}

const MAX_OPEN = 16;

/** What can be asked of a thread; every argument and result can be sent from thread to thread. */
export const ARCHIVE_METHODS = {
  search: ({ reader }: OpenArchive, ...rest: DropFirst<Parameters<typeof searchByKeywords>>) =>
    searchByKeywords(reader, ...rest),
  threads: ({ reader }: OpenArchive, ...rest: DropFirst<Parameters<typeof searchChatThreads>>) =>
    searchChatThreads(reader, ...rest),
  query: ({ reader }: OpenArchive, ...rest: DropFirst<Parameters<typeof queryPage>>) => queryPage(reader, ...rest),
  countFitting: ({ reader }: OpenArchive, ...rest: DropFirst<Parameters<typeof countFitting>>) =>
    countFitting(reader, ...rest),
  tally: ({ reader }: OpenArchive, ...rest: DropFirst<Parameters<typeof tallyPart>>) => tallyPart(reader, ...rest),
  chatRange: ({ reader }: OpenArchive, groupId: string) => chatRange(reader, groupId),
  get: ({ reader }: OpenArchive, ...rest: Parameters<ArchiveReader['get']>) => reader.get(...rest),
  count: ({ reader }: OpenArchive, ...rest: Parameters<ArchiveReader['count']>) => reader.count(...rest),
  countAll: ({ reader }: OpenArchive) => reader.countAll(),
  write: ({ writer }: OpenArchive, ...rest: Parameters<ArchiveWriter['write']>) => writer().write(...rest),
  put: ({ writer }: OpenArchive, ...rest: Parameters<ArchiveWriter['put']>) => writer().put(...rest),
  remove: ({ writer }: OpenArchive, ...rest: Parameters<ArchiveWriter['remove']>) => writer().remove(...rest),
};
/** What changes an archive; everything else reads what is there at one moment. */
const CHANGES: readonly ArchiveMethod[] = ['write', 'put', 'remove'];
type DropFirst<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

export type ArchiveMethod = keyof typeof ARCHIVE_METHODS;
export type ArchiveArguments<M extends ArchiveMethod> = DropFirst<Parameters<(typeof ARCHIVE_METHODS)[M]>>;
export type ArchiveResult<M extends ArchiveMethod> = ReturnType<(typeof ARCHIVE_METHODS)[M]>;

function open({ file, key: bytes }: ArchiveAddress): OpenArchive {
  const store = openSqliteStore(file);
  const key = createArchiveKey(bytes);
  let writer: ArchiveWriter | undefined;
  return {
    reader: createArchiveReader(store, key),
    writer: () => {
      writer ??= createArchiveWriter(store, key);
      return writer;
    },
    close: () => store.close(),
  };
}

/** Keeps archives open between requests; those that were not asked for lately are closed. */
export function createOpenArchives() {
  const archives = new Map<string, OpenArchive>();

  function close(file: string): void {
    archives.get(file)?.close();
    archives.delete(file);
  }

  return {
    /** @throws ArchiveFileError, and what the method throws */
    run<M extends ArchiveMethod>(address: ArchiveAddress, method: M, given: ArchiveArguments<M>): ArchiveResult<M> {
      const archive = archives.get(address.file) ?? open(address);
      archives.delete(address.file);
      archives.set(address.file, archive);
      const [oldest] = archives.keys();
      if (archives.size > MAX_OPEN && oldest !== undefined) close(oldest);
      const work = ARCHIVE_METHODS[method] as (archive: OpenArchive, ...given: unknown[]) => ArchiveResult<M>;
      if (CHANGES.includes(method)) return work(archive, ...given);
      return archive.reader.atOneMoment(() => work(archive, ...given));
    },
    close,
    closeAll(): void {
      for (const file of [...archives.keys()]) close(file);
    },
  };
}
