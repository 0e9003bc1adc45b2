/** The work of an import thread: inspects or imports an export. */
import { dirname } from 'node:path';
import type { ImportReceipt } from '../../contract/imports.ts';
import type { ExportSource } from '../../importers/importer.ts';
import { importerOf, otherFormats } from '../../importers/importers.ts';
import { bytesOf } from '../../importers/read-export.ts';
import { type OpenedSource, openSource } from '../../importers/source.ts';
import { createOpenArchives } from '../archive/open-archives.ts';
import type { ExportReport } from './import-job.ts';
import { type ImportProgress, type ImportRun, runImport } from './import-run.ts';
import type { ImportTask, RunImportTask } from './import-thread.ts';
import { createRoomCheck } from './storage-limits.ts';

type Report = (progress: ImportProgress) => void;

/** @throws UnusableSourceError, and as `runImport` */
export async function carryOut(
  task: ImportTask,
  report: Report,
  signal: AbortSignal,
): Promise<ExportReport | ImportReceipt> {
  const source = await openSource(task.path, { signal, sealed: task.sealed });
  try {
    return task.kind === 'look' ? await inspect(source, signal) : await importExport(task, source, report, signal);
  } finally {
    await source.close();
  }
}

async function inspect(source: ExportSource, signal: AbortSignal): Promise<ExportReport> {
  const importer = await importerOf(source, signal);
  const { format, platform } = importer;
  const inspection = await importer.inspect(source, signal);
  const { files } = await importer.open(source, {}, signal);
  return {
    ...{ ...inspection, format, platform, size: bytesOf(files) },
    others: await otherFormats(source, importer, signal),
  };
}

/** @throws ArchiveFileError */
async function importExport(
  { choices, schemaBase, movedBy, now, archive: address, storage }: RunImportTask,
  source: OpenedSource,
  onProgress: Report,
  signal: AbortSignal,
): Promise<ImportReceipt> {
  const importer = await importerOf(source, signal);
  const run: ImportRun = {
    source,
    importer,
    choices,
    schemaBase,
    movedBy,
    now,
    signal,
    onProgress,
    archive: undefined,
  };
  if (address === undefined) return runImport(run);
  const archives = createOpenArchives();
  try {
    const archive = archives.open(address);
    const disk = 'file' in address ? dirname(address.file) : undefined;
    const receipt = await runImport({ ...run, archive, checkRoom: storage && createRoomCheck(archive, storage, disk) });
    archive.settle();
    return storage ? { ...receipt, archive: { bytes: archive.bytes(), of: storage.archiveBytes } } : receipt;
  } finally {
    archives.closeAll();
  }
}
