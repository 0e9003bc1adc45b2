/** Bringing data into an owner’s archive: extensions that only the service key opens. */
import { z } from 'zod';
import { ATTACHMENT_KINDS } from './attachments.ts';
import { type Extension, TelegramUserId } from './extensions.ts';
import { Zone } from './time-zone.ts';

/** An export on its way to the service. */
export interface ExportFile {
  /** As its sender calls it. */
  readonly name: string;
  /** As of UploadQuery. */
  readonly telegramId: string;
  readonly personName?: string | undefined;
  readonly timeZone?: string | undefined;
  /** Bytes, where that is known. */
  readonly size: number | undefined;
  /** Asked for as fast as the service takes them. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Every method rejects with a ServiceFailure; `upload` also with whatever reading the file throws. */
export interface ImportService {
  /** Sends an export. `importId` is a UUID; once more with the same one it begins anew, unless the file is there, whole. */
  upload(owner: string, importId: string, file: ExportFile, signal: AbortSignal): Promise<void>;
  /** Those of the owner that have not ended, oldest first. */
  list(owner: string, signal: AbortSignal): Promise<readonly OpenImport[]>;
  /** Undefined for one that the service does not know (any more). */
  describe(owner: string, importId: string, signal: AbortSignal): Promise<ImportView | undefined>;
  /** Answers its question, or reads one that is done again. False when nothing is asked (any more). */
  answer(owner: string, importId: string, answers: ImportAnswers, signal: AbortSignal): Promise<boolean>;
  /** False when there is nothing to end. */
  cancel(owner: string, importId: string, signal: AbortSignal): Promise<boolean>;
  /** Writes messages and takes others out; the same once more changes nothing; with none it makes the owner. What has changed. */
  putMessages(owner: string, messages: OwnMessages, signal: AbortSignal): Promise<OwnMessagesWritten>;
}

const Count = z.int().min(0);
const DateOrder = z.enum(['day-first', 'month-first']);
/** Chats whose names a receipt tells. */
export const CHATS_NAMED = 5;

/** What became of an import. Numbers are of messages, mails and records. */
export const ImportReceipt = z.object({
  /** As people call it, e.g. "Telegram Desktop (JSON)". */
  format: z.string(),
  read: Count,
  written: Count,
  updated: Count,
  duplicate: Count,
  /** Of those read. */
  mails: Count,
  /** Chats in which something was read; the first of them by the id of their group and their name. */
  chats: Count,
  named: z.array(z.object({ id: z.string(), name: z.string() })).max(CHATS_NAMED),
  /** When the oldest and the newest was written, where something was read. */
  first: z.iso.datetime().optional(),
  last: z.iso.datetime().optional(),
  /** How many were left out, by reason. */
  skipped: z.record(z.string(), Count),
  /** How many were too long, and were cut. */
  shortened: Count.optional(),
  bytes: Count,
  /** First byte that could not be read; null when all of it could. */
  brokenAt: Count.nullable(),
  seconds: z.number(),
  ended: z.enum(['broken', 'cancelled', 'disk full', 'archive full']).optional(),
  /** Bytes of the archive now, and those that it may have. */
  archive: z.object({ bytes: Count, of: Count }).optional(),
  /** The person's name in an export that does not say whose it is; `guessed`: they were not asked. */
  me: z.object({ name: z.string(), guessed: z.boolean() }).optional(),
  /** In which zone times were read that name none; `guessed`: it is the person's own. */
  timeZone: z.object({ name: z.string(), guessed: z.boolean() }).optional(),
  /** How dates were read that can be read in two ways. */
  dateOrder: z.object({ order: DateOrder, guessed: z.boolean() }).optional(),
});
export type ImportReceipt = z.infer<typeof ImportReceipt>;

const People = z.array(z.object({ id: z.string(), name: z.string(), messages: Count })).readonly();

/** What has to be answered before an export is brought in. */
export const ImportQuestion = z.discriminatedUnion('kind', [
  /** Who the person is, of those who write in the export: the likeliest first. */
  z.object({ kind: z.literal('me'), people: People }),
  /** Which day the first date is that can be read in two ways; as it stands in the file it is `example`. */
  z.object({ kind: z.literal('date-order'), example: z.string(), days: z.record(DateOrder, z.iso.date()) }),
  /** Where the clock was whose times name no zone. */
  z.object({ kind: z.literal('time-zone') }),
  /** The export says that it is somebody else's: whether it is meant all the same. */
  z.object({ kind: z.literal('owner'), name: z.string() }),
]);
export type ImportQuestion = z.infer<typeof ImportQuestion>;

/** In `code` of a refusal: the archive has as many bytes as it may have. */
export const ARCHIVE_FULL = 'archive-full';
/** Of what it may have: from then on a receipt says how full an archive is. */
export const NEARLY_FULL = 0.8;

/** Why an import ended without a receipt, by its code: a sentence for the person. A service may have further reasons. */
export const IMPORT_FAILURES = {
  cancelled: 'Cancelled. Nothing was brought in.',
  'cancelled-halfway': 'Cancelled. What was brought in by then stays.',
  silent: 'The file did not arrive completely within an hour. Send it again.',
  unanswered: 'The question was not answered within a day. Send the file again.',
  'set-aside': 'The import was given up: each time it was tried, the service broke down over it.',
  'same-file': 'The same file is being brought in already.',
  failed:
    'The import failed for a reason that is not in your file. Whoever runs this service finds it in the log; try again later.',
  empty: 'There is nothing in this file.',
  'zip-password': 'This zip asks for a password. Unpack it, zip it again without one, and send that.',
  'zip-bomb': 'This zip unpacks to more than can be real. It is not opened.',
  'zip-of-zips': 'In this zip there are only other zips. Unpack it and send what is in it.',
  damaged: 'This zip is damaged or was not sent whole. Send it again, or unpack it and zip it anew.',
  'telegram-html':
    'This is a Telegram export as HTML, made to be looked at in a browser. Export it once more in Telegram Desktop: ' +
    'Settings > Advanced > Export Telegram data, and as format choose "Machine-readable JSON"; of one chat: ⋮ in the chat > ' +
    'Export chat history. Then send result.json, or a zip of the folder.',
  'whatsapp-backup':
    'This is a backup of WhatsApp itself, which only WhatsApp can read. Export a chat instead: open it, then ⋮ or its name, and “Export chat”.',
  'whatsapp-dates': 'This is a chat of WhatsApp, but its dates are in a form that cannot be read.',
  'signal-backup':
    'This is an encrypted backup of Signal, which only Signal can read. Export your chats instead: Signal’s settings, “Chats”, “Export chat history”.',
  'discord-package': 'This data package of Discord holds no messages. Request it again with “Messages” ticked.',
  'discord-html': 'This was exported with DiscordChatExporter as HTML. Export it again with the format “JSON”.',
  outlook:
    'Outlook’s own mail files cannot be read here. Export the mailbox as mbox, or save the mails as .eml files, and send those.',
  'not-known':
    'This is not an export that I know. I read exports of Telegram, WhatsApp, Signal, Slack, Discord, mailboxes (mbox, Gmail Takeout), and records that a data service has given out (JSON lines).',
  'other-archive': 'This archive cannot be opened here. Unpack it, and send a zip of what is in it.',
  'too-many-files': 'There are more files in this export than can be read. Leave out its photos and videos.',
  'no-file': 'There is no such file.',
  'not-readable': 'This is no file or folder that may be read.',
} as const;
export type ImportFailure = keyof typeof IMPORT_FAILURES;

/** `sentence`: for the person, in English; `reason`: one of IMPORT_FAILURES, where it is; `reference`: in the log of the service. */
export const ImportView = z.intersection(
  z.object({ name: z.string() }),
  z.discriminatedUnion('state', [
    /** Bytes that are here, and those that there will be, where they were announced. */
    z.object({ state: z.literal('arriving'), received: Count, size: Count.optional() }),
    z.object({ state: z.literal('looking') }),
    /** For another import of the owner; `isAfterAnswer`: for one that has to be answered first. */
    z.object({ state: z.literal('waiting'), isAfterAnswer: z.boolean().optional() }),
    z.object({ state: z.literal('asking'), question: ImportQuestion }),
    z.object({
      state: z.literal('running'),
      /** Bytes read of the export's files and of all that are read, messages, and the chat that is read now. */
      progress: z
        .object({ position: Count, size: Count, read: Count, written: Count, chat: z.string().optional() })
        .optional(),
    }),
    /** `people` while the file is kept: whom else the person could be. Another answer then reads it again. */
    z.object({
      state: z.literal('done'),
      receipt: ImportReceipt,
      people: People.optional(),
      /** Where answers find by meaning: how many records of the archive have been read for that, as long as not all are. */
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

/** An import that has not ended. */
const OpenImport = z.object({ importId: z.uuid(), import: ImportView });
export type OpenImport = z.infer<typeof OpenImport>;

/** Answers to questions; `me` is an id of the question's people, or "none". */
export const ImportAnswers = z.strictObject({
  me: z.string().min(1).max(300).optional(),
  dateOrder: DateOrder.optional(),
  timeZone: Zone.optional(),
  /** That somebody else's export is meant to be brought in. */
  othersToo: z.boolean().optional(),
});
export type ImportAnswers = z.infer<typeof ImportAnswers>;

/** What stands in the query of `uploadImport`. */
export const UploadQuery = z.object({
  name: z.string().min(1).max(255),
  /** The person's at Telegram, where the owner's name is not: an export that names another one is asked about. */
  telegramId: TelegramUserId.optional(),
  /** At Telegram: who has this name in the export is taken for the person, where nothing else tells. */
  personName: z.string().min(1).max(200).optional(),
  /** The person's own: of times that name none. Where it is absent they are asked. */
  timeZone: Zone.optional(),
});

/** A chat's or a message's id, as exports of Telegram have it. */
const TelegramId = z.string().regex(/^[A-Za-z0-9.]{1,40}$/);

/** A message of the person's own Telegram, in the form in which exports are read. */
export const OwnMessage = z.strictObject({
  chatId: TelegramId,
  chatName: z.string().max(300),
  id: TelegramId,
  /** Such as `user123`. */
  fromId: TelegramId.optional(),
  fromName: z.string().max(300).optional(),
  /** Whether the person wrote it; else `fromId` decides. */
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

/** Messages of one Telegram account that are written as they are now, and those that are gone. The body is at most 100 kB. */
export const OwnMessages = z.strictObject({
  /** The Telegram id whose messages they are: their records have the ids that an import of the same messages gives them. */
  account: TelegramUserId,
  messages: z.array(OwnMessage).max(100),
  removed: z.array(z.strictObject({ chatId: TelegramId, id: TelegramId })).max(1000),
  /** What flows in by itself begins no archive: where there is no such owner (any more) the answer is 404. */
  existingOnly: z.boolean().optional(),
});
export type OwnMessages = z.infer<typeof OwnMessages>;

/** `duplicate`: were there, the same. */
const OwnMessagesWritten = z.object({ written: Count, updated: Count, duplicate: Count, removed: Count });
type OwnMessagesWritten = z.infer<typeof OwnMessagesWritten>;

export const IMPORT_EXTENSIONS = {
  putMessages: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/messages',
    proof: 'service-key',
    body: OwnMessages,
    reply: OwnMessagesWritten,
    purpose: 'Writes messages of Telegram as they happen, and takes deleted ones out.',
  },
  /** The body is the file itself (application/octet-stream); the rest stands in the query. `:importId` is a UUID of the caller's choice. */
  uploadImport: {
    method: 'PUT',
    path: '/api/rest/v1/owners/:owner/imports/:importId',
    proof: 'service-key',
    body: null,
    reply: z.object({ importId: z.uuid() }),
    purpose:
      'Takes an export of another app and begins to bring it in; once more, it begins anew unless the file is there, whole.',
  },
  listImports: {
    method: 'GET',
    path: '/api/rest/v1/owners/:owner/imports',
    proof: 'service-key',
    body: null,
    reply: z.object({ items: z.array(OpenImport) }),
    purpose: 'Lists the imports that have not ended.',
  },
  describeImport: {
    method: 'GET',
    path: '/api/rest/v1/owners/:owner/imports/:importId',
    proof: 'service-key',
    body: null,
    reply: ImportView,
    purpose: 'Tells how an import stands.',
  },
  answerImport: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/imports/:importId/answers',
    proof: 'service-key',
    body: ImportAnswers,
    reply: z.object({ answered: z.literal(true) }),
    purpose: 'Answers the question of an import, or reads one that is done again with another answer.',
  },
  cancelImport: {
    method: 'DELETE',
    path: '/api/rest/v1/owners/:owner/imports/:importId',
    proof: 'service-key',
    body: null,
    reply: z.object({ cancelled: z.boolean() }),
    purpose: 'Ends an import; what was brought in by then stays.',
  },
} as const satisfies Record<string, Extension>;
