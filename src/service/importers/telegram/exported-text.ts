/** What a person reads of a text that Telegram exported. */
import type { NativeObject } from '../importer.ts';
import { isObject } from '../json-value.ts';

/**
 * Plain text of `text` or `text_entities`: a string, or a list of strings and of `{type, text, href…}`. The address of a link
 * is added in parentheses where the visible text is not the address.
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

/** Without what people leave out when they write an address. */
function bare(address: string): string {
  return address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
}
