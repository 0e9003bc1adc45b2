/** Imports one export into an archive: reads it in batches, writes new and changed records, and returns a receipt. */

import { DATASTORES, type Datastore } from '../../contract/datastores.ts';
import { CHATS_NAMED, type ImportReceipt, type ImportView } from '../../contract/imports.ts';
import type {
  ExportedChat,
  ExportedMail,
  ExportedMessage,
  ExportedRecord,
  ExportItem,
  ExportSource,
  Importer,
  ReadingChoices,
} from '../../importers/importer.ts';
import { isTime } from '../../importers/json-value.ts';
import { readExport } from '../../importers/read-export.ts';
import type { Archive } from '../archive/archive.ts';
import type { Draft } from '../archive/prepared-batch.ts';
import { textAt } from '../archive/record-values.ts';
import { ArchiveFullError } from '../archive/store.ts';
import { chatRange } from '../query/datastore-query.ts';
import { createRecordMaker } from './import-records.ts';
import { QuotaError } from './storage-limits.ts';

export type ImportProgress = NonNullable<Extract<ImportView, { state: 'running' }>['progress']>;

export interface ImportRun {
  /** `leftOut`: how many of its files are not read. */
  source: ExportSource & { readonly leftOut?: number };
  importer: Importer;
  /** Includes the export's owner, even if the export names them: the inspection has found it. */
  choices: ReadingChoices;
  schemaBase: string;
  /** Milliseconds added to every time; 0 by default. */
  movedBy?: number | undefined;
  /** Undefined for a dry run, which writes nothing. */
  archive: Archive | undefined;
  /** Called before each write. @param bytes of the export since the last one @throws ArchiveFullError */
  checkRoom?: ((bytes: number) => void) | undefined;
  /** Milliseconds since 1970. */
  now: number;
  onProgress: (progress: ImportProgress) => void;
  /** Ends the import; what was written stays. */
  signal: AbortSignal;
}

/** Maximum records prepared at a time: drafts should become garbage while young. */
const PREPARED_AT_ONCE = 100;
/** Characters prepared per write: in larger writes, more records share pages of the store. */
const WRITE_LENGTH = 4 * 1024 ** 2;
/** Maximum chats, and characters of their native data, per write; chats are written after their messages. */
const [CHAT_BATCH, CHAT_BATCH_LENGTH] = [1000, 1024 ** 2];
/** Maximum chats remembered for counting; beyond it, a chat that recurs is counted again. */
const MAX_SEEN_CHATS = 20_000;
const PROGRESS_EVERY_MS = 250;

/** @throws what reading or writing throws, except for a full archive or disk and an abort, which the receipt reports */
export async function runImport(run: ImportRun): Promise<ImportReceipt> {
  const { source, importer, choices, archive, schemaBase, movedBy, signal } = run;
  const startedAt = performance.now();
  const maker = createRecordMaker({ platform: importer.platform, me: choices.me, schemaBase, movedBy });
  const counts = { read: 0, written: 0, updated: 0, duplicate: 0, mails: 0, chats: 0 };
  const tally = { ...counts, skipped: new Map<string, number>(), bytes: 0 };
  if (source.leftOut) tally.skipped.set('unreadable file', source.leftOut);
  let shortened = 0;
  /** Whether the last message was cut: one cut by the importer too is counted once. */
  let wasCut = false;
  let brokenAt: number | null = null;
  let ended: ImportReceipt['ended'];
  /** The chat being read. */
  let chat: ExportedChat | undefined;
  /** Chats with new messages, still to be written, by group id. */
  const changed = new Map<string, ExportedChat>();
  let changedLength = 0;
  const seenChats = new Set<string>();
  const named: ImportReceipt['named'] = [];
  const sent = { first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
  let drafts: Draft[] = [];
  /** Position in the export up to which records were written. */
  let writtenTo = 0;
  let reportedAt = startedAt;
  const isoTime = (at: number) => new Date(at + (movedBy ?? 0)).toISOString();

  /** Prepares what was read, and writes it once it is enough. */
  function prepare(): void {
    const some = drafts;
    drafts = [];
    if (archive && archive.prepare(some, run.now) >= WRITE_LENGTH) write();
  }

  function write(): void {
    const bytes = tally.bytes - writtenTo;
    writtenTo = tally.bytes;
    if (!archive) return;
    run.checkRoom?.(bytes);
    const { written, updated, duplicate } = archive.write();
    tally.written += written;
    tally.updated += updated;
    tally.duplicate += duplicate;
  }

  /** Writes chats after their messages, since a chat record names its newest message. */
  function writeAll(): void {
    prepare();
    write();
    const groups = [...changed];
    changed.clear();
    changedLength = 0;
    if (!archive || groups.length === 0) return;
    const drafted = archive.snapshot(() =>
      groups.map(([id, group]): Draft => ['social-chat-group', maker.group(group, chatRange(archive, id))]),
    );
    archive.put(drafted, run.now);
  }

  function skip(reason: string): void {
    tally.skipped.set(reason, (tally.skipped.get(reason) ?? 0) + 1);
  }

  function take(item: ExportItem): void {
    if (item.kind === 'chat') chat = isLarge(item.native) ? { ...item, native: {} } : item;
    else if (item.kind === 'skipped') skip(item.reason);
    else if (item.kind === 'shortened') shortened += wasCut ? 0 : 1;
    else if (item.kind === 'record') takeRecord(item);
    else if (item.kind === 'broken') {
      brokenAt = item.at;
      ended = 'broken';
    } else if (!isTime(item.sentAt)) skip('no date');
    else {
      tally.read += 1;
      sent.first = Math.min(sent.first, item.sentAt);
      sent.last = Math.max(sent.last, item.sentAt);
      const { whole, isCut } = truncated(item);
      wasCut = isCut;
      if (isCut) shortened += 1;
      if (whole.kind === 'mail') {
        tally.mails += 1;
        drafts.push(['social-email', maker.mail(whole)]);
      } else takeMessage(whole);
    }
  }

  function takeMessage(message: ExportedMessage): void {
    const id = maker.groupId(message.chatId);
    const current = chat?.id === message.chatId ? chat : undefined;
    const name = current?.name ?? '';
    if (current && !changed.has(id)) changedLength += JSON.stringify(current.native).length;
    if (current) changed.set(id, current);
    if (!seenChats.has(id)) {
      tally.chats += 1;
      if (named.length < CHATS_NAMED) named.push({ id, name });
      if (seenChats.size < MAX_SEEN_CHATS) seenChats.add(id);
    }
    const editedAt = isTime(message.editedAt ?? Number.NaN) ? message.editedAt : undefined;
    drafts.push(['social-chat-message', maker.message({ ...message, editedAt }, name)]);
  }

  function takeRecord(item: ExportedRecord): void {
    const draft = maker.record(item);
    if (draft) {
      tally.read += 1;
      const { whole, isCut } = truncatedRecord(draft);
      if (isCut) shortened += 1;
      if (isLarge(withoutTexts(whole))) skip('too large');
      else drafts.push(whole);
    } else skip('no such record');
  }

  try {
    for await (const { items, position, size } of readExport(importer, source, choices, signal)) {
      for (const item of items) {
        take(item);
        if (drafts.length >= PREPARED_AT_ONCE) prepare();
        // One batch can hold many chats of one message each.
        if (changed.size >= CHAT_BATCH || changedLength >= CHAT_BATCH_LENGTH) writeAll();
      }
      tally.bytes = position;
      prepare();
      if (performance.now() < reportedAt + PROGRESS_EVERY_MS) continue;
      reportedAt = performance.now();
      run.onProgress({ position, size, read: tally.read, written: tally.written, chat: chat?.name });
    }
    writeAll();
  } catch (error) {
    if (error instanceof ArchiveFullError) ended = error instanceof QuotaError ? 'archive full' : 'disk full';
    else if (signal.aborted) {
      ended = 'cancelled';
      writeAll();
    } else throw error;
  }
  return {
    format: importer.format,
    ...tally,
    named,
    ...(sent.first <= sent.last ? { first: isoTime(sent.first), last: isoTime(sent.last) } : {}),
    skipped: Object.fromEntries(tally.skipped),
    ...(shortened > 0 ? { shortened } : {}),
    brokenAt,
    seconds: Math.round(performance.now() - startedAt) / 1000,
    ...(ended === undefined ? {} : { ended }),
  };
}

/** Maximum characters of a text, and of a name or id, and maximum attachments per message. */
const [MAX_TEXT, MAX_NAME, MAX_ATTACHMENTS] = [200_000, 300, 100];
/** Maximum characters of a name of a record that was exported here, such as a place or an address. */
const MAX_LABEL = 2_000;
/** Maximum characters of an item's native data, as JSON; longer ones are left out. A search returns a hundred of them. */
const MAX_NATIVE = 100_000;

const isLarge = (native: object) => JSON.stringify(native).length > MAX_NATIVE;

/** Cuts what is longer than any app would write. */
function truncated<T extends ExportedMessage | ExportedMail>(item: T): { whole: T; isCut: boolean } {
  const { text, attachments, fromName = '' } = item;
  const id = item.kind === 'mail' ? (item.fromEmail ?? '') : (item.fromId ?? '');
  const handle = item.kind === 'mail' ? item.subject : (item.fromHandle ?? '');
  const isLong = [fromName, id, handle].some((name) => name.length > MAX_NAME);
  const hasRoom = text.length <= MAX_TEXT && attachments.length <= MAX_ATTACHMENTS && !isLarge(item.native);
  if (hasRoom && !isLong) return { whole: item, isCut: false };
  const short = (name: string | undefined) => name?.slice(0, MAX_NAME).toWellFormed();
  const names =
    item.kind === 'mail'
      ? { fromEmail: short(item.fromEmail), subject: short(item.subject) }
      : { fromId: short(item.fromId), fromHandle: short(item.fromHandle) };
  const cut = { text: text.slice(0, MAX_TEXT).toWellFormed(), attachments: attachments.slice(0, MAX_ATTACHMENTS) };
  const native = isLarge(item.native) ? {} : item.native;
  return { whole: { ...item, ...names, ...cut, native, fromName: short(item.fromName) }, isCut: true };
}

/** Fields that may be as long as a text; the others that are searched are names. */
const TEXT_FIELDS: readonly string[] = ['messageText', 'content', 'contentText', 'description'];

function withoutTexts([datastore, record]: Draft): object {
  const { searchFields }: Datastore = DATASTORES[datastore];
  return Object.fromEntries(Object.entries(record).filter(([field]) => !searchFields.includes(field)));
}

/** Cuts the texts of a record that are searched, and leaves out its native data if the rest is too large with it. */
function truncatedRecord(draft: Draft): { whole: Draft; isCut: boolean } {
  const [datastore, record] = draft;
  const cut = DATASTORES[datastore].searchFields.flatMap((field) => {
    const text = textAt(record, field) ?? '';
    const most = TEXT_FIELDS.includes(field) ? MAX_TEXT : MAX_LABEL;
    return text.length > most ? [[field, text.slice(0, most).toWellFormed()] as const] : [];
  });
  const { sourceData, ...rest } = { ...record, ...Object.fromEntries(cut) };
  const hasRoom = sourceData === undefined || !isLarge(withoutTexts(draft));
  const isCut = cut.length > 0 || !hasRoom;
  return { whole: isCut ? [datastore, hasRoom ? { ...rest, sourceData } : rest] : draft, isCut };
}
