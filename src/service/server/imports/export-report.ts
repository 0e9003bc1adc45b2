/** What is known of an export before it is brought in: whose app it is from, whether it can be read, what has to be asked. */
import type { ExportSource, Inspection, Platform } from '../../importers/importer.ts';
import { importerOf, otherFormats } from '../../importers/importers.ts';
import { bytesOf } from '../../importers/read-export.ts';

export interface ExportReport extends Inspection {
  readonly format: string;
  readonly platform: Platform;
  /** Bytes of what is read of it, unpacked. */
  readonly size: number;
  /** Formats of other exports in the same folder or zip, which are not read with this one. */
  readonly others: readonly string[];
}

/** Looks at an export without bringing anything in. @throws UnusableSourceError */
export async function lookAtExport(source: ExportSource, signal: AbortSignal): Promise<ExportReport> {
  const importer = await importerOf(source, signal);
  const { format, platform } = importer;
  const inspection = await importer.inspect(source, signal);
  const { files } = await importer.open(source, {}, signal);
  return {
    ...{ ...inspection, format, platform, size: bytesOf(files) },
    others: await otherFormats(source, importer, signal),
  };
}
