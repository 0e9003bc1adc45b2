/**
 * Cuts an mbox into its mails while it comes in chunks of any size. A mail begins at a From_ line only when that stands
 * at the beginning of the file or after an empty line, and a header follows it: text that merely begins with "From "
 * begins nothing. The bytes of attached files are left out on the way (they are most of a mailbox), so that memory
 * holds the text of one mail and not its photos.
 */
import { BrokenSourceError } from '../broken-source.ts';
import { fromLineDate, isCutFromLine, isHeaderLine, MAX_FROM_LINE, type MailForm } from './detect.ts';
import { boundaryOf, isFileBody, readHeaders } from './headers.ts';

/** Of one mail without its attached files, in bytes: what goes beyond it is left out. */
export const MAX_MAIL_BYTES = 2 * 1024 * 1024;
/** Of one mail: lines that begin as a boundary does. */
const MAX_PARTS = 5000;
/** Of a line, and of a part's headers: what decides about them stands before this. */
const [MAX_LINE_BYTES, MAX_PART_HEADERS] = [64 * 1024, 64 * 1024];

const [LF, CR, SPACE, DASH, QUOTE, F] = [10, 13, 32, 45, 62, 70];

export interface RawMail {
  /** Of the From_ line: its date as it stands there. */
  readonly fromDate: string | undefined;
  /** Headers and body; attached files without their bytes. */
  readonly bytes: Buffer;
  /** There was more of it. */
  readonly isCut: boolean;
}

/**
 * The mails that end in each chunk; undefined for something that is none.
 * @throws BrokenSourceError where the last mail is cut off
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
  if (isMissing || nextBegins) throw new BrokenSourceError(at, 'The last mail is cut off');
}

type State =
  | 'before' // the first mail
  | 'headers' // of the mail or of one of its parts
  | 'body'
  | 'file'; // base64 of an attached file: left out

export class MboxSplitter {
  readonly #isSingle: boolean;
  #done: (RawMail | undefined)[] = [];
  #state: State = 'before';
  #fromDate: string | undefined;
  /** A From_ line, until the next line tells whether it begins a mail. */
  #candidate: { readonly line: Buffer; readonly date: string } | undefined;
  #isAfterEmpty = true;
  /** The beginning of a line whose end has not come yet. */
  #carry = Buffer.of();
  /** Inside a line longer than what decides about it: kept or left out as its beginning was. */
  #longLine: 'kept' | 'left out' | undefined;
  #hasStray = false;

  #mail = Buffer.allocUnsafe(256 * 1024);
  #length = 0;
  #isCut = false;
  #parts = 0;
  #partAt = 0;

  /** @param form `single`: the file is one mail (.eml), whose lines are nobody's From_ lines */
  constructor(form: MailForm) {
    this.#isSingle = form === 'single';
  }

  /** @returns the mails that ended in it; undefined for something before the first one that is no mail */
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

  /** What is left at the end of a file: its last mail, and whether a next one begins behind it. */
  end(): { mail: RawMail | undefined; isWhole: boolean; nextBegins: boolean } {
    const rest = this.#carry;
    const begins = this.#isAfterEmpty && !this.#isSingle && isCutFromLine(startOf(rest, 0, rest.length));
    // The line after a From_ line is a header, unless it is cut off.
    const nextBegins = this.#candidate !== undefined || (rest.length > 0 && begins);
    if (rest.length > 0 && !nextBegins) this.#readLine(rest, 0, rest.length);
    this.#endMail();
    const mail = this.#done.pop();
    return { mail, isWhole: mail !== undefined && (nextBegins || this.#isWhole(mail)), nextBegins };
  }

  /** An mbox does not say where its last mail ends: it is whole when its headers have an end, and its parts, or an empty line follows. */
  #isWhole({ bytes }: RawMail): boolean {
    const { headers, bodyAt } = readHeaders(bytes);
    if (this.#isSingle) return headers.size > 0;
    if (bodyAt === undefined) return false;
    const boundary = boundaryOf(headers.get('content-type')?.[0]);
    return boundary === undefined || this.#isAfterEmpty || bytes.includes(`--${boundary}--`);
  }

  /** @returns whether it was kept */
  #readLine(buffer: Buffer, start: number, end: number): boolean {
    const first = buffer[start] ?? LF;
    const isEmpty = first === LF || (first === CR && buffer[start + 1] === LF);
    if (this.#isSingle && this.#state === 'before' && !isEmpty) {
      this.#state = 'headers';
      // Some programs keep the From_ line of the mailbox that it was taken from.
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
      // The end of a part, or a line that looks like one: its lines are kept until headers say that a file follows.
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
    const room = this.#parts > MAX_PARTS ? 0 : MAX_MAIL_BYTES - this.#length;
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
    this.#isCut = false;
    this.#partAt = 0;
  }
}

/** What decides about a line, as text. */
function startOf(buffer: Buffer, start: number, end: number): string {
  return buffer.toString('latin1', start, Math.min(end, start + MAX_FROM_LINE));
}

/** Base64 has none: what has is not the file that headers promised. */
function hasSpaceInside(buffer: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at < end && buffer[at] !== SPACE) at += 1;
  return at < end && buffer.toString('latin1', at, end).trim() !== '';
}

/** `>From `, and `>>From ` as well (mboxrd): one `>` was added when it was written. */
function isQuotedFrom(buffer: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at < end && buffer[at] === QUOTE) at++;
  return buffer.toString('latin1', at, at + 5) === 'From ';
}
