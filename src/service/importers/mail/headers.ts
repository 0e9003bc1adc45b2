/** The headers of a mail, read without its body. */
import { addressParser, decodeWords } from 'postal-mime';
import { printableName } from '../shown-name.ts';

/** By lower-case name: the values in order, unfolded but not decoded. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>;

export interface MailAddress {
  readonly name?: string | undefined;
  /** Lower case. */
  readonly email: string;
}

/** Maximum bytes of headers that are read. */
export const MAX_HEADERS = 256 * 1024;

/** @returns the headers, and the offset of the body: undefined if the mail ends within its headers */
export function readHeaders(mail: Buffer): { headers: MailHeaders; bodyAt: number | undefined } {
  const bodyAt = endOfHeaders(mail);
  const headers = new Map<string, string[]>();
  for (const line of unfold(decode(mail.subarray(0, Math.min(bodyAt ?? mail.length, MAX_HEADERS))))) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    const values = headers.get(name);
    if (values) values.push(value);
    else headers.set(name, [value]);
  }
  return { headers, bodyAt };
}

/** The first header with this name, with encoded words (RFC 2047) decoded. */
export function headerText(headers: MailHeaders, name: string): string | undefined {
  const value = headers.get(name)?.[0];
  return value === undefined ? undefined : decodeWords(value);
}

/** All addresses in the headers with this name, including members of groups. */
export function addressesOf(headers: MailHeaders, name: string): MailAddress[] {
  return (headers.get(name) ?? []).flatMap((value) =>
    addressParser(value, { flatten: true }).flatMap(({ name: shown, address }): MailAddress[] => {
      const email = printableName(address ?? '').toLowerCase();
      const named = printableName(shown);
      return email === '' ? [] : [named === '' || named.toLowerCase() === email ? { email } : { name: named, email }];
    }),
  );
}

/** Ids in a header, without angle brackets, in order. */
export function idsOf(headers: MailHeaders, name: string): string[] {
  const value = headers.get(name)?.[0] ?? '';
  const bracketed = Array.from(value.matchAll(/<([^<>]+)>/g), ([, id = '']) => id.replace(/\s+/g, ''));
  const ids = bracketed.length > 0 ? bracketed : value.split(/\s+/);
  return ids.filter((id) => id !== '');
}

function endOfHeaders(mail: Buffer): number | undefined {
  let at = 0;
  while (at < mail.length) {
    if (mail[at] === 10) return at + 1;
    if (mail[at] === 13 && mail[at + 1] === 10) return at + 2;
    const newline = mail.indexOf(10, at);
    if (newline < 0) return undefined;
    at = newline + 1;
  }
  return undefined;
}

/** Only ASCII is allowed, but UTF-8 is common, and anything else is usually Windows-1252. */
function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

function unfold(block: string): string[] {
  return block.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/);
}

/**
 * Whether the body is the base64 of an attached file, of which only name and kind are needed. False for texts, nested
 * mails and anything that isn't base64.
 * @param headers raw headers of the part
 */
export function isFileBody(headers: string): boolean {
  if (!/base64/i.test(headers)) return false;
  const unfolded = headers.replace(/\r?\n[ \t]+/g, ' ');
  if (!/^content-transfer-encoding:\s*"?base64/im.test(unfolded)) return false;
  if (/^content-disposition:\s*attachment/im.test(unfolded)) return true;
  const type = /^content-type:\s*([^\s;]+)/im.exec(unfolded)?.[1];
  return type !== undefined && !/^(?:text|message|multipart)\b/i.test(type);
}

/** The boundary of a multipart mail, if any. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const value = /^\s*multipart\/.*?;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/is.exec(contentType ?? '');
  return value?.[1] ?? value?.[2];
}
