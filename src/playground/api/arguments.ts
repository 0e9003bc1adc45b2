/**
 * The arguments of one Bot API call, from wherever they came: query string, JSON, urlencoded or multipart body. As in
 * Telegram's server every argument is a text first; `integer`, `flag` and `json` read it on demand.
 */
import { MAX_FORM_BYTES, MAX_JSON_DEPTH, MAX_UPLOAD_BYTES } from '../limits.ts';
import { badRequest, Refusal } from '../refusal.ts';

export interface UploadedFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

export interface CallArguments {
  has(name: string): boolean;
  text(name: string): string | undefined;
  /** A whole number, or a Refusal when it is something else; undefined when absent or empty. */
  integer(name: string): number | undefined;
  /** true for "true", "yes" and "1" in any case, as Telegram reads booleans. */
  flag(name: string): boolean;
  /** A JSON value; a Refusal when it is not JSON. */
  json(name: string): unknown;
  /** The upload called `name`; also by "attach://…" reference. */
  file(name: string): UploadedFile | undefined;
  /** The arguments that an object among them holds, with the same uploads. */
  within(fields: Readonly<Record<string, unknown>>): CallArguments;
  /** Everything as a plain record, JSON texts parsed, uploads as "<n bytes>": for the record of calls. */
  toRecord(): Record<string, unknown>;
}

/** Arguments from texts and uploads. */
export function callArguments(
  texts: ReadonlyMap<string, string>,
  files = new Map<string, UploadedFile>(),
): CallArguments {
  return {
    has: (name) => texts.has(name) || files.has(name),
    text: (name) => texts.get(name),
    integer(name) {
      const value = texts.get(name);
      if (value === undefined || value === '') return undefined;
      const number = Number(value);
      if (!/^[+-]?\d+$/.test(value.trim()) || !Number.isSafeInteger(number))
        throw badRequest(`parameter "${name}" must be an integer`);
      return number;
    },
    flag: (name) => /^(?:true|yes|1)$/i.test(texts.get(name) ?? ''),
    json(name) {
      const value = texts.get(name);
      if (value === undefined || value === '') return undefined;
      const parsed = parseJson(value);
      if (parsed === undefined) throw badRequest(`can't parse ${name.replaceAll('_', ' ')} JSON object`);
      return parsed.value;
    },
    file(name) {
      const reference = /^attach:\/\/(.+)$/.exec(texts.get(name) ?? '')?.[1];
      return files.get(reference ?? name);
    },
    within: (fields) => callArguments(textsOf(fields), files),
    toRecord() {
      const record: Record<string, unknown> = {};
      for (const [name, value] of texts)
        record[name] = /^[[{]/.test(value) ? (parseJson(value)?.value ?? value) : value;
      for (const [name, file] of files) record[name] = `<${file.bytes.length} bytes>`;
      return record;
    },
  };
}

/** Reads the arguments of a request to the Bot API. Throws a Refusal for a body that is too large or unreadable. */
export async function readArguments(request: Request): Promise<CallArguments> {
  const texts = new Map<string, string>(new URL(request.url).searchParams);
  if (request.method !== 'POST') return callArguments(texts);
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'multipart/form-data') return await readMultipart(request, texts);
  const body = new TextDecoder().decode(await readBody(request, MAX_FORM_BYTES));
  if (type === 'application/json') addJson(body, texts);
  else if (type === 'application/x-www-form-urlencoded')
    for (const [name, value] of new URLSearchParams(body)) texts.set(name, value);
  return callArguments(texts);
}

function addJson(body: string, texts: Map<string, string>): void {
  if (body.trim() === '') return;
  const parsed = parseJson(body)?.value;
  if (!isRecord(parsed)) throw badRequest("can't parse request parameters as JSON");
  for (const [name, text] of textsOf(parsed)) texts.set(name, text);
}

function textsOf(fields: object): Map<string, string> {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return new Map(given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]));
}

async function readMultipart(request: Request, texts: Map<string, string>): Promise<CallArguments> {
  const bytes = await readBody(request, MAX_UPLOAD_BYTES);
  const files = new Map<string, UploadedFile>();
  const form = await new Response(bytes, { headers: { 'content-type': request.headers.get('content-type') ?? '' } })
    .formData()
    .catch(() => {
      throw badRequest("can't parse multipart body");
    });
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.set(name, value);
    else {
      const content = new Uint8Array(await value.arrayBuffer());
      files.set(name, { name: value.name, mime: value.type || 'application/octet-stream', bytes: content });
    }
  }
  return callArguments(texts, files);
}

/** The whole body, or 413 as soon as it exceeds `limit`. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refusal(413, 'Request Entity Too Large');
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Whether a parsed value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where the string that begins at `start` ends; behind the last character where it does not. */
function endOfString(source: string, start: number): number {
  for (let quote = source.indexOf('"', start + 1); quote >= 0; quote = source.indexOf('"', quote + 1)) {
    let before = quote;
    while (source[before - 1] === '\\') before -= 1;
    if ((quote - before) % 2 === 0) return quote;
  }
  return source.length;
}

/** The parsed value in a box (`null` is a value too), or undefined for bad or too deeply nested JSON. */
export function parseJson(source: string): { value: unknown } | undefined {
  if (isTooDeep(source)) return undefined;
  try {
    return { value: JSON.parse(source) };
  } catch {
    return undefined;
  }
}

/** Counts brackets outside of strings, so that no later recursion meets a bottomless value. */
function isTooDeep(source: string): boolean {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (character === '"') at = endOfString(source, at);
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
