/** Which files of an export are Telegram Desktop's result.json, told by their names and first bytes. */
import { demandFew } from '../folder-source.ts';
import type { ExportFile, ExportSource } from '../importer.ts';
import { isChatType } from './message.ts';
import { BYTE, beginScan, parseLenient, scanValue, skipSpace } from './value-scan.ts';

const HEAD_BYTES = 64 * 1024;
/** Of other names than Telegram's own: more of them are an export of something else. */
const MAX_RENAMED = 20;

export interface ResultFile {
  readonly file: ExportFile;
  readonly sure: 'certain' | 'likely';
}

/** In the order of their paths. Usually one; several where somebody put exports of single chats together. */
export async function resultFiles(source: ExportSource, signal: AbortSignal): Promise<ResultFile[]> {
  const json = source.files.filter(({ path }) => /\.json$/i.test(path));
  const named = json.filter(({ path }) => /(^|\/)result[^/]*\.json$/i.test(path));
  demandFew(named);
  const lone = source.files.length === 1 ? source.files : [];
  const found: ResultFile[] = [];
  for (const file of named.length > 0 ? named : json.length > 0 && json.length <= MAX_RENAMED ? json : lone) {
    const sure = sureOf(await file.head(HEAD_BYTES, signal));
    if (sure !== undefined) found.push({ file, sure });
  }
  return found;
}

/** Sections that only an export of a whole account has (`JsonWriter` of the writer). */
const SECTIONS = [
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
];

/** @param head the first bytes of a file */
function sureOf(head: Buffer): ResultFile['sure'] | undefined {
  const members = membersOf(head);
  const isSection = (key: string) => members.get(key) === 'object' || members.get(key) === 'list';
  if (members.get('messages') === 'list' && members.has('id')) {
    const type = members.get('type');
    return typeof type === 'object' && isChatType(type.scalar) ? 'certain' : 'likely';
  }
  const sections = SECTIONS.filter(isSection);
  if (sections.length === 0) return undefined;
  if (sections[0] === 'personal_information' && members.has('about')) return 'certain';
  return members.has('about') && (sections.length > 1 || sections[0] === 'chats' || sections[0] === 'left_chats')
    ? 'certain'
    : members.has('about') || sections[0] === 'personal_information'
      ? 'likely'
      : undefined;
}

type Member = 'object' | 'list' | { readonly scalar: unknown };

/** The members of the object that a file begins with, as far as `head` goes: a large one may be cut off, and is the last. */
function membersOf(head: Buffer): Map<string, Member> {
  const members = new Map<string, Member>();
  const end = head.length;
  let at = skipSpace(head, head.indexOf('\u{feff}') === 0 ? 3 : 0, end);
  if (head[at] !== BYTE.openBrace) return members;
  for (;;) {
    const key = beginScan(skipSpace(head, at + 1, end));
    const begin = key.at;
    if (head[begin] !== BYTE.quote || !scanValue(head, key, end)) return members;
    const name = parseLenient(head.toString('utf8', begin, key.at));
    const colon = skipSpace(head, key.at, end);
    if (head[colon] !== BYTE.colon || typeof name !== 'string') return members;
    const value = beginScan(skipSpace(head, colon + 1, end));
    const first = value.at;
    const whole = scanValue(head, value, end);
    if (head[first] === BYTE.openBrace) members.set(name, 'object');
    else if (head[first] === BYTE.openBracket) members.set(name, 'list');
    else if (whole) members.set(name, { scalar: parseLenient(head.toString('utf8', first, value.at)) });
    at = skipSpace(head, value.at, end);
    if (!whole || head[at] !== BYTE.comma) return members;
  }
}

/** Whether it is what Telegram Desktop exports to be looked at in a browser. */
export async function isHtmlExport(source: ExportSource, signal: AbortSignal): Promise<boolean> {
  const pages = source.files.filter(({ path }) => /(^|\/)(messages\d*|export_results)\.html$/i.test(path));
  for (const page of pages.slice(0, 3)) {
    const head = (await page.head(HEAD_BYTES, signal)).toString('latin1');
    if (/<title>Exported Data<\/title>|class="page_wrap/.test(head)) return true;
  }
  return false;
}
