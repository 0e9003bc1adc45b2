/** What a thread for exports does: it looks at one, or brings one in. */
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
import { lookAtExport } from './export-report.ts';
import { type ImportRun, type ImportTarget, runImport } from './import-run.ts';
import type { ImportTask, ThreadMessage } from './import-thread.ts';
import { createRoomCheck, type StorageLimits } from './storage-limits.ts';

/** One batch, while others write to the same archive. */
const WRITE_DEADLINE_MS = 120_000;
/** What a small export writes is written at once; more is written by a thread while the next is read. */
const WRITTEN_AT_ONCE_BYTES = 1024 ** 2;
/** Beside the thread that writes, some records are looked up. */
const LOOKUP_CACHE_MEGABYTES = 2;

interface OpenTarget extends ImportTarget, AsyncDisposable {
  /** Brings what was written from the journal into the file. @returns the bytes of the archive */
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
  const demandRoom = storage && createRoomCheck(store, storage, 'file' in address ? dirname(address.file) : undefined);
  // What was read is written even when the import is told to end.
  const { signal } = new AbortController();
  let written = 0;
  return {
    reader: archive,
    prepare: (drafts, now) => pack(prepare(drafts, now)),
    async write(...given) {
      const [batches] = given;
      const bytes = batches.reduce((sum, { byteLength }) => sum + byteLength, 0);
      demandRoom?.(bytes);
      written += bytes;
      if (written <= WRITTEN_AT_ONCE_BYTES) return archive.write(...given);
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

/** @returns the last message; `send` gets those before it */
export async function carryOut(task: ImportTask, send: Send, signal: AbortSignal): Promise<ThreadMessage> {
  if (task.kind === 'look') {
    const source = await openSource(task.path, { signal, sealed: task.sealed });
    try {
      return { kind: 'looked', report: await lookAtExport(source, signal) };
    } finally {
      await source.close();
    }
  }
  if (task.archive === undefined) return { kind: 'done', receipt: await bringIn(task, undefined, send, signal) };
  const { storage } = task;
  await using target = openTarget(task.archive, storage);
  const receipt = await bringIn(task, target, send, signal);
  const bytes = target.settle();
  return { kind: 'done', receipt: storage ? { ...receipt, archive: { bytes, of: storage.archiveBytes } } : receipt };
}

async function bringIn(
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
