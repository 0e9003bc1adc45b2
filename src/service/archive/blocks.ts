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
  const opened = new Map<number, readonly string[]>();
  return {
    line(block, place) {
      let lines = opened.get(block);
      // A block may have been written anew without some of its lines: those that are left are where they were.
      if (lines?.[place] === undefined) {
        const body = select.get(block)?.body;
        if (!(body instanceof Uint8Array)) throw new Error(`block ${block} is not there`);
        lines = openLines(key, block, body);
        if (opened.size >= MAX_BLOCKS_REMEMBERED) {
          const [oldest] = opened.keys();
          if (oldest !== undefined) opened.delete(oldest);
        }
        opened.set(block, lines);
      }
      const line = lines[place];
      if (!line) throw new Error(`block ${block} has no record at ${place}`);
      return line;
    },
  };
}

function openLines(key: ArchiveKey, block: number, body: Uint8Array): string[] {
  return zstdDecompressSync(key.open(body, bindingOf(block)))
    .toString()
    .split('\n');
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
      const lines = openLines(key, block, body);
      lines[place] = '';
      update.run(seal(block, lines), block);
    },
  };
}
