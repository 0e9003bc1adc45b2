/** Members of parsed JSON, each taken as unknown: a million objects are looked at faster so than with a schema. */
import { hash } from 'node:crypto';

/** Whether a value is an object with members (not a list, not null). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An id as text: numbers are taken where they are exact. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  return textOf(value);
}

/** The objects of a list; nothing for anything else. */
export function objectsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Of one value: no app writes so many, and whoever walks through them all needs a stack for it. */
const MAX_LEVELS = 100;

/** @throws SyntaxError for text that is no JSON, or has too many levels */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeper(value, MAX_LEVELS)) throw new SyntaxError('it has too many levels');
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((element) => isDeeper(element, levels - 1));
  // Of what JSON.parse makes, every key is its own; this is read for each message.
  for (const key in value) if (isDeeper(value[key as keyof object], levels - 1)) return true;
  return false;
}

/** @returns undefined for text that is not a JSON object */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseJson(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Times that a Date can hold. */
export function isTime(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= 8.64e15;
}

/** @returns 16 hexadecimal digits of the SHA-256 of `parts`; where one ends and the next begins matters */
export function stableId(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 16);
}
