/** A found record reduced to what is shown: sender, chat, time and text. Stored as JSON. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import { holdsAttachedLine, renameAttached } from '#service/contract/attachments.ts';
import {
  DATASTORES,
  type Datastore,
  type DatastoreName,
  datastoreOfSchema,
  MESSAGES,
} from '#service/contract/datastores.ts';
import { PLATFORMS, type PlatformName } from '#service/contract/platforms.ts';
import type { ChatMessage, DataRecord } from '#service/contract/records.ts';
import { cutBefore, isBlank, shorten, tidy } from '../display-text.ts';

const platformNames = Object.keys(PLATFORMS) as [PlatformName, ...PlatformName[]];
const datastoreNames = Object.keys(DATASTORES) as [DatastoreName, ...DatastoreName[]];

/** Longest text kept of an item, in UTF-16 units. */
const MAX_TEXT = 4_000;

export const Item = z.object({
  id: z.string().optional(),
  /** Undefined for a record of an unknown kind. */
  datastore: z.enum(datastoreNames).optional(),
  chatId: z.string().optional(),
  /** The chat's name; empty if it has none, or the item isn't in a chat. */
  chat: z.string(),
  platform: z.enum(platformNames).optional(),
  who: z.string().optional(),
  handle: z.string().optional(),
  outgoing: z.boolean(),
  /** ISO 8601. */
  at: z.string().optional(),
  /** The record's own form of `at`, if it differs. */
  moment: z.string().optional(),
  /** Subject of a mail, or name of a file. */
  title: z.string().optional(),
  /** With its original line breaks. */
  text: z.string(),
  /** The part of the text that answers a question. */
  answer: z.string().optional(),
  /** Whether the record contains more text. */
  cut: z.literal(true).optional(),
  to: z.string().optional(),
  where: z.string().optional(),
  /** ISO 8601: end of an event that begins `at`. */
  until: z.string().optional(),
  files: z.array(z.string()).optional(),
  /** Whether it is a file, or has one attached. */
  holdsFile: z.literal(true).optional(),
  threadId: z.string().optional(),
  link: z.string().optional(),
});
export type Item = z.infer<typeof Item>;

/** Lengths in UTF-16 units. */
const MAX_NAME = 48;
const MAX_TITLE = 120;
const MAX_ID = 300;
const MAX_FILES = 5;

/** What was attached is called as the person calls it. */
export const shownText = (text: string, words: Words): string =>
  renameAttached(text, (kind) => words.text(`attached-${kind}`));

/** Converts a record; invents no missing data. @param group the chat's record; @param most UTF-16 units of text */
export function itemFromRecord(
  record: DataRecord,
  datastore: DatastoreName | undefined,
  words: Words,
  group?: DataRecord,
  most = MAX_TEXT,
): Item {
  const kind = datastore ?? datastoreOfSchema(record.schema ?? '');
  const isMessage = kind === MESSAGES || (kind === undefined && typeof record.messageText === 'string');
  if (kind === 'social-chat-group') return itemFromGroup(record, words);
  const outgoing = record.type === 'send';
  const said = firstText(record.messageText, record.contentText, record.content, record.description) ?? '';
  const written = shownText(said.toWellFormed().replace(/\r\n?/g, '\n').trim(), words);
  const title = isMessage ? undefined : firstText(record.name, record.subject);
  // A message without text has at least its beginning as its name.
  const text = written === '' && isMessage ? tidy(firstText(record.name) ?? '') : written;
  const kept = text.slice(0, cutBefore(text, most));
  const chatId = idOf(record.groupId) ?? idOf(group?._id);
  const moment = memberOf(record, DATASTORES[kind ?? MESSAGES]);
  const at = momentOf(record.sentAt, memberIn(record.start, 'dateTime'), record.followedTimestamp, record.insertedAt);
  return {
    ...defined({
      id: idOf(record._id),
      datastore: kind ?? (isMessage ? MESSAGES : undefined),
      chatId: isMessage ? chatId : undefined,
      platform: platformOf(record.sourceApplication),
      who: outgoing ? undefined : nameOf(record.fromName, record.fromHandle, record.fromEmail),
      handle: nameOf(record.fromHandle, record.fromEmail),
      at,
      moment: typeof moment === 'string' && moment !== at && moment.length <= 64 ? moment : undefined,
      title: title && shorten(title, MAX_TITLE),
      cut: kept.length < text.length ? (true as const) : undefined,
      to: nameOf(record.toName, record.toEmail),
      where: nameOf(record.location),
      until: momentOf(memberIn(record.end, 'dateTime')),
      files: filesOf(record.attachments),
      holdsFile: kind === 'file' || hasAttachments(record) ? (true as const) : undefined,
      threadId: idOf(record.threadId),
      link: isMessage ? messageLink(record) : addressOf(record.uri, record.link),
    }),
    chat: (isMessage && nameOf(group?.name, record.groupName)) || '',
    outgoing,
    text: kept,
  };
}

function itemFromGroup(group: DataRecord, words: Words): Item {
  const at = momentOf(group.modifiedAt, group.insertedAt);
  return {
    ...defined({ id: idOf(group._id), chatId: idOf(group._id), at, platform: platformOf(group.sourceApplication) }),
    datastore: 'social-chat-group',
    chat: nameOf(group.name) ?? words.text('results-unnamed-chat'),
    outgoing: false,
    text: '',
  };
}

/** Identifies an item, even without an id. */
export const itemKey = ({ id, at, chat, text }: Item): string => id ?? `${at} ${chat} ${text}`;

/** Orders by time, then by the numbers in the ids, which apps increment within a second. */
export function byTime(a: Item, b: Item): number {
  const [one = '', other = ''] = [a.at, b.at];
  if (one !== other) return one < other ? -1 : 1;
  return BY_NUMBER.compare(a.id ?? '', b.id ?? '');
}

/** Items without a time come last. */
export const newestFirst = (a: Item, b: Item) => ((a.at ?? '') < (b.at ?? '') ? 1 : a.at === b.at ? 0 : -1);

const BY_NUMBER = new Intl.Collator('en', { numeric: true });

export const platformOf = (address: unknown): PlatformName | undefined =>
  platformNames.find((name) => PLATFORMS[name] === address);

/** The first value that is a non-blank string. */
const firstText = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && !isBlank(value));

function nameOf(...values: unknown[]): string | undefined {
  const name = firstText(...values);
  return name && shorten(name, MAX_NAME);
}

const idOf = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID ? value : undefined;

const WHOLE_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The first value that is a timestamp, as ISO 8601. */
function momentOf(...values: unknown[]): string | undefined {
  for (const value of values) {
    if (typeof value !== 'string' || value.length > 64 || !/^\d{4}-/.test(value)) continue;
    const at = Date.parse(value);
    if (!Number.isNaN(at)) return WHOLE_MOMENT.test(value) ? value : new Date(at).toISOString();
  }
  return undefined;
}

const memberOf = (record: DataRecord, { timeField }: Datastore): unknown =>
  timeField.split('.').reduce<unknown>((value, name) => memberIn(value, name), record);

const memberIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function hasAttachments({ attachments, messageText }: DataRecord): boolean {
  if (Array.isArray(attachments) && attachments.length > 0) return true;
  return typeof messageText === 'string' && holdsAttachedLine(messageText);
}

function filesOf(attachments: unknown): string[] | undefined {
  if (!Array.isArray(attachments)) return undefined;
  const names = attachments.map((each) => nameOf(memberIn(each, 'filename'), memberIn(each, 'name')));
  const known = names.filter((name) => name !== undefined).slice(0, MAX_FILES);
  return known.length === 0 ? undefined : known;
}

function addressOf(...values: unknown[]): string | undefined {
  return values.find(
    (value): value is string => typeof value === 'string' && value.length <= 500 && /^https?:\/\//.test(value),
  );
}

/** Telegram's clients write the id of channel n as -1000000000000 - n (TDLib, DialogId). */
const CHANNEL_OFFSET = 1_000_000_000_000;
/** They multiply server message ids by this (TDLib, MessageId: the lower 20 bits are for messages not yet sent). */
const SERVER_ID_FACTOR = 2 ** 20;

type Addressed = {
  [Member in 'groupId' | 'sourceApplication' | 'sourceId' | 'fromId']?: ChatMessage[Member] | undefined;
};

/** The link to a message on Telegram; undefined if it has none, or it can't be determined. */
export function messageLink({
  _id,
  groupId,
  sourceApplication,
  sourceId,
  fromId,
}: Addressed & Pick<ChatMessage, '_id'>): string | undefined {
  if (sourceApplication !== PLATFORMS.telegram || groupId === undefined || sourceId === undefined) return undefined;
  const [, chat = ''] = /^telegram-[A-Za-z0-9.]+?-(-?\d{1,16})$/.exec(groupId) ?? [];
  if (!/^\d{1,20}$/.test(sourceId)) return undefined;
  if (chat.startsWith('-')) {
    const channel = -Number(chat) - CHANNEL_OFFSET;
    const message = Number(sourceId) / SERVER_ID_FACTOR;
    return channel > 0 && message > 0 && Number.isSafeInteger(message) ? linkTo(String(channel), message) : undefined;
  }
  // Exports have bare ids; a message sent in the chat's own name is from a channel or supergroup.
  const isExported = _id === `${groupId}_${sourceId}` && Number(sourceId) > 0;
  return isExported && chat !== '' && fromId === `channel${chat}` ? linkTo(chat, Number(sourceId)) : undefined;
}

const linkTo = (channel: string, message: number) => `https://t.me/c/${channel}/${message}`;
