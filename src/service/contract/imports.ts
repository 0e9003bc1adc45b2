/**
 * Bringing data into an owner's archive, as this implementation of the service offers it beyond the interface document.
 * Only whoever has the service key may ask (see extensions.ts).
 */
import { z } from 'zod';
import { type Extension, TelegramUserId } from './extensions.ts';
import { isTimeZone } from './time-zone.ts';

/** An export on its way to the service. */
export interface ExportFile {
  /** As its sender calls it. */
  readonly name: string;
  /** The person's id at Telegram: an export that names another one is asked about. */
  readonly telegramId: string;
  /** Bytes, where that is known. */
  readonly size: number | undefined;
  /** As of StartImportQuery. */
  readonly who?: WhoAsked;
  /** Asked for as fast as the service takes them. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

interface OwnMessagesPut {
  readonly written: number;
  readonly updated: number;
  /** Were there, the same. */
  readonly duplicate: number;
  readonly removed: number;
}

/** Every method rejects with a ServiceFailure; `start` also with whatever reading the file throws. */
export interface ImportService {
  /**
   * Sends an export. `importId` is a UUID: the same one again is the same import.
   * @returns the id under which the service knows it
   */
  start(owner: string, importId: string, file: ExportFile, signal: AbortSignal): Promise<string>;
  /** Undefined for one that the service does not know (any more). */
  describe(owner: string, importId: string, signal: AbortSignal): Promise<ImportView | undefined>;
  /** False when nothing is asked (any more). */
  answer(owner: string, importId: string, answers: ImportAnswers, signal: AbortSignal): Promise<boolean>;
  /** False when there is nothing to end. */
  cancel(owner: string, importId: string, signal: AbortSignal): Promise<boolean>;
  /** Writes messages and takes others out; the same once more changes nothing; with none it makes the owner. What has changed. */
  putMessages(owner: string, messages: OwnMessages, signal: AbortSignal): Promise<OwnMessagesPut>;
}

const Count = z.int().min(0);

/** What became of an import. Numbers are of messages, mails and records. */
export const ImportReceipt = z.object({
  /** As people call it, e.g. "Telegram Desktop (JSON)". */
  format: z.string(),
  read: Count,
  written: Count,
  updated: Count,
  duplicate: Count,
  /** Chats in which something was read. */
  chats: Count.optional(),
  /** How many were left out, by reason. */
  skipped: z.record(z.string(), Count),
  bytes: Count,
  /** First byte that could not be read; null when all of it could. */
  brokenAt: Count.nullable(),
  seconds: z.number(),
  ended: z.enum(['broken', 'cancelled', 'disk full']).optional(),
  /** Who was taken for the person without a question (`StartImportQuery.who`): their name in the export. */
  presumed: z.string().optional(),
});
export type ImportReceipt = z.infer<typeof ImportReceipt>;

/** What has to be answered before an export is brought in. */
export const ImportQuestion = z.discriminatedUnion('kind', [
  /** Who the person is, of those who write in the export. */
  z.object({
    kind: z.literal('me'),
    people: z.array(z.object({ id: z.string(), name: z.string(), messages: Count })),
    /** Who it most likely is: named so before. The first of `people`. */
    likely: z.string().optional(),
  }),
  /** Whether the day or the month stands first in a date such as `example`. */
  z.object({ kind: z.literal('date-order'), example: z.string() }),
  /** The export says that it is somebody else's: whether it is meant all the same. */
  z.object({ kind: z.literal('owner'), name: z.string() }),
]);
export type ImportQuestion = z.infer<typeof ImportQuestion>;

/** Why an import ended without a receipt, where that is known. A service may have further reasons. */
export const IMPORT_FAILURES = [
  'cancelled', // before anything was brought in
  'cancelled-halfway', // what was brought in by then stays
  'silent', // the file did not arrive within an hour
  'unanswered', // nor the answer to its question within a day
  'failed', // for a reason that is not in the file
  'not-known', // no export of an app that is known
  'empty',
  'other-archive', // an archive that is no zip
  'zip-password',
  'zip-bomb', // it unpacks to more than can be real
  'zip-of-zips',
  'damaged',
  'telegram-html',
  'whatsapp-backup',
  'whatsapp-dates', // in a form that cannot be read
  'signal-backup',
  'discord-package', // without messages
  'discord-html',
  'outlook',
] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];

/**
 * `sentence` is for the person, in English; `reason` one of IMPORT_FAILURES, where it is one of them; `reference`: in the
 * log of the service.
 */
export const ImportView = z.intersection(
  z.object({ name: z.string() }),
  z.discriminatedUnion('state', [
    /** Bytes that are here, and those that there will be, where they were announced. */
    z.object({ state: z.literal('arriving'), received: Count, size: Count.optional() }),
    z.object({ state: z.enum(['looking', 'waiting']) }),
    z.object({ state: z.literal('asking'), question: ImportQuestion }),
    z.object({
      state: z.literal('running'),
      progress: z.object({ position: Count, size: Count, read: Count, written: Count }).optional(),
    }),
    z.object({ state: z.literal('done'), receipt: ImportReceipt }),
    z.object({
      state: z.literal('failed'),
      sentence: z.string(),
      reason: z.string().optional(),
      reference: z.string().optional(),
    }),
  ]),
);
export type ImportView = z.infer<typeof ImportView>;

/** Answers to questions; `me` is an id of the question's people, or "none". */
export const ImportAnswers = z.strictObject({
  me: z.string().min(1).max(300).optional(),
  dateOrder: z.enum(['day-first', 'month-first']).optional(),
  timeZone: z.string().min(1).max(60).refine(isTimeZone, 'is not a time zone').optional(),
  /** That somebody else's export is meant to be brought in. */
  othersToo: z.boolean().optional(),
});
export type ImportAnswers = z.infer<typeof ImportAnswers>;

/** What stands in the query of `startImport`; `telegramId` is the person's, where the owner's name is not. */
export const StartImportQuery = z.object({
  name: z.string().min(1).max(255),
  telegramId: TelegramUserId.optional(),
  /** Of the caller's choice: one that is known already begins nothing, the reply names the import that is there. */
  importId: z.uuid().optional(),
  /**
   * Who the person is, where the export does not say: `known` takes whoever they surely were in earlier imports, and the
   * receipt says so; `anew` asks, and suggests nobody. Absent: they are asked, and that one is suggested.
   */
  who: z.enum(['known', 'anew']).optional(),
});
export type WhoAsked = z.infer<typeof StartImportQuery>['who'];

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
        kind: z.enum(['photo', 'video', 'voice', 'audio', 'file', 'sticker', 'location', 'contact', 'poll', 'other']),
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

export const IMPORT_EXTENSIONS = {
  putMessages: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/messages',
    proof: 'service-key',
    body: OwnMessages,
    reply: z.object({ written: Count, updated: Count, duplicate: Count, removed: Count }),
    purpose: 'Writes messages of Telegram as they happen, and takes deleted ones out.',
  },
  /** The body is the file itself (application/octet-stream); `name` and `telegramId` stand in the query. */
  startImport: {
    method: 'POST',
    path: '/api/rest/v1/owners/:owner/imports',
    proof: 'service-key',
    body: null,
    reply: z.object({ importId: z.string() }),
    purpose: 'Takes an export of another app and begins to bring it in.',
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
    purpose: 'Answers the question of an import.',
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
