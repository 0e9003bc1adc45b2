/** The parameters of a call: texts and uploads from the query string and a JSON, urlencoded or multipart body. */
import { MAX_FILES, MAX_FORM_BYTES, MAX_UPLOAD_BYTES } from '../limits.ts';

export interface UploadedFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

export interface Form {
  readonly texts: Map<string, string>;
  readonly files: Map<string, UploadedFile>;
}

/** A body that can't be read: Telegram's server answers with this status and an empty body. */
export class UnreadableBody extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: UnreadableBody['status']) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/** The first value of a repeated name wins, and the query string comes first. Rejects with an UnreadableBody. */
export async function readForm(request: Request): Promise<Form> {
  const form: Form = { texts: new Map(), files: new Map() };
  const put = (name: string, value: string) => {
    if (!form.texts.has(name)) form.texts.set(name, value);
  };
  for (const [name, value] of new URL(request.url).searchParams) put(name, value);
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  if (type.includes('multipart/form-data')) {
    const bytes = await readBody(request, MAX_UPLOAD_BYTES);
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const body = await new Response(bytes, { headers }).formData().catch(() => {
      throw new UnreadableBody(400);
    });
    for (const [name, value] of body) {
      if (typeof value === 'string') put(name, value);
      else {
        const content = new Uint8Array(await value.arrayBuffer());
        form.files.set(name, { name: value.name, mime: value.type || 'application/octet-stream', bytes: content });
      }
    }
    if (form.files.size > MAX_FILES) throw new UnreadableBody(413);
    return form;
  }
  const body = new TextDecoder().decode(await readBody(request, MAX_FORM_BYTES));
  if (type.includes('application/json')) for (const [name, value] of jsonMembers(body)) put(name, value);
  else if (type.includes('application/x-www-form-urlencoded'))
    for (const [name, value] of new URLSearchParams(body)) put(name, value);
  return form;
}

/** Strings as they are, other values as JSON. A body that isn't a JSON object has no members; that's no error. */
function jsonMembers(body: string): [string, string][] {
  const parsed = parseJson(body)?.value;
  if (typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(parsed).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}

/** The parsed value, wrapped because `null` is valid; undefined if it isn't JSON or is too deep to stringify. */
export function parseJson(source: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(source);
    JSON.stringify(value);
    return { value };
  } catch {
    return undefined;
  }
}

/** The whole body, decompressed. Rejects with an UnreadableBody as soon as it exceeds `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new UnreadableBody(413);
  const encoding = (request.headers.get('content-encoding') ?? '').toLowerCase();
  if (!['', 'identity', 'gzip', 'deflate'].includes(encoding)) throw new UnreadableBody(415);
  const isCompressed = encoding === 'gzip' || encoding === 'deflate';
  const body = isCompressed ? request.body?.pipeThrough(new DecompressionStream(encoding)) : request.body;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > limit) throw new UnreadableBody(413);
      chunks.push(chunk);
    }
  } catch (error) {
    throw isCompressed && error instanceof TypeError ? new UnreadableBody(400) : error;
  }
  return new Uint8Array(Buffer.concat(chunks));
}
