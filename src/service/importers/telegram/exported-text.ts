/** The readable text of a message exported by Telegram. */

import { isObject } from '#platform/json.ts';
import type { NativeObject } from '../importer.ts';

/**
 * Plain text of `text` or `text_entities`: a string, or a list of strings and `{type, text, href…}`. Adds a link's
 * address in parentheses if the visible text differs from it.
 */
export function plainText(text: unknown): string {
  if (typeof text === 'string') return text;
  if (!Array.isArray(text)) return '';
  let joined = '';
  for (const part of text) joined += typeof part === 'string' ? part : isObject(part) ? entityText(part) : '';
  return joined;
}

function entityText({ type, text, href }: NativeObject): string {
  if (typeof text !== 'string') return '';
  if (type !== 'text_link' || typeof href !== 'string' || href === '' || bare(href) === bare(text)) return text;
  return `${text} (${href})`;
}

/** Drops the parts of an address that people usually omit. */
function bare(address: string): string {
  return address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
}
