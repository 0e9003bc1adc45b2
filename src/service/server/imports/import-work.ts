/** The work of an import thread: inspects or imports an export. */
import { dirname } from 'node:path';
import type { ImportReceipt } from '../../contract/imports.ts';
import { importerOf } from '../../importers/importers.ts';
import { type OpenedSource, openSource } from '../../importers/source.ts';
import { createArchive } from '../archive/archive.ts';
import { createArchiveKey } from '../archive/archive-key.ts';
import { createStores } from '../archive/open-stores.ts';
import type { ArchiveAddress } from '../archives/archive-work.ts';
import { inspectExport } from './export-report.ts';
import { type ImportRun, runImport } from './import-run.ts';
import type { ImportTask, ThreadMessage } from './import-thread.ts';
import { createRoomCheck, type StorageLimits } from './storage-limits.ts';

/** @param send receives the progress messages. @returns the final message */
export async function carryOut(
  task: ImportTask,
  send: (message: ThreadMessage) => void,
  signal: AbortSignal,
): Promise<ThreadMessage> {
  const { path, sealed } = task;
  const source = await openSource(path, { signal, sealed });
  try {
    if (task.kind === 'look') return { kind: 'looked', report: await inspectExport(source, signal) };
    return { kind: 'done', receipt: await importExport(task, source, send, signal) };
  } finally {
    await source.close();
  }
}

async function importExport(
  { choices, schemaBase, movedBy, now, archive: address, storage }: Extract<ImportTask, { kind: 'import' }>,
  source: OpenedSource,
  send: (message: ThreadMessage) => void,
  signal: AbortSignal,
): Promise<ImportReceipt> {
  const run = {
    ...{ source, choices, schemaBase, movedBy, now, signal },
    importer: await importerOf(source, signal),
    onProgress: (progress) => send({ kind: 'progress', progress }),
  } satisfies Omit<ImportRun, 'archive'>;
  return address === undefined ? runImport({ ...run, archive: undefined }) : importInto(address, storage, run);
}

/** @throws ArchiveFileError */
async function importInto(
  address: ArchiveAddress,
  storage: StorageLimits | undefined,
  run: Omit<ImportRun, 'archive'>,
): Promise<ImportReceipt> {
  using open = new DisposableStack();
  const stores = createStores();
  open.defer(() => stores.close());
  const store = stores.open(address);
  open.defer(() => store.close());
  const archive = createArchive(store, createArchiveKey(address.key));
  const disk = 'file' in address ? dirname(address.file) : undefined;
  const receipt = await runImport({ ...run, archive, checkRoom: storage && createRoomCheck(store, storage, disk) });
  store.settle();
  return storage ? { ...receipt, archive: { bytes: store.bytes(), of: storage.archiveBytes } } : receipt;
}
