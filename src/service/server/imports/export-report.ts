/** What is known of an export before it is brought in: whose app it is from, whether it can be read, what has to be asked. */
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

/** This cannot be brought in; the message is a sentence for the person. */
export class UnreadableExportError extends Error {
  override name = 'UnreadableExportError';
}

/** Said of a file that no importer takes. */
export const NOT_KNOWN =
  'This is not an export that I know. I read exports of Telegram, WhatsApp, Signal, Slack, Discord, mailboxes (mbox, Gmail Takeout), and records that a data service has given out (JSON lines).';

/** @throws UnreadableExportError for what no importer takes */
export async function importerOf(source: ExportSource, signal: AbortSignal): Promise<Importer> {
  const found = await recognise(source, signal);
  if (found === undefined) throw new UnreadableExportError(NOT_KNOWN);
  if ('unusable' in found) throw new UnreadableExportError(found.unusable);
  return found.importer;
}

/** Looks at an export without bringing anything in. @throws UnreadableExportError */
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
