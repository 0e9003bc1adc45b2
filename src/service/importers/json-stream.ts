/**
 * Reads a JSON file of any size as its chunks come. A plan says which lists and objects are gone through and which values
 * are taken, as text: what stands in a value is for `JSON.parse`, and one that it cannot parse costs no other.
 */
import { isAscii } from 'node:buffer';
import { BrokenSourceError } from './broken-source.ts';

/**
 * `take`: the text of a value; `skip`: nothing; `scalar`: as `take`, but of a list or object only that it begins. A list of
 * one plan goes through the elements of a list, an object through the members of one: `*` is for keys that it does not name.
 */
export type Plan = 'take' | 'skip' | 'scalar' | readonly [Plan] | { readonly [key: string]: Plan };

export interface JsonEvent {
  readonly kind: 'begin' | 'end' | 'value';
  /** Of the member; of an element, that of its list; '' of the outermost list or object. */
  readonly key: string;
  readonly isElement: boolean;
  /** Of a value: undefined where it is longer than the limit. */
  readonly text?: string | undefined;
}

export interface JsonOptions {
  /** Of an element. */
  readonly maxBytes?: number | undefined;
  /**
   * What has several lines ends with the line that is indented as its first one: that is found fast, and quotes that
   * nobody escaped cost only the value that they stand in. For files that are indented by their levels.
   */
  readonly byLines?: boolean | undefined;
}

/** Of an element; of a member or a key. */
const [MAX_BYTES, MAX_MEMBER_BYTES] = [1024 * 1024, 64 * 1024];
const MAX_INDENTATION = 100;
/** What is read at once of a chunk: of few messages nothing outlives a collection of young garbage. */
const PART_BYTES = 16 * 1024;
const FIRST_WINDOW = 256 * 1024;

const [LF, CR, QUOTE, COMMA, COLON, BACKSLASH] = [0x0a, 0x0d, 0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (byte: number | undefined) => byte === 0x20 || byte === LF || byte === CR || byte === 0x09;
const isByteOrderMark = (byte: number | undefined) => byte === 0xef || byte === 0xbb || byte === 0xbf;

/**
 * What stands in the file, as the plan has it: events come together as their bytes do.
 * @throws BrokenSourceError where it ends too early or is no JSON, and what `chunks` throw
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

/** A value from `#start` on. */
interface OpenValue {
  readonly key: string;
  readonly isElement: boolean;
  readonly isTaken: boolean;
  isTooLong: boolean;
  /** The line that ends it, where it has several. */
  readonly closing: Buffer | undefined;
  /** How far it was looked through, and what is open there. */
  scanned: number;
  depth: number;
  inString: boolean;
}

export class JsonStream {
  readonly #plan: Plan;
  readonly #maxBytes: number;
  readonly #byLines: boolean;
  readonly #stack: Container[] = [];
  #window = Buffer.allocUnsafeSlow(FIRST_WINDOW);
  /** Of what is unread, in the window. */
  #start = 0;
  #end = 0;
  /** Of the window, in the file. */
  #offset = 0;
  #expects: 'key' | 'colon' | 'value' | 'comma' = 'value';
  #key = '';
  #value: OpenValue | undefined;
  /** Of the line that is read, where it begins with what was read last. */
  #indentation: string | undefined;
  #closings = { indentation: '', list: Buffer.of(), object: Buffer.of() };
  #broken: BrokenSourceError | undefined;
  /** Nothing of what follows is read. */
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

  /** @throws BrokenSourceError where the file is not whole if it ends here */
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

  /** @returns false where more must come first */
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
    this.#broken = new BrokenSourceError(this.#offset + this.#start, 'what stands there is not part of an export');
    this.hasEnded = true;
    return false;
  }

  /** @returns the next byte that is no white space */
  #skipSpace(): number | undefined {
    const window = this.#window;
    let at = this.#start;
    let line = -1;
    const isOutside = this.#stack.length === 0;
    while (at < this.#end && (isSpace(window[at]) || (isOutside && isByteOrderMark(window[at])))) {
      if (window[at] === LF) line = at + 1;
      at += 1;
    }
    if (at === this.#end) {
      // The line's end is kept, to know the indentation when more has come.
      this.#start = Math.max(this.#start, line > 0 ? line - 1 : at - MAX_INDENTATION);
      return undefined;
    }
    if (line >= 0) this.#indentation = this.#byLines ? window.toString('latin1', line, at) : undefined;
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
    const most = isElement ? this.#maxBytes : MAX_MEMBER_BYTES;
    let end = this.#endOf(value);
    if (end < 0) {
      if (isTaken && this.#end - this.#start <= most) return false;
      value.isTooLong = true;
      // Of a line that ends it, all but the last byte may be there.
      const done = Math.max(0, value.scanned - (value.closing?.length ?? 0));
      this.#start += done;
      value.scanned -= done;
      return false;
    }
    // What closes something that is not open.
    if (end === this.#start && !value.isTooLong) {
      if (!isElement) return this.#refuse();
      end += 1;
    }
    const isTooLong = value.isTooLong || end - this.#start > most;
    if (isTaken) {
      const text = isTooLong ? undefined : textOf(this.#window, this.#start, end);
      events.push({ kind: 'value', key, isElement, text });
    }
    this.#start = end;
    this.#value = undefined;
    this.#expects = 'comma';
    return true;
  }

  /** @returns the place behind the value; -1 where that has not come yet */
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

  /** Of a text in a line by itself: behind its last quotation mark, where there are more than two (telegramdesktop/tdesktop#8573). */
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

/** Goes on to the end of a value, told by quotes, braces and brackets alone. @returns the place behind it, or -1 */
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
      // At no depth, it closes what a number or a word stands in.
      if (depth <= 1) return at + depth;
      depth -= 1;
    } else if (depth === 0 && (byte === COMMA || isSpace(byte))) return at;
    at += 1;
  }
  // An escape across the end: its first half is looked at again, with the second one.
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
