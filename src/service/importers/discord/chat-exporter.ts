/** Files of DiscordChatExporter (JSON): one channel per file, with everybody's messages. */

import { untilBroken } from '../broken-source.ts';
import { kindOfFile } from '../file-kind.ts';
import {
  type Attachment,
  type ExportedChat,
  type ExportFile,
  type ExportItem,
  type ExportSource,
  type Importer,
  type NativeObject,
  type Person,
  skipped,
} from '../importer.ts';
import { type JsonEvent, type Plan, readJson } from '../json-stream.ts';
import { idOf, objectOf, objectsOf, parseObject, textOf } from '../json-value.ts';
import { PeopleCount } from '../people-count.ts';
import { displayName } from '../shown-name.ts';
import { parseIsoTime } from '../zoned-time.ts';

const HEAD_BYTES = 4096;
/** Enough to recognise a folder of such files. */
const MAX_CHECKED = 20;

const BEGIN = /^[\s\ufeff]*\{\s*"guild"\s*:\s*\{[\s\S]*"channel"\s*:\s*\{/;

export const discordChatExporter: Importer = {
  format: 'DiscordChatExporter (JSON)',
  platform: 'discord',

  async detect(source, signal) {
    for (const file of jsonFiles(source).slice(0, MAX_CHECKED)) {
      if (await isExport(file, signal)) return { confidence: 'high' };
    }
    const pages = source.files.filter(({ path }) => /\.html?$/i.test(path)).slice(0, MAX_CHECKED);
    for (const page of pages) {
      const head = await page.head(16 * HEAD_BYTES, signal);
      if (/DiscordChatExporter|chatlog__/.test(head.toString())) return { rejected: 'discord-html' };
    }
    return undefined;
  },

  async inspect(source, signal) {
    const people = new PeopleCount();
    for (const file of await exportsIn(source, signal)) {
      for await (const events of untilBroken(readJson(file.read(signal), PLAN))) {
        for (const { isElement, text } of events) {
          const message = isElement && text !== undefined ? parseObject(text) : undefined;
          const author = message && !isNotice(message) && !isBot(message) ? authorOf(message) : undefined;
          if (author) people.add(author.id, author.name);
        }
      }
    }
    return { me: undefined, people: people.most() };
  },

  async open(source, _choices, signal) {
    return {
      files: await exportsIn(source, signal),
      async *read(_file, chunks) {
        const members = new Map<string, unknown>();
        let chat: ExportedChat | undefined;
        for await (const events of readJson(chunks, PLAN)) {
          const items: ExportItem[] = [];
          for (const event of events) {
            if (event.isElement) items.push(itemOf(event, chat));
            else if (event.kind === 'value' && !chat) members.set(event.key, parseObject(event.text ?? ''));
            else if (event.kind === 'begin' && event.key === 'messages') {
              chat = chatOf(Object.fromEntries(members));
              if (chat) items.push(chat);
            }
          }
          yield items;
        }
      },
    };
  },
};

const PLAN: Plan = { guild: 'take', channel: 'take', dateRange: 'take', messages: ['take'] };

async function exportsIn(source: ExportSource, signal: AbortSignal): Promise<ExportFile[]> {
  const found: ExportFile[] = [];
  for (const file of jsonFiles(source)) if (await isExport(file, signal)) found.push(file);
  return found;
}

const jsonFiles = (source: ExportSource) => source.files.filter(({ path }) => /\.json$/i.test(path));

async function isExport(file: ExportFile, signal: AbortSignal): Promise<boolean> {
  return BEGIN.test((await file.head(HEAD_BYTES, signal)).toString());
}

function chatOf(native: NativeObject): ExportedChat | undefined {
  const channel = objectOf(native.channel);
  const id = idOf(channel.id);
  if (id === undefined) return undefined;
  const isDirect = channel.type === 'DirectTextChat' || channel.type === 'DirectGroupTextChat';
  const server = displayName(objectOf(native.guild).name);
  const own = displayName(channel.name) ?? `Channel ${id}`;
  return { kind: 'chat', id, name: isDirect || server === undefined ? own : `${server} #${own}`, native };
}

const isBot = ({ author }: NativeObject) => objectOf(author).isBot === true;

/** Notices written by Discord itself. Unknown types, written as numbers, are messages, mostly of apps. */
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

function authorOf(message: NativeObject): (Person & { readonly handle: string | undefined }) | undefined {
  const author = objectOf(message.author);
  const id = idOf(author.id);
  if (id === undefined) return undefined;
  const handle = displayName(author.name);
  return { id, name: displayName(author.nickname) ?? handle ?? id, handle };
}

const isNotice = (message: NativeObject) => typeof message.type === 'string' && NOTICES.has(message.type);

function itemOf({ text: json }: JsonEvent, chat: ExportedChat | undefined): ExportItem {
  if (!chat) return skipped('no chat');
  if (json === undefined) return skipped('too long');
  const native = parseObject(json);
  const id = idOf(native?.id);
  if (!native || id === undefined) return skipped('unreadable');
  if (isNotice(native)) return skipped('service message');
  const sentAt = parseIsoTime(textOf(native.timestamp) ?? '')?.at;
  if (sentAt === undefined) return skipped('no date');
  const parts = [native, objectOf(native.forwardedMessage)];
  const attachments = parts.flatMap(attachmentsIn);
  const texts = parts.map(textIn).filter((part) => part !== '');
  const text = texts.join('\n\n');
  if (text === '' && attachments.length === 0) return skipped('empty');
  const author = authorOf(native);
  return {
    kind: 'message',
    chatId: chat.id,
    id,
    sentAt,
    editedAt: parseIsoTime(textOf(native.timestampEdited) ?? '')?.at,
    fromId: author?.id,
    fromHandle: author?.handle,
    fromName: author?.name,
    text,
    attachments,
    native,
  };
}

/** The content or, if empty, the text of embeds. */
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
