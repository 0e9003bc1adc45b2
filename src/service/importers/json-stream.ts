/**
 * Streams a JSON file of any size. A plan selects the lists and objects to descend into and the values to return as
 * text, which the caller parses with `JSON.parse`; an invalid value doesn't affect the others.
 */
import { isAscii } from 'node:buffer';
import { BrokenSourceError } from './broken-source.ts';

/**
 * `take`: the text of a value; `skip`: nothing; `scalar`: like `take`, but for a list or object only a `begin` event. A
 * list of one plan applies to the elements of a list, an object to the members of one, with `*` for all other keys.
 */
export type Plan = 'take' | 'skip' | 'scalar' | readonly [Plan] | { readonly [key: string]: Plan };

export interface JsonEvent {
  readonly kind: 'begin' | 'end' | 'value';
  /** Key of the member, for an element that of its list; '' for the outermost list or object. */
  readonly key: string;
  readonly isElement: boolean;
  /** Text of a value; undefined if it exceeds the limit. */
  readonly text?: string | undefined;
}

export interface JsonOptions {
  /** Maximum size of an element. */
  readonly maxBytes?: number | undefined;
  /**
   * For indented files: a multi-line value ends at the closing line with the indentation of its first line. This is
   * fast, and an unescaped quote breaks only its own value.
   */
  readonly byLines?: boolean | undefined;
}

/** Maximum size of an element, and of a member or key. */
const [MAX_BYTES, MAX_MEMBER_BYTES] = [1024 * 1024, 64 * 1024];
const MAX_INDENTATION = 100;
/** Bytes parsed at a time: few enough that the messages become garbage while young. */
const PART_BYTES = 16 * 1024;
const INITIAL_WINDOW = 256 * 1024;

const [LF, CR, QUOTE, COMMA, COLON, BACKSLASH] = [0x0a, 0x0d, 0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (byte: number | undefined) => byte === 0x20 || byte === LF || byte === CR || byte === 0x09;
const isByteOrderMark = (byte: number | undefined) => byte === 0xef || byte === 0xbb || byte === 0xbf;

/**
 * The events of a file according to the plan, grouped by the bytes read together.
 * @throws BrokenSourceError where it ends too early or isn't JSON, and what `chunks` throws
 */
export async function* readJson(
  chunks: AsyncIterable<Buffer>,
  plan: Plan,
  options?: JsonOptions,
): AsyncGenerator<JsonEvent[], void, void> {
  const stream = new JsonStream(plan, options);
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length && !stream.hasEnded; at += PART_BYTES) {
      const events = stream.push(chunk.subarray(at, at + PART_BYTES));
      if (events.length > 0) yield events;
    }
    if (stream.hasEnded) break;
  }
  stream.end();
}

interface Container {
  readonly key: string;
  readonly isElement: boolean;
  readonly isList: boolean;
  readonly plan: Exclude<Plan, string>;
}

/** A value that begins at `#start` and whose end hasn't been found. */
interface OpenValue {
  readonly key: string;
  readonly isElement: boolean;
  readonly isTaken: boolean;
  isTooLong: boolean;
  /** The line that ends a multi-line value. */
  readonly closing: Buffer | undefined;
  /** How far it was scanned, and the state there. */
  scanned: number;
  depth: number;
  inString: boolean;
}

export class JsonStream {
  readonly #plan: Plan;
  readonly #maxBytes: number;
  readonly #byLines: boolean;
  readonly #stack: Container[] = [];
  #window = Buffer.allocUnsafeSlow(INITIAL_WINDOW);
  /** Bounds of the unread bytes in the window. */
  #start = 0;
  #end = 0;
  /** Offset of the window in the file. */
  #offset = 0;
  #expects: 'key' | 'colon' | 'value' | 'comma' = 'value';
  #key = '';
  #value: OpenValue | undefined;
  /** Indentation of the current line, if the last token is its first. */
  #indentation: string | undefined;
  #closings = { indentation: '', list: Buffer.of(), object: Buffer.of() };
  #broken: BrokenSourceError | undefined;
  /** Whether the rest of the input is ignored. */
  hasEnded = false;

  constructor(plan: Plan, { maxBytes = MAX_BYTES, byLines = false }: JsonOptions = {}) {
    this.#plan = plan;
    this.#maxBytes = maxBytes;
    this.#byLines = byLines;
  }

  push(chunk: Buffer): JsonEvent[] {
    const events: JsonEvent[] = [];
    this.#append(chunk);
    while (!this.hasEnded && this.#step(events));
    return events;
  }

  /** Ends the input. @throws BrokenSourceError if the file is broken or incomplete */
  end(): void {
    if (this.#broken) throw this.#broken;
    if (!this.hasEnded) throw new BrokenSourceError(this.#offset + this.#end, 'the file ends before it should');
  }

  #append(chunk: Buffer): void {
    const unread = this.#end - this.#start;
    const needed = unread + chunk.length;
    const window = needed > this.#window.length ? Buffer.allocUnsafeSlow(2 * needed) : this.#window;
    this.#window.copy(window, 0, this.#start, this.#end);
    chunk.copy(window, unread);
    this.#window = window;
    this.#offset += this.#start;
    this.#start = 0;
    this.#end = needed;
  }

  /** @returns false if more input is needed */
  #step(events: JsonEvent[]): boolean {
    if (this.#value) return this.#readValue(this.#value, events);
    const byte = this.#skipSpace();
    if (byte === undefined) return false;
    const around = this.#stack.at(-1);
    if (around?.isList) {
      if (byte === CLOSE_LIST) return this.#leave(events);
      return byte === COMMA || byte === COLON ? this.#skipByte() : this.#beginValue(byte, around, events);
    }
    if (this.#expects === 'value') return this.#beginValue(byte, around, events);
    if (this.#expects === 'colon') {
      if (byte !== COLON) return this.#refuse();
      this.#expects = 'value';
      return this.#skipByte();
    }
    if (byte === CLOSE_OBJECT) return this.#leave(events);
    if (this.#expects === 'key') return byte === QUOTE ? this.#readKey() : this.#refuse();
    if (byte !== COMMA) return this.#refuse();
    this.#expects = 'key';
    return this.#skipByte();
  }

  #skipByte(): true {
    this.#start += 1;
    return true;
  }

  #refuse(): false {
    this.#broken = new BrokenSourceError(this.#offset + this.#start, 'unexpected content');
    this.hasEnded = true;
    return false;
  }

  /** @returns the next byte that isn't white space */
  #skipSpace(): number | undefined {
    const window = this.#window;
    let at = this.#start;
    let line = -1;
    const isOutside = this.#stack.length === 0;
    while (at < this.#end && (isSpace(window[at]) || (isOutside && isByteOrderMark(window[at])))) {
      if (window[at] === LF) line = at + 1;
      at += 1;
    }
    const isIndented = this.#byLines && at - line < MAX_INDENTATION;
    if (line >= 0) this.#indentation = isIndented ? window.toString('latin1', line, at) : undefined;
    if (at === this.#end) {
      // Keeps the line break, so that the indentation is known once more input arrives.
      this.#start = Math.max(this.#start, line - 1, at - MAX_INDENTATION);
      return undefined;
    }
    this.#start = at;
    return window[at];
  }

  #leave(events: JsonEvent[]): true {
    const left = this.#stack.pop();
    if (left) events.push({ kind: 'end', key: left.key, isElement: left.isElement });
    this.hasEnded = this.#stack.length === 0;
    this.#expects = 'comma';
    return this.#skipByte();
  }

  #readKey(): boolean {
    const end = scanValue(this.#window, this.#start, this.#end, { scanned: 0, depth: 0, inString: false });
    if (end < 0) return this.#end - this.#start > MAX_MEMBER_BYTES ? this.#refuse() : false;
    this.#key = parsedKey(textOf(this.#window, this.#start, end));
    this.#start = end;
    this.#expects = 'colon';
    return true;
  }

  #beginValue(byte: number, around: Container | undefined, events: JsonEvent[]): boolean {
    const isObject = byte === OPEN_OBJECT;
    const isContainer = isObject || byte === OPEN_LIST;
    const next = this.#window[this.#start + 1];
    if (isContainer && this.#byLines && this.#start + 1 === this.#end) return false;
    const isElement = around?.isList === true;
    const key = isElement ? around.key : this.#key;
    const plan = around ? planOf(around.plan, isElement, key) : this.#plan;
    const isEntered = isContainer && typeof plan === 'object' && isListPlan(plan) !== isObject;
    if (isEntered || (isContainer && plan === 'scalar')) events.push({ kind: 'begin', key, isElement });
    if (isEntered) {
      this.#stack.push({ key, isElement, isList: !isObject, plan });
      this.#expects = 'key';
      return this.#skipByte();
    }
    if (!around) return this.#refuse();
    const hasLines = isContainer && this.#indentation && (next === LF || next === CR);
    this.#value = {
      key,
      isElement,
      isTaken: isContainer ? plan === 'take' : plan !== 'skip',
      isTooLong: false,
      closing: hasLines ? this.#closingOf(isObject) : undefined,
      scanned: 0,
      depth: 0,
      inString: false,
    };
    return true;
  }

  #closingOf(isObject: boolean): Buffer {
    const indentation = this.#indentation ?? '';
    if (this.#closings.indentation !== indentation) {
      const [list, object] = [Buffer.from(`\n${indentation}]`), Buffer.from(`\n${indentation}}`)];
      this.#closings = { indentation, list, object };
    }
    return isObject ? this.#closings.object : this.#closings.list;
  }

  #readValue(value: OpenValue, events: JsonEvent[]): boolean {
    const { key, isElement, isTaken } = value;
    const limit = isElement ? this.#maxBytes : MAX_MEMBER_BYTES;
    let end = this.#endOf(value);
    if (end < 0) {
      if (isTaken && this.#end - this.#start <= limit) return false;
      value.isTooLong = true;
      // All but the last byte of the closing line may have arrived already.
      const done = Math.max(0, value.scanned - (value.closing?.length ?? 0));
      this.#start += done;
      value.scanned -= done;
      return false;
    }
    // A closing bracket without an opening one.
    if (end === this.#start && !value.isTooLong) {
      if (!isElement) return this.#refuse();
      end += 1;
    }
    const isTooLong = value.isTooLong || end - this.#start > limit;
    if (isTaken) {
      const text = isTooLong ? undefined : textOf(this.#window, this.#start, end);
      events.push({ kind: 'value', key, isElement, text });
    }
    this.#start = end;
    this.#value = undefined;
    this.#expects = 'comma';
    return true;
  }

  /** @returns the index after the value; -1 if its end hasn't arrived */
  #endOf(value: OpenValue): number {
    const { closing } = value;
    if (closing) {
      const from = this.#start + Math.max(0, value.scanned - closing.length);
      const found = this.#window.indexOf(closing, from);
      value.scanned = this.#end - this.#start;
      return found < 0 || found + closing.length > this.#end ? -1 : found + closing.length;
    }
    const isText = this.#window[this.#start] === QUOTE && !value.isTooLong;
    if (!isText || value.isElement || this.#indentation === undefined) {
      return scanValue(this.#window, this.#start, this.#end, value);
    }
    const end = scanValue(this.#window, this.#start, this.#end, { scanned: 0, depth: 0, inString: false });
    return end < 0 ? end : this.#endOfLine(end);
  }

  /** The index after the last quotation mark of a line: inner ones may be unescaped (telegramdesktop/tdesktop#8573). */
  #endOfLine(end: number): number {
    const window = this.#window;
    let at = end;
    while (at < this.#end && isSpace(window[at]) && window[at] !== LF) at += 1;
    if (at === this.#end) return -1;
    if (window[at] === LF || window[at] === COMMA || window[at] === CLOSE_OBJECT) return end;
    const newline = window.indexOf(LF, at);
    if (newline < 0 || newline >= this.#end) return -1;
    return window.lastIndexOf(QUOTE, newline) + 1;
  }
}

const isListPlan = (plan: object): plan is readonly [Plan] => Array.isArray(plan);

function planOf(around: Exclude<Plan, string>, isElement: boolean, key: string): Plan {
  if (isListPlan(around)) return isElement ? around[0] : 'skip';
  return (Object.hasOwn(around, key) ? around[key] : around['*']) ?? 'skip';
}

/** Finds the end of a value by quotes, braces and brackets alone. @returns the index after it, or -1 */
function scanValue(
  bytes: Buffer,
  start: number,
  end: number,
  scan: Pick<OpenValue, 'scanned' | 'depth' | 'inString'>,
): number {
  let at = start + scan.scanned;
  let { depth, inString } = scan;
  while (at < end) {
    if (inString) {
      while (at < end && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
      if (at >= end) break;
      at += 1;
      inString = false;
      if (depth === 0) return at;
      continue;
    }
    const byte = bytes[at];
    if (byte === QUOTE) inString = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      // At depth 0, it closes the container of a number or literal.
      if (depth <= 1) return at + depth;
      depth -= 1;
    } else if (depth === 0 && (byte === COMMA || isSpace(byte))) return at;
    at += 1;
  }
  // An escape sequence split by the end is scanned again with the next bytes.
  scan.scanned = (at > end ? end - 1 : at) - start;
  scan.depth = depth;
  scan.inString = inString;
  return -1;
}

function textOf(bytes: Buffer, start: number, end: number): string {
  return isAscii(bytes.subarray(start, end))
    ? bytes.toString('latin1', start, end)
    : bytes.toString('utf8', start, end);
}

function parsedKey(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return '';
  }
}
