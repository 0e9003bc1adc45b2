/** Brings one export into an archive: reads it in batches, writes what is new or changed, and says what became of it. */

import { CHATS_NAMED, type ImportReceipt } from '../../contract/imports.ts';
import type {
  ExportedChat,
  ExportedRecord,
  ExportItem,
  ExportSource,
  Importer,
  ReadingChoices,
} from '../../importers/importer.ts';
import { ArchiveFullError } from '../archive/archive-file.ts';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import type { PutResult } from '../archive/archive-writer.ts';
import type { Draft, PackedBatch } from '../archive/prepared-batch.ts';
import { chatRange } from '../query/datastore-query.ts';
import { createRecordMaker } from './import-records.ts';
import { QuotaError } from './room.ts';

export interface ImportProgress {
  /** Bytes read of the export, and its size. */
  readonly position: number;
  readonly size: number;
  readonly read: number;
  readonly written: number;
  /** Name of the chat that is read now. */
  readonly chat?: string | undefined;
}

/** The archive that an import goes into: what is made ready in one thread may be written in another. */
export interface ImportTarget {
  readonly reader: ArchiveReader;
  prepare(drafts: readonly Draft[], now: number): PackedBatch;
  /** @param more that others follow */
  write(batches: readonly PackedBatch[], more: boolean): Promise<PutResult>;
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

/** Records that are written together, while the next ones are read and made ready. */
const WRITTEN_TOGETHER = 3000;
/** As many times that may wait to be written: now and then the file takes longer, and reading goes on meanwhile. */
const WRITTEN_AHEAD = 3;
const PROGRESS_EVERY_MS = 250;

/** @throws what reading or writing throws, but for a full disk and an abort, which the receipt tells */
export async function runImport(run: ImportRun): Promise<ImportReceipt> {
  const { source, importer, choices, archive, schemaBase, movedBy, signal } = run;
  const startedAt = performance.now();
  const size = readableBytes(source);
  const maker = createRecordMaker({ platform: importer.platform, me: choices.me, schemaBase, movedBy });
  const counts = { read: 0, written: 0, updated: 0, duplicate: 0, mails: 0 };
  const tally = { ...counts, skipped: new Map<string, number>(), bytes: 0 };
  let brokenAt: number | null = null;
  let ended: ImportReceipt['ended'];
  const chats = new Map<string, ExportedChat>();
  const changed = new Set<string>();
  /** Names of those in which something was read. */
  const met = new Map<string, string>();
  let chatNow: string | undefined;
  const sent = { first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
  let drafts: Draft[] = [];
  let prepared: PackedBatch[] = [];
  let gathered = 0;
  /** What is being written, and what waits for that; each begins when the one before it is written. */
  const underway: Promise<void>[] = [];
  let toldAt = startedAt;
  const moment = (at: number) => new Date(at + (movedBy ?? 0)).toISOString();

  /** What was read is made ready at once: it becomes garbage while it is young, which costs the least. */
  function prepare(): void {
    if (archive && drafts.length > 0) prepared.push(archive.prepare(drafts, run.now()));
    gathered += drafts.length;
    drafts = [];
  }

  /** Has what was gathered written, once what was before it is written. */
  async function write(more: boolean): Promise<void> {
    prepare();
    const batches = prepared;
    prepared = [];
    gathered = 0;
    if (!archive) return;
    const writing = (underway.at(-1) ?? Promise.resolve()).then(async () => {
      const { written, updated, duplicate } = await archive.write(batches, more);
      tally.written += written;
      tally.updated += updated;
      tally.duplicate += duplicate;
    });
    // It is waited for some batches later, or at the end.
    writing.catch(() => undefined);
    underway.push(writing);
    if (!more) await writing;
    else if (underway.length > WRITTEN_AHEAD) await underway.shift();
  }

  /** Chats are written after their messages: they tell which of these is the newest. */
  async function writeChats(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    if (!archive) return;
    const { reader } = archive;
    const groupOf = (id: string): Draft[] => {
      const chat = chats.get(id);
      return chat ? [['social-chat-group', maker.group(chat, chatRange(reader, maker.groupId(id)))]] : [];
    };
    const groups = reader.atOneMoment(() => ids.flatMap(groupOf));
    if (groups.length > 0) await archive.write([archive.prepare(groups, run.now())], false);
  }

  function skip(reason: string): void {
    tally.skipped.set(reason, (tally.skipped.get(reason) ?? 0) + 1);
  }

  function take(item: ExportItem): void {
    if (item.kind === 'chat') {
      chats.set(item.id, item);
      chatNow = item.name;
    } else if (item.kind === 'skipped') skip(item.reason);
    else if (item.kind === 'record') takeRecord(item);
    else if (item.kind === 'broken') {
      brokenAt = item.at;
      ended = 'broken';
    } else {
      tally.read += 1;
      sent.first = Math.min(sent.first, item.sentAt);
      sent.last = Math.max(sent.last, item.sentAt);
      if (item.kind === 'mail') {
        tally.mails += 1;
        drafts.push(['social-email', maker.mail(item)]);
      } else {
        const chatName = chats.get(item.chatId)?.name ?? '';
        changed.add(item.chatId);
        met.set(item.chatId, chatName);
        drafts.push(['social-chat-message', maker.message(item, chatName)]);
      }
    }
  }

  function takeRecord(item: ExportedRecord): void {
    const draft = maker.record(item);
    if (draft) {
      tally.read += 1;
      drafts.push(draft);
    } else skip('no such record');
  }

  try {
    for await (const { items, position } of importer.read(source, choices, signal)) {
      for (const item of items) take(item);
      tally.bytes = position;
      prepare();
      if (gathered >= WRITTEN_TOGETHER) await write(true);
      if (performance.now() < toldAt + PROGRESS_EVERY_MS) continue;
      toldAt = performance.now();
      run.onProgress({ position, size, read: tally.read, written: tally.written, chat: chatNow });
    }
    await write(false);
    await writeChats();
  } catch (error) {
    if (error instanceof ArchiveFullError) ended = error instanceof QuotaError ? 'archive full' : 'disk full';
    else if (signal.aborted) {
      ended = 'cancelled';
      await write(false);
      await writeChats();
    } else throw error;
  }
  return {
    format: importer.format,
    ...tally,
    chats: met.size,
    named: [...met].slice(0, CHATS_NAMED).map(([id, name]) => ({ id: maker.groupId(id), name })),
    ...(sent.first <= sent.last ? { first: moment(sent.first), last: moment(sent.last) } : {}),
    skipped: Object.fromEntries(tally.skipped),
    brokenAt,
    seconds: Math.round(performance.now() - startedAt) / 1000,
    ...(ended === undefined ? {} : { ended }),
  };
}

/** Bytes of what is read: photos and films that lie beside it are not. */
export function readableBytes({ files }: ExportSource): number {
  const texts = files.filter(({ path }) => /\.(json|jsonl|txt|mbox|eml|csv)$/i.test(path));
  return (texts.length > 0 ? texts : files).reduce((sum, file) => sum + file.size, 0);
}
