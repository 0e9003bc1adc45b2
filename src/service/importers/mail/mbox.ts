/**
 * Splits a streamed mbox into mails. A From_ line begins a mail only at the start of the file or after an empty line,
 * and only if a header follows, so text that merely begins with "From " doesn't count. The contents of attached files,
 * which are most of a mailbox, are dropped while streaming, so that memory holds the text of one mail only.
 */
import { BrokenSourceError } from '../broken-source.ts';
import { fromLineDate, isCutFromLine, isHeaderLine, MAX_FROM_LINE, type MailForm } from './detect.ts';
import { boundaryOf, isFileBody, readHeaders } from './headers.ts';

/** Maximum bytes of a mail without its attached files; the rest is cut off. */
export const MAX_MAIL_BYTES = 2 * 1024 * 1024;
/** Maximum lines per mail that begin like a boundary. */
const MAX_PARTS = 5000;
/** Maximum lines per mail: for each, its parser takes two kilobytes outside the heap. */
const MAX_LINES = 20_000;
/** Bytes of a line, and of a part's headers, that are examined. */
const [MAX_LINE_BYTES, MAX_PART_HEADERS] = [64 * 1024, 64 * 1024];

const [LF, CR, SPACE, DASH, QUOTE, F] = [10, 13, 32, 45, 62, 70];

export interface RawMail {
  /** Date of the From_ line, as written. */
  readonly fromDate: string | undefined;
  /** Headers and body, without the contents of attached files. */
  readonly bytes: Buffer;
  /** Whether it was truncated. */
  readonly isCut: boolean;
}

/**
 * The mails that end in each chunk; undefined for anything else.
 * @throws BrokenSourceError if the last mail is cut off
 */
export async function* readMails(
  chunks: AsyncIterable<Buffer>,
  form: MailForm,
): AsyncGenerator<(RawMail | undefined)[], void, void> {
  const splitter = new MboxSplitter(form);
  let at = 0;
  for await (const chunk of chunks) {
    at += chunk.length;
    yield splitter.push(chunk);
  }
  const { mail, isWhole, nextBegins } = splitter.end();
  if (mail && isWhole) yield [mail];
  else if (mail && form === 'single') yield [undefined];
  const isMissing = mail !== undefined && !isWhole && form === 'mbox';
  if (isMissing || nextBegins) throw new BrokenSourceError(at, 'the last mail is cut off');
}

type State =
  | 'before' // before the first mail
  | 'headers' // of the mail or of one of its parts
  | 'body'
  | 'file'; // base64 of an attached file, dropped

export class MboxSplitter {
  readonly #isSingle: boolean;
  #done: (RawMail | undefined)[] = [];
  #state: State = 'before';
  #fromDate: string | undefined;
  /** A From_ line, until the next line shows whether it begins a mail. */
  #candidate: { readonly line: Buffer; readonly date: string } | undefined;
  #isAfterEmpty = true;
  /** The start of an incomplete line. */
  #carry = Buffer.of();
  /** Set inside a line longer than MAX_LINE_BYTES, whose rest is treated like its beginning. */
  #longLine: 'kept' | 'left out' | undefined;
  #hasStray = false;

  #mail = Buffer.allocUnsafe(256 * 1024);
  #length = 0;
  #isCut = false;
  #parts = 0;
  #lines = 0;
  #partAt = 0;

  /** @param form `single`: the file is one mail (.eml), in which From_ lines don't begin a mail */
  constructor(form: MailForm) {
    this.#isSingle = form === 'single';
  }

  /** @returns the mails that end in the chunk; undefined for content before the first mail */
  push(chunk: Buffer): (RawMail | undefined)[] {
    let at = 0;
    while (at < chunk.length) {
      const newline = chunk.indexOf(LF, at);
      const end = newline < 0 ? chunk.length : newline + 1;
      if (this.#longLine !== undefined) {
        if (this.#longLine === 'kept') this.#append(chunk, at, end);
        if (newline >= 0) this.#longLine = undefined;
      } else if (newline >= 0 && this.#carry.length === 0) this.#readLine(chunk, at, end);
      else this.#carryOn(chunk.subarray(at, end), newline >= 0);
      at = end;
    }
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #carryOn(part: Buffer, isEnded: boolean): void {
    const line = Buffer.concat([this.#carry, part]);
    this.#carry = isEnded || line.length > MAX_LINE_BYTES ? Buffer.of() : line;
    if (this.#carry.length > 0) return;
    const isKept = this.#readLine(line, 0, line.length);
    if (!isEnded) this.#longLine = isKept ? 'kept' : 'left out';
  }

  /** Ends the input. @returns the last mail, and whether another one begins after it */
  end(): { mail: RawMail | undefined; isWhole: boolean; nextBegins: boolean } {
    const rest = this.#carry;
    const begins = this.#isAfterEmpty && !this.#isSingle && isCutFromLine(startOf(rest, 0, rest.length));
    // A From_ line at the end of the file is the start of a mail that is cut off.
    const nextBegins = this.#candidate !== undefined || (rest.length > 0 && begins);
    if (rest.length > 0 && !nextBegins) this.#readLine(rest, 0, rest.length);
    this.#endMail();
    const mail = this.#done.pop();
    return { mail, isWhole: mail !== undefined && (nextBegins || this.#isWhole(mail)), nextBegins };
  }

  /** Nothing marks the end of the last mail: it's complete if its headers and parts end, or an empty line follows. */
  #isWhole({ bytes }: RawMail): boolean {
    const { headers, bodyAt } = readHeaders(bytes);
    if (this.#isSingle) return headers.size > 0;
    if (bodyAt === undefined) return false;
    const boundary = boundaryOf(headers.get('content-type')?.[0]);
    return boundary === undefined || this.#isAfterEmpty || bytes.includes(`--${boundary}--`);
  }

  /** @returns whether the line was kept */
  #readLine(buffer: Buffer, start: number, end: number): boolean {
    const first = buffer[start] ?? LF;
    const isEmpty = first === LF || (first === CR && buffer[start + 1] === LF);
    if (this.#isSingle && this.#state === 'before' && !isEmpty) {
      this.#state = 'headers';
      // Some programs keep the From_ line of the original mailbox.
      if (fromLineDate(startOf(buffer, start, end)) !== undefined) return false;
    } else if (!this.#isSingle) {
      if (this.#candidate) this.#decide(this.#candidate, startOf(buffer, start, end));
      const mayBegin = first === F && this.#isAfterEmpty && end - start <= MAX_FROM_LINE;
      const date = mayBegin ? fromLineDate(buffer.toString('latin1', start, end)) : undefined;
      if (date !== undefined) {
        this.#candidate = { line: Buffer.from(buffer.subarray(start, end)), date };
        this.#isAfterEmpty = false;
        return false;
      }
    }
    this.#isAfterEmpty = isEmpty;
    return this.#place(buffer, start, end, isEmpty);
  }

  #decide({ line, date }: { readonly line: Buffer; readonly date: string }, next: string): void {
    this.#candidate = undefined;
    if (!isHeaderLine(next)) {
      this.#place(line, 0, line.length, false);
      return;
    }
    this.#endMail();
    this.#fromDate = date;
    this.#state = 'headers';
  }

  #place(buffer: Buffer, start: number, end: number, isEmpty: boolean): boolean {
    if (this.#state === 'before') {
      if (!isEmpty && !this.#hasStray) this.#done.push(undefined);
      this.#hasStray ||= !isEmpty;
      return false;
    }
    if (buffer[start] === DASH && buffer[start + 1] === DASH) {
      // The end of a part, or a line that looks like it: lines are kept until headers announce a file.
      this.#parts += 1;
      this.#partAt = this.#length;
      this.#state = 'headers';
    } else if (this.#state === 'file') {
      if (!hasSpaceInside(buffer, start, Math.min(end, start + MAX_FROM_LINE))) return false;
      this.#state = 'body';
    }
    const isQuoted = buffer[start] === QUOTE && !this.#isSingle && isQuotedFrom(buffer, start, end);
    this.#append(buffer, isQuoted ? start + 1 : start, end);
    if (isEmpty && this.#state === 'headers') {
      const to = Math.min(this.#length, this.#partAt + MAX_PART_HEADERS);
      this.#state = isFileBody(this.#mail.toString('latin1', this.#partAt, to)) ? 'file' : 'body';
    }
    return true;
  }

  #append(buffer: Buffer, start: number, end: number): void {
    this.#lines += 1;
    const isFull = this.#parts > MAX_PARTS || this.#lines > MAX_LINES;
    const room = isFull ? 0 : MAX_MAIL_BYTES - this.#length;
    const kept = Math.min(end - start, room);
    this.#isCut ||= kept < end - start;
    const needed = this.#length + kept;
    if (needed > this.#mail.length) {
      const grown = Buffer.allocUnsafe(Math.min(MAX_MAIL_BYTES, Math.max(needed, this.#mail.length * 2)));
      this.#mail.copy(grown, 0, 0, this.#length);
      this.#mail = grown;
    }
    buffer.copy(this.#mail, this.#length, start, start + kept);
    this.#length = needed;
  }

  #endMail(): void {
    if (this.#state !== 'before') {
      const bytes = Buffer.from(this.#mail.subarray(0, this.#length));
      this.#done.push({ fromDate: this.#fromDate, bytes, isCut: this.#isCut });
    }
    this.#length = 0;
    this.#parts = 0;
    this.#lines = 0;
    this.#isCut = false;
    this.#partAt = 0;
  }
}

/** The part of a line that is examined, as text. */
function startOf(buffer: Buffer, start: number, end: number): string {
  return buffer.toString('latin1', start, Math.min(end, start + MAX_FROM_LINE));
}

/** Base64 has no spaces: a line with one isn't the announced file. */
function hasSpaceInside(buffer: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at < end && buffer[at] !== SPACE) at += 1;
  return at < end && buffer.toString('latin1', at, end).trim() !== '';
}

/** `>From `, or `>>From ` and so on (mboxrd): the writer added one `>`. */
function isQuotedFrom(buffer: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at < end && buffer[at] === QUOTE) at++;
  return buffer.toString('latin1', at, at + 5) === 'From ';
}
