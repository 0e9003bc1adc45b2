/** A thread that looks at one export, or brings some in: reading and sealing a large one holds up nobody's chat. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportReceipt } from '../../contract/imports.ts';
import { openSource } from '../../importers/source.ts';
import { giveWay } from '../../thread.ts';
import { errorToSend } from '../sent-error.ts';
import { importerOf, lookAtExport } from './export-report.ts';
import { type ImportRun, runImport } from './import-run.ts';
import { openTarget } from './import-target.ts';
import type { ExportToRead, ImportTask, ThreadMessage } from './import-thread.ts';

const stopping = new AbortController();
const send = (message: ThreadMessage) => parentPort?.postMessage(message);

async function carryOut(task: ImportTask, signal: AbortSignal): Promise<ThreadMessage> {
  if (task.givesWay) giveWay();
  if (task.kind === 'look') {
    const source = await openSource(task.path, { signal, sealed: task.sealed });
    try {
      return { kind: 'looked', report: await lookAtExport(source, signal) };
    } finally {
      await source.close();
    }
  }
  if (task.archive === undefined) return { kind: 'done', receipts: await bringIn(task, undefined, signal) };
  await using target = openTarget(task.archive);
  return { kind: 'done', receipts: await bringIn(task, target, signal) };
}

async function bringIn(
  { exports, schemaBase, movedBy, now }: Extract<ImportTask, { kind: 'import' }>,
  archive: ImportRun['archive'],
  signal: AbortSignal,
): Promise<ImportReceipt[]> {
  const receipts: ImportReceipt[] = [];
  const onProgress: ImportRun['onProgress'] = (progress) => send({ kind: 'progress', progress });
  const shared = { schemaBase, movedBy, archive, now: () => now, onProgress, signal };
  for (const one of exports) {
    if (receipts.length > 0 && signal.aborted) break;
    receipts.push(await bringInOne(one, shared));
  }
  return receipts;
}

async function bringInOne(
  { path, sealed, choices }: ExportToRead,
  shared: Omit<ImportRun, 'source' | 'importer' | 'choices'>,
): Promise<ImportReceipt> {
  const source = await openSource(path, { signal: shared.signal, sealed });
  try {
    const importer = await importerOf(source, shared.signal);
    return await runImport({ ...shared, source, importer, choices });
  } finally {
    await source.close();
  }
}

// Listening keeps the thread alive only while there is work: unref'd, it ends by itself.
parentPort?.on('message', () => stopping.abort());
parentPort?.unref();
try {
  send(await carryOut(workerData as ImportTask, stopping.signal));
} catch (error) {
  send({ kind: 'failed', error: errorToSend(error) });
}
