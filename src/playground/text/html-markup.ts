/**
 * parse_mode HTML: the tags of the manual's "HTML style", turned into text and entities. The refusals are worded and
 * counted (in bytes of UTF-8) as Telegram's own; a tag that Telegram does not know is refused, never shown.
 */

import { badRequest } from '../refusal.ts';
import type { MessageEntity } from '../world/model.ts';

const SIMPLE_TAGS: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  code: 'code',
  pre: 'pre',
  'tg-spoiler': 'spoiler',
};

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

interface OpenTag {
  readonly name: string;
  readonly at: number;
  readonly entity: Omit<MessageEntity, 'offset' | 'length'> | undefined;
}

const cannotParse = (words: string) => badRequest(`can't parse entities: ${words}`);

/** Reads `html`; what comes back is not yet trimmed or measured. Throws a Refusal. */
export function parseHtml(html: string): { text: string; entities: MessageEntity[] } {
  let text = '';
  const entities: MessageEntity[] = [];
  const open: OpenTag[] = [];
  const bytesBefore = (at: number) => Buffer.byteLength(html.slice(0, at));

  for (let at = 0; at < html.length; ) {
    const character = html[at];
    if (character === '&') {
      const reference = /^&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot));/i.exec(html.slice(at, at + 12));
      if (reference) {
        text += decodeReference(reference);
        at += reference[0].length;
        continue;
      }
    }
    if (character !== '<') {
      text += character;
      at += 1;
      continue;
    }
    const end = html.indexOf('>', at);
    if (end < 0) throw cannotParse(`Unclosed start tag at byte offset ${bytesBefore(at)}`);
    const inside = html.slice(at + 1, end);
    if (inside.startsWith('/')) closeTag(inside.slice(1).trim().toLowerCase(), at);
    else {
      const name = /^[^\s/>]*/.exec(inside)?.[0].toLowerCase() ?? '';
      const entity = entityOf(name, attributesOf(inside.slice(name.length)), open.at(-1), () => bytesBefore(at));
      open.push({ name, at: text.length, entity });
    }
    at = end + 1;
  }
  const unclosed = open.at(-1);
  if (unclosed) throw cannotParse(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
  return { text, entities };

  function closeTag(name: string, at: number): void {
    const tag = open.pop();
    if (!tag) throw cannotParse(`Unexpected end tag at byte offset ${bytesBefore(at)}`);
    if (name !== '' && name !== tag.name)
      throw cannotParse(
        `Unmatched end tag at byte offset ${bytesBefore(at)}, expected "</${tag.name}>", found "</${name}>"`,
      );
    const length = text.length - tag.at;
    if (!tag.entity || length === 0) return;
    // <pre><code class="language-x"> is one block with a language, not a block with code in it.
    const inner = entities.at(-1);
    if (tag.entity.type === 'pre' && inner?.type === 'code' && inner.offset === tag.at && inner.length === length) {
      entities.pop();
      entities.push({ ...inner, type: 'pre' });
      return;
    }
    const { language: _language, ...plain } = tag.entity;
    const keepsLanguage = open.at(-1)?.name === 'pre';
    entities.push({ ...(keepsLanguage ? tag.entity : plain), offset: tag.at, length });
  }
}

function decodeReference(match: RegExpExecArray): string {
  const [, decimal, hexadecimal, name] = match;
  if (name) return NAMED[name.toLowerCase()] ?? '';
  const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : '';
}

function attributesOf(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const match of source.matchAll(/([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi)) {
    const [, name = '', double, single, bare] = match;
    const value = double ?? single ?? bare ?? '';
    attributes[name.toLowerCase()] = value.replace(
      /&(lt|gt|amp|quot);/g,
      (whole, reference: string) => NAMED[reference] ?? whole,
    );
  }
  return attributes;
}

function entityOf(
  name: string,
  attributes: Record<string, string>,
  parent: OpenTag | undefined,
  byteOffset: () => number,
): OpenTag['entity'] {
  if (name === 'a') return attributes.href ? { type: 'text_link', url: attributes.href } : undefined;
  if (name === 'blockquote') return { type: 'expandable' in attributes ? 'expandable_blockquote' : 'blockquote' };
  if (name === 'span') {
    if (attributes.class !== 'tg-spoiler')
      throw cannotParse(`Tag "span" must have class "tg-spoiler" at byte offset ${byteOffset()}`);
    return { type: 'spoiler' };
  }
  if (name === 'tg-emoji') {
    const id = attributes['emoji-id'] ?? '';
    if (!/^\d{1,19}$/.test(id)) throw cannotParse('Invalid custom emoji identifier specified');
    return { type: 'custom_emoji', custom_emoji_id: id };
  }
  if (name === 'tg-time') {
    const unix = attributes.unix ?? '';
    if (!/^\d{1,10}$/.test(unix)) throw cannotParse('Invalid date specified');
    return { type: 'date_time', unix_time: Number(unix), date_time_format: attributes.format ?? '' };
  }
  const type = SIMPLE_TAGS[name];
  if (!type) throw cannotParse(`Unsupported start tag "${name}" at byte offset ${byteOffset()}`);
  const language = /^language-(.+)$/.exec(attributes.class ?? '')?.[1];
  return type === 'code' && parent?.name === 'pre' && language !== undefined ? { type, language } : { type };
}
