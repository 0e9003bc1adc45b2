/** What is known of an export before it is brought in: whose app it is from, whether it can be read, what has to be asked. */
import { UnusableSourceError } from '../../importers/broken-source.ts';
import type { DateOrderVerdict, ExportSource, Importer, Person, Platform } from '../../importers/importer.ts';
import { othersIn, recognise } from '../../importers/importers.ts';
import { readableBytes } from './import-run.ts';

export interface ExportReport {
  readonly format: string;
  readonly platform: Platform;
  /** Bytes, unpacked. */
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
  const found = await recognise(source, signal);
  if (found === undefined) throw new UnusableSourceError('not-known');
  if ('unusable' in found) throw new UnusableSourceError(found.unusable);
  return found.importer;
}

/** Looks at an export without bringing anything in. @throws UnusableSourceError */
export async function lookAtExport(source: ExportSource, signal: AbortSignal): Promise<ExportReport> {
  const importer = await importerOf(source, signal);
  const { me, inferredMe, people, unlikely = [], dateOrder, zoneless = false } = await importer.inspect(source, signal);
  return {
    format: importer.format,
    platform: importer.platform,
    size: readableBytes(source),
    me,
    inferredMe,
    people,
    unlikely,
    dateOrder,
    zoneless,
    others: await othersIn(source, importer, signal),
  };
}
