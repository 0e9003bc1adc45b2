/** A reply’s body as a value, by what its bytes look like: a deployment’s content types say little (assumed). */

export type ReplyBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'html' | 'text'; readonly text: string };

const decoder = new TextDecoder();

/** Bytes as JSON where they look like it, else as text; an encoding that was not asked for is left unread. */
export function readBody(bytes: Uint8Array, contentEncoding: string | undefined): ReplyBody {
  if (contentEncoding !== undefined && !/^\s*(identity)?\s*$/i.test(contentEncoding)) return { kind: 'text', text: '' };
  const text = decoder.decode(bytes).trim();
  if (text.startsWith('<')) return { kind: 'html', text };
  const json = looksLikeJson(text) ? text : eventData(text);
  try {
    return json === undefined ? { kind: 'text', text } : { kind: 'json', value: JSON.parse(json) };
  } catch {
    return { kind: 'text', text };
  }
}

function looksLikeJson(text: string): boolean {
  return text.startsWith('{') || text.startsWith('[');
}

/** The data of the first event of a server-sent event stream, if it is an object. */
function eventData(text: string): string | undefined {
  if (!text.startsWith('data:')) return undefined;
  const lines: string[] = [];
  const [event = ''] = text.split(/\r?\n\r?\n/, 1);
  for (const line of event.split(/\r?\n/)) {
    if (!line.startsWith('data:')) break;
    lines.push(line.slice('data:'.length).trim());
  }
  const data = lines.join('\n');
  return looksLikeJson(data) ? data : undefined;
}

/** Whether a value is an object with members (not a list, not null). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What an error body says: `error`, `message`, `detail` or `title`, as text or as an object with `message`; else the
 * first of `errors`; else plain text. HTML says nothing.
 * @param secrets taken out before the text is cut, so that no part of one is left at the end
 * @returns at most 300 characters, in one line; undefined when nothing is said
 */
export function errorText(body: ReplyBody, secrets: readonly string[]): string | undefined {
  const all = body.kind === 'text' ? body.text : body.kind === 'json' ? errorTextInJson(body.value) : undefined;
  const said = secrets.reduce((text, secret) => text?.replaceAll(secret, '<token>'), all);
  const line = said?.slice(0, 2_000).replaceAll(/\s+/g, ' ').trim();
  return line ? line.slice(0, 300).toWellFormed() : undefined;
}

function errorTextInJson(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const list = Array.isArray(value.errors) ? value.errors : [];
  for (const candidate of [value.error, value.message, value.detail, value.title, list[0]]) {
    const text = isObject(candidate) ? candidate.message : candidate;
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return undefined;
}
