/** Inspects an export before it is imported: its app, whether it can be read, and what has to be asked. */
import type { ExportSource, Inspection, Platform } from '../../importers/importer.ts';
import { importerOf, otherFormats } from '../../importers/importers.ts';
import { bytesOf } from '../../importers/read-export.ts';

export interface ExportReport extends Inspection {
  readonly format: string;
  readonly platform: Platform;
  /** Unpacked size in bytes of the files that are read. */
  readonly size: number;
  /** Formats of other exports in the same folder or zip, which aren't read with this one. */
  readonly others: readonly string[];
}

/** @throws UnusableSourceError */
export async function inspectExport(source: ExportSource, signal: AbortSignal): Promise<ExportReport> {
  const importer = await importerOf(source, signal);
  const { format, platform } = importer;
  const inspection = await importer.inspect(source, signal);
  const { files } = await importer.open(source, {}, signal);
  return {
    ...{ ...inspection, format, platform, size: bytesOf(files) },
    others: await otherFormats(source, importer, signal),
  };
}
