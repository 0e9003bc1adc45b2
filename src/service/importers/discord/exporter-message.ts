/** One message of a DiscordChatExporter file. */

import { kindOfFile } from '../file-kind.ts';
import type { Attachment, ExportItem, NativeObject, Person } from '../importer.ts';
import { idOf, isObject, objectsOf, textOf } from '../json-value.ts';
import { displayName } from '../shown-name.ts';
import { timeIn } from './timestamp.ts';

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
export function authorOf(message: NativeObject): (Person & { readonly handle: string | undefined }) | undefined {
  const { author } = message;
  const id = isObject(author) ? idOf(author.id) : undefined;
  if (!isObject(author) || id === undefined) return undefined;
  const handle = displayName(textOf(author.name) ?? '');
  return { id, name: displayName(textOf(author.nickname) ?? '') ?? handle ?? id, handle };
}

export const isNotice = (message: NativeObject) => typeof message.type === 'string' && NOTICES.has(message.type);

/** @param native undefined for what could not be parsed */
export function messageItem(native: NativeObject | undefined, chatId: string): ExportItem {
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
    replyTo: replyTo(native, chatId),
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

/** References also point to what was forwarded or published from elsewhere. */
function replyTo({ reference, type }: NativeObject, chatId: string): string | undefined {
  if (!isObject(reference) || (type !== undefined && type !== 'Reply' && type !== 'Default')) return undefined;
  const channel = idOf(reference.channelId);
  return channel === undefined || channel === chatId ? idOf(reference.messageId) : undefined;
}
