/** Converts a mail of a mailbox, or decides why it is skipped. */

import { hash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { kindOfMediaType } from '../file-kind.ts';
import { type Attachment, type ExportedMail, type ExportItem, type NativeObject, skipped } from '../importer.ts';
import { printableName } from '../shown-name.ts';
import { type FolderRole, folderRole, gmailLabels } from './folders.ts';
import { addressesOf, headerText, idsOf, type MailHeaders, readHeaders } from './headers.ts';
import { htmlToText } from './html-text.ts';
import { mailDate } from './mail-date.ts';
import type { RawMail } from './mbox.ts';

/** Hashes (8 bytes) of recent mail ids. A duplicate missed because its hash was evicted is detected by the archive. */
export class RecentIds {
  readonly #hashes = new BigUint64Array(1 << 18);

  /** @returns whether it is new */
  add(id: string): boolean {
    const key = hash('sha256', id, 'buffer').readBigUInt64LE();
    const at = Number(key % BigInt(this.#hashes.length));
    const isNew = this.#hashes[at] !== key;
    this.#hashes[at] = key;
    return isNew;
  }
}

/** Bytes of the body that, with the headers, form the id of a mail without Message-ID. */
const IDENTIFYING_BYTES = 1024;

export interface Mailbox {
  /** Address of its owner, if known. */
  readonly me: string | undefined;
  readonly recent: RecentIds;
}

/** Folder roles that are skipped, with the reason. */
const SKIPPED_ROLES = [
  ['spam', 'spam'],
  ['trash', 'trash'],
  ['draft', 'draft'],
  ['chat', 'chat log'],
] as const;

const BODY_HEADERS = ['content-type', 'content-transfer-encoding', 'content-disposition'];

/** Thunderbird's flag for mails that are deleted but still in the file. */
const EXPUNGED = 0x0008;

/**
 * Skips mails by their headers, before the body is parsed.
 * @param folder role of the mail's folder; Gmail's labels take precedence
 */
export async function readMail(
  raw: RawMail | undefined,
  folder: FolderRole | undefined,
  { me, recent }: Mailbox,
): Promise<ExportItem[]> {
  if (!raw) return [skipped('not a mail')];
  const { headers, bodyAt } = readHeaders(raw.bytes);
  const labels = gmailLabels(headers);
  const roles = labels ? labels.map(folderRole) : [folder];
  const skippedRole = SKIPPED_ROLES.find(([role]) => roles.includes(role));
  if (skippedRole) return [skipped(skippedRole[1])];
  if (isExpunged(headers)) return [skipped('trash')];
  const sentAt = mailDate(headerText(headers, 'date') ?? '') ?? mailDate(raw.fromDate ?? '');
  if (sentAt === undefined) return [skipped('no date')];
  const messageId = idsOf(headers, 'message-id')[0];
  const id = messageId ?? derivedId(headers, raw.bytes.subarray(bodyAt ?? raw.bytes.length));
  if (!recent.add(id)) return [skipped('duplicate')];
  const content = await contentOf(bodyOf(headers, raw.bytes, bodyAt));
  if (!content) return [skipped('unreadable mail')];
  const { isCut, ...read } = content;

  const [from] = [...addressesOf(headers, 'from'), ...addressesOf(headers, 'sender')];
  const ownByAddress = me === undefined ? undefined : from?.email === me;
  const mail: ExportedMail = {
    kind: 'mail',
    id,
    threadId: threadOf(headers) ?? messageId,
    sentAt,
    fromName: from ? from.name : printableName(headerText(headers, 'from') ?? '') || undefined,
    fromEmail: from?.email,
    to: [...addressesOf(headers, 'to'), ...addressesOf(headers, 'cc')],
    own: roles.includes('sent') || ownByAddress,
    subject: printableName(headerText(headers, 'subject') ?? ''),
    ...read,
    native: nativeOf(headers, labels),
  };
  return raw.isCut || isCut ? [mail, { kind: 'shortened' }] : [mail];
}

/** Mails in mails that are read, whose text is parsed once for each level; deeper ones are files. */
const LIMITS = { maxRfc822NestingDepth: 2 };

/** @returns undefined if the parser rejects the mail: headers of megabytes, hundreds of levels */
async function contentOf(body: Buffer) {
  const parsed = await PostalMime.parse(body, LIMITS).catch(() => undefined);
  if (!parsed) return undefined;
  const { text, html, attachments } = parsed;
  const plain = readable(text ?? '');
  // Some programs add an empty plain part to their HTML.
  const shown = plain === '' && html !== undefined ? htmlToText(html) : { text: plain, isCut: false };
  return {
    ...shown,
    attachments: attachments.map(({ filename, mimeType }): Attachment => {
      const name = printableName(filename ?? '');
      return { kind: kindOfMediaType(mimeType), ...(name === '' ? {} : { name }) };
    }),
  };
}

/** The mail with only the headers needed to parse its body; the others, most of a short mail, were read already. */
function bodyOf(headers: MailHeaders, mail: Buffer, bodyAt = mail.length): Buffer {
  const lines = BODY_HEADERS.flatMap((name) => {
    const value = headers.get(name)?.[0];
    return value === undefined ? [] : [`${name}: ${value}\n`];
  });
  return Buffer.concat([Buffer.from(`${lines.join('')}\n`), mail.subarray(bodyAt)]);
}

function isExpunged(headers: MailHeaders): boolean {
  const status = headers.get('x-mozilla-status')?.[0];
  return status !== undefined && (Number.parseInt(status, 16) & EXPUNGED) !== 0;
}

/** Stable across exports, whatever the line endings. */
function derivedId(headers: MailHeaders, body: Buffer): string {
  const [date = '', from = '', subject = ''] = ['date', 'from', 'subject'].map((name) => headers.get(name)?.[0]);
  const beginning = body
    .subarray(0, 2 * IDENTIFYING_BYTES)
    .toString('latin1')
    .replaceAll('\r\n', '\n')
    .trim();
  return hash('sha256', [date, from, subject, beginning.slice(0, IDENTIFYING_BYTES)].join('\0'));
}

/** Gmail's thread id, or the id of the thread's first mail. */
function threadOf(headers: MailHeaders): string | undefined {
  return headers.get('x-gm-thrid')?.[0] ?? idsOf(headers, 'references')[0] ?? idsOf(headers, 'in-reply-to')[0];
}

function nativeOf(headers: MailHeaders, labels: readonly string[] | undefined): NativeObject {
  const values = Array.from(headers, ([name, all]): [string, unknown] => [name, all.length === 1 ? all[0] : all]);
  return { headers: Object.fromEntries(values), ...(labels ? { labels } : {}) };
}

/** Normalises line breaks to `\n`, and removes control characters. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim();
}
