/** Converts what was read from an export to the records of interface.md (Resources and their fields). */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isObject } from '#platform/json.ts';
import { memoize } from '#platform/lru-cache.ts';
import { ATTACHMENTS } from '../../contract/attachments.ts';
import { DATASTORES, type DatastoreName, isDatastoreName, schemaAddress } from '../../contract/datastores.ts';
import { PLATFORMS } from '../../contract/platforms.ts';
import { ChatGroup, ChatMessage, DataRecord } from '../../contract/records.ts';
import type {
  Attachment,
  ExportedChat,
  ExportedMail,
  ExportedMessage,
  ExportedRecord,
  NativeObject,
  Platform,
} from '../../importers/importer.ts';
import { isTime } from '../../importers/json-value.ts';
import type { Draft } from '../archive/prepared-batch.ts';
import { happenedAt } from '../archive/record-values.ts';
import type { ChatRange } from '../query/datastore-query.ts';
import { withDays } from '../sample/days.ts';

export const SOURCES: { readonly [platform in Platform]: string } = {
  ...PLATFORMS,
  // Mailbox files name no service; Gmail's are recognised by their thread ids.
  email: 'urn:mbox',
  // Each record has its own source.
  records: '',
};
const GMAIL = 'https://gmail.com';
const PREVIEW_LENGTH = 30;
/** Maximum chat ids whose id part is cached. */
const MAX_CACHED = 1000;

/** The account that was exported. */
export interface Account {
  readonly platform: Platform;
  /** The person's id in the export's messages; undefined if unknown. */
  readonly me: string | undefined;
  readonly schemaBase: string;
  /** For sample data: milliseconds added to every time. */
  readonly movedBy?: number | undefined;
}

export type RecordMaker = ReturnType<typeof createRecordMaker>;

/** Part of a record id: unchanged if it has up to 40 letters, digits and dots only, otherwise a hash. */
function idPart(id: string): string {
  return /^[A-Za-z0-9.]{1,40}$/.test(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 24);
}

/**
 * Telegram's "user123" is account 123. Exports of other apps don't name their owner, so they share one account: an
 * answer must not change the ids of records imported before.
 */
function accountPart(me: string | undefined): string {
  return /^user(\d+)$/.exec(me ?? '')?.[1] ?? 'own';
}

/** "[photo]", "[file: report.pdf]": searchable and readable. */
function attachmentLine({ kind, name }: Attachment): string {
  const { word } = ATTACHMENTS[kind];
  return name === undefined || name === '' ? `[${word}]` : `[${word}: ${name}]`;
}

function withAttachments(text: string, attachments: readonly Attachment[]): string {
  if (attachments.length === 0) return text;
  return [...(text === '' ? [] : [text]), ...attachments.map(attachmentLine)].join('\n');
}

/** A preview, cut between whole characters. */
function previewOf(text: string): string {
  const line = text
    .slice(0, 8 * PREVIEW_LENGTH)
    // Skips single spaces, so that most texts need no replacement.
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim();
  if (line.length <= PREVIEW_LENGTH) return line;
  // A character has at most two UTF-16 units.
  const chars = [...line.slice(0, 2 * PREVIEW_LENGTH + 2)];
  if (chars.length <= PREVIEW_LENGTH) return line;
  return `${chars
    .slice(0, PREVIEW_LENGTH - 3)
    .join('')
    .trimEnd()}...`;
}

/** Gmail's mailbox exports have its thread id in each mail. */
function isFromGmail({ headers }: NativeObject): boolean {
  return typeof headers === 'object' && headers !== null && Object.hasOwn(headers, 'x-gm-thrid');
}

const time = z.string().optional();
const OtherRecord = DataRecord.extend({
  insertedAt: time,
  modifiedAt: time,
  sentAt: time,
  _rev: z.string().optional(),
});

function shapeOf(datastore: DatastoreName): z.ZodType<DataRecord> {
  if (datastore === 'social-chat-group') return ChatGroup;
  return datastore === 'social-chat-message' ? ChatMessage : OtherRecord;
}

/** The named members that are times, moved by `by` milliseconds. */
function movedTimes(object: NativeObject, names: readonly string[], by: number): Record<string, string> {
  const moved: Record<string, string> = {};
  for (const name of by === 0 ? [] : names) {
    const at = Date.parse(textIn(object[name]) ?? '');
    if (!Number.isNaN(at)) moved[name] = new Date(at + by).toISOString();
  }
  return moved;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);
/** An object with the member, or empty if its value is undefined. */
const optional = <K extends string, V>(name: K, value: V | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [name in K]?: V };

/** Makes records of one account's export. */
export function createRecordMaker({ platform, me, schemaBase, movedBy: sampleMovedBy }: Account) {
  const movedBy = sampleMovedBy ?? 0;
  const prefix = `${platform}-${accountPart(me)}`;
  const schemas = {
    group: schemaAddress(schemaBase, 'social-chat-group'),
    message: schemaAddress(schemaBase, 'social-chat-message'),
    mail: schemaAddress(schemaBase, 'social-email'),
  };
  const timeOf = (at: number) => new Date(at + movedBy).toISOString();
  const chatPart = memoize<string>(MAX_CACHED, idPart);
  const groupId = (chatId: string) => `${prefix}-${chatPart(chatId)}`;
  const messageId = ({ chatId, id }: Pick<ExportedMessage, 'chatId' | 'id'>) => `${groupId(chatId)}_${idPart(id)}`;
  const directionOf = (own: boolean | undefined, fromId: string | undefined) =>
    (own ?? (me !== undefined && fromId === me)) ? 'send' : 'receive';
  return {
    groupId,
    messageId,
    group: (chat: ExportedChat, range: ChatRange | undefined): ChatGroup => ({
      _id: groupId(chat.id),
      name: chat.name,
      schema: schemas.group,
      sourceApplication: SOURCES[platform],
      sourceId: chat.id,
      sourceData: { ...chat.native },
      ...(range === undefined
        ? {}
        : {
            newestId: range.newest._id,
            syncData: JSON.stringify([[range.newest.sourceId, range.oldest.sourceId]]),
            // Chats are listed in the order of `modifiedAt`.
            ...optional('insertedAt', textIn(range.oldest.sentAt)),
            ...optional('modifiedAt', textIn(range.newest.sentAt)),
          }),
    }),
    message(message: ExportedMessage, chatName: string): ChatMessage {
      const text = withAttachments(message.text, message.attachments);
      return {
        _id: messageId(message),
        name: previewOf(text),
        groupId: groupId(message.chatId),
        groupName: chatName,
        type: directionOf(message.own, message.fromId),
        ...optional('fromId', message.fromId),
        ...optional('fromHandle', message.fromHandle),
        ...optional('fromName', message.fromName),
        messageText: text,
        schema: schemas.message,
        sourceApplication: SOURCES[platform],
        sourceId: message.id,
        sentAt: timeOf(message.sentAt),
        ...(message.editedAt === undefined ? {} : { modifiedAt: timeOf(message.editedAt) }),
        // Every record gets a `modifiedAt`, so it doesn't show whether the source edited the message.
        sourceData:
          message.editedAt === undefined ? message.native : { ...message.native, editedAt: timeOf(message.editedAt) },
      };
    },
    mail(mail: ExportedMail): DataRecord {
      const [to] = mail.to;
      return {
        _id: `${prefix}-${idPart(mail.id)}`,
        name: mail.subject,
        type: directionOf(mail.own, mail.fromEmail),
        ...optional('fromName', mail.fromName),
        ...optional('fromEmail', mail.fromEmail),
        ...optional('toName', to?.name),
        ...optional('toEmail', to?.email),
        messageText: withAttachments(mail.text, mail.attachments),
        attachments: mail.attachments.map(({ kind, name }) => ({ kind, filename: name ?? '' })),
        ...optional('threadId', mail.threadId),
        schema: schemas.mail,
        sourceApplication: isFromGmail(mail.native) ? GMAIL : SOURCES[platform],
        sourceId: mail.id,
        sentAt: timeOf(mail.sentAt),
        sourceData: mail.native,
      };
    },
    /** Undefined if the datastore doesn't exist or the record doesn't fit it. */
    record({ datastore, record: exported }: ExportedRecord): Draft | undefined {
      const record = sampleMovedBy === undefined ? exported : withDays(exported, sampleMovedBy);
      const read = isDatastoreName(datastore) ? shapeOf(datastore).safeParse(record) : undefined;
      if (!isDatastoreName(datastore) || !read?.success) return undefined;
      const times = new Set([DATASTORES[datastore].timeField, 'sentAt', 'insertedAt', 'modifiedAt']);
      const { sourceData } = read.data;
      const at = Date.parse(happenedAt(datastore, read.data));
      if (!Number.isNaN(at) && !isTime(at)) return undefined;
      const text = textIn(read.data.messageText);
      const namesDays = record !== exported && datastore === 'social-chat-message' && text !== undefined;
      return [
        datastore,
        {
          ...read.data,
          ...(namesDays ? { name: previewOf(text) } : {}),
          ...movedTimes(read.data, [...times], movedBy),
          ...(isObject(sourceData)
            ? { sourceData: { ...sourceData, ...movedTimes(sourceData, ['editedAt'], movedBy) } }
            : {}),
          schema: schemaAddress(schemaBase, datastore),
        },
      ];
    },
  };
}
