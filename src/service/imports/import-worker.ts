/** A thread that looks at one export, or brings it in: reading and sealing a large one holds up nobody's chat. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSource } from '../../importers/source.ts';
import { openArchiveFile } from '../archive/archive-file.ts';
import { createArchiveKey } from '../archive/archive-key.ts';
import { createArchiveReader } from '../archive/archive-reader.ts';
import { createArchiveWriter } from '../archive/archive-writer.ts';
import { importerOf, lookAtExport } from './export-report.ts';
import { runImport } from './import-run.ts';
import type { ImportTask, ThreadMessage } from './import-thread.ts';

const CACHE_MEGABYTES = 64;

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
    using database = openArchiveFile(task.archive.file, { cacheMegabytes: CACHE_MEGABYTES });
    const key = createArchiveKey(task.archive.key);
    const archive = { reader: createArchiveReader(database, key), writer: createArchiveWriter(database, key) };
    return { kind: 'done', receipt: await runImport({ ...shared, archive, onProgress }) };
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
