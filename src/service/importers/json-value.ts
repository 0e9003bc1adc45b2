/** Reads members of parsed JSON without a schema, which would be too slow for a million objects. */
import { hash } from 'node:crypto';
import { isObject } from '#platform/json.ts';

/** The value if it is a non-empty string. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The value if it is an object, else an empty one. */
export function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** An id as text; numbers only if they are exact. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  return textOf(value);
}

/** The objects in a list; empty for anything but a list. */
export function objectsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Maximum nesting: no app writes more, and recursion over deeper values could exhaust the stack. */
const MAX_LEVELS = 100;

/** @throws SyntaxError for invalid or too deeply nested JSON, which would take a hundred times its length */
export function parseJson(text: string): unknown {
  if (isDeeper(text, MAX_LEVELS)) throw new SyntaxError('it has too many levels');
  return JSON.parse(text);
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

function isDeeper(text: string, levels: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) inString = !inString;
    else if (inString) continue;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) depth++;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
    if (depth > levels) return true;
  }
  return false;
}

/** @returns undefined if the text isn't a JSON object */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseJson(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const [YEAR_0, YEAR_10000] = [Date.parse('0000-01-01'), Date.UTC(10_000)];

/** Whether the year of a time in milliseconds has four digits: as ISO 8601, other years don't sort as text. */
export function isTime(value: number): boolean {
  return value >= YEAR_0 && value < YEAR_10000;
}

/** @returns 16 hexadecimal digits of the SHA-256 of `parts`; the boundaries between parts matter */
export function stableId(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 16);
}
