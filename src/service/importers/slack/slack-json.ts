/** The files of a Slack workspace's export: lists at its top, a folder of days for each conversation, one JSON array in each. */
import { BrokenSourceError } from '../broken-source.ts';
import type { ExportFile, ExportSource, Sniffed } from '../importer.ts';
import { jsonItems } from '../json-items.ts';
import { isObject, parseObject } from '../json-value.ts';

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

/** The first of these members that is a text and not empty. */
export function textOf(object: unknown, ...names: readonly string[]): string | undefined {
  if (!isObject(object)) return undefined;
  for (const name of names) {
    const value = object[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

/** A part of a file that holds one array of objects. */
export interface ListPart {
  readonly object: JsonObject | undefined;
  /** Why there is none. */
  readonly reason: 'too long' | 'unreadable';
  /** Bytes of the file up to its end. */
  readonly end: number;
}

/** The objects of a file; the last thing that it gives is whether it is no such file, or ended before its array did. */
export async function* readJsonList(file: ExportFile, signal: AbortSignal): AsyncGenerator<ListPart, boolean, void> {
  const head = (await file.head(HEAD_BYTES, signal)).toString();
  if (!/^[\s\ufeff]*\[/.test(head)) return true;
  try {
    for await (const item of jsonItems(file.read(signal), undefined)) {
      signal.throwIfAborted();
      if (item.kind === 'head') continue;
      if (item.text === undefined) yield { object: undefined, reason: 'too long', end: item.end };
      else yield { object: parseObject(item.text), reason: 'unreadable', end: item.end };
    }
    return false;
  } catch (error) {
    if (!(error instanceof BrokenSourceError)) throw error;
    return true;
  }
}
