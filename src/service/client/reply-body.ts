/** Parses reply bodies by content, since a deployment’s content types are unreliable (assumed). */
import { isObject } from '#platform/json.ts';

export type ReplyBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'html' | 'text'; readonly text: string };

const decoder = new TextDecoder();

/** JSON if it looks like it, else text; empty text for a compressed body, which wasn't asked for. */
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

/**
 * The text of an error body: `error`, `message`, `detail` or `title`, as text or as an object with `message`; else the
 * first of `errors`; else plain text. HTML is ignored.
 * @param secrets removed before the text is cut, so that no part of one is left at the end
 * @returns at most 300 characters, on one line; undefined without a text
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
