/** Reading Slack's JSON: files of one array each, and members that may be missing or of another kind. */
import { BrokenSourceError } from '../broken-source.ts';
import type { ExportFile } from '../importer.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Of one file; Slack writes a day of a channel into one, which has some megabytes at most. */
export const MAX_JSON_BYTES = 64 * 1024 * 1024;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; everything else in it is nothing. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The first of these members that is a text and not empty. */
export function textOf(object: unknown, ...names: readonly string[]): string | undefined {
  if (!isObject(object)) return undefined;
  for (const name of names) {
    const value = object[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

/** What is in a file that holds one array of objects. */
export interface JsonList {
  readonly objects: readonly JsonObject[];
  /** Whether the file ended before its array did, or is no such file: `objects` are the whole ones before. */
  readonly broken: boolean;
}

export async function readJsonList(file: ExportFile, signal: AbortSignal): Promise<JsonList> {
  if (file.size > MAX_JSON_BYTES) return { objects: [], broken: true };
  const pieces: Buffer[] = [];
  let size = 0;
  let broken = false;
  try {
    for await (const piece of file.read(signal)) {
      size += piece.length;
      // A zip may say less of a file than is in it.
      if (size > MAX_JSON_BYTES) return { objects: [], broken: true };
      pieces.push(piece);
    }
  } catch (error) {
    if (!(error instanceof BrokenSourceError)) throw error;
    broken = true;
  }
  const text = Buffer.concat(pieces)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  try {
    const list: unknown = JSON.parse(text);
    return { objects: objectsOf(list), broken: broken || !Array.isArray(list) };
  } catch {
    return { objects: wholeObjects(text), broken: true };
  }
}

/** The objects of an array that stand whole before it breaks. */
function wholeObjects(text: string): JsonObject[] {
  const found: JsonObject[] = [];
  if (!/^\s*\[/.test(text)) return found;
  // Brackets, and the strings that may hold some; a quotation mark alone is a string without an end.
  const parts = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[[\]{}"]/g;
  let depth = 0;
  let start = 0;
  for (let match = parts.exec(text); match && match[0] !== '"'; match = parts.exec(text)) {
    const [part] = match;
    if (part === '{' || part === '[') {
      if (depth === 1) start = match.index;
      depth++;
    } else if (part === '}' || part === ']') {
      depth--;
      if (depth === 0 || (depth === 1 && !take(text.slice(start, parts.lastIndex), found))) break;
    }
  }
  return found;
}

/** @returns whether it could be read */
function take(json: string, found: JsonObject[]): boolean {
  try {
    const value: unknown = JSON.parse(json);
    if (isObject(value)) found.push(value);
    return true;
  } catch {
    return false;
  }
}
