/** Stored records: several neighbours compressed and sealed together in a block. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { freeMemory } from '../free-memory.ts';
import type { ArchiveKey } from './archive-key.ts';
import type { ArchiveReading, ArchiveWriting, Row } from './store.ts';

/** Opening one record opens its block: larger blocks save space and cost time. */
export const RECORDS_PER_BLOCK = 16;
const MAX_CACHED_BLOCKS = 256;

/** Blocks are small: a window of 32 KB compresses as well as the default of 2 MB, which is reallocated each time. */
const COMPRESSION = { params: { [constants.ZSTD_c_windowLog]: 15 } };

/** Fits most blocks in one allocation of their own: Node takes anything below half its pool size from the pool. */
const DECOMPRESSION = { chunkSize: Math.max(32 * 1024, Buffer.poolSize / 2) };
const LINE_END = 10;

const bindingOf = (block: number) => `block/${block}`;

function compress(lines: readonly string[]): Buffer {
  return zstdCompressSync(Buffer.from(lines.join('\n')), COMPRESSION);
}

type Place = Pick<Row, 'block' | 'line'>;

export function createBlockReader(store: Pick<ArchiveReading, 'blocks'>, key: ArchiveKey) {
  const opened = new Map<number, NonSharedBuffer>();

  function cache(number: number, lines: NonSharedBuffer): void {
    opened.delete(number);
    opened.set(number, lines);
    const [oldest] = opened;
    if (opened.size <= MAX_CACHED_BLOCKS || oldest === undefined) return;
    opened.delete(oldest[0]);
    freeMemory(oldest[1].buffer);
  }

  /** Loads these blocks and makes them the most recently used. */
  function read(numbers: Iterable<number>): void {
    const missing: number[] = [];
    for (const number of numbers) {
      const lines = opened.get(number);
      if (lines) cache(number, lines);
      else missing.push(number);
    }
    for (const [number, body] of store.blocks(missing)) cache(number, openLines(key, number, body));
  }

  function lineAt({ block, line }: Place): string {
    // A block may have been rewritten without some of its lines; the remaining ones keep their positions.
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
    /** Records (JSON, one line each), in the order of `places`. */
    lines(places: readonly Place[]): string[] {
      const found = new Array<string>(places.length);
      const byBlock = Map.groupBy(places.entries(), ([, { block }]) => block);
      // In chunks of the cache size.
      for (const numbers of inChunks(
        [...byBlock.keys()].sort((a, b) => a - b),
        MAX_CACHED_BLOCKS,
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

/** Copies them to memory of exactly their length, since many are cached. */
function openLines(key: ArchiveKey, block: number, body: Uint8Array): NonSharedBuffer {
  const opened = zstdDecompressSync(key.open(body, bindingOf(block)), DECOMPRESSION);
  const lines = Buffer.allocUnsafeSlow(opened.length);
  opened.copy(lines);
  freeMemory(opened.buffer);
  return lines;
}

/** Decodes only the requested line: most of a block is its neighbours. */
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

/** Edits blocks in memory until `sealed`. For one transaction: new block numbers follow the existing ones. */
export function createBlockEditor(
  store: Pick<ArchiveReading & ArchiveWriting, 'blocks' | 'newestBlock'>,
  key: ArchiveKey,
) {
  /** Current lines of the loaded blocks. */
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
    if (!lines) throw new Error(`block ${block} does not exist`);
    return lines;
  }

  function lineAt({ block, line }: Place): string {
    const found = linesOf(block)[line];
    if (!found) throw new Error(`block ${block} has no record at ${line}`);
    return found;
  }

  return {
    /** Reads together the blocks that records will be removed from. */
    load,
    append(line: string): Place {
      if (!open || open.lines.length === RECORDS_PER_BLOCK) {
        open = { number: (open?.number ?? store.newestBlock()) + 1, lines: [] };
        opened.set(open.number, open.lines);
        edited.add(open.number);
      }
      return { block: open.number, line: open.lines.push(line) - 1 };
    },
    line: lineAt,
    /** Removes a record from its block; the others keep their positions. */
    take(place: Place): void {
      lineAt(place);
      linesOf(place.block)[place.line] = '';
      edited.add(place.block);
    },
    /** New and changed blocks, each sealed when it is taken. */
    *sealed(): Generator<readonly [number: number, body: Uint8Array]> {
      for (const number of edited) yield [number, key.seal(compress(linesOf(number)), bindingOf(number))];
    },
  };
}
