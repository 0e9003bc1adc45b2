/** Converts messages and chats of Telegram Desktop. */

import { isObject } from '#platform/json.ts';
import { type ExportedChat, type ExportedMessage, type NativeObject, type Skipped, skipped } from '../importer.ts';
import { isTime } from '../json-value.ts';
import { displayName } from '../shown-name.ts';
import { parseIsoTime, type ZoneReader } from '../zoned-time.ts';
import { attachmentsOf } from './attachments.ts';
import { plainText } from './exported-text.ts';

/** Replaces a value that is too long to be read. */
export const TOO_LONG: unique symbol = Symbol('too long');

/**
 * @param value any element of a chat's `messages`
 * @param zone zone of the dates in exports without `date_unixtime` (before the end of 2021)
 */
export function messageOf(value: unknown, chatId: string, zone: ZoneReader): ExportedMessage | Skipped {
  if (!isObject(value)) return value === TOO_LONG ? skipped('too long') : skipped('unreadable');
  const { id, type } = value;
  if (typeof id !== 'number' && typeof id !== 'string') return skipped('unreadable');
  if (type === 'unsupported') return skipped('unsupported');
  if (type === 'service') return skipped('service message');
  const sentAt = timeOf(value.date_unixtime, value.date, zone);
  if (sentAt === undefined) return skipped('no date');
  const text = textOf(value);
  const attachments = attachmentsOf(value);
  if (attachments.length === 0 && isBlank(text)) return skipped('empty');
  const editedAt = timeOf(value.edited_unixtime, value.edited, zone);
  const fromId = senderId(value.from_id);
  return {
    kind: 'message',
    chatId,
    id: String(id),
    sentAt,
    // Old exports have 1970 here for unedited messages.
    editedAt: editedAt !== undefined && editedAt >= sentAt ? editedAt : undefined,
    fromId,
    fromName: senderName(value.from, fromId),
    text,
    attachments,
    native: value,
  };
}

function textOf({ text, text_entities: entities }: NativeObject): string {
  return Array.isArray(entities) && entities.length > 0 ? plainText(entities) : plainText(text);
}

function isBlank(text: string): boolean {
  return text === '' || text.trim() === '';
}

/** `user1`, `channel1`, `chat1`; a bare number in exports from before 2021. */
export function senderId(id: unknown): string | undefined {
  if (typeof id === 'string' && id !== '') return id;
  return typeof id === 'number' ? `user${id}` : undefined;
}

/** The name of a deleted account is null. */
function senderName(name: unknown, id: string | undefined): string | undefined {
  return displayName(name) ?? (name === null && id?.startsWith('user') ? 'Deleted Account' : undefined);
}

/**
 * @param unixtime seconds since 1970, usually as a string
 * @param date local time of the exporting machine; some programs add a zone
 */
function timeOf(unixtime: unknown, date: unknown, zone: ZoneReader): number | undefined {
  const seconds = unixSeconds(unixtime);
  if (seconds !== undefined) return seconds * 1000;
  const read = typeof date === 'string' ? parseIsoTime(date) : undefined;
  return read && (read.zoned ? read.at : zone(read.at));
}

function unixSeconds(unixtime: unknown): number | undefined {
  if (unixtime === undefined || unixtime === '' || unixtime === null) return undefined;
  const seconds = Number(unixtime);
  return Number.isSafeInteger(seconds) && seconds > 0 && isTime(seconds * 1000) ? seconds : undefined;
}

/** Whether a message has a date without a zone. */
export function isZoneless({ date_unixtime, date }: NativeObject): boolean {
  return unixSeconds(date_unixtime) === undefined && typeof date === 'string' && parseIsoTime(date)?.zoned === false;
}

/** Name of a nameless chat, by its type; every type that is exported (`DialogInfo::Type` in Telegram Desktop). */
const NAMELESS: Readonly<Record<string, string>> = {
  saved_messages: 'Saved Messages',
  replies: 'Replies',
  verify_codes: 'Verification Codes',
  verification_codes: 'Verification Codes',
  personal_chat: 'Deleted Account',
  bot_chat: 'Deleted Account',
  private_group: 'Deleted Group',
  private_supergroup: 'Deleted Group',
  public_supergroup: 'Deleted Group',
  private_channel: 'Deleted Channel',
  public_channel: 'Deleted Channel',
};

export function isChatType(type: unknown): type is string {
  return typeof type === 'string' && Object.hasOwn(NAMELESS, type);
}

/** @param native the chat without its messages */
export function chatOf(native: NativeObject): ExportedChat {
  const { id, type } = native;
  const nameless = isChatType(type) ? NAMELESS[type] : undefined;
  const name = displayName(native.name) ?? nameless ?? 'Unnamed chat';
  return { kind: 'chat', id: typeof id === 'number' || typeof id === 'string' ? String(id) : name, name, native };
}
