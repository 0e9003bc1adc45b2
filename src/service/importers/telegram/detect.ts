/** Finds Telegram Desktop's result.json in an export, by names and first bytes. */
import { checkFileCount } from '../folder-source.ts';
import type { Detection, ExportFile, ExportSource } from '../importer.ts';
import { JsonStream } from '../json-stream.ts';
import { parseTelegramJson } from './lenient-json.ts';
import { isChatType } from './message.ts';

const HEAD_BYTES = 64 * 1024;
/** Maximum number of JSON files with other names: if there are more, it's an export of another app. */
const MAX_RENAMED = 20;

interface ResultFile {
  readonly file: ExportFile;
  readonly confidence: 'high' | 'low';
}

/** Sorted by path. Usually one file; several if exports of single chats were put together. */
export async function resultFiles(source: ExportSource, signal: AbortSignal): Promise<ResultFile[]> {
  const json = source.files.filter(({ path }) => /\.json$/i.test(path));
  const named = json.filter(({ path }) => /(^|\/)result[^/]*\.json$/i.test(path));
  checkFileCount(named);
  const lone = source.files.length === 1 ? source.files : [];
  const found: ResultFile[] = [];
  for (const file of named.length > 0 ? named : json.length > 0 && json.length <= MAX_RENAMED ? json : lone) {
    const confidence = confidenceOf(await file.head(HEAD_BYTES, signal));
    if (confidence !== undefined) found.push({ file, confidence });
  }
  return found;
}

export async function detectTelegram(source: ExportSource, signal: AbortSignal): Promise<Detection> {
  const found = await resultFiles(source, signal);
  if (found.length > 0)
    return found.find(({ confidence }) => confidence === 'high') ? { confidence: 'high' } : { confidence: 'low' };
  return (await isHtmlExport(source, signal)) ? { rejected: 'telegram-html' } : undefined;
}

/** Sections found only in exports of a whole account (`JsonWriter` in Telegram Desktop). */
const SECTIONS: ReadonlySet<string> = new Set([
  'personal_information',
  'profile_pictures',
  'frequent_contacts',
  'web_sessions',
  'chats',
  'left_chats',
  'contacts',
  'sessions',
  'stories',
  'other_data',
]);

/** @param head the first bytes of a file */
function confidenceOf(head: Buffer): ResultFile['confidence'] | undefined {
  const scalars = new Map<string, unknown>();
  const containers: string[] = [];
  for (const { kind, key, text } of new JsonStream({ '*': 'scalar' }, { byLines: true }).push(head)) {
    if (kind === 'value') scalars.set(key, parseTelegramJson(text ?? ''));
    else if (kind === 'begin') containers.push(key);
  }
  if (containers.includes('messages') && scalars.has('id')) return isChatType(scalars.get('type')) ? 'high' : 'low';
  const [first, ...more] = containers.filter((key) => SECTIONS.has(key));
  if (first === undefined) return undefined;
  if (scalars.has('about')) {
    const isCertain = more.length > 0 || ['personal_information', 'chats', 'left_chats'].includes(first);
    return isCertain ? 'high' : 'low';
  }
  return first === 'personal_information' ? 'low' : undefined;
}

/** Whether it is Telegram Desktop's HTML export. */
async function isHtmlExport(source: ExportSource, signal: AbortSignal): Promise<boolean> {
  const pages = source.files.filter(({ path }) => /(^|\/)(messages\d*|export_results)\.html$/i.test(path));
  for (const page of pages.slice(0, 3)) {
    const head = (await page.head(HEAD_BYTES, signal)).toString('latin1');
    if (/<title>Exported Data<\/title>|class="page_wrap/.test(head)) return true;
  }
  return false;
}
