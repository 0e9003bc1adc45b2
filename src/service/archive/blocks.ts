/**
 * Records as they are kept: several neighbours pressed and sealed together, so that what they have in common takes no
 * room and one cipher serves them all.
 */
import type { DatabaseSync } from 'node:sqlite';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { ArchiveKey } from './archive-key.ts';
import { prepareWrite } from './write-statement.ts';

/** Opening one record opens its block: more neighbours save room and cost time. */
export const RECORDS_PER_BLOCK = 16;
const MAX_BLOCKS_REMEMBERED = 256;

/** A block is small: a window of 32 KB presses as well as the usual one of 2 MB, whose memory is made anew each time. */
const PRESSING = { params: { [constants.ZSTD_c_windowLog]: 15 } };

/** As much as most blocks hold, in one piece. */
const UNPRESSING = { chunkSize: 32 * 1024 };
const LINE_END = 10;

const bindingOf = (block: number) => `block/${block}`;

function press(lines: readonly string[]): Buffer {
  return zstdCompressSync(Buffer.from(lines.join('\n')), PRESSING);
}

export interface BlockReader {
  /** The record (JSON on one line) at a place of a block. */
  line(block: number, place: number): string;
}

export function createBlockReader(database: DatabaseSync, key: ArchiveKey): BlockReader {
  const select = database.prepare('select body from block where number = ?');
  const opened = new Map<number, Buffer>();

  function read(block: number): Buffer {
    const body = select.get(block)?.body;
    if (!(body instanceof Uint8Array)) throw new Error(`block ${block} is not there`);
    const lines = openLines(key, block, body);
    if (opened.size >= MAX_BLOCKS_REMEMBERED) {
      const [oldest] = opened.keys();
      if (oldest !== undefined) opened.delete(oldest);
    }
    opened.set(block, lines);
    return lines;
  }

  return {
    line(block, place) {
      // A block may have been written anew without some of its lines: those that are left are where they were.
      const line = lineOf(opened.get(block), place) || lineOf(read(block), place);
      if (!line) throw new Error(`block ${block} has no record at ${place}`);
      return line;
    },
  };
}

function openLines(key: ArchiveKey, block: number, body: Uint8Array): Buffer {
  return zstdDecompressSync(key.open(body, bindingOf(block)), UNPRESSING);
}

/** Only the line that is asked for becomes text: most of a block is its neighbours. */
function lineOf(lines: Buffer | undefined, place: number): string | undefined {
  if (!lines) return undefined;
  let start = 0;
  for (let line = 0; line < place; line++) {
    start = lines.indexOf(LINE_END, start) + 1;
    if (start === 0) return undefined;
  }
  const end = lines.indexOf(LINE_END, start);
  return lines.toString('utf8', start, end === -1 ? undefined : end);
}

/** Writes blocks. Call it inside a transaction. */
export function createBlockWriter(database: DatabaseSync, key: ArchiveKey) {
  const newest = database.prepare('select coalesce(max(number), 0) as number from block');
  const insert = prepareWrite(database, 'insert into block (number, body) values (?, ?)');
  const select = database.prepare('select body from block where number = ?');
  const update = prepareWrite(database, 'update block set body = ? where number = ?');
  const seal = (block: number, lines: readonly string[]) => key.seal(press(lines), bindingOf(block));
  let open: { number: number; lines: string[] } | undefined;

  function flush(): void {
    if (open) insert.run(open.number, seal(open.number, open.lines));
    open = undefined;
  }

  return {
    /** Adds a record; it is there after `flush`. */
    append(line: string): { block: number; place: number } {
      // The block of a transaction that failed is not there: its number is asked for anew each time.
      open ??= { number: Number(newest.get()?.number) + 1, lines: [] };
      const at = { block: open.number, place: open.lines.push(line) - 1 };
      if (open.lines.length === RECORDS_PER_BLOCK) flush();
      return at;
    },
    flush,
    /** Forgets what a transaction that failed had begun. */
    reset(): void {
      open = undefined;
    },
    /** Takes a record out of its block; the others stay where they are. */
    remove(block: number, place: number): void {
      if (open?.number === block) flush();
      const body = select.get(block)?.body;
      if (!(body instanceof Uint8Array)) return;
      const lines = openLines(key, block, body).toString().split('\n');
      lines[place] = '';
      update.run(seal(block, lines), block);
    },
  };
}
