/** The work of an import thread: inspects or imports an export. */
import { dirname } from 'node:path';
import { resourceLimits } from 'node:worker_threads';
import type { ImportReceipt } from '../../contract/imports.ts';
import { importerOf } from '../../importers/importers.ts';
import { openSource } from '../../importers/source.ts';
import { createArchive, type PutResult } from '../archive/archive.ts';
import { createArchiveKey } from '../archive/archive-key.ts';
import { createStores } from '../archive/open-stores.ts';
import { createPreparation, pack } from '../archive/prepared-batch.ts';
import { createArchiveThread } from '../archives/archive-thread.ts';
import type { ArchiveAddress } from '../archives/archive-work.ts';
import { inspectExport } from './export-report.ts';
import { type ImportRun, type ImportTarget, runImport } from './import-run.ts';
import type { ImportTask, ThreadMessage } from './import-thread.ts';
import { createRoomCheck, type StorageLimits } from './storage-limits.ts';

/** For one batch, including waiting for other writers of the archive. */
const WRITE_DEADLINE_MS = 120_000;
/** The import thread itself writes up to this many bytes; more are written by a second thread during reading. */
const MAX_INLINE_BYTES = 1024 ** 2;
/** For this thread's lookups; the writing thread has its own cache. */
const LOOKUP_CACHE_MEGABYTES = 2;

interface OpenTarget extends ImportTarget, AsyncDisposable {
  /** Moves what was written from the journal into the file. @returns the size of the archive in bytes */
  settle(): number;
}

/** @throws ArchiveFileError */
function openTarget(address: ArchiveAddress, storage: StorageLimits | undefined): OpenTarget {
  const stores = createStores();
  const store = stores.open(address, LOOKUP_CACHE_MEGABYTES);
  const key = createArchiveKey(address.key);
  const archive = createArchive(store, key);
  const writer = createArchiveThread(WRITE_DEADLINE_MS, { resourceLimits });
  const prepare = createPreparation(store, key);
  const checkRoom = storage && createRoomCheck(store, storage, 'file' in address ? dirname(address.file) : undefined);
  // Never aborted: what was read is written even if the import is stopped.
  const { signal } = new AbortController();
  let written = 0;
  return {
    reader: archive,
    prepare: (drafts, now) => pack(prepare(drafts, now)),
    async write(...given) {
      const [batches] = given;
      const bytes = batches.reduce((sum, { byteLength }) => sum + byteLength, 0);
      checkRoom?.(bytes);
      written += bytes;
      if (written <= MAX_INLINE_BYTES) return archive.write(...given);
      const transferred = batches.map(({ buffer }) => buffer);
      const work = { kind: 'method', archive: address, method: 'write', given } as const;
      return (await writer.ask(work, signal, transferred)) as PutResult;
    },
    settle() {
      store.settle();
      return store.bytes();
    },
    async [Symbol.asyncDispose]() {
      await writer.close();
      store.close();
      stores.close();
    },
  };
}

type Send = (message: ThreadMessage) => void;

/** @param send receives the progress messages. @returns the final message */
export async function carryOut(task: ImportTask, send: Send, signal: AbortSignal): Promise<ThreadMessage> {
  if (task.kind === 'look') {
    const source = await openSource(task.path, { signal, sealed: task.sealed });
    try {
      return { kind: 'looked', report: await inspectExport(source, signal) };
    } finally {
      await source.close();
    }
  }
  if (task.archive === undefined) return { kind: 'done', receipt: await importExport(task, undefined, send, signal) };
  const { storage } = task;
  await using target = openTarget(task.archive, storage);
  const receipt = await importExport(task, target, send, signal);
  const bytes = target.settle();
  return { kind: 'done', receipt: storage ? { ...receipt, archive: { bytes, of: storage.archiveBytes } } : receipt };
}

async function importExport(
  { path, sealed, choices, schemaBase, movedBy, now }: Extract<ImportTask, { kind: 'import' }>,
  archive: ImportRun['archive'],
  send: Send,
  signal: AbortSignal,
): Promise<ImportReceipt> {
  const onProgress: ImportRun['onProgress'] = (progress) => send({ kind: 'progress', progress });
  const source = await openSource(path, { signal, sealed });
  try {
    const importer = await importerOf(source, signal);
    const run = { source, importer, choices, schemaBase, movedBy, archive, now: () => now, onProgress, signal };
    return await runImport(run);
  } finally {
    await source.close();
  }
}
