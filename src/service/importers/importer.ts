/**
 * The app-independent form of exports: batches of chats, messages and mails, with the position in the file.
 * server/imports/import-records.ts converts them to records of the data service.
 */

import type { AttachmentKind } from '../contract/attachments.ts';
import type { ImportFailure } from '../contract/imports.ts';

/** Apps with supported exports; `records`: exports of the data service itself. */
export type Platform = 'telegram' | 'whatsapp' | 'signal' | 'slack' | 'discord' | 'email' | 'records';

/** The original object from the platform's export. */
export type NativeObject = Readonly<Record<string, unknown>>;

export interface ExportedChat {
  readonly kind: 'chat';
  /** The platform's id; if the export has none, derived from something that is stable across exports. */
  readonly id: string;
  readonly name: string;
  readonly native: NativeObject;
}

export interface ExportedMessage {
  readonly kind: 'message';
  readonly chatId: string;
  /** Unique in its chat, and stable across exports. */
  readonly id: string;
  /** Milliseconds since 1970, UTC. */
  readonly sentAt: number;
  readonly editedAt?: number | undefined;
  readonly fromId?: string | undefined;
  readonly fromHandle?: string | undefined;
  readonly fromName?: string | undefined;
  /** Whether the export's owner wrote it, if the export says so; else decided by `fromId` (`Person`). */
  readonly own?: boolean | undefined;
  /** Plain text, including captions; file names are in `attachments`. */
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly native: NativeObject;
}

export interface Attachment {
  readonly kind: AttachmentKind;
  /** File name, or a title (of a song, a place, or the question of a poll). */
  readonly name?: string | undefined;
}

export interface ExportedMail {
  readonly kind: 'mail';
  /** Message-ID without angle brackets; if missing, derived from headers and the start of the body. */
  readonly id: string;
  readonly threadId?: string | undefined;
  /** Milliseconds since 1970, UTC. */
  readonly sentAt: number;
  readonly fromName?: string | undefined;
  readonly fromEmail?: string | undefined;
  readonly to: readonly { readonly name?: string | undefined; readonly email: string }[];
  /** As in ExportedMessage. */
  readonly own?: boolean | undefined;
  readonly subject: string;
  /** Plain text; converted from the HTML if there is no other. */
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly native: NativeObject;
}

/** An unchecked record of the data service; the consumer validates it. */
export interface ExportedRecord {
  readonly kind: 'record';
  /** Name of the datastore, such as `file`. */
  readonly datastore: string;
  readonly record: NativeObject;
}

/** Something skipped on purpose. `reason` is a word or two, e.g. "service message", "no date". */
export interface Skipped {
  readonly kind: 'skipped';
  readonly reason: string;
}
export const skipped = (reason: string): Skipped => ({ kind: 'skipped', reason });

/** An item exceeded a limit and was truncated; the rest of it is delivered. */
export interface Shortened {
  readonly kind: 'shortened';
}

/** The file can't be read any further; everything before was delivered. The last item of an export. */
export interface Broken {
  readonly kind: 'broken';
  /** Offset of the first unreadable byte in its file, unpacked. */
  readonly at: number;
}

export type ExportItem = ExportedChat | ExportedMessage | ExportedMail | ExportedRecord | Skipped | Shortened | Broken;

/** A part of an export. A chat precedes its messages, and is repeated after another chat. */
export interface Batch {
  readonly items: readonly ExportItem[];
  /** Bytes read so far, and total bytes of the files to read. */
  readonly position: number;
  readonly size: number;
}

/** An author of messages in an export. */
export interface Person {
  /** The `fromId` of their messages. */
  readonly id: string;
  readonly name: string;
}

/** The result of inspecting an export before it is read. */
export interface Inspection {
  /** The export's owner, if it names them; their messages are the sent ones. */
  readonly me: Person | undefined;
  /** If `me` is undefined: the owner inferred from a direct chat. One of `people`. */
  readonly inferredMe?: Person | undefined;
  /**
   * If `me` is undefined: the authors of most messages (in mailboxes, the addresses in most mails), most frequent
   * first, among whom the person is asked to choose; at most 50.
   */
  readonly people: readonly (Person & { readonly messages: number })[];
  /** Ids of those among `people` who are probably, though not certainly, not the owner. */
  readonly unlikely?: readonly string[] | undefined;
  /** How to read ambiguous dates, if there are any. */
  readonly dateOrder?: DateOrderVerdict | undefined;
  /** Whether its times have no zone. */
  readonly zoneless?: boolean | undefined;
}

export interface DateOrderVerdict {
  readonly verdict: 'certain' | 'inferred' | 'ask';
  /** The more likely order. */
  readonly order: DateOrder;
  /** The first ambiguous date as written in the file, and its two possible days (ISO). */
  readonly example: string;
  readonly days: { readonly [order in DateOrder]: string };
}

export type DateOrder = 'day-first' | 'month-first';

/** Answers to the questions raised by an inspection. */
export interface ReadingChoices {
  readonly dateOrder?: DateOrder | undefined;
  /** The export's owner, if the export doesn't name them: an id of `Inspection.people`. */
  readonly me?: string | undefined;
  /** IANA name of the zone for times without one; UTC by default. */
  readonly timeZone?: string | undefined;
}

/** One file of an export, on disk or in a zip. */
export interface ExportFile {
  /** Path inside the zip or folder, separated by "/"; the file name for a single file. */
  readonly path: string;
  /** Unpacked size in bytes. */
  readonly size: number;
  /** The first `bytes` bytes, or fewer. */
  head(bytes: number, signal: AbortSignal): Promise<Buffer>;
  /** The whole content in chunks. @throws BrokenSourceError where it becomes unreadable */
  read(signal: AbortSignal): AsyncIterable<Buffer>;
}

/** An export: a file, a zip or a folder. */
export interface ExportSource {
  /** Name of the file or folder, without its path. */
  readonly name: string;
  readonly files: readonly ExportFile[];
  close(): Promise<void>;
}

/** An opened export, ready to be read. */
export interface OpenedExport {
  /** The files to read, in order. */
  readonly files: readonly ExportFile[];
  /**
   * Parses one file as its chunks arrive, in constant memory.
   * @throws BrokenSourceError where the file becomes unreadable
   */
  read(file: ExportFile, chunks: AsyncIterable<Buffer>): AsyncIterable<readonly ExportItem[]>;
}

/** The reader of one app's exports. */
export interface Importer {
  /** Display name of the format, e.g. "Telegram Desktop (JSON)". */
  readonly format: string;
  readonly platform: Platform;
  /** Whether this importer can read the export, judged by names and first bytes. */
  detect(source: ExportSource, signal: AbortSignal): Promise<Detection>;
  /** Reads as much as is needed to identify the owner. */
  inspect(source: ExportSource, signal: AbortSignal): Promise<Inspection>;
  /** Reads names and first bytes only. @throws UnusableSourceError if there is nothing to read */
  open(source: ExportSource, choices: ReadingChoices, signal: AbortSignal): Promise<OpenedExport>;
}

/** `rejected`: why an export of this app can't be read in this form. */
export type Detection = { readonly confidence: 'high' | 'low' } | { readonly rejected: ImportFailure } | undefined;
