/** All apps whose exports are read, and what can be told of any export without knowing its app. */

import { discordChatExporter } from './discord/chat-exporter.ts';
import { discordPackage } from './discord/package.ts';
import type { Broken, ExportedChat, ExportSource, Importer, ReadingChoices } from './importer.ts';
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

/** Whose export it is; `unusable` is a sentence for the person where it is known, but not to be read in this form. */
export type Recognised = { readonly importer: Importer } | { readonly unusable: string } | undefined;

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
  let unusable: string | undefined;
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

export interface ListedChat {
  readonly id: string;
  readonly name: string;
  readonly type: ExportedChat['type'];
  /** Messages that can be read. */
  readonly count: number;
  /** Milliseconds since 1970, UTC, of its oldest and newest message; undefined where it has none. */
  readonly first: number | undefined;
  readonly last: number | undefined;
}

export interface ChatList {
  /** In the order of the export; a chat that it has in several parts stands here once. */
  readonly chats: readonly ListedChat[];
  readonly mails: number;
  readonly records: number;
  /** How many were left out, by reason. */
  readonly skipped: ReadonlyMap<string, number>;
  /** Where the export broke off first. */
  readonly brokenAt: Broken | undefined;
}

/** What is in an export: all of it is read once, and nothing of it kept. @throws what the importer's `read` throws */
export async function listChats(
  importer: Importer,
  source: ExportSource,
  choices: ReadingChoices,
  signal: AbortSignal,
): Promise<ChatList> {
  const chats = new Map<string, { -readonly [K in keyof ListedChat]: ListedChat[K] }>();
  const skipped = new Map<string, number>();
  let mails = 0;
  let records = 0;
  let brokenAt: Broken | undefined;
  for await (const { items } of importer.read(source, choices, signal)) {
    for (const item of items) {
      if (item.kind === 'message') {
        const chat = chats.get(item.chatId);
        if (chat === undefined) throw new Error('an importer gave a message before its chat');
        chat.count += 1;
        if (chat.first === undefined || item.sentAt < chat.first) chat.first = item.sentAt;
        if (chat.last === undefined || item.sentAt > chat.last) chat.last = item.sentAt;
      } else if (item.kind === 'chat') {
        const { id, name, type } = item;
        if (!chats.has(id)) chats.set(id, { id, name, type, count: 0, first: undefined, last: undefined });
      } else if (item.kind === 'skipped') skipped.set(item.reason, (skipped.get(item.reason) ?? 0) + 1);
      else if (item.kind === 'mail') mails += 1;
      else if (item.kind === 'record') records += 1;
      else brokenAt ??= item;
    }
  }
  return { chats: [...chats.values()], mails, records, skipped, brokenAt };
}
