/** One mail of a mailbox as it is delivered, or why it is left out. */

import { hash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { kindOfMediaType } from '../file-kind.ts';
import { type Attachment, type ExportedMail, type NativeObject, type Skipped, skipped } from '../importer.ts';
import { printableName } from '../shown-name.ts';
import { type FolderRole, folderRole, gmailLabels } from './folders.ts';
import { addressesOf, headerText, idsOf, type MailHeaders, readHeaders } from './headers.ts';
import { htmlToText } from './html-text.ts';
import { mailDate } from './mail-date.ts';
import type { RawMail } from './mbox.ts';

/** Ids of the mails before, by hashes of 8 bytes; one that was pushed out is found to be there when it is written. */
export class RecentIds {
  readonly #hashes = new BigUint64Array(1 << 20);

  /** @returns whether it is new */
  add(id: string): boolean {
    const key = hash('sha256', id, 'buffer').readBigUInt64LE();
    const at = Number(key % BigInt(this.#hashes.length));
    const isNew = this.#hashes[at] !== key;
    this.#hashes[at] = key;
    return isNew;
  }
}

/** Of one mail. */
const MAX_ATTACHMENTS = 100;

/** Of a body that has no Message-ID, in bytes: what makes its id with the headers. */
const IDENTIFYING_BYTES = 1024;

export interface Mailbox {
  /** Address of its owner, where it is known. */
  readonly me: string | undefined;
  readonly recent: RecentIds;
}

/** Why something is left out, by where it lies. */
const LEFT_OUT = [
  ['spam', 'spam'],
  ['trash', 'trash'],
  ['draft', 'draft'],
  ['chat', 'chat log'],
] as const;

const BODY_HEADERS = ['content-type', 'content-transfer-encoding', 'content-disposition'];

/** Thunderbird: deleted, but not yet removed from the file. */
const EXPUNGED = 0x0008;

/**
 * What is left out is told by its headers, before its body is parsed.
 * @param folder what the mailbox it lies in holds; Gmail's labels tell it better
 */
export async function readMail(
  raw: RawMail | undefined,
  folder: FolderRole | undefined,
  { me, recent }: Mailbox,
): Promise<ExportedMail | Skipped> {
  if (!raw) return skipped('not a mail');
  const { headers, bodyAt } = readHeaders(raw.bytes);
  const labels = gmailLabels(headers);
  const roles = labels ? labels.map(folderRole) : [folder];
  const leftOut = LEFT_OUT.find(([role]) => roles.includes(role));
  if (leftOut) return skipped(leftOut[1]);
  if (isExpunged(headers)) return skipped('trash');
  const sentAt = mailDate(headerText(headers, 'date') ?? '') ?? mailDate(raw.fromDate ?? '');
  if (sentAt === undefined) return skipped('no date');
  const messageId = idsOf(headers, 'message-id')[0];
  const id = messageId ?? madeId(headers, raw.bytes.subarray(bodyAt ?? raw.bytes.length));
  if (!recent.add(id)) return skipped('duplicate');
  const content = await contentOf(bodyOf(headers, raw.bytes, bodyAt));
  if (!content) return skipped('unreadable mail');

  const [from] = [...addressesOf(headers, 'from'), ...addressesOf(headers, 'sender')];
  const ownByAddress = me === undefined ? undefined : from?.email === me;
  return {
    kind: 'mail',
    id,
    threadId: threadOf(headers) ?? messageId,
    sentAt,
    fromName: from ? from.name : printableName(headerText(headers, 'from') ?? '') || undefined,
    fromEmail: from?.email,
    to: [...addressesOf(headers, 'to'), ...addressesOf(headers, 'cc')],
    own: roles.includes('sent') || ownByAddress,
    subject: printableName(headerText(headers, 'subject') ?? ''),
    ...content,
    native: nativeOf(headers, labels),
  };
}

/** @returns undefined for what the parser refuses: headers of megabytes, hundreds of levels */
async function contentOf(body: Buffer): Promise<Pick<ExportedMail, 'text' | 'attachments'> | undefined> {
  const parsed = await PostalMime.parse(body).catch(() => undefined);
  if (!parsed) return undefined;
  const { text, html, attachments } = parsed;
  const plain = readable(text ?? '');
  return {
    // Some programs add an empty plain part to their HTML.
    text: plain === '' && html !== undefined ? htmlToText(html) : plain,
    attachments: attachments.slice(0, MAX_ATTACHMENTS).map(({ filename, mimeType }): Attachment => {
      const name = printableName(filename ?? '');
      return { kind: kindOfMediaType(mimeType), ...(name === '' ? {} : { name }) };
    }),
  };
}

/** The mail with only those headers that say how its body is read: the others were read, and are most of a short mail. */
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

/** The same from export to export, whatever its line ends are. */
function madeId(headers: MailHeaders, body: Buffer): string {
  const [date = '', from = '', subject = ''] = ['date', 'from', 'subject'].map((name) => headers.get(name)?.[0]);
  const beginning = body
    .subarray(0, 2 * IDENTIFYING_BYTES)
    .toString('latin1')
    .replaceAll('\r\n', '\n')
    .trim();
  return hash('sha256', [date, from, subject, beginning.slice(0, IDENTIFYING_BYTES)].join('\0'));
}

/** Gmail's thread, or the first mail that this one goes back to. */
function threadOf(headers: MailHeaders): string | undefined {
  return headers.get('x-gm-thrid')?.[0] ?? idsOf(headers, 'references')[0] ?? idsOf(headers, 'in-reply-to')[0];
}

function nativeOf(headers: MailHeaders, labels: readonly string[] | undefined): NativeObject {
  const values = Array.from(headers, ([name, all]): [string, unknown] => [name, all.length === 1 ? all[0] : all]);
  return { headers: Object.fromEntries(values), ...(labels ? { labels } : {}) };
}

/** Lines end with `\n`, and characters that no text has are gone. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim();
}
