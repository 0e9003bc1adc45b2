/** Records of the service as entries of a list: who, where, when, and what it says. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import { DATASTORES, type Datastore, type DatastoreName, datastoreOfSchema } from '#service/contract/datastores.ts';
import {
  type ChatGroup,
  type ChatMessage,
  type DataRecord,
  PLATFORMS,
  type PlatformName,
} from '#service/contract/records.ts';
import { holdsAttachedLine } from '#service/contract/search-extension.ts';
import { cutBefore, shorten, tidy } from '../display-text.ts';
import { messageLink } from '../search/message-link.ts';

const platformNames = Object.keys(PLATFORMS) as [PlatformName, ...PlatformName[]];

const datastoreNames = Object.keys(DATASTORES) as [DatastoreName, ...DatastoreName[]];

/** Text kept of one record, UTF-16 units. */
export const MAX_BODY = 20_000;
const MAX_DETAIL = 300;

/** Lines of the text are as they were written. */
export const Body = z.object({
  title: z.string().optional(),
  to: z.string().optional(),
  where: z.string().optional(),
  /** ISO 8601: the end of what began when the record says. */
  until: z.string().optional(),
  address: z.string().optional(),
  text: z.string(),
  /** There is more of the text than was kept. */
  cut: z.boolean().optional(),
});
export type Body = z.infer<typeof Body>;

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
  const outgoing = message.type === 'send';
  const chatId = message.groupId ?? groupId;
  return {
    ...defined({
      who: outgoing ? undefined : nameOf(message.fromName, message.fromHandle),
      handle: nameOf(message.fromHandle),
      platform: platformOf(message.sourceApplication),
      holdsFile: hasAttachments(message) || undefined,
      at: momentOf(message.sentAt, message.insertedAt),
      chatId: chatId === undefined || chatId.length > MAX_ID ? undefined : chatId,
      body: bodyOf(message, MESSAGES),
      link: messageLink(message),
    }),
    outgoing,
    text: (textOf(message.messageText, message.name) ?? words.text('records-no-text')).slice(0, MAX_BODY),
    place: shorten(textOf(group?.name, message.groupName) ?? words.text('records-unnamed-chat'), MAX_PLACE),
    ...identityOf(message, MESSAGES),
  };
}

function nameOf(...values: unknown[]): string | undefined {
  const name = textOf(...values);
  return name === undefined ? undefined : shorten(name, MAX_NAME);
}

const MESSAGES = 'social-chat-message';

/** What finds a record again. */
function identityOf(
  record: DataRecord,
  datastore: DatastoreName | undefined,
): Pick<Entry, 'id' | 'datastore' | 'moment'> {
  const moment = datastore === undefined ? undefined : memberOf(record, DATASTORES[datastore]);
  return defined({
    id: record._id.length > MAX_ID ? undefined : record._id,
    datastore,
    moment: typeof moment === 'string' && moment.length <= 64 ? moment : undefined,
  });
}

const memberOf = (record: DataRecord, { timeField }: Datastore): unknown =>
  timeField.split('.').reduce<unknown>((value, name) => memberIn(value, name), record);

const memberIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Any record: messages as such, others with their title and the text that they have. */
export function entryOfRecord(record: DataRecord, words: Words, datastore?: DatastoreName): Entry {
  const kind = datastore ?? datastoreOfSchema(record.schema ?? '');
  if (kind === 'social-chat-message' || typeof record.messageText === 'string') {
    if (kind !== 'social-email') return entryOfMessage(record as ChatMessage, words);
  }
  const title = textOf(record.name, record.subject);
  const says = textOf(record.messageText, record.contentText, record.content, record.description, record.uri);
  const at = momentOf(record.sentAt, memberIn(record.start, 'dateTime'), record.followedTimestamp, record.insertedAt);
  const text = [title, says].filter((part) => part !== undefined).join(' – ');
  return {
    ...defined({
      who: nameOf(record.fromName, record.fromEmail),
      holdsFile: kind === 'file' || hasAttachments(record) || undefined,
      at,
      body: bodyOf(record, kind),
    }),
    outgoing: record.type === 'send',
    text: (text === '' ? words.text('records-no-text') : text).slice(0, MAX_BODY),
    place: kind === undefined ? words.text('records-other-heading') : words.text('records-heading', { kind }),
    ...identityOf(record, kind),
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
  const platform = platformOf(group.sourceApplication);
  return {
    who: nameOf(group.name) ?? words.text('records-unnamed-chat'),
    outgoing: false,
    ...defined({ at: momentOf(group.modifiedAt, group.insertedAt), platform }),
    text: platform === undefined ? '' : PLATFORM_NAMES[platform],
    place: '',
    ...(group._id.length > MAX_ID ? {} : { chatId: group._id, id: group._id }),
    datastore: 'social-chat-group',
  };
}

/** @param most UTF-16 units of its text
 * @returns undefined where one line says it all */
export function bodyOf(record: DataRecord, kind: DatastoreName | undefined, most = MAX_BODY): Body | undefined {
  const text = firstText(record.messageText, record.contentText, record.content, record.description) ?? '';
  const written = text.toWellFormed().replace(/\r\n?/g, '\n').trim();
  const isMessage = kind === 'social-chat-message';
  if (isMessage && written.length <= most && written === tidy(written)) return undefined;
  const kept = written.slice(0, cutBefore(written, most));
  const details = isMessage
    ? {}
    : {
        title: detail(record.name, record.subject),
        to: listed([record.toName, record.toEmail]),
        where: detail(record.location),
        until: momentIn(record.end),
        address: detail(record.uri, record.link),
      };
  return { ...defined(details), text: kept, ...(kept.length < written.length ? { cut: true } : {}) };
}

const firstText = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && tidy(value) !== '');

function detail(...values: unknown[]): string | undefined {
  const text = firstText(...values);
  return text === undefined ? undefined : tidy(text).slice(0, MAX_DETAIL);
}

/** `Ben <ben@example.org>`. */
function listed([name, address]: readonly [unknown, unknown]): string | undefined {
  const [who, where] = [detail(name), detail(address)];
  return who !== undefined && where !== undefined && who !== where ? `${who} <${where}>` : (who ?? where);
}

/** The moment of an event's member: `{dateTime}`. */
function momentIn(value: unknown): string | undefined {
  const text = memberIn(value, 'dateTime');
  const at = typeof text === 'string' && text.length <= 64 ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

export function unreadableTexts(amount: number, words: Words): string[] {
  return amount === 0 ? [] : [words.text('records-unreadable', { amount })];
}
