/** Finds the mail files in an export by names and first bytes, and detects mail exports. */

import type { Detection, ExportFile, ExportSource } from '../importer.ts';
import { type FolderRole, folderRole } from './folders.ts';
import { mailDate } from './mail-date.ts';

/** Maximum length of the line that begins a mail in an mbox (RFC 4155), `From <sender> <asctime date>`. */
export const MAX_FROM_LINE = 1000;

const DATE =
  /(?:^| )((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2} \d{1,2}:\d{2}(?::\d{2})?(?: [+-]\d{4}| [A-Z]{1,5})? \d{4}(?: [+-]\d{4})?)(?: remote from \S+)?\s*$/;

/**
 * The date of a From_ line, as written. Gmail writes the zone before the year; Thunderbird writes `-` for the sender.
 * @returns undefined for any other line
 */
export function fromLineDate(line: string): string | undefined {
  if (line.length > MAX_FROM_LINE || !line.startsWith('From ')) return undefined;
  const date = DATE.exec(line.slice(5))?.[1];
  return date !== undefined && mailDate(date) !== undefined ? date : undefined;
}

/** Whether a line begins a header: a name of printable ASCII, and a colon. */
export function isHeaderLine(line: string): boolean {
  return /^[!-9;-~]+[ \t]*:/.test(line);
}

/** Whether an incomplete line may be the start of a From_ line. */
export function isCutFromLine(line: string): boolean {
  return /^(?:F|Fr|Fro|From|From \S*|From \S+ [MTWFS][\w :+-]*)$/.test(line);
}

export type MailForm = 'mbox' | 'single';

export interface MailFile {
  readonly file: ExportFile;
  /** `single`: one mail, without a From_ line. */
  readonly form: MailForm;
  /** Role of its folder, if the name shows it: Thunderbird's "Sent", Apple Mail's "Junk.mbox/mbox". */
  readonly folder: FolderRole | undefined;
}

const HEAD_BYTES = 4096;
/** Maximum number of files opened to detect mail. */
const DETECTED_FILES = 20;

/** Common headers, of which each mail has several. */
const COMMON_HEADERS =
  /^(?:from|to|date|subject|received|message-id|mime-version|return-path|delivered-to|content-type)[ \t]*:/gim;

/** @returns the mail files, in the order of the export */
export async function mailFiles(source: ExportSource, signal: AbortSignal): Promise<MailFile[]> {
  const found: MailFile[] = [];
  for (const file of source.files) {
    const form = await formOf(file, source.files.length === 1, signal);
    if (form !== undefined) found.push({ file, form, folder: folderOf(file.path) });
  }
  return found;
}

export async function detectMail(source: ExportSource, signal: AbortSignal): Promise<Detection> {
  let isLikely = false;
  const alone = source.files.length === 1;
  for (const file of source.files.filter(({ path }) => mayBeMail(path) || alone).slice(0, DETECTED_FILES)) {
    const head = await file.head(HEAD_BYTES, signal);
    const form = formOfHead(head);
    if (form === 'mbox' || (form === 'single' && /\.eml$/i.test(file.path))) return { confidence: 'high' };
    isLikely ||= form === 'single' || (file.size === 0 && /\.(?:mbox|eml)$/i.test(file.path));
  }
  if (isLikely) return { confidence: 'low' };
  return source.files.some(({ path }) => /\.(?:pst|ost|olm|msg)$/i.test(path)) ? { rejected: 'outlook' } : undefined;
}

async function formOf(file: ExportFile, alone: boolean, signal: AbortSignal): Promise<MailForm | undefined> {
  if (!mayBeMail(file.path) && !alone) return undefined;
  if (/\.eml$/i.test(file.path)) return 'single';
  const form = formOfHead(await file.head(HEAD_BYTES, signal));
  // A file named .mbox is one, even if its beginning is missing.
  return form ?? (/\.(?:mbox|mbx)$/i.test(file.path) ? 'mbox' : undefined);
}

/** Mails and mailboxes have one of these extensions, or none (Thunderbird, `mbox`, maildir). */
function mayBeMail(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  if (name.startsWith('.') || path.startsWith('__MACOSX/')) return false;
  return /\.(?:mbox|mbx|eml)$/i.test(name) || !name.includes('.') || /(?:^|\/)(?:cur|new)\/[^/]+$/.test(path);
}

function formOfHead(head: Buffer): MailForm | undefined {
  const text = head.toString('latin1').replace(/^(?:\xef\xbb\xbf)?[\r\n]+/, '');
  const [first = '', second = ''] = text.split(/\r?\n/, 2);
  if (fromLineDate(first) !== undefined && isHeaderLine(second)) return 'mbox';
  return isHeaderLine(first) && (text.match(COMMON_HEADERS)?.length ?? 0) >= 2 ? 'single' : undefined;
}

function folderOf(path: string): FolderRole | undefined {
  const names = path.split('/');
  const name = names.at(-1) ?? '';
  return folderRole(name === 'mbox' || /\.eml$/i.test(name) ? (names.at(-2) ?? '') : name);
}
