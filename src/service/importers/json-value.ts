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

/** @throws SyntaxError for invalid or too deeply nested JSON */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeper(value, MAX_LEVELS)) throw new SyntaxError('it has too many levels');
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((element) => isDeeper(element, levels - 1));
  // A bare `for in` is faster, and objects from JSON.parse have own keys only. This runs for each message.
  for (const key in value) if (isDeeper(value[key as keyof object], levels - 1)) return true;
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
