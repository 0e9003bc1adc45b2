/** Files of DiscordChatExporter (JSON): one channel each, with what everybody wrote. */
import { BatchBuilder } from '../batch-builder.ts';
import { BrokenSourceError } from '../broken-source.ts';
import { kindOfFile } from '../file-kind.ts';
import type {
  Attachment,
  Batch,
  ExportedChat,
  ExportFile,
  ExportItem,
  ExportSource,
  Importer,
  NativeObject,
  Person,
  Sniffed,
} from '../importer.ts';
import { jsonItems } from '../json-items.ts';
import { idOf, isObject, objectsOf, parseObject, textOf } from '../json-value.ts';
import { PeopleCount } from '../people-count.ts';
import { displayName } from '../shown-name.ts';
import { parseIsoTime } from '../zoned-time.ts';

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
      return { unusable: 'discord-html' };
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
    for (const file of jsonFiles(source)) {
      if (!(await isExport(file, signal))) continue;
      try {
        yield* readFile(file, batches, signal);
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
  batches: BatchBuilder,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, undefined> {
  let chatId: string | undefined;
  for await (const item of jsonItems(file.read(signal), 'messages')) {
    if (item.kind === 'head') {
      const chat = chatOf(item.text);
      if (chat) batches.add(chat);
      chatId = chat?.id;
      continue;
    }
    if (chatId === undefined) batches.add({ kind: 'skipped', reason: 'no chat' });
    else if (item.text === undefined) batches.add({ kind: 'skipped', reason: 'too long' });
    else batches.add(messageItem(parseObject(item.text), chatId));
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

/** Notices that Discord writes itself. Unknown kinds, written as numbers, are messages: of apps, mostly. */
const NOTICES: ReadonlySet<string> = new Set([
  'RecipientAdd',
  'RecipientRemove',
  'Call',
  'ChannelNameChange',
  'ChannelIconChange',
  'ChannelPinnedMessage',
  'GuildMemberJoin',
  'ThreadCreated',
  'ThreadStarterMessage',
]);

/** The writer of a message. */
function authorOf(message: NativeObject): (Person & { readonly handle: string | undefined }) | undefined {
  const { author } = message;
  const id = isObject(author) ? idOf(author.id) : undefined;
  if (!isObject(author) || id === undefined) return undefined;
  const handle = displayName(textOf(author.name) ?? '');
  return { id, name: displayName(textOf(author.nickname) ?? '') ?? handle ?? id, handle };
}

const isNotice = (message: NativeObject) => typeof message.type === 'string' && NOTICES.has(message.type);

/** @param native undefined for what could not be parsed */
function messageItem(native: NativeObject | undefined, chatId: string): ExportItem {
  const id = idOf(native?.id);
  if (!native || id === undefined) return { kind: 'skipped', reason: 'unreadable' };
  if (isNotice(native)) return { kind: 'skipped', reason: 'service message' };
  const sentAt = timeIn(textOf(native.timestamp));
  if (sentAt === undefined) return { kind: 'skipped', reason: 'no date' };
  const forwarded = isObject(native.forwardedMessage) ? native.forwardedMessage : undefined;
  const texts = [native, forwarded].map((part) => (part ? textIn(part) : '')).filter((text) => text !== '');
  const attachments = [...attachmentsIn(native), ...(forwarded ? attachmentsIn(forwarded) : [])];
  const text = texts.join('\n\n');
  if (text === '' && attachments.length === 0) return { kind: 'skipped', reason: 'empty' };
  const author = authorOf(native);
  return {
    kind: 'message',
    chatId,
    id,
    sentAt,
    editedAt: timeIn(textOf(native.timestampEdited)),
    fromId: author?.id,
    fromHandle: author?.handle,
    fromName: author?.name,
    text,
    attachments,
    native,
  };
}

/** What was written; where that is nothing, what cards of links and apps say. */
function textIn(part: NativeObject): string {
  const content = textOf(part.content);
  if (content !== undefined) return content;
  return objectsOf(part.embeds)
    .flatMap((embed) => [textOf(embed.title), textOf(embed.description)])
    .filter((text) => text !== undefined)
    .join('\n');
}

function attachmentsIn(part: NativeObject): Attachment[] {
  const files = objectsOf(part.attachments).map((file): Attachment => {
    const name = textOf(file.fileName);
    return { kind: kindOfFile(name ?? ''), name };
  });
  const stickers = objectsOf(part.stickers).map(
    (sticker): Attachment => ({ kind: 'sticker', name: textOf(sticker.name) }),
  );
  return [...files, ...stickers];
}

/** @returns milliseconds since 1970; what names no zone is UTC, as in packages of Discord */
export function timeIn(text: string | undefined): number | undefined {
  return parseIsoTime(text ?? '')?.at;
}
