/** Records of the service as entries of a list: who, where, when, and what it says. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { DATASTORES, type Datastore, type DatastoreName, datastoreOfSchema } from '#service/contract/datastores.ts';
import {
  type ChatGroup,
  type ChatMessage,
  type DataRecord,
  PLATFORMS,
  type PlatformName,
} from '#service/contract/records.ts';
import { holdsAttachedLine } from '#service/contract/search-extension.ts';
import { shorten, tidy } from '../display-text.ts';
import { messageLink } from './message-link.ts';
import { Body, bodyOf, MAX_BODY } from './record-body.ts';

type RecordWords = Words;

const platformNames = Object.keys(PLATFORMS) as [PlatformName, ...PlatformName[]];

const datastoreNames = Object.keys(DATASTORES) as [DatastoreName, ...DatastoreName[]];

/** One record, as far as it is shown or filtered by. Kept for paging, so it can be written as JSON. */
export const Entry = z.object({
  who: z.string().optional(),
  handle: z.string().optional(),
  platform: z.enum(platformNames).optional(),
  /** It is a file, or one is attached. */
  holdsFile: z.boolean().optional(),
  outgoing: z.boolean(),
  at: z.string().optional(),
  text: z.string(),
  /** Heading under which it stands: a chat's name, or what kind of record it is. */
  place: z.string(),
  /** Chat to open, where it is a message of one. */
  chatId: z.string().optional(),
  /** The record itself: `_id`, and its datastore where that is known. */
  id: z.string().optional(),
  datastore: z.enum(datastoreNames).optional(),
  /** The member by which its datastore is in the order of time, as the record has it. */
  moment: z.string().optional(),
  /** The whole of it, where that is more than `text`. */
  body: Body.optional(),
  /** Its address at the platform. */
  link: z.string().optional(),
});
export type Entry = z.infer<typeof Entry>;

/** Lengths in UTF-16 units. */
const MAX_NAME = 48;
const MAX_PLACE = 56;
const MAX_ID = 300;

/** The first of the values that is a text with something in it. */
function textOf(...values: unknown[]): string | undefined {
  for (const value of values) {
    if (typeof value !== 'string') continue;
    const text = tidy(value);
    if (text !== '') return text;
  }
  return undefined;
}

const WHOLE_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** An ISO 8601 moment, or undefined when the value is not one. */
function momentOf(...values: unknown[]): string | undefined {
  for (const value of values) {
    if (typeof value !== 'string' || value.length > 64 || !/^\d{4}-/.test(value)) continue;
    const at = Date.parse(value);
    if (!Number.isNaN(at)) return WHOLE_MOMENT.test(value) ? value : new Date(at).toISOString();
  }
  return undefined;
}

/** A message; what is missing is left out, never invented. */
export function entryOfMessage(message: ChatMessage, words: Words, group?: ChatGroup, groupId?: string): Entry {
  const who = textOf(message.fromName, message.fromHandle);
  const handle = textOf(message.fromHandle);
  const at = momentOf(message.sentAt, message.insertedAt);
  const chatId = message.groupId ?? groupId;
  const outgoing = message.type === 'send';
  const platform = platformOf(message.sourceApplication);
  const body = bodyOf(message, MESSAGES);
  const link = messageLink(message);
  return {
    ...(outgoing || who === undefined ? {} : { who: shorten(who, MAX_NAME) }),
    ...(handle === undefined ? {} : { handle: shorten(handle, MAX_NAME) }),
    ...(platform === undefined ? {} : { platform }),
    ...(hasAttachments(message) ? { holdsFile: true } : {}),
    outgoing,
    ...(at === undefined ? {} : { at }),
    text: (textOf(message.messageText, message.name) ?? words.text('records-no-text')).slice(0, MAX_BODY),
    place: shorten(textOf(group?.name, message.groupName) ?? words.text('records-unnamed-chat'), MAX_PLACE),
    ...(chatId === undefined || chatId.length > MAX_ID ? {} : { chatId }),
    ...identityOf(message, MESSAGES),
    ...(body === undefined ? {} : { body }),
    ...(link === undefined ? {} : { link }),
  };
}

const MESSAGES = 'social-chat-message';

/** What finds a record again. */
function identityOf(
  record: DataRecord,
  datastore: DatastoreName | undefined,
): Pick<Entry, 'id' | 'datastore' | 'moment'> {
  const moment = datastore === undefined ? undefined : memberOf(record, DATASTORES[datastore]);
  return {
    ...(record._id.length > MAX_ID ? {} : { id: record._id }),
    ...(datastore === undefined ? {} : { datastore }),
    ...(typeof moment === 'string' && moment.length <= 64 ? { moment } : {}),
  };
}

function memberOf(record: DataRecord, { timeField }: Datastore): unknown {
  return timeField
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      record,
    );
}

/** Any record: messages as such, others with their title and the text that they have. */
export function entryOfRecord(record: DataRecord, words: RecordWords, datastore?: DatastoreName): Entry {
  const kind = datastore ?? datastoreOfSchema(record.schema ?? '');
  if (kind === 'social-chat-message' || typeof record.messageText === 'string') {
    if (kind !== 'social-email') return entryOfMessage(record as ChatMessage, words);
  }
  const title = textOf(record.name, record.subject);
  const says = textOf(record.messageText, record.contentText, record.content, record.description, record.uri);
  const who = textOf(record.fromName, record.fromEmail);
  const start = record.start;
  const eventStart =
    typeof start === 'object' && start !== null ? (start as Record<string, unknown>).dateTime : undefined;
  const at = momentOf(record.sentAt, eventStart, record.followedTimestamp, record.insertedAt);
  const text = [title, says].filter((part) => part !== undefined).join(' – ');
  const body = bodyOf(record, kind);
  return {
    ...(who === undefined ? {} : { who: shorten(who, MAX_NAME) }),
    ...(kind === 'file' || hasAttachments(record) ? { holdsFile: true } : {}),
    outgoing: record.type === 'send',
    ...(at === undefined ? {} : { at }),
    text: (text === '' ? words.text('records-no-text') : text).slice(0, MAX_BODY),
    place: kind === undefined ? words.text('records-other-heading') : words.text('records-heading', { kind }),
    ...identityOf(record, kind),
    ...(body === undefined ? {} : { body }),
  };
}

function hasAttachments({ attachments, messageText }: DataRecord): boolean {
  if (Array.isArray(attachments) && attachments.length > 0) return true;
  return typeof messageText === 'string' && holdsAttachedLine(messageText);
}

/** How the platforms write themselves. */
export const PLATFORM_NAMES: Readonly<Record<PlatformName, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  slack: 'Slack',
  discord: 'Discord',
  signal: 'Signal',
};

/** The platform with this address. */
export function platformOf(address: unknown): PlatformName | undefined {
  return platformNames.find((name) => PLATFORMS[name] === address);
}

/** A chat of the list of chats. */
export function entryOfGroup(group: DataRecord, words: Words): Entry {
  const at = momentOf(group.modifiedAt, group.insertedAt);
  const platform = platformOf(group.sourceApplication);
  return {
    who: shorten(textOf(group.name) ?? words.text('records-unnamed-chat'), MAX_NAME),
    outgoing: false,
    ...(at === undefined ? {} : { at }),
    ...(platform === undefined ? {} : { platform }),
    text: platform === undefined ? '' : PLATFORM_NAMES[platform],
    place: '',
    ...(group._id.length > MAX_ID ? {} : { chatId: group._id, id: group._id }),
    datastore: 'social-chat-group',
  };
}
