/** All importers, and the choice of the right one for an export. */
import type { ImportFailure } from '../contract/imports.ts';
import { UnusableSourceError } from './broken-source.ts';
import { discordChatExporter } from './discord/chat-exporter.ts';
import { discordPackage } from './discord/package.ts';
import type { ExportSource, Importer } from './importer.ts';
import { mailImporter } from './mail/importer.ts';
import { recordsImporter } from './records/importer.ts';
import { signalImporter } from './signal/importer.ts';
import { slackImporter } from './slack/importer.ts';
import { telegramImporter } from './telegram/importer.ts';
import { whatsappImporter } from './whatsapp/importer.ts';

/** In order of precedence: of importers with equal confidence, the first one wins. */
export const IMPORTERS: readonly Importer[] = [
  telegramImporter,
  signalImporter,
  discordPackage,
  discordChatExporter,
  slackImporter,
  whatsappImporter,
  mailImporter,
  recordsImporter,
];

/** The first importer with high confidence, else with low. @throws UnusableSourceError with the first rejection, if any */
export async function importerOf(
  source: ExportSource,
  signal: AbortSignal,
  importers: readonly Importer[] = IMPORTERS,
): Promise<Importer> {
  let unsure: Importer | undefined;
  let rejected: ImportFailure | undefined;
  for (const importer of importers) {
    signal.throwIfAborted();
    const detection = await importer.detect(source, signal);
    if (detection === undefined) continue;
    if ('rejected' in detection) rejected ??= detection.rejected;
    else if (detection.confidence === 'high') return importer;
    else unsure ??= importer;
  }
  if (unsure) return unsure;
  throw new UnusableSourceError(rejected ?? 'not-known');
}

/** Formats of further exports in `source`, detected with high confidence, that `importer` doesn't read. */
export async function otherFormats(source: ExportSource, importer: Importer, signal: AbortSignal): Promise<string[]> {
  const others: string[] = [];
  if (source.files.length === 1) return others;
  for (const other of IMPORTERS.filter((one) => one !== importer)) {
    signal.throwIfAborted();
    const detection = await other.detect(source, signal);
    if (detection && 'confidence' in detection && detection.confidence === 'high') others.push(other.format);
  }
  return others;
}
