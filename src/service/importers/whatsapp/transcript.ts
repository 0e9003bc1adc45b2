/** Reads one transcript into a chat and its messages. */
import type { BatchBuilder } from '../batch-builder.ts';
import { ByteLines } from '../byte-lines.ts';
import type { Batch, DateOrder, ExportedChat, ExportedMessage, ExportFile, ExportItem } from '../importer.ts';
import { stableId } from '../json-value.ts';
import type { ZoneReader } from '../zoned-time.ts';
import { dayOf } from './header.ts';
import { lineOf } from './message.ts';
import { MAX_LINE_BYTES, type Survey } from './survey.ts';
import { TranscriptLines, type WrittenMessage } from './transcript-lines.ts';

/** So many messages back, an equal one is recognised as another one. */
const REMEMBERED = 20_000;

/**
 * An export holds the newest messages only, so nothing is counted from its start: equal messages of one minute are
 * numbered among themselves. Where the cut goes between two of them, the numbers that are left are those of the first
 * ones, and nothing is there twice.
 */
class MessageIds {
  #recent = new Map<string, number>();
  #older = new Map<string, number>();

  /**
   * @param written time as written, to the minute or second, without a zone: another answer to which zone that is must
   * not make other messages of them
   */
  next(written: string, sender: string, text: string): string {
    const id = stableId(written, sender, text);
    const times = (this.#recent.get(id) ?? this.#older.get(id) ?? 0) + 1;
    this.#recent.set(id, times);
    if (this.#recent.size >= REMEMBERED / 2) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    return times === 1 ? id : `${id}-${times}`;
  }
}

export interface Transcript {
  readonly file: ExportFile;
  /** As the file name tells it. */
  readonly name: string | undefined;
  readonly survey: Survey;
}

/** How a transcript is to be read. */
export interface Reading {
  readonly order: DateOrder;
  readonly time: ZoneReader;
}

/** The chat of a transcript. A name that no file tells is that of the notices, or made of those who write. */
export function chatOf({ file, name, survey }: Transcript, me: string | undefined): ExportedChat {
  const people = survey.people.ids();
  const others = people.filter((person) => person !== me);
  const told = name ?? survey.announcer;
  const named = told ?? ([...others].sort().slice(0, 5).join(', ') || 'WhatsApp');
  // Without anybody's name, those who write tell one chat from another.
  const id = told !== undefined ? stableId('whatsapp', told) : stableId('whatsapp people', ...[...people].sort());
  return { kind: 'chat', id, name: named, type: survey.group ? 'group' : 'private', native: { file: file.path } };
}

/** @throws what the file throws when it cannot be read; what was read is in `batches` by then */
export async function* readTranscript(
  { file, survey }: Transcript,
  chat: ExportedChat,
  reading: Reading,
  batches: BatchBuilder,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, undefined> {
  const lines = new ByteLines(MAX_LINE_BYTES);
  const transcript = new TranscriptLines();
  const items = new TranscriptItems(chat.id, survey, reading);
  let at = 0;
  const add = (message: WrittenMessage | undefined) => {
    if (!message) return;
    batches.add(items.itemOf(message));
    if (message.isCut) batches.add({ kind: 'shortened' });
  };
  batches.add(chat);
  try {
    for await (const piece of file.read(signal)) {
      for (const line of lines.push(piece)) add(transcript.push(line));
      at += piece.length;
      // In UTF-8 some letters are longer than in UTF-16.
      batches.reached(Math.min(at, file.size));
      const batch = batches.full();
      if (batch) yield batch;
    }
  } catch (error) {
    add(transcript.breakOff(lines.end()));
    throw error;
  }
  const last = lines.end();
  if (last) add(transcript.push(last));
  add(transcript.end());
  for (let stray = 0; stray < transcript.strayLines; stray++) batches.add({ kind: 'skipped', reason: 'unreadable' });
}

class TranscriptItems {
  readonly #chatId: string;
  readonly #announcer: string | undefined;
  readonly #reading: Reading;
  readonly #ids = new MessageIds();
  /** Of the message before, as it is written, and how many there were of that. */
  #minute = Number.NaN;
  #inMinute = 0;

  constructor(chatId: string, survey: Survey, reading: Reading) {
    this.#chatId = chatId;
    this.#announcer = survey.group ? survey.announcer : undefined;
    this.#reading = reading;
  }

  /** Where no seconds are written, messages of one minute follow one another by milliseconds: the file has their order. */
  #placeInMinute(local: number): number {
    this.#inMinute = local === this.#minute ? this.#inMinute + 1 : 0;
    this.#minute = local;
    return Math.min(this.#inMinute, 59_999);
  }

  itemOf(message: WrittenMessage): ExportItem {
    const line = lineOf(message, this.#announcer);
    if (line.kind === 'notice') return { kind: 'skipped', reason: 'service message' };
    if (line.kind === 'deleted') return { kind: 'skipped', reason: 'deleted' };
    return this.#messageOf(message, line);
  }

  #messageOf(
    { header, body }: WrittenMessage,
    { said, content, edited }: Extract<ReturnType<typeof lineOf>, { kind: 'written' }>,
  ): ExportItem {
    const day = dayOf(header, this.#reading.order);
    if (!day) return { kind: 'skipped', reason: 'no date' };
    const [year, month, date] = day;
    const local = Date.UTC(year, month - 1, date, header.hour, header.minute, header.seconds ?? 0);
    const written = new Date(local).toISOString().slice(0, header.seconds === undefined ? 16 : 19);
    const { sender } = said;
    const { text, attachments } = content;
    const message: ExportedMessage = {
      kind: 'message',
      chatId: this.#chatId,
      id: this.#ids.next(written, sender, text),
      sentAt: this.#reading.time(local) + (header.seconds === undefined ? this.#placeInMinute(local) : 0),
      fromId: sender,
      fromName: sender,
      text,
      attachments,
      native: {
        date: header.written,
        time: written.slice(11),
        sender: said.written,
        text: body.slice(said.written.length + 1).trim(),
        ...(edited ? { edited } : {}),
      },
    };
    return message;
  }
}
