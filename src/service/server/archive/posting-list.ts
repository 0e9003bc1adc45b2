/**
 * Which records hold a token, and where in them, as bytes: an entry a record, appended one after the other. An entry is
 * the row number (a difference to the one before it, or the number itself where a list was begun anew), the columns that
 * hold the token, and its places in those in which words stand in order. Numbers are unsigned LEB128.
 */
import type { Column } from './store.ts';

/** In the order of IndexColumns. */
export const COLUMNS = ['main', 'variant', 'sender', 'place', 'fact'] as const;
export const ANYWHERE = (1 << COLUMNS.length) - 1;
/** Those in which words stand in their order. */
const IN_ORDER: readonly number[] = [0, 2, 3];

/** Where in a record a token stands: places by the number of the column. */
export type Places = ReadonlyMap<number, readonly number[]>;

export const columnBits = (columns: readonly Column[]): number =>
  columns.reduce((bits, column) => bits | (1 << COLUMNS.indexOf(column)), 0);

/** The tokens of a record with their places. @param columns as the index is given them */
export function placesByToken(columns: readonly string[]): Map<string, Map<number, number[]>> {
  const found = new Map<string, Map<number, number[]>>();
  for (const [column, text] of columns.entries()) {
    if (text === '') continue;
    for (const [place, token] of text.split(' ').entries()) {
      if (token === '') continue;
      const places = found.get(token) ?? new Map<number, number[]>();
      found.set(token, places);
      const inColumn = places.get(column);
      if (inColumn) inColumn.push(place);
      else places.set(column, [place]);
    }
  }
  return found;
}

/** Makes a list, entry by entry. */
export class PostingWriter {
  #bytes = Buffer.allocUnsafe(32);
  #length = 0;
  #last: number | undefined;
  /** Entries in it. */
  records = 0;

  add(seq: number, places: Places): void {
    // Twice the difference, with its sign in the next bit; odd what is a number by itself.
    if (this.#last === undefined) this.#number(seq * 2 + 1);
    else this.#number((seq >= this.#last ? (seq - this.#last) * 2 : (this.#last - seq) * 2 - 1) * 2);
    this.#last = seq;
    let columns = 0;
    for (const column of places.keys()) columns |= 1 << column;
    this.#number(columns);
    for (const column of IN_ORDER) {
      const inColumn = places.get(column);
      if (!inColumn) continue;
      this.#number(inColumn.length);
      let before = 0;
      for (const place of inColumn) {
        this.#number(place - before);
        before = place;
      }
    }
    this.records += 1;
  }

  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #number(value: number): void {
    if (this.#length + 8 > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], this.#bytes.length * 2);
    let left = value;
    while (left >= 128) {
      this.#bytes[this.#length++] = (left % 128) + 128;
      left = Math.floor(left / 128);
    }
    this.#bytes[this.#length++] = left;
  }
}

/** Goes through a list. */
export class PostingReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #seq = 0;
  #columns = 0;
  #placesAt = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Goes to the next entry. @returns whether there is one */
  next(): boolean {
    if (this.#at >= this.#bytes.length) return false;
    const told = this.#number();
    if (told % 2 === 1) this.#seq = (told - 1) / 2;
    else {
      const difference = told / 2;
      this.#seq += difference % 2 === 0 ? difference / 2 : -(difference + 1) / 2;
    }
    this.#columns = this.#number();
    this.#placesAt = this.#at;
    for (const column of IN_ORDER) {
      if ((this.#columns & (1 << column)) === 0) continue;
      const count = this.#number();
      if (count > this.#bytes.length - this.#at) throw new RangeError('a list of the index is damaged');
      for (let left = count; left > 0; left--) this.#skip();
    }
    return true;
  }

  get seq(): number {
    return this.#seq;
  }

  get columns(): number {
    return this.#columns;
  }

  /** Of the entry that one is at, in the columns in which words stand in order. */
  places(): Map<number, number[]> {
    const end = this.#at;
    this.#at = this.#placesAt;
    const found = new Map<number, number[]>();
    for (const column of IN_ORDER) {
      if ((this.#columns & (1 << column)) === 0) continue;
      let place = 0;
      found.set(
        column,
        Array.from({ length: this.#number() }, () => {
          place += this.#number();
          return place;
        }),
      );
    }
    this.#at = end;
    return found;
  }

  #number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.#at++] ?? 0;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  #skip(): void {
    while ((this.#bytes[this.#at++] ?? 0) >= 128);
  }
}

/** A list without the entries of some rows; undefined where it held none of them. */
export function withoutRows(
  bytes: Uint8Array,
  rows: ReadonlySet<number>,
): { bytes: Buffer; records: number } | undefined {
  const reader = new PostingReader(bytes);
  const kept = new PostingWriter();
  let removed = 0;
  while (reader.next()) {
    if (rows.has(reader.seq)) {
      removed += 1;
      continue;
    }
    const places: Map<number, readonly number[]> = reader.places();
    for (const column of COLUMNS.keys())
      if (reader.columns & (1 << column) && !places.has(column)) places.set(column, []);
    kept.add(reader.seq, places);
  }
  return removed === 0 ? undefined : { bytes: kept.bytes(), records: kept.records };
}
