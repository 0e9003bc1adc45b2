/** multipart/form-data (RFC 7578) for the methods that upload: fields as text or JSON, and one file. */
import { randomUUID } from 'node:crypto';

export interface Upload {
  /** Of the field that holds the file. */
  readonly field: string;
  /** Neither quotes nor line breaks. */
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** The body with its content type. Fields that are not text are written as JSON, as the Bot API wants them. */
export function multipartForm(
  fields: Readonly<Record<string, unknown>>,
  upload: Upload,
): { contentType: string; body: Buffer } {
  const boundary = `form-${randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
  );
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="${upload.field}"; filename="${upload.filename}"\r\n` +
    `content-type: ${upload.contentType}\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(parts.join('') + head), upload.content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
