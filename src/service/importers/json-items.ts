/**
 * The values of one list in a JSON file of any size, one by one, as text. Only braces and quotes are looked at: what a
 * value holds is for `JSON.parse`, and one that it cannot parse costs no other.
 */
import { BrokenSourceError } from './broken-source.ts';

/** What stands before the list: closed with `]}` it is JSON by itself. Comes first, once, where the list has a name. */
export interface JsonHead {
  readonly kind: 'head';
  readonly text: string;
}

export interface JsonItem {
  readonly kind: 'item';
  /** Undefined where it is longer than the limit. */
  readonly text: string | undefined;
  /** First byte of it in the file, and the first one after it. */
  readonly start: number;
  readonly end: number;
}

/** Of one value, and of what stands before the list. */
const [MAX_BYTES, MAX_HEAD] = [1024 * 1024, 64 * 1024];

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte >= 0xbb;

/**
 * @param name of the list in the object that the file is; undefined: the file itself is the list
 * @throws BrokenSourceError at the end of the file, when the list does not end before, and what `pieces` throw
 */
export async function* jsonItems(
  pieces: AsyncIterable<Buffer>,
  name: string | undefined,
  maxBytes = MAX_BYTES,
): AsyncGenerator<JsonHead | JsonItem, void, undefined> {
  const scanner = new Scanner(name, maxBytes);
  for await (const piece of pieces) {
    yield* scanner.push(piece);
    if (scanner.ended) return;
  }
  if (!scanner.sound) throw new BrokenSourceError(scanner.size, 'the file ends in the middle');
}

class Scanner {
  readonly #name: string | undefined;
  readonly #maxBytes: number;
  #where: 'head' | 'list' | 'after' = 'head';
  /** Lists and objects around the byte that is looked at; in the list, those inside of it only. */
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** Of the member of the object that is looked at; bytes as Latin-1. */
  #key = '';
  #keyEnded = false;
  /** Bytes of the head or of the value that came with earlier pieces. */
  #kept: Buffer[] = [];
  #keptBytes = 0;
  #dropped = false;
  /** In the file; -1 between two values. */
  #valueStart = -1;
  /** Where the last value began. */
  #started = 0;
  #offset = 0;

  constructor(name: string | undefined, maxBytes: number) {
    this.#name = name;
    this.#maxBytes = maxBytes;
  }

  get ended(): boolean {
    return this.#where === 'after';
  }

  /** An object that ends without the list is whole as well. */
  get sound(): boolean {
    return this.ended || (this.#where === 'head' && this.#depth === 0 && this.#keptBytes > 0);
  }

  get size(): number {
    return this.#offset;
  }

  *push(piece: Buffer): Generator<JsonHead | JsonItem, void, undefined> {
    let at = 0;
    if (this.#where === 'head') {
      at = this.#scanHead(piece);
      this.#keep(piece.subarray(0, at));
      if (this.#where !== 'head' && this.#name !== undefined) {
        yield { kind: 'head', text: this.#taken() ?? '' };
      } else if (this.#where !== 'head') this.#taken();
    }
    // Where the bytes of the value that is not ended begin in this piece.
    let from = at;
    while (at < piece.length && this.#where === 'list') {
      if (this.#valueStart < 0) {
        at = this.#between(piece, at);
        from = at;
        continue;
      }
      at = this.#toValueEnd(piece, at);
      if (this.#valueStart >= 0) break;
      this.#keep(piece.subarray(from, at));
      const end = this.#offset + at;
      yield { kind: 'item', text: this.#taken(), start: this.#started, end };
    }
    if (this.#where === 'list' && this.#valueStart >= 0) this.#keep(piece.subarray(from));
    this.#offset += piece.length;
  }

  /** @returns the place behind the bracket that opens the list, or the end of the piece */
  #scanHead(piece: Buffer): number {
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at] ?? 0;
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) {
          this.#inString = false;
          this.#keyEnded = true;
          continue;
        }
        if (this.#depth === 1 && !this.#keyEnded && this.#key.length < 64) this.#key += String.fromCharCode(byte);
      } else if (byte === QUOTE) {
        this.#inString = true;
        if (this.#depth === 1 && !this.#keyEnded) this.#key = '';
      } else if (byte === OPEN_LIST && this.#opensList()) {
        this.#where = 'list';
        this.#depth = 0;
        return at + 1;
      } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth += 1;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#depth -= 1;
      if (this.#depth === 1 && !this.#inString && (byte === COMMA || byte === OPEN_OBJECT)) {
        this.#key = '';
        this.#keyEnded = false;
      }
    }
    return piece.length;
  }

  #opensList(): boolean {
    if (this.#name === undefined) return this.#depth === 0;
    return this.#depth === 1 && this.#keyEnded && this.#key === this.#name;
  }

  /** @returns the place of the next value, or the one behind the bracket that closes the list */
  #between(piece: Buffer, from: number): number {
    let at = from;
    for (; at < piece.length; at++) {
      const byte = piece[at] ?? 0;
      if (byte === CLOSE_LIST) {
        this.#where = 'after';
        return at + 1;
      }
      if (byte === COMMA || byte === COLON || isSpace(byte)) continue;
      this.#valueStart = this.#offset + at;
      this.#started = this.#valueStart;
      break;
    }
    return at;
  }

  /** @returns the place behind the value, or the end of the piece. Looks at every byte: nothing here is to be slow. */
  #toValueEnd(piece: Buffer, from: number): number {
    const length = piece.length;
    let depth = this.#depth;
    let at = this.#inString ? this.#toStringEnd(piece, from) : from;
    while (at < length) {
      const byte = piece[at];
      at++;
      if (byte === QUOTE) at = this.#toStringEnd(piece, at);
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST || (byte === COMMA && depth === 0)) {
        // A number, a word or a text ends where what follows begins.
        if (depth === 0 && byte !== CLOSE_OBJECT) at--;
        depth -= 1;
        if (depth > 0) continue;
        this.#depth = 0;
        this.#valueStart = -1;
        return at;
      }
    }
    this.#depth = depth;
    return at;
  }

  #toStringEnd(piece: Buffer, from: number): number {
    const length = piece.length;
    let at = from;
    if (this.#escaped && at < length) {
      this.#escaped = false;
      at++;
    }
    for (; at < length; at++) {
      const byte = piece[at];
      if (byte === BACKSLASH) {
        if (at + 1 === length) this.#escaped = true;
        at++;
      } else if (byte === QUOTE) {
        this.#inString = false;
        return at + 1;
      }
    }
    this.#inString = true;
    return length;
  }

  #keep(bytes: Buffer): void {
    const most = this.#where === 'head' && this.#name !== undefined ? MAX_HEAD : this.#maxBytes;
    if (this.#keptBytes + bytes.length > most) {
      this.#dropped = true;
      this.#kept = [];
      // Stays over the limit, so that nothing more is kept of it.
      this.#keptBytes = this.#maxBytes;
    } else if (!this.#dropped) this.#kept.push(bytes);
    if (!this.#dropped) this.#keptBytes += bytes.length;
  }

  #taken(): string | undefined {
    const [only] = this.#kept;
    const text = this.#dropped
      ? undefined
      : this.#kept.length === 1 && only
        ? only.toString()
        : Buffer.concat(this.#kept, this.#keptBytes).toString();
    this.#kept = [];
    this.#keptBytes = 0;
    this.#dropped = false;
    return text;
  }
}
