/** What the headers of a mail's part say of the body that follows them. */

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
