/** Importing data into an owner’s archive: extensions that require the service key. */
import { z } from 'zod';
import { ATTACHMENT_KINDS } from './attachments.ts';
import { type Extension, TelegramUserId } from './extensions.ts';
import { Zone } from './time-zone.ts';

const Count = z.int().min(0);
const DateOrder = z.enum(['day-first', 'month-first']);
/** Maximum number of chats named in a receipt. */
export const CHATS_NAMED = 5;

/** The result of an import. Counts are of messages, mails and records. */
export const ImportReceipt = z.object({
  /** Display name, e.g. "Telegram Desktop (JSON)". */
  format: z.string(),
  read: Count,
  written: Count,
  updated: Count,
  duplicate: Count,
  /** Mails among those read. */
  mails: Count,
  /** Chats with messages read, and the first of them by group id and name. */
  chats: Count,
  named: z.array(z.object({ id: z.string(), name: z.string() })).max(CHATS_NAMED),
  /** Times of the oldest and the newest one read. */
  first: z.iso.datetime().optional(),
  last: z.iso.datetime().optional(),
  /** How many were skipped, by reason. */
  skipped: z.record(z.string(), Count),
  /** How many were too long and were truncated. */
  shortened: Count.optional(),
  bytes: Count,
  /** Offset of the first unreadable byte; null if everything could be read. */
  brokenAt: Count.nullable(),
  seconds: z.number(),
  ended: z.enum(['broken', 'cancelled', 'disk full', 'archive full']).optional(),
  /** Size of the archive after the import, and its quota, in bytes. */
  archive: z.object({ bytes: Count, of: Count }).optional(),
  /** The person's name in an export that doesn't name its owner; `guessed`: they weren't asked. */
  me: z.object({ name: z.string(), guessed: z.boolean() }).optional(),
  /** Zone assumed for times without one; `guessed`: the person's own zone was used. */
  timeZone: z.object({ name: z.string(), guessed: z.boolean() }).optional(),
  /** How ambiguous dates were read. */
  dateOrder: z.object({ order: DateOrder, guessed: z.boolean() }).optional(),
});
export type ImportReceipt = z.infer<typeof ImportReceipt>;

const People = z.array(z.object({ id: z.string(), name: z.string(), messages: Count })).readonly();

/** A question to answer before an export is imported. */
export const ImportQuestion = z.discriminatedUnion('kind', [
  /** Which of the export's authors the person is, likeliest first. */
  z.object({ kind: z.literal('me'), people: People }),
  /** Which day the first ambiguous date means; `example` is that date as written in the file. */
  z.object({ kind: z.literal('date-order'), example: z.string(), days: z.record(DateOrder, z.iso.date()) }),
  /** The zone of times written without one. */
  z.object({ kind: z.literal('time-zone') }),
  /** Whether to import an export that names another owner. */
  z.object({ kind: z.literal('owner'), name: z.string() }),
]);
export type ImportQuestion = z.infer<typeof ImportQuestion>;

/** The `code` of a refusal because the archive has reached its quota. */
export const ARCHIVE_FULL = 'archive-full';
/** Share of the quota from which receipts say how full the archive is. */
export const NEARLY_FULL = 0.8;

/** Why an import ended without a receipt: a sentence for the person, by code. A service may have further codes. */
export const IMPORT_FAILURES = {
  cancelled: 'Cancelled. Nothing was imported.',
  'cancelled-halfway': 'Cancelled. What was already imported stays.',
  silent: 'The file didn’t arrive completely within an hour. Send it again.',
  unanswered: 'The question wasn’t answered within a day. Send the file again.',
  'set-aside': 'The import was given up: the service crashed on it every time.',
  'same-file': 'The same file is already being imported.',
  failed:
    'The import failed, but not because of your file. The operator can find the reason in the log; try again later.',
  empty: 'This file is empty.',
  'zip-password': 'This zip has a password. Unpack it, zip it again without one, and send that.',
  'zip-bomb': 'This zip unpacks to an impossible size. It wasn’t opened.',
  'zip-of-zips': 'This zip contains only other zips. Unpack it and send those.',
  damaged: 'This zip is damaged or incomplete. Send it again, or unpack it and zip it again.',
  'telegram-html':
    'This is a Telegram export as HTML, made for browsers. Export it again in Telegram Desktop: ' +
    'Settings > Advanced > Export Telegram data, format "Machine-readable JSON"; for one chat: ⋮ in the chat > ' +
    'Export chat history. Then send result.json, or a zip of the folder.',
  'whatsapp-backup':
    'This is a WhatsApp backup, which only WhatsApp can read. Export a chat instead: open it, then ⋮ or its name, and “Export chat”.',
  'whatsapp-dates': 'This is a WhatsApp chat, but its dates are in an unknown format.',
  'signal-backup':
    'This is an encrypted Signal backup, which only Signal can read. Export your chats instead: Signal’s settings, “Chats”, “Export chat history”.',
  'discord-package': 'This Discord data package contains no messages. Request it again with “Messages” ticked.',
  'discord-html': 'This is a DiscordChatExporter export as HTML. Export it again in the format “JSON”.',
  outlook:
    'Outlook’s own mail files can’t be read here. Export the mailbox as mbox, or save the mails as .eml files, and send those.',
  'not-known':
    'I don’t know this kind of file. I read exports from Telegram, WhatsApp, Signal, Slack and Discord, mailboxes (mbox, Gmail Takeout), and records exported by a data service (JSON lines).',
  'other-archive': 'This archive can’t be opened here. Unpack it and send its content as a zip.',
  'too-many-files': 'This export has too many files. Leave out its photos and videos.',
  'no-file': 'There is no such file.',
  'not-readable': 'This is not a readable file or folder.',
} as const;
export type ImportFailure = keyof typeof IMPORT_FAILURES;

/** `sentence`: for the person, in English; `reason`: usually one of IMPORT_FAILURES; `reference`: in the service's log. */
export const ImportView = z.intersection(
  z.object({ name: z.string() }),
  z.discriminatedUnion('state', [
    /** Bytes received, and the announced size in bytes, if any. */
    z.object({ state: z.literal('arriving'), received: Count, size: Count.optional() }),
    z.object({ state: z.literal('looking') }),
    /** Waits for another import of the owner; `isAfterAnswer`: for one with an open question. */
    z.object({ state: z.literal('waiting'), isAfterAnswer: z.boolean().optional() }),
    z.object({ state: z.literal('asking'), question: ImportQuestion }),
    z.object({
      state: z.literal('running'),
      /** Bytes read and their total, messages read and written, and the chat being read. */
      progress: z
        .object({ position: Count, size: Count, read: Count, written: Count, chat: z.string().optional() })
        .optional(),
    }),
    /** `people`: who else the person could be, while the file is kept; a different answer then rereads it. */
    z.object({
      state: z.literal('done'),
      receipt: ImportReceipt,
      people: People.optional(),
      /** With semantic search: how many records of the archive have embeddings, until all do. */
      meaning: z.object({ read: Count, records: Count }).optional(),
    }),
    z.object({
      state: z.literal('failed'),
      sentence: z.string(),
      reason: z.string().optional(),
      reference: z.string().optional(),
    }),
  ]),
);
export type ImportView = z.infer<typeof ImportView>;

const OpenImport = z.object({ importId: z.uuid(), import: ImportView });
export type OpenImport = z.infer<typeof OpenImport>;

/** Answers to questions; `me` is an id of the question's people, or "none". */
export const ImportAnswers = z.strictObject({
  me: z.string().min(1).max(300).optional(),
  dateOrder: DateOrder.optional(),
  timeZone: Zone.optional(),
  /** Confirms importing somebody else's export. */
  othersToo: z.boolean().optional(),
});
export type ImportAnswers = z.infer<typeof ImportAnswers>;

/** The query of `uploadImport`. */
export const UploadQuery = z.object({
  name: z.string().min(1).max(255),
  /** The person's Telegram id, if it isn't the owner's name; an export that names another id raises a question. */
  telegramId: TelegramUserId.optional(),
  /** The person's Telegram name: identifies them in the export, if nothing else does. */
  personName: z.string().min(1).max(200).optional(),
  /** The person's zone, for times without one. If absent, they are asked. */
  timeZone: Zone.optional(),
});

/** Id of a chat or message in Telegram exports. */
const TelegramId = z.string().regex(/^[A-Za-z0-9.]{1,40}$/);

/** A message of the person's Telegram account, in the form of an exported message. */
export const OwnMessage = z.strictObject({
  chatId: TelegramId,
  chatName: z.string().max(300),
  id: TelegramId,
  /** Such as `user123`. */
  fromId: TelegramId.optional(),
  fromName: z.string().max(300).optional(),
  /** Whether the person wrote it; if absent, `fromId` decides. */
  own: z.boolean().optional(),
  text: z.string().max(8192),
  attachments: z
    .array(
      z.strictObject({
        kind: z.enum(ATTACHMENT_KINDS),
        name: z.string().max(300).optional(),
      }),
    )
    .max(10),
  /** Milliseconds since 1970. */
  sentAt: Count,
  editedAt: Count.optional(),
});
export type OwnMessage = z.infer<typeof OwnMessage>;

/** New, changed and deleted messages of one Telegram account. The body is at most 100 kB. */
export const OwnMessages = z.strictObject({
  /** The account's Telegram id. Record ids equal those from an import of the same messages. */
  account: TelegramUserId,
  messages: z.array(OwnMessage).max(100),
  removed: z.array(z.strictObject({ chatId: TelegramId, id: TelegramId })).max(1000),
  /** Answers 404 rather than create an owner that doesn't exist (any more). */
  existingOnly: z.boolean().optional(),
});
export type OwnMessages = z.infer<typeof OwnMessages>;

/** `duplicate`: already stored unchanged. */
const OwnMessagesWritten = z.object({ written: Count, updated: Count, duplicate: Count, removed: Count });

export const IMPORT_EXTENSIONS = {
  putMessages: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/messages',
    proof: 'service-key',
    body: OwnMessages,
    reply: OwnMessagesWritten,
    purpose: 'Writes Telegram messages as they happen, and removes deleted ones.',
  },
  /** The body is the file (application/octet-stream), the rest is in the query; `:importId` is the caller's UUID. */
  uploadImport: {
    method: 'PUT',
    path: '/api/rest/v1/owners/:owner/imports/:importId',
    proof: 'service-key',
    body: null,
    reply: z.object({ importId: z.uuid() }),
    purpose:
      'Uploads an export of another app and imports it. A repeated upload starts over, unless the file has arrived complete.',
  },
  listImports: {
    method: 'GET',
    path: '/api/rest/v1/owners/:owner/imports',
    proof: 'service-key',
    body: null,
    reply: z.object({ items: z.array(OpenImport) }),
    purpose: 'Lists the open imports.',
  },
  describeImport: {
    method: 'GET',
    path: '/api/rest/v1/owners/:owner/imports/:importId',
    proof: 'service-key',
    body: null,
    reply: ImportView,
    purpose: 'Describes the state of an import.',
  },
  answerImport: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/imports/:importId/answers',
    proof: 'service-key',
    body: ImportAnswers,
    reply: z.object({ answered: z.literal(true) }),
    purpose: 'Answers the question of an import, or rereads a finished one with a different answer.',
  },
  cancelImport: {
    method: 'DELETE',
    path: '/api/rest/v1/owners/:owner/imports/:importId',
    proof: 'service-key',
    body: null,
    reply: z.object({ cancelled: z.boolean() }),
    purpose: 'Cancels an import; what was imported so far stays.',
  },
} as const satisfies Record<string, Extension>;
