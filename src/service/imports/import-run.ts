/** Brings one export into an archive: reads it in batches, writes what is new or changed, and says what became of it. */

import type { ImportReceipt } from '../../contract/imports.ts';
import type { ExportedChat, ExportItem, ExportSource, Importer, ReadingChoices } from '../../importers/export.ts';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import type { ArchiveWriter, Draft } from '../archive/archive-writer.ts';
import { queryDatastore } from '../archive/datastore-query.ts';
import { createRecordMaker, type RecordMaker } from './import-records.ts';

export interface ImportProgress {
  /** Bytes read of the export, and its size. */
  readonly position: number;
  readonly size: number;
  readonly read: number;
  readonly written: number;
}

export interface ImportRun {
  source: ExportSource;
  importer: Importer;
  choices: ReadingChoices;
  schemaBase: string;
  /** Undefined to read only, and write nothing. */
  archive: { reader: ArchiveReader; writer: ArchiveWriter } | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  onProgress: (progress: ImportProgress) => void;
  /** Aborted to end it: what was written stays. */
  signal: AbortSignal;
}

/** Records written in one transaction: more of them hold up other writers longer, fewer cost a commit each. */
const BATCH = 5000;
const SQLITE_FULL = 13;

/** @throws what reading or writing throws, but for a full disk and an abort, which the receipt tells */
export async function runImport(run: ImportRun): Promise<ImportReceipt> {
  const { source, importer, choices, archive, signal } = run;
  const startedAt = performance.now();
  const size = readableBytes(source);
  const inspected = await importer.inspect(source, signal);
  const me = inspected.me?.id ?? choices.me;
  const maker = createRecordMaker({ platform: importer.platform, me, schemaBase: run.schemaBase });
  const tally = { read: 0, written: 0, updated: 0, duplicate: 0, skipped: new Map<string, number>(), bytes: 0 };
  let brokenAt: number | null = null;
  let ended: ImportReceipt['ended'];
  const chats = new Map<string, ExportedChat>();
  const changed = new Set<string>();
  const met = new Set<string>();
  let drafts: Draft[] = [];

  function write(): void {
    const batch = drafts;
    drafts = [];
    if (!archive || batch.length === 0) return;
    const { written, updated, duplicate } = archive.writer.put(batch, run.now());
    tally.written += written;
    tally.updated += updated;
    tally.duplicate += duplicate;
  }

  /** Chats are written after their messages: they tell which of these is the newest. */
  function writeChats(): void {
    const ids = [...changed];
    changed.clear();
    const groups = ids.flatMap((id) => {
      const chat = chats.get(id);
      return chat && archive ? [['social-chat-group', groupOf(chat, maker, archive.reader)] as const] : [];
    });
    if (groups.length > 0) archive?.writer.put(groups, run.now());
  }

  function take(item: ExportItem): void {
    if (item.kind === 'chat') chats.set(item.id, item);
    else if (item.kind === 'skipped') tally.skipped.set(item.reason, (tally.skipped.get(item.reason) ?? 0) + 1);
    else if (item.kind === 'broken') {
      brokenAt = item.at;
      ended = 'broken';
    } else {
      tally.read += 1;
      if (item.kind === 'mail') drafts.push(['social-email', maker.mail(item)]);
      else {
        changed.add(item.chatId);
        met.add(item.chatId);
        drafts.push(['social-chat-message', maker.message(item, chats.get(item.chatId)?.name ?? '')]);
      }
    }
  }

  try {
    for await (const { items, position } of importer.read(source, { ...choices, ...(me && { me }) }, signal)) {
      for (const item of items) take(item);
      tally.bytes = position;
      if (drafts.length < BATCH) continue;
      write();
      run.onProgress({ position, size, read: tally.read, written: tally.written });
    }
    write();
    writeChats();
  } catch (error) {
    if (isFullDisk(error)) ended = 'disk full';
    else if (signal.aborted) {
      ended = 'cancelled';
      write();
      writeChats();
    } else throw error;
  }
  return {
    format: importer.format,
    ...tally,
    chats: met.size,
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

function groupOf(chat: ExportedChat, maker: RecordMaker, reader: ArchiveReader) {
  const at = (direction: 'asc' | 'desc') =>
    queryDatastore(reader, 'social-chat-message', [{ groupId: maker.groupId(chat.id) }], {
      sort: [{ sentAt: direction }],
      limit: 1,
    }).items[0];
  const [newest, oldest] = [at('desc'), at('asc')];
  return maker.group(chat, newest && oldest && { newest, oldest });
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL;
}
