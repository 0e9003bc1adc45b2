/** Reads request bodies within limits of size, type and JSON depth; the server limits the time. */
import { isObject } from '#platform/json.ts';
import { parseJson } from '../../importers/json-value.ts';
import { ApiError } from './api-error.ts';

/** The deployment's limit: 100 kB. */
const MAX_BODY_BYTES = 100 * 1024;

/** @throws ApiError 415 for any other content type */
export function requireType(request: Request, type: string): void {
  const given = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (given !== type) throw new ApiError(415, `Content-Type must be ${type}.`, { connection: 'close' });
}

/** The bytes of a body, at most `limit` of them. @throws ApiError 413 */
async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  const tooLarge = () =>
    new ApiError(413, `Request body is too large: at most ${limit} bytes.`, { connection: 'close' });
  if (declared > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The fields of a form. @throws ApiError 413 or 415 */
export async function readForm(request: Request, limit: number): Promise<URLSearchParams> {
  requireType(request, 'application/x-www-form-urlencoded');
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, limit)));
}

/** A JSON object; an absent body counts as `{}`. @throws ApiError 413, 415, or 400 if it isn't a JSON object */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type');
  const isJson = /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type ?? '');
  if (type !== null && !isJson) throw new ApiError(415, 'Content-Type must be application/json.');
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (bytes.byteLength === 0) return {};
  if (type === null) throw new ApiError(415, 'Content-Type must be application/json.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError(400, 'The request body is not UTF-8.');
  }
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw new ApiError(400, `The request body is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
  if (!isObject(value)) throw new ApiError(400, 'The request body must be a JSON object.');
  return value;
}
