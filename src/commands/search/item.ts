/** What can be found, as far as it is shown: who, where, when, and what it says. Kept as JSON. */
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
import { cutBefore, shorten, tidy } from '../display-text.ts';

const platformNames = Object.keys(PLATFORMS) as [PlatformName, ...PlatformName[]];
const datastoreNames = Object.keys(DATASTORES) as [DatastoreName, ...DatastoreName[]];

/** Text kept of an item, UTF-16 units. */
const MAX_TEXT = 4_000;

export const Item = z.object({
  id: z.string().optional(),
  /** Undefined for a record of an unknown kind. */
  datastore: z.enum(datastoreNames).optional(),
  chatId: z.string().optional(),
  /** The chat's name; empty for one without a name, and for what is in none. */
  chat: z.string(),
  platform: z.enum(platformNames).optional(),
  who: z.string().optional(),
  handle: z.string().optional(),
  outgoing: z.boolean(),
  /** ISO 8601. */
  at: z.string().optional(),
  /** The record's own form of `at`, where that is another. */
  moment: z.string().optional(),
  /** Subject of a mail, name of a file. */
  title: z.string().optional(),
  /** Lines as they were written. */
  text: z.string(),
  /** The part of the text that answers a question. */
  told: z.string().optional(),
  /** The record holds more text than that. */
  cut: z.literal(true).optional(),
  to: z.string().optional(),
  where: z.string().optional(),
  /** ISO 8601: when what began `at` ends. */
  until: z.string().optional(),
  files: z.array(z.string()).optional(),
  /** It is a file, or one is attached. */
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

/** A record as an item; what is missing is left out, never invented. @param group the chat's own record; @param most UTF-16 units of its text */
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
  // A message whose text is missing has at least its beginning as a name.
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

/** What tells items apart that have no id. */
export const itemKey = ({ id, at, chat, text }: Item): string => id ?? `${at} ${chat} ${text}`;

/** By time, then by the numbers in their ids: apps count up within a second. */
export function byTime(a: Item, b: Item): number {
  const [one = '', other = ''] = [a.at, b.at];
  if (one !== other) return one < other ? -1 : 1;
  return BY_NUMBER.compare(a.id ?? '', b.id ?? '');
}

/** Those without a time last. */
export const newestFirst = (a: Item, b: Item) => ((a.at ?? '') < (b.at ?? '') ? 1 : a.at === b.at ? 0 : -1);

const BY_NUMBER = new Intl.Collator('en', { numeric: true });

export const platformOf = (address: unknown): PlatformName | undefined =>
  platformNames.find((name) => PLATFORMS[name] === address);

/** The first of the values that holds something. */
const firstText = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && tidy(value) !== '');

function nameOf(...values: unknown[]): string | undefined {
  const name = firstText(...values);
  return name && shorten(name, MAX_NAME);
}

const idOf = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID ? value : undefined;

const WHOLE_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** An ISO 8601 moment, or undefined when no value is one. */
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

/** What Telegram's own clients write: the id of a channel n as -1000000000000 - n (TDLib, DialogId). */
const CHANNELS_FROM = 1_000_000_000_000;
/** What they make of the id of a message at the server (TDLib, MessageId: the lower 20 bits are for those that are not there yet). */
const OF_SERVER = 2 ** 20;

type Addressed = {
  [Member in 'groupId' | 'sourceApplication' | 'sourceId' | 'fromId']?: ChatMessage[Member] | undefined;
};

/** The address of a message; undefined where there is none, or nobody can tell. */
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
    const channel = -Number(chat) - CHANNELS_FROM;
    const message = Number(sourceId) / OF_SERVER;
    return channel > 0 && message > 0 && Number.isSafeInteger(message) ? linkTo(String(channel), message) : undefined;
  }
  // As exports have it: ids are bare, and what is written in the name of the chat itself is of a channel or supergroup.
  const isExported = _id === `${groupId}_${sourceId}` && Number(sourceId) > 0;
  return isExported && chat !== '' && fromId === `channel${chat}` ? linkTo(chat, Number(sourceId)) : undefined;
}

const linkTo = (channel: string, message: number) => `https://t.me/c/${channel}/${message}`;
