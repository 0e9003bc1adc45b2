/** The files of a Slack workspace export: lists at the top, and a folder per conversation with a JSON list per day. */

import type { Detection, ExportFile, ExportSource } from '../importer.ts';

/** One day of a conversation. */
export interface DayFile {
  readonly file: ExportFile;
  /** The conversation's id or name. */
  readonly folder: string;
}

export interface SlackFiles {
  /** `users.json`, `channels.json`, `groups.json`, `dms.json`, `mpims.json`, by name. */
  readonly lists: ReadonlyMap<string, ExportFile>;
  /** Sorted by folder, then by time. */
  readonly days: readonly DayFile[];
}

const LIST = /^(?:(.*)\/)?(users|channels|groups|dms|mpims)\.json$/;
const DAY = /^(?:(.*)\/)?([^/]+)\/\d{4}-\d{2}-\d{2}\.json$/;
const HEAD_BYTES = 4096;
const DETECTED_DAYS = 3;

export function slackFiles({ files }: ExportSource): SlackFiles {
  const root = rootOf(files);
  const lists = new Map<string, ExportFile>();
  const days: DayFile[] = [];
  for (const file of files) {
    const [, above = '', list] = LIST.exec(file.path) ?? [];
    if (list !== undefined && above === root) lists.set(`${list}.json`, file);
    const [, place = '', folder] = DAY.exec(file.path) ?? [];
    if (folder !== undefined && place === root) days.push({ file, folder });
  }
  return { lists, days: days.sort((one, other) => (one.file.path < other.file.path ? -1 : 1)) };
}

/** The topmost folder with the lists or, without lists, with the folders of day files. */
function rootOf(files: readonly ExportFile[]): string {
  const paths = files.map(({ path }) => path).filter((path) => !path.startsWith('__MACOSX/'));
  for (const form of [LIST, DAY]) {
    const places = paths.map((path) => form.exec(path)).filter((match) => match !== null);
    if (places.length > 0) return places.map((match) => match[1] ?? '').reduce((a, b) => (b.length < a.length ? b : a));
  }
  return '';
}

export async function detectSlack(source: ExportSource, signal: AbortSignal): Promise<Detection> {
  const { lists, days } = slackFiles(source);
  for (const { file } of days.filter(({ file }) => file.size > 2).slice(0, DETECTED_DAYS)) {
    const head = (await file.head(HEAD_BYTES, signal)).toString();
    if (!/^\s*\[\s*\{/.test(head) || !/"ts"\s*:\s*"\d+\.\d+"/.test(head)) continue;
    return { confidence: lists.has('users.json') || lists.has('channels.json') ? 'high' : 'low' };
  }
  // A workspace without messages, or with none that its plan still shows.
  return lists.has('users.json') && lists.has('channels.json') ? { confidence: 'low' } : undefined;
}
