/** Files of DiscordChatExporter (JSON): one channel each, with what everybody wrote. */
import { BatchBuilder } from '../batch-builder.ts';
import { BrokenSourceError } from '../broken-source.ts';
import type { Batch, ExportedChat, ExportFile, ExportSource, Importer, NativeObject, Sniffed } from '../importer.ts';
import { jsonItems } from '../json-items.ts';
import { idOf, isObject, parseObject, textOf } from '../json-value.ts';
import { PeopleCount } from '../people-count.ts';
import { displayName } from '../shown-name.ts';
import { UNUSABLE } from '../unusable-source.ts';
import { authorOf, isNotice, messageItem } from './exporter-message.ts';

const HEAD_BYTES = 4096;
/** Enough to know a folder of such files by. */
const MAX_SNIFFED = 20;

const BEGIN = /^[\s\ufeff]*\{\s*"guild"\s*:\s*\{[\s\S]*"channel"\s*:\s*\{/;

export const discordChatExporter: Importer = {
  format: 'DiscordChatExporter (JSON)',
  platform: 'discord',

  async sniff(source, signal): Promise<Sniffed> {
    for (const file of jsonFiles(source).slice(0, MAX_SNIFFED)) {
      if (await isExport(file, signal)) return { sure: 'certain' };
    }
    const others = source.files.filter(({ path }) => /\.html?$/i.test(path)).slice(0, MAX_SNIFFED);
    for (const file of others) {
      if (!/DiscordChatExporter|chatlog__/.test((await file.head(16 * HEAD_BYTES, signal)).toString())) continue;
      return { unusable: UNUSABLE.discordHtml };
    }
    return undefined;
  },

  async inspect(source, signal) {
    const people = new PeopleCount();
    for (const file of jsonFiles(source)) {
      if (!(await isExport(file, signal))) continue;
      try {
        for await (const item of jsonItems(file.read(signal), 'messages')) {
          const message = item.kind === 'item' && item.text !== undefined ? parseObject(item.text) : undefined;
          const author = message && !isNotice(message) && !isBot(message) ? authorOf(message) : undefined;
          if (author) people.add(author.id, author.name);
        }
      } catch (error) {
        if (!(error instanceof BrokenSourceError)) throw error;
      }
    }
    return { me: undefined, people: people.most() };
  },

  async *read(source, _choices, signal) {
    const batches = new BatchBuilder();
    const told = new Set<string>();
    for (const file of jsonFiles(source)) {
      if (!(await isExport(file, signal))) continue;
      try {
        yield* readFile(file, told, batches, signal);
        batches.fileEnds(file);
      } catch (error) {
        batches.fileBroke(file, error);
      }
    }
    yield batches.rest();
  },
};

async function* readFile(
  file: ExportFile,
  told: Set<string>,
  batches: BatchBuilder,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, undefined> {
  let chatId: string | undefined;
  for await (const item of jsonItems(file.read(signal), 'messages')) {
    if (item.kind === 'head') {
      const chat = chatOf(item.text);
      // A channel can come in several files.
      if (chat && !told.has(chat.id)) batches.add(chat);
      if (chat) told.add(chat.id);
      chatId = chat?.id;
      continue;
    }
    const native = item.text === undefined ? undefined : parseObject(item.text);
    batches.add(chatId === undefined ? { kind: 'skipped', reason: 'no chat' } : messageItem(native, chatId));
    batches.reached(item.end);
    const batch = batches.full();
    if (batch) yield batch;
  }
}

/** @param head of the file, up to where its messages begin */
function chatOf(head: string): ExportedChat | undefined {
  const native = parseObject(`${head.replace(/^\ufeff/, '')}]}`);
  if (!native || !isObject(native.channel)) return undefined;
  const { channel } = native;
  const id = idOf(channel.id);
  if (id === undefined) return undefined;
  const type = typeOf(textOf(channel.type));
  const guild = isObject(native.guild) ? displayName(textOf(native.guild.name) ?? '') : undefined;
  const own = displayName(textOf(channel.name) ?? '') ?? `Channel ${id}`;
  const name = type === 'channel' && guild !== undefined ? `${guild} #${own}` : own;
  const { messages: _none, ...rest } = native;
  return { kind: 'chat', id, name, type, native: rest };
}

function typeOf(type: string | undefined): ExportedChat['type'] {
  if (type === 'DirectTextChat') return 'private';
  return type === 'DirectGroupTextChat' ? 'group' : 'channel';
}

const isBot = ({ author }: NativeObject) => isObject(author) && author.isBot === true;

const jsonFiles = (source: ExportSource) => source.files.filter(({ path }) => /\.json$/i.test(path));

async function isExport(file: ExportFile, signal: AbortSignal): Promise<boolean> {
  return BEGIN.test((await file.head(HEAD_BYTES, signal)).toString());
}
