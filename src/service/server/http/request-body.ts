/** Reads request bodies with their limits: size, time to arrive is the server's matter, type, and depth of JSON. */
import { ApiError } from './api-error.ts';

/** As deployed: 100 kB. */
const MAX_BODY_BYTES = 100 * 1024;
const MAX_DEPTH = 32;

/** @throws ApiError 415 for a body that is something else than `type` */
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

/** A JSON object; an absent body counts as `{}`. @throws ApiError 413, 415, or 400 for what is no JSON object */
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
  if (depthOf(text) > MAX_DEPTH) throw new ApiError(400, `The request body is nested deeper than ${MAX_DEPTH} levels.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The request body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ApiError(400, 'The request body must be a JSON object.');
  return value as Record<string, unknown>;
}

/** How deep brackets nest, without parsing: parsing and checking deep structures is what this protects. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth -= 1;
  }
  return deepest;
}
