/** What a thread for exports does: it looks at one, or brings one in. */
import type { ImportReceipt } from '../../contract/imports.ts';
import { openSource } from '../../importers/source.ts';
import { importerOf, lookAtExport } from './export-report.ts';
import { type ImportRun, runImport } from './import-run.ts';
import { openTarget } from './import-target.ts';
import type { ImportTask, ThreadMessage } from './import-thread.ts';

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
  await using target = openTarget(task.archive);
  return { kind: 'done', receipt: await bringIn(task, target, send, signal) };
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
