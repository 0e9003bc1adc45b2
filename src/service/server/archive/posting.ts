/** The list of one token (posting-list.ts), laid out to be searched: the rows that hold it in their order, with the columns. */
import type { SeqRange } from './moment.ts';
import { PostingReader } from './posting-list.ts';

/** A row and its columns in one number: five columns are five bits, and no row number is too large for five more (moment.ts). */
const COLUMNS = 32;

/** What a posting of nothing takes up, about. */
const EMPTY_BYTES = 300;

const rowOf = (entry: number) => Math.floor(entry / COLUMNS);

/** Where the first number lies that is not smaller than `least`, in ascending numbers from `from` on. */
function lowerBound(numbers: Float64Array, least: number, from = 0): number {
  let [low, high] = [from, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class Posting {
  /** As it is kept: places, which are seldom asked for, are read from it. */
  readonly list: Uint8Array;
  readonly #entries: Float64Array;

  /** @param pieces lists of one token, in any order: each begins anew */
  constructor(pieces: readonly Uint8Array[]) {
    this.list = Buffer.concat(pieces);
    // An entry has two bytes or more.
    const entries = new Float64Array(this.list.length >>> 1);
    const reader = new PostingReader(this.list);
    let [length, last, isAscending] = [0, 0, true];
    while (reader.next()) {
      const entry = reader.seq * COLUMNS + reader.columns;
      entries[length++] = entry;
      isAscending &&= entry > last;
      last = entry;
    }
    this.#entries = entries.slice(0, length);
    if (!isAscending) this.#entries.sort();
  }

  /** How many rows hold it. */
  get length(): number {
    return this.#entries.length;
  }

  /** What it takes up in memory. */
  get bytes(): number {
    return EMPTY_BYTES + this.list.length + this.#entries.byteLength;
  }

  /** Whether a row holds it in one of some columns (columnBits). */
  holds(seq: number, columns: number): boolean {
    const entry = this.#entries[lowerBound(this.#entries, seq * COLUMNS)];
    return entry !== undefined && rowOf(entry) === seq && ((entry % COLUMNS) & columns) !== 0;
  }

  /** The rows in `range` that hold it in one of some columns, ascending. */
  rows({ from, to }: SeqRange, columns: number): Float64Array {
    const first = lowerBound(this.#entries, from * COLUMNS);
    const entries = this.#entries.subarray(first);
    const rows = new Float64Array(entries.length);
    let length = 0;
    for (const entry of entries) {
      const row = rowOf(entry);
      if (row > to) break;
      if (((entry % COLUMNS) & columns) !== 0) rows[length++] = row;
    }
    return rows.subarray(0, length);
  }

  /** The first or last row in `range`. */
  outermost({ from, to }: SeqRange, order: 'newest' | 'oldest'): number | undefined {
    const entries = this.#entries;
    const at = order === 'oldest' ? lowerBound(entries, from * COLUMNS) : lowerBound(entries, (to + 1) * COLUMNS) - 1;
    const entry = entries[at];
    const row = entry === undefined ? undefined : rowOf(entry);
    return row !== undefined && row >= from && row <= to ? row : undefined;
  }
}
