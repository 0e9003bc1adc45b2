/** Records of the service as entries of a list: who, where, when, and what it says. */
import { z } from 'zod';
import { DATASTORES, type DatastoreName, datastoreOfSchema } from '../contract/datastores.ts';
import {
  type ChatGroup,
  type ChatMessage,
  type DataRecord,
  PLATFORMS,
  type PlatformName,
} from '../contract/records.ts';
import { shorten, tidy } from './display-text.ts';

const platformNames = Object.keys(PLATFORMS) as [PlatformName, ...PlatformName[]];

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
});
export type Entry = z.infer<typeof Entry>;

/** Lengths in UTF-16 units. */
const MAX_NAME = 48;
const MAX_PLACE = 56;
/** Text kept of one record while it is searched. */
const MAX_TEXT = 20_000;

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
export function entryOfMessage(message: ChatMessage, group?: ChatGroup, groupId?: string): Entry {
  const who = textOf(message.fromName, message.fromHandle);
  const handle = textOf(message.fromHandle);
  const at = momentOf(message.sentAt, message.insertedAt);
  const chatId = message.groupId ?? groupId;
  const outgoing = message.type === 'send';
  const platform = platformOf(message.sourceApplication);
  return {
    ...(outgoing || who === undefined ? {} : { who: shorten(who, MAX_NAME) }),
    ...(handle === undefined ? {} : { handle: shorten(handle, MAX_NAME) }),
    ...(platform === undefined ? {} : { platform }),
    ...(hasAttachments(message) ? { holdsFile: true } : {}),
    outgoing,
    ...(at === undefined ? {} : { at }),
    text: (textOf(message.messageText, message.name) ?? '(no text)').slice(0, MAX_TEXT),
    place: shorten(textOf(group?.name, message.groupName) ?? 'Unnamed chat', MAX_PLACE),
    ...(chatId === undefined || chatId.length > 300 ? {} : { chatId }),
  };
}

/** Any record: messages as such, others with their title and the text that they have. */
export function entryOfRecord(record: DataRecord, datastore?: DatastoreName): Entry {
  const kind = datastore ?? datastoreOfSchema(record.schema ?? '');
  if (kind === 'social-chat-message' || typeof record.messageText === 'string') {
    if (kind !== 'social-email') return entryOfMessage(record as ChatMessage);
  }
  const title = textOf(record.name, record.subject);
  const body = textOf(record.messageText, record.contentText, record.content, record.description, record.uri);
  const who = textOf(record.fromName, record.fromEmail);
  const start = record.start;
  const eventStart =
    typeof start === 'object' && start !== null ? (start as Record<string, unknown>).dateTime : undefined;
  const at = momentOf(record.sentAt, eventStart, record.followedTimestamp, record.insertedAt);
  const text = [title, body].filter((part) => part !== undefined).join(' – ');
  return {
    ...(who === undefined ? {} : { who: shorten(who, MAX_NAME) }),
    ...(kind === 'file' || hasAttachments(record) ? { holdsFile: true } : {}),
    outgoing: record.type === 'send',
    ...(at === undefined ? {} : { at }),
    text: (text === '' ? '(no text)' : text).slice(0, MAX_TEXT),
    place: kind === undefined ? 'Other' : nounOf(kind),
  };
}

function hasAttachments({ attachments }: DataRecord): boolean {
  return Array.isArray(attachments) && attachments.length > 0;
}

function nounOf(datastore: DatastoreName): string {
  const many = DATASTORES[datastore].noun[1];
  return many.charAt(0).toUpperCase() + many.slice(1);
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
function platformOf(address: unknown): PlatformName | undefined {
  return platformNames.find((name) => PLATFORMS[name] === address);
}

/** A chat of the list of chats. */
export function entryOfGroup(group: DataRecord): Entry {
  const at = momentOf(group.modifiedAt, group.insertedAt);
  const platform = platformOf(group.sourceApplication);
  return {
    who: shorten(textOf(group.name) ?? 'Unnamed chat', MAX_NAME),
    outgoing: false,
    ...(at === undefined ? {} : { at }),
    text: platform === undefined ? '' : PLATFORM_NAMES[platform],
    place: '',
    ...(group._id.length > 300 ? {} : { chatId: group._id }),
  };
}
