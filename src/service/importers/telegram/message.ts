/** A message as Telegram Desktop writes it, made into one that knows no app. */
import { type ExportedChat, type ExportedMessage, type NativeObject, type Skipped, skipped } from '../importer.ts';
import { isObject } from '../json-value.ts';
import { displayName } from '../shown-name.ts';
import { parseIsoTime, type ZoneReader } from '../zoned-time.ts';
import { attachmentsOf } from './attachments.ts';
import { plainText } from './exported-text.ts';

/** Stands for what is too long to be read. */
export const TOO_LONG: unique symbol = Symbol('too long');

/**
 * @param value one element of a chat's `messages`, whatever it is
 * @param zone of the dates of exports that have no `date_unixtime` (before the end of 2021)
 */
export function messageOf(value: unknown, chatId: string, zone: ZoneReader): ExportedMessage | Skipped {
  if (!isObject(value)) return value === TOO_LONG ? skipped('too long') : skipped('unreadable');
  const { id, type } = value;
  if (typeof id !== 'number' && typeof id !== 'string') return skipped('unreadable');
  if (type === 'unsupported') return skipped('unsupported');
  if (type === 'service') return skipped('service message');
  const sentAt = momentOf(value.date_unixtime, value.date, zone);
  if (sentAt === undefined) return skipped('no date');
  const text = textOf(value);
  const attachments = attachmentsOf(value);
  if (attachments.length === 0 && isBlank(text)) return skipped('empty');
  const editedAt = momentOf(value.edited_unixtime, value.edited, zone);
  const fromId = senderId(value.from_id);
  return {
    kind: 'message',
    chatId,
    id: String(id),
    sentAt,
    // Old exports have 1970 here where nothing was edited.
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

/** `user1`, `channel1`, `chat1`; a bare number in exports of before 2021. */
export function senderId(id: unknown): string | undefined {
  if (typeof id === 'string' && id !== '') return id;
  return typeof id === 'number' ? `user${id}` : undefined;
}

/** Of accounts that were deleted, the name is null. */
function senderName(name: unknown, id: string | undefined): string | undefined {
  return displayName(name) ?? (name === null && id?.startsWith('user') ? 'Deleted Account' : undefined);
}

/**
 * @param unixtime seconds since 1970, as a string mostly
 * @param date as the clock of whoever exported it showed it; some programs write a zone
 */
function momentOf(unixtime: unknown, date: unknown, zone: ZoneReader): number | undefined {
  const seconds = unixSeconds(unixtime);
  if (seconds !== undefined) return seconds * 1000;
  const read = typeof date === 'string' ? parseIsoTime(date) : undefined;
  return read && (read.zoned ? read.at : zone(read.at));
}

function unixSeconds(unixtime: unknown): number | undefined {
  if (unixtime === undefined || unixtime === '' || unixtime === null) return undefined;
  const seconds = Number(unixtime);
  return Number.isSafeInteger(seconds) && seconds > 0 && seconds <= MAX_SECONDS ? seconds : undefined;
}

/** Whether a message has a date, and nothing says in which zone. */
export function isZoneless({ date_unixtime, date }: NativeObject): boolean {
  return unixSeconds(date_unixtime) === undefined && typeof date === 'string' && parseIsoTime(date)?.zoned === false;
}

/** What Date can say. */
const MAX_SECONDS = 8_640_000_000_000;

/** Every type that is written, and what a chat of it is called where it has no name (`DialogInfo::Type` of the writer). */
const CHAT_TYPES: Readonly<Record<string, readonly [type: ExportedChat['type'], nameless: string]>> = {
  saved_messages: ['saved', 'Saved Messages'],
  replies: ['bot', 'Replies'],
  verify_codes: ['bot', 'Verification Codes'],
  verification_codes: ['bot', 'Verification Codes'],
  personal_chat: ['private', 'Deleted Account'],
  bot_chat: ['bot', 'Deleted Account'],
  private_group: ['group', 'Deleted Group'],
  private_supergroup: ['group', 'Deleted Group'],
  public_supergroup: ['group', 'Deleted Group'],
  private_channel: ['channel', 'Deleted Channel'],
  public_channel: ['channel', 'Deleted Channel'],
};

const UNKNOWN_TYPE: readonly [ExportedChat['type'], string] = ['private', 'Unnamed chat'];

export function isChatType(type: unknown): type is string {
  return typeof type === 'string' && Object.hasOwn(CHAT_TYPES, type);
}

/** @param native all of it but its messages */
export function chatOf(native: NativeObject): ExportedChat {
  const { id, type } = native;
  const [kind, nameless] = (isChatType(type) ? CHAT_TYPES[type] : undefined) ?? UNKNOWN_TYPE;
  const name = displayName(native.name) ?? nameless;
  return {
    kind: 'chat',
    id: typeof id === 'number' || typeof id === 'string' ? String(id) : name,
    name,
    type: kind,
    native,
  };
}
