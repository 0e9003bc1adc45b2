/**
 * What every app's export is read into: chats, messages and mails that know no app, in batches, with the place in the
 * file up to which they were read. Records of the data service are made of them elsewhere.
 */

import type { AttachmentKind } from '../contract/attachments.ts';
import type { ImportFailure } from '../contract/imports.ts';

/** The apps whose exports are read; `records`: what the data service itself has given out. */
export type Platform = 'telegram' | 'whatsapp' | 'signal' | 'slack' | 'discord' | 'email' | 'records';

/** The platform's own object, as its export has it. */
export type NativeObject = Readonly<Record<string, unknown>>;

export interface ExportedChat {
  readonly kind: 'chat';
  /** Of the chat on its platform; where the platform exports none, made of what stays the same from export to export. */
  readonly id: string;
  readonly name: string;
  readonly type: 'private' | 'group' | 'channel' | 'bot' | 'saved';
  readonly native: NativeObject;
}

export interface ExportedMessage {
  readonly kind: 'message';
  readonly chatId: string;
  /** Unique in its chat, and the same in every later export. */
  readonly id: string;
  /** Milliseconds since 1970, UTC. */
  readonly sentAt: number;
  readonly editedAt?: number | undefined;
  readonly fromId?: string | undefined;
  readonly fromHandle?: string | undefined;
  readonly fromName?: string | undefined;
  /** Whether the person whose export it is wrote it, where the export itself says so; else their id decides (`Person`). */
  readonly own?: boolean | undefined;
  /** Without formatting. Photos and files stand in it as captions only; their names are in `attachments`. */
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly native: NativeObject;
}

export interface Attachment {
  readonly kind: AttachmentKind;
  /** Of the file, or what a person would call it (title of a song, question of a poll, name of a place). */
  readonly name?: string | undefined;
}

export interface ExportedMail {
  readonly kind: 'mail';
  /** Message-ID without its angle brackets; where there is none, made of the mail's headers. */
  readonly id: string;
  readonly threadId?: string | undefined;
  /** Milliseconds since 1970, UTC. */
  readonly sentAt: number;
  readonly fromName?: string | undefined;
  readonly fromEmail?: string | undefined;
  readonly to: readonly { readonly name?: string | undefined; readonly email: string }[];
  /** As for messages. */
  readonly own?: boolean | undefined;
  readonly subject: string;
  /** Plain text; made of the HTML where there is nothing else. */
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly native: NativeObject;
}

/** A record of the data service as it is: for whoever keeps it to say whether it is one. */
export interface ExportedRecord {
  readonly kind: 'record';
  /** Name of the datastore, such as `file`. */
  readonly datastore: string;
  readonly record: NativeObject;
}

/** Something that is left out on purpose. `reason` is one short word or two, e.g. "service message", "no date". */
export interface Skipped {
  readonly kind: 'skipped';
  readonly reason: string;
}
export const skipped = (reason: string): Skipped => ({ kind: 'skipped', reason });

/** Something was longer than may be, and was cut; what is left of it is delivered. */
export interface Shortened {
  readonly kind: 'shortened';
}

/** The file cannot be read any further; everything before was delivered. The last item of a reading. */
export interface Broken {
  readonly kind: 'broken';
  /** First byte (of the file `path`, unpacked) that could not be read. */
  readonly at: number;
  readonly path: string;
  /** For the person: what is wrong there, in a few words. */
  readonly reason: string;
}

export type ExportItem = ExportedChat | ExportedMessage | ExportedMail | ExportedRecord | Skipped | Shortened | Broken;

/** A part of a reading. A chat comes before its messages, and again where another one came between. */
export interface Batch {
  readonly items: readonly ExportItem[];
  /** Bytes read so far of the files that are read, and of all of them. */
  readonly position: number;
  readonly size: number;
}

/** Somebody who writes in an export. */
export interface Person {
  /** As `fromId` has it. */
  readonly id: string;
  readonly name: string;
}

/** What a look at an export tells before it is read. */
export interface Inspection {
  /** Whose export it is, where it says so: their messages are the sent ones. */
  readonly me: Person | undefined;
  /** Where `me` is not told: whose it is all the same, as far as a chat between two shows. One of `people`. */
  readonly inferredMe?: Person | undefined;
  /**
   * Where `me` is not told: those who wrote most (in mailboxes: whose address stands in most mails), most first, to ask
   * the person about; at most 50.
   */
  readonly people: readonly (Person & { readonly messages: number })[];
  /** Ids of those among them whom something in the export speaks against being its owner, though it does not prove it. */
  readonly unlikely?: readonly string[] | undefined;
  /** Where the numbers of a date can be read in two ways: how they are. */
  readonly dateOrder?: DateOrderVerdict | undefined;
  /** Its times name no zone, and nothing says which one is meant. */
  readonly zoneless?: boolean | undefined;
}

export interface DateOrderVerdict {
  readonly verdict: 'certain' | 'inferred' | 'ask';
  /** The better guess. */
  readonly order: DateOrder;
  /** The first date that can be read in two ways, as it stands in the file, and the two days (ISO) that it can be. */
  readonly example: string;
  readonly days: { readonly [order in DateOrder]: string };
}

export type DateOrder = 'day-first' | 'month-first';

/** What was answered to the questions of an inspection. */
export interface ReadingChoices {
  readonly dateOrder?: DateOrder | undefined;
  /** Whose export it is, where the export itself does not say: an id of `Inspection.people`. */
  readonly me?: string | undefined;
  /** IANA name of the zone of dates that name none; absent: UTC. */
  readonly timeZone?: string | undefined;
}

/** One file of an export, wherever it lies. */
export interface ExportFile {
  /** Inside its zip or folder, with "/" between names; the file's own name where it came alone. */
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  /** The first bytes of it, at most `bytes`. */
  head(bytes: number, signal: AbortSignal): Promise<Buffer>;
  /** All of it in pieces, in order. @throws BrokenSourceError where it cannot be read further */
  read(signal: AbortSignal): AsyncIterable<Buffer>;
}

/** An export as a person has it: a file, a zip or a folder. */
export interface ExportSource {
  /** Name of the file or folder, without its path. */
  readonly name: string;
  readonly files: readonly ExportFile[];
  close(): Promise<void>;
}

/** An export that is ready to be read. */
export interface OpenedExport {
  /** Those that are read, one after the other. */
  readonly files: readonly ExportFile[];
  /**
   * What stands in one of them, as its chunks come; memory does not grow with its size.
   * @throws BrokenSourceError where it cannot be read any further
   */
  read(file: ExportFile, chunks: AsyncIterable<Buffer>): AsyncIterable<readonly ExportItem[]>;
}

/** The reader of one app's exports. */
export interface Importer {
  /** What people call the format, e.g. "Telegram Desktop (JSON)". */
  readonly format: string;
  readonly platform: Platform;
  /** Whether this export is its own, by names and first bytes. */
  detect(source: ExportSource, signal: AbortSignal): Promise<Detection>;
  /** Reads as much as is needed to tell whose it is. */
  inspect(source: ExportSource, signal: AbortSignal): Promise<Inspection>;
  /** Looks at names and first bytes only. @throws UnusableSourceError when there is nothing to read */
  open(source: ExportSource, choices: ReadingChoices, signal: AbortSignal): Promise<OpenedExport>;
}

/** `rejected`: an export of this app that cannot be read in this form, and why. */
export type Detection = { readonly confidence: 'high' | 'low' } | { readonly rejected: ImportFailure } | undefined;
