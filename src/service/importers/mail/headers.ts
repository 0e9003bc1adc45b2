/** The headers of a mail, read without its body. */
import { addressParser, decodeWords } from 'postal-mime';
import { printableName } from '../shown-name.ts';

/** By name in lower case: each value as it stands, unfolded and undecoded, in order. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>;

export interface MailAddress {
  readonly name?: string | undefined;
  /** In lower case. */
  readonly email: string;
}

/** Of headers that are read, in bytes. */
export const MAX_HEADERS = 256 * 1024;

/** @returns the headers, and where the body begins: undefined where the mail ends before its headers do */
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

/** The first header of a name, with encoded words (RFC 2047) decoded. */
export function headerText(headers: MailHeaders, name: string): string | undefined {
  const value = headers.get(name)?.[0];
  return value === undefined ? undefined : decodeWords(value);
}

/** Every address of the headers of a name; the members of groups too. */
export function addressesOf(headers: MailHeaders, name: string): MailAddress[] {
  return (headers.get(name) ?? []).flatMap((value) =>
    addressParser(value, { flatten: true }).flatMap(({ name: shown, address }): MailAddress[] => {
      const email = printableName(address ?? '').toLowerCase();
      // A name alone is nobody's address, but worth knowing.
      const named = printableName(shown);
      return email === '' ? [] : [named === '' || named.toLowerCase() === email ? { email } : { name: named, email }];
    }),
  );
}

/** Ids in a header, without their angle brackets, in order. */
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

/** Only ASCII is allowed; UTF-8 is usual, and what is neither is most often Latin. */
function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

function unfold(block: string): string[] {
  return block.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/);
}

/**
 * Whether the body is the base64 of an attached file, of which only name and kind are wanted. Texts, mails inside mails
 * and anything that is not base64 are not.
 * @param headers of the part, lines as they stand in the mail
 */
export function isFileBody(headers: string): boolean {
  if (!/base64/i.test(headers)) return false;
  const unfolded = headers.replace(/\r?\n[ \t]+/g, ' ');
  if (!/^content-transfer-encoding:\s*"?base64/im.test(unfolded)) return false;
  if (/^content-disposition:\s*attachment/im.test(unfolded)) return true;
  const type = /^content-type:\s*([^\s;]+)/im.exec(unfolded)?.[1];
  return type !== undefined && !/^(?:text|message|multipart)\b/i.test(type);
}

/** The boundary of a mail of several parts, where its headers name one. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const value = /^\s*multipart\/.*?;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/is.exec(contentType ?? '');
  return value?.[1] ?? value?.[2];
}
