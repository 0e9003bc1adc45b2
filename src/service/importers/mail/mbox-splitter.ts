/**
 * Cuts an mbox into its mails while it comes in pieces of any size. A mail begins at a From_ line only when that stands
 * at the beginning of the file or after an empty line, and a header follows it: text that merely begins with "From "
 * begins nothing. The bytes of attached files are left out on the way (they are most of a mailbox), so that memory
 * holds the text of one mail and not its photos.
 */
import { fromLineDate, isCutFromLine, isHeaderLine, MAX_FROM_LINE } from './mail-files.ts';
import { isFileBody } from './mail-headers.ts';

/** Of one mail without its attached files, in bytes: what goes beyond it is left out. */
export const MAX_MAIL_BYTES = 2 * 1024 * 1024;
/** Of one mail: lines that begin as a boundary does. */
const MAX_PARTS = 5000;
/** Of a line: what decides about it stands before this. */
const MAX_LINE_BYTES = 64 * 1024;
/** Of a part's headers. */
const MAX_PART_HEADERS = 64 * 1024;

const [LF, CR, SPACE, DASH, QUOTE, F] = [10, 13, 32, 45, 62, 70];

export interface RawMail {
  /** Of the From_ line: its date as it stands there. */
  readonly fromDate: string | undefined;
  /** Headers and body; attached files without their bytes. */
  readonly bytes: Buffer;
  /** There was more of it. */
  readonly isCut: boolean;
}

/** What is left at the end of a file. */
export interface LastMail {
  readonly mail: RawMail | undefined;
  /** Where the file ends: after the From_ line of a next mail, after an empty line, after a line, or inside one. */
  readonly ending: 'next mail' | 'empty line' | 'line' | 'cut line';
}

type State =
  | 'before' // the first mail
  | 'headers' // of the mail or of one of its parts
  | 'body'
  | 'file'; // base64 of an attached file: left out

export class MboxSplitter {
  readonly #single: boolean;
  #done: RawMail[] = [];
  #state: State = 'before';
  #fromDate: string | undefined;
  /** A From_ line, until the next line tells whether it begins a mail. */
  #candidate: { line: Buffer; date: string } | undefined;
  #afterEmpty = true;
  /** Beginning of a line whose end has not come yet. */
  #carry: Buffer[] = [];
  #carried = 0;
  /** Inside a line longer than what decides about it: kept or left out as its beginning was. */
  #longLine: 'kept' | 'left out' | undefined;
  #stray = false;

  #mail = Buffer.allocUnsafe(256 * 1024);
  #length = 0;
  #isCut = false;
  #parts = 0;
  #partAt = 0;
  /** Lines to be kept that follow one another in one piece: copied at once. */
  #run: Buffer | undefined;
  #runStart = 0;
  #runEnd = 0;
  /** The next space of a piece: looked for once, not for each line of a file's base64. */
  #spaceIn: Buffer | undefined;
  #spaceAt = 0;

  /** @param form `single`: the file is one mail (.eml), whose lines are nobody's From_ lines */
  constructor(form: 'mbox' | 'single' = 'mbox') {
    this.#single = form === 'single';
  }

  /** Whether something that is no mail stands before the first one. */
  get stray(): boolean {
    return this.#stray;
  }

  /** Takes the next piece; returns the mails that ended in it. */
  push(piece: Buffer): RawMail[] {
    let at = 0;
    while (at < piece.length) {
      const newline = piece.indexOf(LF, at);
      const end = newline < 0 ? piece.length : newline + 1;
      if (this.#longLine !== undefined) {
        if (this.#longLine === 'kept') this.#keep(piece, at, end);
        if (newline >= 0) this.#longLine = undefined;
      } else if (newline < 0) {
        this.#carryOn(piece.subarray(at));
      } else if (this.#carried > 0) {
        const line = Buffer.concat([...this.#carry, piece.subarray(at, end)]);
        this.#carry = [];
        this.#carried = 0;
        this.#line(line, 0, line.length);
      } else {
        this.#line(piece, at, end);
      }
      at = end;
    }
    this.#flush();
    const done = this.#done;
    this.#done = [];
    return done;
  }

  end(): LastMail {
    const rest = Buffer.concat(this.#carry);
    const cut = this.#carried > 0 || this.#longLine !== undefined;
    const begun = this.#afterEmpty && !this.#single && isCutFromLine(startOf(rest, 0, rest.length));
    // The line after a From_ line is a header, unless it is cut off.
    const next = this.#candidate !== undefined || (cut && begun);
    if (rest.length > 0 && !next) this.#line(rest, 0, rest.length);
    this.#finish();
    const ending = next ? 'next mail' : cut ? 'cut line' : this.#afterEmpty ? 'empty line' : 'line';
    return { mail: this.#done.pop(), ending };
  }

  #carryOn(rest: Buffer): void {
    this.#carry.push(rest);
    this.#carried += rest.length;
    if (this.#carried <= MAX_LINE_BYTES) return;
    const start = Buffer.concat(this.#carry);
    this.#carry = [];
    this.#carried = 0;
    this.#longLine = this.#line(start, 0, start.length) ? 'kept' : 'left out';
  }

  /** @returns whether it was kept */
  #line(buffer: Buffer, start: number, end: number): boolean {
    const first = buffer[start] ?? LF;
    const empty = first === LF || (first === CR && buffer[start + 1] === LF);
    if (!this.#single) {
      if (this.#candidate !== undefined) this.#decide(this.#candidate, startOf(buffer, start, end));
      if (first === F && this.#afterEmpty && end - start <= MAX_FROM_LINE) {
        const date = fromLineDate(buffer.toString('latin1', start, end));
        if (date !== undefined) {
          this.#candidate = { line: Buffer.from(buffer.subarray(start, end)), date };
          this.#afterEmpty = false;
          return false;
        }
      }
    } else if (this.#state === 'before' && !empty) {
      this.#state = 'headers';
      // Some programs keep the From_ line of the mailbox that it was taken from.
      if (fromLineDate(startOf(buffer, start, end)) !== undefined) return false;
    }
    this.#afterEmpty = empty;
    return this.#place(buffer, start, end, empty);
  }

  #decide(candidate: { line: Buffer; date: string }, next: string): void {
    this.#candidate = undefined;
    if (isHeaderLine(next)) {
      this.#finish();
      this.#fromDate = candidate.date;
      this.#state = 'headers';
    } else {
      this.#place(candidate.line, 0, candidate.line.length, false);
    }
  }

  #place(buffer: Buffer, start: number, end: number, empty: boolean): boolean {
    if (this.#state === 'before') {
      this.#stray ||= !empty;
      return false;
    }
    if (buffer[start] === DASH && buffer[start + 1] === DASH) {
      // The end of a part, or a line that looks like one: its lines are kept until headers say that a file follows.
      this.#flush();
      this.#parts += 1;
      this.#partAt = this.#length;
      this.#state = 'headers';
    } else if (this.#state === 'file') {
      if (!this.#hasSpace(buffer, start, Math.min(end, start + MAX_FROM_LINE))) return false;
      this.#state = 'body';
    }
    const quoted = buffer[start] === QUOTE && !this.#single && isQuotedFrom(buffer, start, end);
    this.#keep(buffer, quoted ? start + 1 : start, end);
    if (empty && this.#state === 'headers') this.#endHeaders();
    return true;
  }

  /** Base64 has none inside: what has is not the file that headers promised. */
  #hasSpace(buffer: Buffer, start: number, end: number): boolean {
    if (this.#spaceIn !== buffer || this.#spaceAt < start) {
      const space = buffer.indexOf(SPACE, start);
      this.#spaceIn = buffer;
      this.#spaceAt = space < 0 ? buffer.length : space;
    }
    return this.#spaceAt < end && buffer.toString('latin1', this.#spaceAt, end).trim() !== '';
  }

  #endHeaders(): void {
    this.#flush();
    const to = Math.min(this.#length, this.#partAt + MAX_PART_HEADERS);
    this.#state = isFileBody(this.#mail.toString('latin1', this.#partAt, to)) ? 'file' : 'body';
  }

  #keep(buffer: Buffer, start: number, end: number): void {
    if (this.#parts > MAX_PARTS) {
      this.#isCut = true;
      return;
    }
    if (this.#run !== buffer || this.#runEnd !== start) {
      this.#flush();
      this.#run = buffer;
      this.#runStart = start;
    }
    this.#runEnd = end;
  }

  #flush(): void {
    const run = this.#run;
    if (!run) return;
    this.#run = undefined;
    const end = Math.min(this.#runEnd, this.#runStart + MAX_MAIL_BYTES - this.#length);
    this.#isCut ||= end < this.#runEnd;
    const needed = this.#length + end - this.#runStart;
    if (needed > this.#mail.length) {
      const grown = Buffer.allocUnsafe(Math.min(MAX_MAIL_BYTES, Math.max(needed, this.#mail.length * 2)));
      this.#mail.copy(grown, 0, 0, this.#length);
      this.#mail = grown;
    }
    run.copy(this.#mail, this.#length, this.#runStart, end);
    this.#length = needed;
  }

  #finish(): void {
    this.#flush();
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

/** `>From `, and `>>From ` as well (mboxrd): one `>` was added when it was written. */
function isQuotedFrom(buffer: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at < end && buffer[at] === QUOTE) at++;
  return buffer.toString('latin1', at, at + 5) === 'From ';
}
