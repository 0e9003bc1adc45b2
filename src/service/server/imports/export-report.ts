/** What is known of an export before it is brought in: whose app it is from, whether it can be read, what has to be asked. */
import { UnusableSourceError } from '../../importers/broken-source.ts';
import type { DateOrderVerdict, ExportSource, Importer, Person, Platform } from '../../importers/importer.ts';
import { detectFormat, otherFormats } from '../../importers/importers.ts';
import { bytesOf } from '../../importers/read-export.ts';

export interface ExportReport {
  readonly format: string;
  readonly platform: Platform;
  /** Bytes of what is read of it, unpacked. */
  readonly size: number;
  /** Whose export it is, where it says so. */
  readonly me: Person | undefined;
  /** To ask, where it does not: those who wrote most, most first. */
  readonly people: readonly (Person & { readonly messages: number })[];
  /** As of `Inspection`. */
  readonly inferredMe: Person | undefined;
  readonly unlikely: readonly string[];
  readonly dateOrder: DateOrderVerdict | undefined;
  readonly zoneless: boolean;
  /** Formats of other exports in the same folder or zip, which are not read with this one. */
  readonly others: readonly string[];
}

/** @throws UnusableSourceError for what no importer takes */
export async function importerOf(source: ExportSource, signal: AbortSignal): Promise<Importer> {
  const found = await detectFormat(source, signal);
  if (found === undefined) throw new UnusableSourceError('not-known');
  if ('rejected' in found) throw new UnusableSourceError(found.rejected);
  return found.importer;
}

/** Looks at an export without bringing anything in. @throws UnusableSourceError */
export async function lookAtExport(source: ExportSource, signal: AbortSignal): Promise<ExportReport> {
  const importer = await importerOf(source, signal);
  const { me, inferredMe, people, unlikely = [], dateOrder, zoneless = false } = await importer.inspect(source, signal);
  const { files } = await importer.open(source, {}, signal);
  return {
    format: importer.format,
    platform: importer.platform,
    size: bytesOf(files),
    me,
    inferredMe,
    people,
    unlikely,
    dateOrder,
    zoneless,
    others: await otherFormats(source, importer, signal),
  };
}
