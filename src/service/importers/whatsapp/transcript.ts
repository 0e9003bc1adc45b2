/** Joins the lines of a transcript into messages, and converts these to export items. */
import { type DateOrder, type ExportedMessage, type ExportItem, skipped } from '../importer.ts';
import { stableId } from '../json-value.ts';
import { readLines } from '../lines.ts';
import type { ZoneReader } from '../zoned-time.ts';
import { dayOf, type Header, parseHeader } from './header.ts';
import { type ParsedMessage, parseMessage } from './message.ts';

/** WhatsApp allows 65,536 characters of at most four bytes; anything longer isn't a message, and is cut. */
const [MAX_LINE_BYTES, MAX_BODY] = [256 * 1024, 100_000];

export interface WrittenMessage {
  readonly header: Header;
  /** Everything after the date and time, on any number of lines. */
  readonly body: string;
  /** Whether it was truncated. */
  readonly isCut: boolean;
}

/** The messages that end in each chunk; undefined for a line before the first one. */
export async function* writtenMessages(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<(WrittenMessage | undefined)[], void, void> {
  let open: OpenMessage | undefined;
  let before: string | undefined;
  /**
   * Whether messages end with CRLF and lines within them with LF, as on iPhones. Known from the line ending before the
   * second message.
   */
  let endsWithCrlf: boolean | undefined;
  for await (const lines of readLines(chunks, MAX_LINE_BYTES)) {
    const written: (WrittenMessage | undefined)[] = [];
    for (const { text, ending, isCut } of lines) {
      // Lines of a pasted chat look like messages but belong to one.
      const isContinued = endsWithCrlf === true && before === '\n';
      const header = isContinued ? undefined : parseHeader(text);
      if (header) {
        if (open) {
          endsWithCrlf ??= before === '\r\n';
          written.push(open.whole());
        }
        open = new OpenMessage(header);
        open.add(header.rest, isCut);
      } else if (open) open.add(text, isCut);
      else if (text.trim() !== '') written.push(undefined);
      before = ending;
    }
    yield written;
  }
  if (open) yield [open.whole()];
}

class OpenMessage {
  readonly #header: Header;
  readonly #lines: string[] = [];
  #length = 0;
  #isCut = false;

  constructor(header: Header) {
    this.#header = header;
  }

  add(line: string, isCut: boolean): void {
    const room = MAX_BODY - this.#length;
    this.#isCut ||= isCut || line.length > room;
    if (room <= 0) return;
    this.#lines.push(line.length > room ? line.slice(0, room).toWellFormed() : line);
    // Even an empty line counts its line break.
    this.#length += line.length + 1;
  }

  whole(): WrittenMessage {
    return { header: this.#header, body: this.#lines.join('\n'), isCut: this.#isCut };
  }
}

/** Number of recent messages among which equal ones are recognised. */
const REMEMBERED = 20_000;

/**
 * Ids can't count from the start, since an export may have only the newest messages: only equal messages of a minute are
 * numbered. If an export starts between two of them, the rest get the first numbers, so nothing is duplicated.
 */
class MessageIds {
  #recent = new Map<string, number>();
  #older = new Map<string, number>();

  /** @param written time as written, without a zone, so that ids don't depend on the chosen zone */
  next(written: string, sender: string, text: string): string {
    const id = stableId(written, sender, text);
    const count = (this.#recent.get(id) ?? this.#older.get(id) ?? 0) + 1;
    this.#recent.set(id, count);
    if (this.#recent.size >= REMEMBERED / 2) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    return count === 1 ? id : `${id}-${count}`;
  }
}

export interface TranscriptOptions {
  readonly chatId: string;
  /** Sender of a group's notices. */
  readonly systemSender: string | undefined;
  readonly order: DateOrder;
  readonly time: ZoneReader;
}

export async function* readTranscript(
  chunks: AsyncIterable<Buffer>,
  options: TranscriptOptions,
): AsyncGenerator<ExportItem[], void, void> {
  const items = new TranscriptItems(options);
  for await (const written of writtenMessages(chunks)) yield written.flatMap((message) => items.of(message));
}

class TranscriptItems {
  readonly #options: TranscriptOptions;
  readonly #ids = new MessageIds();
  /** Time of the previous message as written, and the number of earlier messages with it. */
  #minute = Number.NaN;
  #inMinute = 0;

  constructor(options: TranscriptOptions) {
    this.#options = options;
  }

  of(message: WrittenMessage | undefined): ExportItem[] {
    if (!message) return [skipped('unreadable')];
    const parsed = parseMessage(message.body, this.#options.systemSender);
    const item = this.#itemOf(message, parsed);
    return message.isCut ? [item, { kind: 'shortened' }] : [item];
  }

  #itemOf({ header, body }: WrittenMessage, parsed: ParsedMessage): ExportItem {
    if (parsed.kind === 'notice') return skipped('service message');
    if (parsed.kind === 'deleted') return skipped('deleted');
    const { order, time, chatId } = this.#options;
    const day = dayOf(header, order);
    if (!day) return skipped('no date');
    const [year, month, date] = day;
    const local = Date.UTC(year, month - 1, date, header.hour, header.minute, header.seconds ?? 0);
    const written = new Date(local).toISOString().slice(0, header.seconds === undefined ? 16 : 19);
    const { split, content, edited } = parsed;
    const { sender } = split;
    return {
      kind: 'message',
      chatId,
      id: this.#ids.next(written, sender, content.text),
      sentAt: time(local) + (header.seconds === undefined ? this.#placeInMinute(local) : 0),
      fromId: sender,
      fromName: sender,
      text: content.text,
      attachments: content.attachments,
      native: {
        date: header.written,
        time: written.slice(11),
        sender: split.written,
        text: body.slice(split.written.length + 1).trim(),
        ...(edited ? { edited } : {}),
      },
    } satisfies ExportedMessage;
  }

  /** Without seconds, messages of one minute are spaced by milliseconds to keep their order in the file. */
  #placeInMinute(local: number): number {
    this.#inMinute = local === this.#minute ? this.#inMinute + 1 : 0;
    this.#minute = local;
    return Math.min(this.#inMinute, 59_999);
  }
}
