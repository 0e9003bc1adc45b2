/** Puts the lines of a transcript together to messages, and these to what was exported. */
import { type DateOrder, type ExportedMessage, type ExportItem, skipped } from '../importer.ts';
import { stableId } from '../json-value.ts';
import { readLines } from '../lines.ts';
import type { ZoneReader } from '../zoned-time.ts';
import { dayOf, type Header, parseHeader } from './header.ts';
import { type ParsedMessage, parseMessage } from './message.ts';

/** WhatsApp takes 65,536 characters, and a character has four bytes at most; what is longer is no message, and is cut. */
const [MAX_LINE_BYTES, MAX_BODY] = [256 * 1024, 100_000];

export interface WrittenMessage {
  readonly header: Header;
  /** All that follows the date and time, in as many lines as it has. */
  readonly body: string;
  /** There was more of it. */
  readonly isCut: boolean;
}

/** The messages that end in each chunk; undefined for a line before the first one. */
export async function* writtenMessages(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<(WrittenMessage | undefined)[], void, void> {
  let open: OpenMessage | undefined;
  let before: string | undefined;
  /**
   * Whether messages end with CRLF and a line that somebody began anew with LF, as iPhones write it. What stands before
   * the second message tells.
   */
  let endsWithCrlf: boolean | undefined;
  for await (const lines of readLines(chunks, MAX_LINE_BYTES)) {
    const written: (WrittenMessage | undefined)[] = [];
    for (const { text, ending, isCut } of lines) {
      // A pasted chat looks like messages, but is one.
      const goesOn = endsWithCrlf === true && before === '\n';
      const header = goesOn ? undefined : parseHeader(text);
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
    // A line by itself is at least its end.
    this.#length += line.length + 1;
  }

  whole(): WrittenMessage {
    return { header: this.#header, body: this.#lines.join('\n'), isCut: this.#isCut };
  }
}

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

  /** @param written time as written, without a zone: another answer to which zone that is must not make other messages of them */
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

export interface TranscriptOptions {
  readonly chatId: string;
  /** The name beside which a group's notices stand. */
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
  /** Of the message before, as it is written, and how many there were of that. */
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

  /** Where no seconds are written, messages of one minute follow one another by milliseconds: the file has their order. */
  #placeInMinute(local: number): number {
    this.#inMinute = local === this.#minute ? this.#inMinute + 1 : 0;
    this.#minute = local;
    return Math.min(this.#inMinute, 59_999);
  }
}
