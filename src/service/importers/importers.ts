/** All apps whose exports are read, and which of them an export is of. */

import type { Unusable } from './broken-source.ts';
import { discordChatExporter } from './discord/chat-exporter.ts';
import { discordPackage } from './discord/importer.ts';
import type { ExportSource, Importer } from './importer.ts';
import { mailImporter } from './mail/importer.ts';
import { recordsImporter } from './records/importer.ts';
import { signal as signalImporter } from './signal/importer.ts';
import { slackImporter } from './slack/importer.ts';
import { telegramImporter } from './telegram/importer.ts';
import { whatsapp } from './whatsapp/importer.ts';

/** In the order in which they are asked whether an export is theirs: the earlier wins where two are equally sure. */
export const IMPORTERS: readonly Importer[] = [
  telegramImporter,
  signalImporter,
  discordPackage,
  discordChatExporter,
  slackImporter,
  whatsapp,
  mailImporter,
  recordsImporter,
];

/** Whose export it is; `unusable` is why not, where it is known, but not to be read in this form. */
export type Recognised = { readonly importer: Importer } | { readonly unusable: Unusable } | undefined;

/**
 * The importer that is certain, else the first that finds it likely, else what one of them says against it; undefined when
 * nobody knows it.
 * @throws UnusableSourceError when its files cannot be looked into
 */
export async function recognise(
  source: ExportSource,
  signal: AbortSignal,
  importers: readonly Importer[] = IMPORTERS,
): Promise<Recognised> {
  let likely: Importer | undefined;
  let unusable: Unusable | undefined;
  for (const importer of importers) {
    signal.throwIfAborted();
    const sniffed = await importer.sniff(source, signal);
    if (sniffed === undefined) continue;
    if ('unusable' in sniffed) unusable ??= sniffed.unusable;
    else if (sniffed.sure === 'certain') return { importer };
    else likely ??= importer;
  }
  if (likely !== undefined) return { importer: likely };
  return unusable === undefined ? undefined : { unusable };
}

/** Formats of the exports that surely lie in `source` as well, and are not read together with that of `importer`. */
export async function othersIn(source: ExportSource, importer: Importer, signal: AbortSignal): Promise<string[]> {
  const others: string[] = [];
  for (const other of source.files.length > 1 ? IMPORTERS : []) {
    signal.throwIfAborted();
    if (other === importer) continue;
    const sniffed = await other.sniff(source, signal);
    if (sniffed !== undefined && 'sure' in sniffed && sniffed.sure === 'certain') others.push(other.format);
  }
  return others;
}
