/** The files of a Slack workspace's export: lists at its top, a folder of days for each conversation, one JSON array in each. */
import { BrokenSourceError } from '../broken-source.ts';
import type { ExportFile, ExportSource, Sniffed } from '../importer.ts';
import { isObject, objectsOf } from '../json-value.ts';

export interface SlackFiles {
  /** `users.json`, `channels.json`, `groups.json`, `dms.json`, `mpims.json`, by their names. */
  readonly lists: ReadonlyMap<string, ExportFile>;
  /** Days of each folder, in the order of time. */
  readonly folders: ReadonlyMap<string, readonly ExportFile[]>;
}

const LIST = /^(?:(.*)\/)?(users|channels|groups|dms|mpims)\.json$/;
const DAY = /^(?:(.*)\/)?([^/]+)\/\d{4}-\d{2}-\d{2}\.json$/;
const HEAD_BYTES = 4096;
const SNIFFED_DAYS = 3;

export function slackFiles({ files }: ExportSource): SlackFiles {
  const root = rootOf(files);
  const lists = new Map<string, ExportFile>();
  const folders = new Map<string, ExportFile[]>();
  for (const file of files) {
    const [, above = '', list = ''] = LIST.exec(file.path) ?? [];
    if (list !== '' && above === root) lists.set(`${list}.json`, file);
    const [, place = '', folder = ''] = DAY.exec(file.path) ?? [];
    if (folder === '' || place !== root) continue;
    const days = folders.get(folder);
    if (days) days.push(file);
    else folders.set(folder, [file]);
  }
  for (const days of folders.values()) days.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { lists, folders };
}

/** The folder that holds the export: where the lists lie, or, without any, the folders of days; the uppermost. */
function rootOf(files: readonly ExportFile[]): string {
  const paths = files.map(({ path }) => path).filter((path) => !path.startsWith('__MACOSX/'));
  for (const form of [LIST, DAY]) {
    const places = paths.map((path) => form.exec(path)).filter((match) => match !== null);
    if (places.length > 0) return places.map((match) => match[1] ?? '').reduce((a, b) => (b.length < a.length ? b : a));
  }
  return '';
}

export async function sniffSlack(source: ExportSource, signal: AbortSignal): Promise<Sniffed> {
  const { lists, folders } = slackFiles(source);
  const days = [...folders.values()].flat().filter(({ size }) => size > 2);
  for (const day of days.slice(0, SNIFFED_DAYS)) {
    const head = (await day.head(HEAD_BYTES, signal)).toString('utf8');
    if (!/^\s*\[\s*\{/.test(head) || !/"ts"\s*:\s*"\d+\.\d+"/.test(head)) continue;
    return { sure: lists.has('users.json') || lists.has('channels.json') ? 'certain' : 'likely' };
  }
  // A workspace in which nothing was written yet, or nothing that the plan still shows.
  return lists.has('users.json') && lists.has('channels.json') ? { sure: 'likely' } : undefined;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Of one file; Slack writes a day of a channel into one, which has some megabytes at most. */
export const MAX_JSON_BYTES = 64 * 1024 * 1024;

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
