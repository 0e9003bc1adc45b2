/**
 * The body of a Bot API call: JSON always, a multipart form only for the two methods that upload bytes. Nothing else in
 * a payload is ever taken for a file, and nothing is fetched from an address.
 */
import { FormData } from 'undici';
import { z } from 'zod';

export interface CallBody {
  headers: Record<string, string>;
  body: string | FormData;
  upload: boolean;
}

/** Where a file may be in the payload. */
const UPLOADS: Readonly<Record<string, string>> = { sendPhoto: 'photo', sendDocument: 'document' };
const JSON_HEADERS = { 'content-type': 'application/json' };

/** Telegraf's InputFile with bytes; `Input.fromBuffer` makes one. */
const FileBytes = z.object({ source: z.instanceof(Uint8Array), filename: z.string().default('file') });

export function callBody(method: string, payload: object): CallBody {
  const field = UPLOADS[method];
  const given: unknown = field === undefined ? undefined : Reflect.get(payload, field);
  if (field === undefined || typeof given !== 'object' || given === null) {
    return { headers: JSON_HEADERS, body: JSON.stringify(payload), upload: false };
  }
  const file = FileBytes.safeParse(given).data;
  if (!file) throw new TypeError(`${method} uploads bytes only`);
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    if (name === field || value === undefined) continue;
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.append(field, new Blob([Uint8Array.from(file.source)]), file.filename);
  return { headers: {}, body: form, upload: true };
}
