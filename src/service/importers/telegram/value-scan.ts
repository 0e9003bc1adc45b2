/** JSON as Telegram Desktop writes it: where a value ends, told by braces, brackets and quotes alone, and values that are not quite JSON. */
import { parseJson } from '../json-value.ts';

/** The bytes that JSON is built of. */
export const BYTE = {
  tab: 0x09,
  newline: 0x0a,
  return: 0x0d,
  space: 0x20,
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  openBracket: 0x5b,
  backslash: 0x5c,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const;

/** How far a value has been scanned; it can go on when more bytes have come. */
export interface ValueScan {
  /** The next byte to look at; in the end, the first one after the value. */
  at: number;
  depth: number;
  inString: boolean;
}

/** @param at its first byte, which is no white space */
export function beginScan(at: number): ValueScan {
  return { at, depth: 0, inString: false };
}

/** Goes on until the value ends: true; or until `end`: false. A number ends only with what follows it. */
export function scanValue(bytes: Uint8Array, scan: ValueScan, end: number): boolean {
  let { at, depth, inString } = scan;
  let whole = false;
  while (at < end) {
    if (inString) {
      while (at < end && bytes[at] !== BYTE.quote) at += bytes[at] === BYTE.backslash ? 2 : 1;
      if (at >= end) break;
      at += 1;
      inString = false;
      if (depth > 0) continue;
      whole = true;
      break;
    }
    const byte = bytes[at];
    if (byte === BYTE.quote) inString = true;
    else if (byte === BYTE.openBrace || byte === BYTE.openBracket) depth += 1;
    else if (byte === BYTE.closeBrace || byte === BYTE.closeBracket) {
      if (depth <= 1) {
        // With depth 0, it closes what a number or a word stands in.
        at += depth;
        whole = true;
        break;
      }
      depth -= 1;
    } else if (depth === 0 && (byte === BYTE.comma || isSpace(byte))) {
      whole = true;
      break;
    }
    at += 1;
  }
  // An escape across the end: its first half is looked at again, with the second one.
  scan.at = at > end ? end - 1 : at;
  scan.depth = depth;
  scan.inString = inString;
  return whole;
}

export function isSpace(byte: number | undefined): boolean {
  return byte === BYTE.space || byte === BYTE.newline || byte === BYTE.return || byte === BYTE.tab;
}

/** The first byte from `at` that is no white space, or `end`. */
export function skipSpace(bytes: Uint8Array, at: number, end: number): number {
  let next = at;
  while (next < end && isSpace(bytes[next])) next += 1;
  return next;
}

/** Stand for what cannot be read, and for what is too long to be. */
export const UNREADABLE: unique symbol = Symbol('unreadable');
export const TOO_LONG: unique symbol = Symbol('too long');

/** The value, mended where that is needed, or UNREADABLE. */
export function parseLenient(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return parseMended(text);
  }
}

function parseMended(text: string): unknown {
  try {
    return parseJson(mend(text));
  } catch {
    return UNREADABLE;
  }
}

/**
 * Mends what is known to go wrong: control characters are written `\x01` (telegramdesktop/tdesktop#27571), and the path of
 * a custom emoji's picture stood without quotes in version 4.1.1 (#24961).
 */
function mend(text: string): string {
  return text
    .replaceAll(/\\(?:x([\dA-Fa-f]{2})|[\s\S])/g, (pair, code?: string) => (code === undefined ? pair : `\\u00${code}`))
    .replaceAll(
      /("document_id":)(?! *(?:["\d]|null)) *([^"\\\n]+?)(,?)(?=\r?\n)/g,
      (_, key: string, path: string, comma: string) => `${key} "${path}"${comma}`,
    );
}
