/** A thread that looks at one export, or brings it in: reading and sealing a large one holds up nobody's chat. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSource } from '../../importers/source.ts';
import { importerOf, lookAtExport } from './export-report.ts';
import { runImport } from './import-run.ts';
import { openTarget } from './import-target.ts';
import type { ImportTask, ThreadMessage } from './import-thread.ts';

const stopping = new AbortController();
const send = (message: ThreadMessage) => parentPort?.postMessage(message);

async function carryOut(task: ImportTask, signal: AbortSignal): Promise<ThreadMessage> {
  const source = await openSource(task.path, { signal });
  try {
    if (task.kind === 'look') return { kind: 'looked', report: await lookAtExport(source, signal) };
    const importer = await importerOf(source, signal);
    const { choices, schemaBase, now } = task;
    const shared = { source, importer, choices, schemaBase, now: () => now, signal };
    const onProgress = (progress: Parameters<Parameters<typeof runImport>[0]['onProgress']>[0]) =>
      send({ kind: 'progress', progress });
    if (task.archive === undefined) {
      return { kind: 'done', receipt: await runImport({ ...shared, archive: undefined, onProgress }) };
    }
    await using target = openTarget(task.archive);
    return { kind: 'done', receipt: await runImport({ ...shared, archive: target, onProgress }) };
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
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  send({ kind: 'failed', error: { name, message, stack: stack ?? '' } });
}
