/** Records as they are kept: several neighbours pressed and sealed together. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { freeMemory } from '../free-memory.ts';
import type { ArchiveKey } from './archive-key.ts';
import type { ArchiveReading, ArchiveWriting, Row } from './store.ts';

/** Opening one record opens its block: more neighbours save room and cost time. */
export const RECORDS_PER_BLOCK = 16;
const MAX_BLOCKS_REMEMBERED = 256;

/** A block is small: a window of 32 KB presses as well as the usual one of 2 MB, whose memory is made anew each time. */
const PRESSING = { params: { [constants.ZSTD_c_windowLog]: 15 } };

/** As much as most blocks hold, in one piece of memory of its own: Node cuts what is below half of its pool from that. */
const UNPRESSING = { chunkSize: Math.max(32 * 1024, Buffer.poolSize / 2) };
const LINE_END = 10;

const bindingOf = (block: number) => `block/${block}`;

function press(lines: readonly string[]): Buffer {
  return zstdCompressSync(Buffer.from(lines.join('\n')), PRESSING);
}

type Place = Pick<Row, 'block' | 'line'>;

export function createBlockReader(store: Pick<ArchiveReading, 'blocks'>, key: ArchiveKey) {
  const opened = new Map<number, NonSharedBuffer>();

  function remember(number: number, lines: NonSharedBuffer): void {
    opened.delete(number);
    opened.set(number, lines);
    const [oldest] = opened;
    if (opened.size <= MAX_BLOCKS_REMEMBERED || oldest === undefined) return;
    opened.delete(oldest[0]);
    freeMemory(oldest[1].buffer);
  }

  /** Makes these blocks the ones that were opened last. */
  function read(numbers: Iterable<number>): void {
    const missing: number[] = [];
    for (const number of numbers) {
      const lines = opened.get(number);
      if (lines) remember(number, lines);
      else missing.push(number);
    }
    for (const [number, body] of store.blocks(missing)) remember(number, openLines(key, number, body));
  }

  function lineAt({ block, line }: Place): string {
    // A block may have been written anew without some of its lines: those that are left are where they were.
    let found = lineOf(opened.get(block), line);
    if (!found) {
      opened.delete(block);
      read([block]);
      found = lineOf(opened.get(block), line);
    }
    if (!found) throw new Error(`block ${block} has no record at ${line}`);
    return found;
  }

  return {
    /** Records (JSON on one line each), in the order of `places`. */
    lines(places: readonly Place[]): string[] {
      const found = new Array<string>(places.length);
      const byBlock = Map.groupBy(places.entries(), ([, { block }]) => block);
      // So many are asked for at once as are remembered.
      for (const numbers of inChunks(
        [...byBlock.keys()].sort((a, b) => a - b),
        MAX_BLOCKS_REMEMBERED,
      )) {
        read(numbers);
        for (const number of numbers)
          for (const [index, place] of byBlock.get(number) ?? []) found[index] = lineAt(place);
      }
      return found;
    },
  };
}

export function* inChunks<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let some: T[] = [];
  for (const one of all) {
    if (some.push(one) < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** In memory of just their length: many are remembered. */
function openLines(key: ArchiveKey, block: number, body: Uint8Array): NonSharedBuffer {
  const opened = zstdDecompressSync(key.open(body, bindingOf(block)), UNPRESSING);
  const lines = Buffer.allocUnsafeSlow(opened.length);
  opened.copy(lines);
  freeMemory(opened.buffer);
  return lines;
}

/** Only the line that is asked for becomes text: most of a block is its neighbours. */
function lineOf(lines: Buffer | undefined, number: number): string | undefined {
  if (!lines) return undefined;
  let start = 0;
  for (let line = 0; line < number; line++) {
    start = lines.indexOf(LINE_END, start) + 1;
    if (start === 0) return undefined;
  }
  const end = lines.indexOf(LINE_END, start);
  return lines.toString('utf8', start, end === -1 ? undefined : end);
}

/** Changes blocks, in memory until `sealed`. For one transaction: the numbers of new blocks follow those that are there. */
export function createBlockEditor(
  store: Pick<ArchiveReading & ArchiveWriting, 'blocks' | 'newestBlock'>,
  key: ArchiveKey,
) {
  /** Their lines, as they are now. */
  const opened = new Map<number, string[]>();
  const edited = new Set<number>();
  let open: { number: number; lines: string[] } | undefined;

  function load(numbers: readonly number[]): void {
    const missing = new Set(numbers.filter((number) => !opened.has(number)));
    if (missing.size === 0) return;
    for (const [number, body] of store.blocks([...missing]))
      opened.set(number, openLines(key, number, body).toString().split('\n'));
  }

  function linesOf(block: number): string[] {
    load([block]);
    const lines = opened.get(block);
    if (!lines) throw new Error(`block ${block} is not there`);
    return lines;
  }

  function lineAt({ block, line }: Place): string {
    const found = linesOf(block)[line];
    if (!found) throw new Error(`block ${block} has no record at ${line}`);
    return found;
  }

  return {
    /** Reads blocks that records will be taken out of, together. */
    load,
    append(line: string): Place {
      if (!open || open.lines.length === RECORDS_PER_BLOCK) {
        open = { number: (open?.number ?? store.newestBlock()) + 1, lines: [] };
        opened.set(open.number, open.lines);
        edited.add(open.number);
      }
      return { block: open.number, line: open.lines.push(line) - 1 };
    },
    /** The record there. */
    line: lineAt,
    /** Takes a record out of its block; the others stay where they are. */
    take(place: Place): void {
      lineAt(place);
      linesOf(place.block)[place.line] = '';
      edited.add(place.block);
    },
    /** What is new and changed, sealed. */
    sealed: () => new Map([...edited].map((number) => [number, key.seal(press(linesOf(number)), bindingOf(number))])),
  };
}
