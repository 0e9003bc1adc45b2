/** Brings one export into an archive: reads it in batches, writes what is new or changed, and says what became of it. */

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
import { readExport } from '../../importers/read-export.ts';
import type { ArchiveReader, PutResult } from '../archive/archive.ts';
import { RECORDS_PER_BLOCK } from '../archive/blocks.ts';
import type { Draft, PackedBatch } from '../archive/prepared-batch.ts';
import { ArchiveFullError } from '../archive/store.ts';
import { chatRange } from '../query/datastore-query.ts';
import { createRecordMaker } from './import-records.ts';
import { QuotaError } from './storage-limits.ts';

export type ImportProgress = NonNullable<Extract<ImportView, { state: 'running' }>['progress']>;

/** The archive that an import goes into: what is made ready in one thread may be written in another. */
export interface ImportTarget {
  readonly reader: ArchiveReader;
  prepare(drafts: readonly Draft[], now: number): PackedBatch;
  write(batches: readonly PackedBatch[]): Promise<PutResult>;
}

export interface ImportRun {
  source: ExportSource;
  importer: Importer;
  /** Whose export it is stands here, also where the export says it: a look at it has found it out. */
  choices: ReadingChoices;
  schemaBase: string;
  /** Milliseconds by which everything is to have happened later; 0 when absent. */
  movedBy?: number | undefined;
  /** Undefined to read only, and write nothing. */
  archive: ImportTarget | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  onProgress: (progress: ImportProgress) => void;
  /** Aborted to end it: what was written stays. */
  signal: AbortSignal;
}

/** Records that are made ready together: what holds more is moved about by the garbage collector. */
const PREPARED_TOGETHER = 2 * RECORDS_PER_BLOCK;
/** Records that are written together, or bytes of them, while the next ones are read and made ready. */
const [WRITTEN_TOGETHER, WRITTEN_BYTES] = [5000, 6 * 1024 ** 2];
/** Chats that are written together, after their messages, or characters of what their exports say of them. */
const [CHATS_TOGETHER, CHATS_LENGTH] = [1000, 1024 ** 2];
/** Chats that are told apart when they are counted: of more, one that comes again counts again. */
const MAX_TOLD_APART = 20_000;
const PROGRESS_EVERY_MS = 250;

/** @throws what reading or writing throws, but for a full disk and an abort, which the receipt tells */
export async function runImport(run: ImportRun): Promise<ImportReceipt> {
  const { source, importer, choices, archive, schemaBase, movedBy, signal } = run;
  const startedAt = performance.now();
  const maker = createRecordMaker({ platform: importer.platform, me: choices.me, schemaBase, movedBy });
  const counts = { read: 0, written: 0, updated: 0, duplicate: 0, mails: 0, chats: 0 };
  const tally = { ...counts, skipped: new Map<string, number>(), bytes: 0 };
  let shortened = 0;
  /** The last message: it is counted once, whoever cut it. */
  let wasCut = false;
  let brokenAt: number | null = null;
  let ended: ImportReceipt['ended'];
  /** The chat that is read now. */
  let chat: ExportedChat | undefined;
  /** By their groups' ids: those with new messages, to be written. */
  const changed = new Map<string, ExportedChat>();
  let changedLength = 0;
  const met = new Set<string>();
  const named: ImportReceipt['named'] = [];
  const sent = { first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
  let drafts: Draft[] = [];
  let prepared: PackedBatch[] = [];
  let gathered = { records: 0, bytes: 0 };
  /** What is written while the next is read and made ready. */
  let writing: Promise<void> | undefined;
  let toldAt = startedAt;
  const moment = (at: number) => new Date(at + (movedBy ?? 0)).toISOString();

  /** What was read is made ready at once: it becomes garbage while it is young, which costs the least. */
  function prepare(): void {
    gathered.records += drafts.length;
    if (archive && drafts.length > 0) {
      const batch = archive.prepare(drafts, run.now());
      prepared.push(batch);
      gathered.bytes += batch.byteLength;
    }
    drafts = [];
  }

  /** Has what was gathered written, once what came before is. */
  async function write(): Promise<void> {
    prepare();
    const batches = prepared;
    prepared = [];
    gathered = { records: 0, bytes: 0 };
    await writing;
    writing = archive?.write(batches).then(({ written, updated, duplicate }) => {
      tally.written += written;
      tally.updated += updated;
      tally.duplicate += duplicate;
    });
    // Whoever waits for it hears of a failure.
    writing?.catch(() => undefined);
  }

  /** Chats are written after their messages: they tell which of these is the newest. */
  async function writeAll(): Promise<void> {
    await write();
    await writing;
    const groups = [...changed];
    changed.clear();
    changedLength = 0;
    if (!archive || groups.length === 0) return;
    const { reader } = archive;
    const drafted = reader.snapshot(() =>
      groups.map(([id, group]): Draft => ['social-chat-group', maker.group(group, chatRange(reader, id))]),
    );
    await archive.write([archive.prepare(drafted, run.now())]);
  }

  function skip(reason: string): void {
    tally.skipped.set(reason, (tally.skipped.get(reason) ?? 0) + 1);
  }

  function take(item: ExportItem): void {
    if (item.kind === 'chat') chat = item;
    else if (item.kind === 'skipped') skip(item.reason);
    else if (item.kind === 'shortened') shortened += wasCut ? 0 : 1;
    else if (item.kind === 'record') takeRecord(item);
    else if (item.kind === 'broken') {
      brokenAt = item.at;
      ended = 'broken';
    } else {
      tally.read += 1;
      sent.first = Math.min(sent.first, item.sentAt);
      sent.last = Math.max(sent.last, item.sentAt);
      const { whole, isCut } = limited(item);
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
    const its = chat?.id === message.chatId ? chat : undefined;
    const name = its?.name ?? '';
    if (its && !changed.has(id)) changedLength += JSON.stringify(its.native).length;
    if (its) changed.set(id, its);
    if (!met.has(id)) {
      tally.chats += 1;
      if (named.length < CHATS_NAMED) named.push({ id, name });
      if (met.size < MAX_TOLD_APART) met.add(id);
    }
    drafts.push(['social-chat-message', maker.message(message, name)]);
  }

  function takeRecord(item: ExportedRecord): void {
    const draft = maker.record(item);
    if (draft) {
      tally.read += 1;
      drafts.push(draft);
    } else skip('no such record');
  }

  try {
    for await (const { items, position, size } of readExport(importer, source, choices, signal)) {
      for (const item of items) {
        take(item);
        if (drafts.length >= PREPARED_TOGETHER) prepare();
        if (gathered.records >= WRITTEN_TOGETHER || gathered.bytes >= WRITTEN_BYTES) await write();
        // Chats of one message each can be many in one batch.
        if (changed.size >= CHATS_TOGETHER || changedLength >= CHATS_LENGTH) await writeAll();
      }
      tally.bytes = position;
      if (performance.now() < toldAt + PROGRESS_EVERY_MS) continue;
      toldAt = performance.now();
      run.onProgress({ position, size, read: tally.read, written: tally.written, chat: chat?.name });
    }
    await writeAll();
  } catch (error) {
    if (error instanceof ArchiveFullError) ended = error instanceof QuotaError ? 'archive full' : 'disk full';
    else if (signal.aborted) {
      ended = 'cancelled';
      await writeAll();
    } else throw error;
  }
  return {
    format: importer.format,
    ...tally,
    named,
    ...(sent.first <= sent.last ? { first: moment(sent.first), last: moment(sent.last) } : {}),
    skipped: Object.fromEntries(tally.skipped),
    ...(shortened > 0 ? { shortened } : {}),
    brokenAt,
    seconds: Math.round(performance.now() - startedAt) / 1000,
    ...(ended === undefined ? {} : { ended }),
  };
}

/** Characters of one text, and of one name or id; and attachments of one message. */
const [MAX_TEXT, MAX_NAME, MAX_ATTACHMENTS] = [200_000, 300, 100];

/** What no app writes is cut, whatever importer let it through. */
function limited<T extends ExportedMessage | ExportedMail>(item: T): { whole: T; isCut: boolean } {
  const { text, attachments, fromName = '' } = item;
  const id = item.kind === 'mail' ? (item.fromEmail ?? '') : (item.fromId ?? '');
  const handle = item.kind === 'mail' ? item.subject : (item.fromHandle ?? '');
  const isLong = [fromName, id, handle].some((name) => name.length > MAX_NAME);
  if (text.length <= MAX_TEXT && attachments.length <= MAX_ATTACHMENTS && !isLong) return { whole: item, isCut: false };
  const short = (name: string | undefined) => name?.slice(0, MAX_NAME).toWellFormed();
  const names =
    item.kind === 'mail'
      ? { fromEmail: short(item.fromEmail), subject: short(item.subject) }
      : { fromId: short(item.fromId), fromHandle: short(item.fromHandle) };
  const cut = { text: text.slice(0, MAX_TEXT).toWellFormed(), attachments: attachments.slice(0, MAX_ATTACHMENTS) };
  return { whole: { ...item, ...names, ...cut, fromName: short(item.fromName) }, isCut: true };
}
