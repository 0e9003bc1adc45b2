/** One mail of a mailbox as it is delivered, or why it is left out. */

import { hash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { kindOfMediaType } from '../file-kind.ts';
import type { Attachment, ExportedMail, NativeObject, Skipped } from '../importer.ts';
import { shownName } from '../shown-name.ts';
import { htmlToText } from './html-text.ts';
import { mailDate } from './mail-date.ts';
import { addressesOf, headerText, idsOf, type MailHeaders, readHeaders } from './mail-headers.ts';
import { gmailLabels, type Place, placeOf } from './mail-labels.ts';
import type { RawMail } from './mbox-splitter.ts';

/** Ids that are remembered; one that comes again later is found to be there when it is written. */
const MAX_SEEN = 500_000;

/** By hashes of 8 bytes: two of a million are taken for one with a probability of about 1 in 40 million. */
export class SeenIds {
  #table = new BigUint64Array(1024);
  #count = 0;

  /** Remembers an id. @returns whether it is new */
  add(id: string): boolean {
    const key = hash('sha256', id, 'buffer').readBigUInt64LE();
    if (this.#count >= MAX_SEEN) {
      this.#table.fill(0n);
      this.#count = 0;
    }
    // 0 marks an empty place.
    if (!insert(this.#table, key === 0n ? 1n : key)) return false;
    this.#count++;
    if (this.#count * 4 > this.#table.length * 3) this.#grow();
    return true;
  }

  #grow(): void {
    const table = new BigUint64Array(this.#table.length * 2);
    for (const key of this.#table) if (key !== 0n) insert(table, key);
    this.#table = table;
  }
}

/** Open addressing; the key is a hash already. */
function insert(table: BigUint64Array, key: bigint): boolean {
  const mask = table.length - 1;
  let at = Number(key & 0xffff_ffffn) & mask;
  for (let found = table[at]; found !== 0n; found = table[at]) {
    if (found === key) return false;
    at = (at + 1) & mask;
  }
  table[at] = key;
  return true;
}

/** Of one mail. */
const MAX_ATTACHMENTS = 100;

/** Of a body that has no Message-ID, in bytes: what makes its id with the headers. */
const IDENTIFYING_BYTES = 1024;

export interface Mailbox {
  /** Address of its owner, where it is known. */
  readonly me: string | undefined;
  /** Of mails that were read already. */
  readonly seen: SeenIds;
}

/** What is left out, by where it lies. */
const LEFT_OUT: Readonly<Record<Exclude<Place, 'sent'>, string>> = {
  spam: 'spam',
  trash: 'trash',
  draft: 'draft',
  chat: 'chat log',
};

const BODY_HEADERS = ['content-type', 'content-transfer-encoding', 'content-disposition'];

/** Thunderbird: deleted, but not yet removed from the file. */
const EXPUNGED = 0x0008;

/**
 * Reads a mail. What is left out is told by its headers, before its body is parsed.
 * @param folder what the mailbox it lies in holds; Gmail's labels tell it better
 */
export function readMail(raw: RawMail, folder: Place | undefined, mailbox: Mailbox): Promise<ExportedMail> | Skipped {
  const { headers, bodyAt } = readHeaders(raw.bytes);
  const labels = gmailLabels(headers);
  const places = labels ? labels.map(placeOf) : [folder];
  const leftOut = (['spam', 'trash', 'draft', 'chat'] as const).find((place) => places.includes(place));
  if (leftOut !== undefined) return skipped(LEFT_OUT[leftOut]);
  if (isExpunged(headers)) return skipped('trash');
  const sentAt = mailDate(headerText(headers, 'date') ?? '') ?? mailDate(raw.fromDate ?? '');
  if (sentAt === undefined) return skipped('no date');
  const messageId = idsOf(headers, 'message-id')[0];
  const id = messageId ?? madeId(headers, raw.bytes.subarray(bodyAt ?? raw.bytes.length));
  if (!mailbox.seen.add(id)) return skipped('duplicate');

  const [from] = [...addressesOf(headers, 'from'), ...addressesOf(headers, 'sender')];
  const fromName = from ? from.name : shownName(headerText(headers, 'from') ?? '') || undefined;
  const ownByAddress = mailbox.me === undefined ? undefined : from?.email === mailbox.me;
  return withContent(bodyOf(headers, raw.bytes, bodyAt), {
    kind: 'mail',
    id,
    threadId: threadOf(headers) ?? messageId,
    sentAt,
    fromName,
    fromEmail: from?.email,
    to: [...addressesOf(headers, 'to'), ...addressesOf(headers, 'cc')],
    own: places.includes('sent') || ownByAddress,
    subject: shownName(headerText(headers, 'subject') ?? ''),
    native: nativeOf(headers, labels),
  });
}

async function withContent(body: Buffer, mail: Omit<ExportedMail, 'text' | 'attachments'>): Promise<ExportedMail> {
  const { text, html, attachments } = await PostalMime.parse(body);
  const plain = readable(text ?? '');
  return {
    ...mail,
    // Some programs add an empty plain part to their HTML.
    text: plain === '' && html !== undefined ? htmlToText(html) : plain,
    attachments: attachments.slice(0, MAX_ATTACHMENTS).map(({ filename, mimeType }): Attachment => {
      const name = shownName(filename ?? '');
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

const skipped = (reason: string): Skipped => ({ kind: 'skipped', reason });

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
