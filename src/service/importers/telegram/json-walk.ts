/** Steps through the objects and lists of a large JSON file, key by key, without having it in memory. */
import { BrokenSourceError } from '../broken-source.ts';
import { indentationAt } from './message-cuts.ts';
import { BYTE, beginScan, parseLenient, scanValue, skipSpace, TOO_LONG } from './value-scan.ts';

/** What is kept of a value outside the messages: names, numbers. */
const MAX_CAPTURED_BYTES = 64 * 1024;

/**
 * After `firstKey`, `nextKey`, `firstElement` and `nextElement` the value is the next thing to be read: step into it, capture
 * it or skip it. All throw BrokenSourceError where the file ends, or is no JSON as far as they look.
 */
export class JsonWalk {
  readonly window: ByteWindow;
  /** Before the key or element that was reached last, where it begins its line. */
  indentation: string | undefined;
  /** The same of what was peeked at last. */
  #lineStart: string | undefined;
  /** Whether a newline means the end of a member everywhere, as Telegram Desktop writes it. */
  #lines = false;

  constructor(window: ByteWindow) {
    this.window = window;
  }

  /** Goes to the object that the file is. */
  async beginFile(): Promise<void> {
    const { window } = this;
    while (window.end - window.start < 3 && (await window.more()));
    // A byte order mark.
    if (window.bytes.subarray(window.start, window.end).indexOf('\u{feff}') === 0) window.start += 3;
    if ((await this.#peek()) !== BYTE.openBrace) this.#refuse();
  }

  /** Steps into the object that begins here. @returns undefined when it is empty, and then stands after it */
  async firstKey(): Promise<string | undefined> {
    const outermost = this.window.position <= 3;
    this.window.start += 1;
    const key = await this.#key(BYTE.closeBrace);
    if (outermost) this.#lines = this.indentation === ' ';
    return key;
  }

  /** @returns undefined after the last one */
  async nextKey(): Promise<string | undefined> {
    await this.#separator(BYTE.closeBrace);
    return await this.#key(BYTE.closeBrace);
  }

  /** Goes to the value of the key. @returns its first byte */
  async valueStart(): Promise<number> {
    if ((await this.#peek()) !== BYTE.colon) this.#refuse();
    this.window.start += 1;
    return await this.#peek();
  }

  /** Steps into the list that begins here. @returns the first byte of its first element, undefined when it is empty */
  async firstElement(): Promise<number | undefined> {
    this.window.start += 1;
    return await this.#element();
  }

  async nextElement(): Promise<number | undefined> {
    await this.#separator(BYTE.closeBracket);
    return await this.#element();
  }

  /** The value here; UNREADABLE, or TOO_LONG. */
  async capture(): Promise<unknown> {
    const { window } = this;
    const length = await this.#scan();
    if (length === undefined) {
      await this.skip();
      return TOO_LONG;
    }
    const text = window.bytes.toString('utf8', window.start, window.start + length);
    window.start += length;
    if (!this.#lines || window.bytes[window.start - 1] !== BYTE.quote) return parseLenient(text);
    const next = await this.#peek();
    return next === BYTE.comma || next === BYTE.closeBrace
      ? parseLenient(text)
      : text.slice(1) + (await this.#restOfLine());
  }

  /** Goes behind the value here, however large it is. */
  async skip(): Promise<void> {
    const { window } = this;
    const closing = await this.#closingLine();
    if (closing === undefined) return await this.#skipScanning();
    // Told by lines, it does not matter what stands in the strings.
    for (;;) {
      const found = window.bytes.subarray(0, window.end).indexOf(closing, window.start);
      window.start = found >= 0 ? found + closing.length : Math.max(window.start, window.end - closing.length + 1);
      if (found >= 0) return;
      await window.mustGoOn();
    }
  }

  async #skipScanning(): Promise<void> {
    const { window } = this;
    const scan = beginScan(window.start);
    while (!scanValue(window.bytes, scan, window.end)) {
      window.start = scan.at;
      await window.mustGoOn();
      scan.at = window.start;
    }
    window.start = scan.at;
  }

  /** The line that ends the object or list here, where its lines tell it. */
  async #closingLine(): Promise<Buffer | undefined> {
    const { window, indentation } = this;
    const first = await this.#peek();
    while (window.end - window.start < 2) await window.mustGoOn();
    if (!this.#lines || indentation === undefined || window.bytes[window.start + 1] !== BYTE.newline) return undefined;
    if (first === BYTE.openBrace) return Buffer.from(`\n${indentation}}`);
    return first === BYTE.openBracket ? Buffer.from(`\n${indentation}]`) : undefined;
  }

  /** Of a string with quotes that nobody escaped (telegramdesktop/tdesktop#8573): its line tells where it ends. */
  async #restOfLine(): Promise<string> {
    const { window } = this;
    for (;;) {
      const end = window.bytes.subarray(0, window.end).indexOf(BYTE.newline, window.start);
      if (end >= 0) {
        const [, rest = '', after = ''] =
          /^(.*?)("?,?\s*)$/s.exec(window.bytes.toString('utf8', window.start, end)) ?? [];
        // What separates the members is read by whoever goes to the next one.
        window.start = after.includes(',') ? end - (after.length - after.indexOf(',')) : end;
        return rest;
      }
      if (window.end - window.start > MAX_CAPTURED_BYTES) this.#refuse();
      await window.mustGoOn();
    }
  }

  /** Bytes of the value here, all of it in the window; undefined where it is too large for that. */
  async #scan(): Promise<number | undefined> {
    const { window } = this;
    const scan = beginScan(window.start);
    while (!scanValue(window.bytes, scan, window.end)) {
      if (window.end - window.start > MAX_CAPTURED_BYTES) return undefined;
      const done = scan.at - window.start;
      await window.mustGoOn();
      scan.at = window.start + done;
    }
    return scan.at - window.start;
  }

  async #key(closing: number): Promise<string | undefined> {
    const { window } = this;
    const first = await this.#peek();
    if (first === closing) {
      window.start += 1;
      return undefined;
    }
    if (first !== BYTE.quote) this.#refuse();
    this.indentation = this.#lineStart;
    const length = (await this.#scan()) ?? this.#refuse();
    const key = parseLenient(window.bytes.toString('utf8', window.start, window.start + length));
    window.start += length;
    return typeof key === 'string' ? key : '';
  }

  async #element(): Promise<number | undefined> {
    const first = await this.#peek();
    this.indentation = this.#lineStart;
    if (first !== BYTE.closeBracket) return first;
    this.window.start += 1;
    return undefined;
  }

  /** What stands between two members, or before the closing one. */
  async #separator(closing: number): Promise<void> {
    const next = await this.#peek();
    if (next === BYTE.comma) this.window.start += 1;
    else if (next !== closing) this.#refuse();
  }

  /** Goes to the next byte that is no white space. */
  async #peek(): Promise<number> {
    const { window } = this;
    for (;;) {
      const at = skipSpace(window.bytes, window.start, window.end);
      if (at < window.end) {
        this.#lineStart = indentationAt(window.bytes, at, window.start);
        window.start = at;
        return window.bytes[at] ?? 0;
      }
      await window.mustGoOn();
    }
  }

  #refuse(): never {
    throw new BrokenSourceError(this.window.position, 'what stands there is not part of an export');
  }
}

const FIRST_BYTES = 1024 * 1024;
/** Above it, what is waited for is large: every further look at it begins anew, so it grows by doubling. */
const DOUBLING_FROM = 1024 * 1024;

export class ByteWindow {
  /** Unread is what lies from `start` to `end`; only until the next `more()`. */
  bytes: Buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  start = 0;
  end = 0;
  /** Where `bytes` begins in the file. */
  #base = 0;
  #broken: unknown;
  readonly #pieces: AsyncIterator<Buffer>;

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** Of the next unread byte, in the file. */
  get position(): number {
    return this.#base + this.start;
  }

  /**
   * Adds what follows, keeping what is unread.
   * @returns false at the end of the file
   * @throws whatever the pieces throw, when everything before it was given out
   */
  async more(): Promise<boolean> {
    if (this.#broken !== undefined) throw this.#broken;
    const unread = this.end - this.start;
    const wanted = unread < DOUBLING_FROM ? unread + 1 : unread * 2;
    try {
      while (this.end - this.start < wanted) {
        const next = await this.#pieces.next();
        if (next.done) break;
        this.#append(next.value);
      }
    } catch (error) {
      if (this.end - this.start === unread) throw error;
      this.#broken = error;
    }
    return this.end - this.start > unread;
  }

  /** As `more()`, where the file must go on. @throws BrokenSourceError at its end */
  async mustGoOn(): Promise<void> {
    if (!(await this.more())) throw new BrokenSourceError(this.#base + this.end, 'the file ends before it should');
  }

  /** Lets go of the file. */
  async close(): Promise<void> {
    await this.#pieces.return?.();
  }

  #append(piece: Buffer): void {
    const needed = this.end - this.start + piece.length;
    if (this.end + piece.length > this.bytes.length) {
      const room = needed > this.bytes.length ? Buffer.allocUnsafeSlow(needed * 2) : this.bytes;
      this.bytes.copy(room, 0, this.start, this.end);
      this.#base += this.start;
      this.end -= this.start;
      this.start = 0;
      this.bytes = room;
    }
    piece.copy(this.bytes, this.end);
    this.end += piece.length;
  }
}
