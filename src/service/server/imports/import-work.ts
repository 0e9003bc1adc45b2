/** What a thread for exports does: it looks at one, or brings one in. */
import { dirname } from 'node:path';
import type { ImportReceipt } from '../../contract/imports.ts';
import { openSource } from '../../importers/source.ts';
import { createArchive, type PutResult } from '../archive/archive.ts';
import { createArchiveKey } from '../archive/archive-key.ts';
import { createStores } from '../archive/open-stores.ts';
import { createPreparation, pack } from '../archive/prepared-batch.ts';
import { createArchiveThread } from '../archives/archive-thread.ts';
import type { ArchiveAddress } from '../archives/archive-work.ts';
import { importerOf, lookAtExport } from './export-report.ts';
import { type ImportRun, type ImportTarget, runImport } from './import-run.ts';
import { IMPORT_LIMITS, type ImportTask, type ThreadMessage } from './import-thread.ts';
import { createRoomCheck, type StorageLimits } from './storage-limits.ts';

/** One batch, while others write to the same archive. */
const WRITE_DEADLINE_MS = 120_000;
/** Beside the thread that writes, some records are looked up. */
const LOOKUP_CACHE_MEGABYTES = 2;

interface OpenTarget extends ImportTarget, AsyncDisposable {
  /** Brings what was written from the journal into the file. @returns the bytes of the archive */
  settle(): number;
}

/** @throws ArchiveFileError */
function openTarget(
  archive: ArchiveAddress,
  { limits, storage }: { limits?: ImportTask['limits']; storage?: StorageLimits | undefined },
): OpenTarget {
  const stores = createStores();
  const store = stores.open(archive, LOOKUP_CACHE_MEGABYTES);
  const key = createArchiveKey(archive.key);
  const writer = createArchiveThread(WRITE_DEADLINE_MS, { resourceLimits: limits ?? IMPORT_LIMITS });
  const prepare = createPreparation(store, key);
  const demandRoom = storage && createRoomCheck(store, storage, 'file' in archive ? dirname(archive.file) : undefined);
  // What was read is written even when the import is told to end.
  const { signal } = new AbortController();
  return {
    reader: createArchive(store, key),
    prepare: (drafts, now) => pack(prepare(drafts, now)),
    async write(...given) {
      const [batches] = given;
      demandRoom?.(batches.reduce((sum, { byteLength }) => sum + byteLength, 0));
      const transferred = batches.map(({ buffer }) => buffer);
      return (await writer.ask({ kind: 'method', archive, method: 'write', given }, signal, transferred)) as PutResult;
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
  await using target = openTarget(task.archive, task);
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
