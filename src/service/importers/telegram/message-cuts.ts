/**
 * Where the messages of a list begin and end, found in two ways with one result.
 *
 * Telegram Desktop indents by one space per level and never writes a raw newline inside a string (`SerializeString` in its
 * export_output_json.cpp), so a message is exactly what lies between two lines of the list's indentation: that is searched
 * for. Anything else, a file without newlines or of another program, is followed brace by brace.
 */

import { isAscii, transcode } from 'node:buffer';
import { BYTE, beginScan, isSpace, parseLenient, scanValue, skipSpace } from './value-scan.ts';

/** Some dozens of messages: few enough to stay in the processor's caches, enough to make up for the cost of a call. */
const RUN_BYTES = 32 * 1024;

/** Whole elements of a list, one after the other, as places in the bytes. */
export interface Cuts {
  readonly starts: number[];
  /** First byte after each. */
  readonly ends: number[];
}

/**
 * Cuts whole elements from `start`, where the first one begins, to `end`; about RUN_BYTES of them.
 * @returns undefined where the elements do not stand as this way of cutting needs it
 */
export type Cutter = (bytes: Buffer, start: number, end: number) => Cuts | undefined;

/** @param indentation what stands before each element in its line */
export function cutByLines(indentation: string): Cutter {
  const close = Buffer.from(`\n${indentation}}`);
  const next = Buffer.from(`,\n${indentation}{`);
  return (bytes, start, end) => {
    const unread = bytes.subarray(0, end);
    const starts: number[] = [];
    const ends: number[] = [];
    let at = start;
    while (at - start < RUN_BYTES) {
      // What is no object, or stands in one line, has no closing line of its own.
      if (bytes[at] !== BYTE.openBrace || (at + 1 < end && bytes[at + 1] !== BYTE.newline)) {
        return starts.length > 0 ? { starts, ends } : undefined;
      }
      const closing = unread.indexOf(close, at);
      if (closing < 0) break;
      starts.push(at);
      at = closing + close.length;
      ends.push(at);
      if (at + next.length > end || !isAt(bytes, at, next)) break;
      at += next.length - 1;
    }
    return { starts, ends };
  };
}

export const cutByBraces: Cutter = (bytes, start, end) => {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = start;
  while (at < end && at - start < RUN_BYTES && bytes[at] !== BYTE.closeBracket) {
    const scan = beginScan(at);
    if (!scanValue(bytes, scan, end)) break;
    if (scan.at === at || bytes[at] === BYTE.colon) return starts.length > 0 ? { starts, ends } : undefined;
    starts.push(at);
    ends.push(scan.at);
    at = skipSpace(bytes, scan.at, end);
    if (bytes[at] !== BYTE.comma) break;
    at = skipSpace(bytes, at + 1, end);
  }
  return { starts, ends };
};

function isAt(bytes: Buffer, at: number, needle: Buffer): boolean {
  for (let index = 0; index < needle.length; index++) if (bytes[at + index] !== needle[index]) return false;
  return true;
}

/** What stands between the newline before `at` and `at`, where that is white space only; else undefined. */
export function indentationAt(bytes: Buffer, at: number, from: number): string | undefined {
  let begin = at;
  while (begin > from && bytes[begin - 1] !== BYTE.newline && isSpace(bytes[begin - 1])) begin -= 1;
  return begin > from && bytes[begin - 1] === BYTE.newline ? bytes.toString('latin1', begin, at) : undefined;
}

/**
 * The value of each, in order; UNREADABLE for what cannot be read. Neighbours are parsed in one call, and those of ASCII
 * only apart from the others: the engine reads them at twice the speed, and has them decoded for nothing.
 */
export function parseCuts(bytes: Buffer, { starts, ends }: Cuts): unknown[] {
  const values: unknown[] = [];
  let first = 0;
  let ascii: boolean | undefined;
  for (let index = 0; index <= starts.length; index++) {
    const next = index < starts.length ? isAscii(bytes.subarray(starts[index], ends[index])) : undefined;
    if (ascii !== undefined && next !== ascii) {
      for (const value of parseRun(bytes, { starts, ends }, first, index, ascii)) values.push(value);
      first = index;
    }
    ascii = next;
  }
  return values;
}

function parseRun(bytes: Buffer, { starts, ends }: Cuts, first: number, after: number, ascii: boolean): unknown[] {
  const whole = parseLenient(`[${textOf(bytes, starts[first] ?? 0, ends[after - 1] ?? 0, ascii)}]`);
  // Fewer or more of them: one was cut where it does not end, and its neighbour made it look whole.
  if (Array.isArray(whole) && whole.length === after - first) return whole;
  const values: unknown[] = [];
  for (let index = first; index < after; index++) {
    values.push(parseLenient(textOf(bytes, starts[index] ?? 0, ends[index] ?? 0, ascii)));
  }
  return values;
}

function textOf(bytes: Buffer, start: number, end: number, ascii: boolean): string {
  if (ascii) return bytes.toString('latin1', start, end);
  try {
    // Three times as fast as decoding it in one step (measured on Node 26).
    return transcode(bytes.subarray(start, end), 'utf8', 'utf16le').toString('utf16le');
  } catch {
    // Not UTF-8 throughout: what is not becomes U+FFFD.
    return bytes.toString('utf8', start, end);
  }
}
