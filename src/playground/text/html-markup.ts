/**
 * parse_mode HTML: parses the tags of the manual's "HTML style" into text and entities. Errors use Telegram's texts and
 * UTF-8 byte offsets; unknown tags are rejected, never shown.
 */

import { badRequest } from '../refusal.ts';
import type { MessageEntity } from '../world/model.ts';
import { urlProblem } from './url.ts';

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

const TAGS = new Set([...Object.keys(SIMPLE_TAGS), 'a', 'blockquote', 'span', 'tg-emoji', 'tg-time']);

const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot));/gi;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

interface OpenTag {
  readonly name: string;
  readonly at: number;
  readonly entity: Omit<MessageEntity, 'offset' | 'length'> | undefined;
}

const cannotParse = (words: string) => badRequest(`can't parse entities: ${words}`);

/** Parses `html`; the result is not yet trimmed or checked for length. Throws a Refusal. */
export function parseHtml(html: string): { text: string; entities: MessageEntity[] } {
  let text = '';
  const entities: MessageEntity[] = [];
  const open: OpenTag[] = [];
  const bytesBefore = (at: number) => Buffer.byteLength(html.slice(0, at));

  for (let at = 0; at < html.length; ) {
    if (html[at] === '<') at = html[at + 1] === '/' ? endTag(at) : startTag(at);
    else {
      const [plain = ''] = html.slice(at).split('<', 1);
      text += decodeReferences(plain);
      at += plain.length;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) throw cannotParse(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
  return { text, entities };

  /** Parses the tag at `at` and returns its end. The steps and error texts follow MessageEntity.cpp. */
  function startTag(at: number): number {
    let end = at + 1;
    const skip = (pattern: RegExp) => {
      pattern.lastIndex = end;
      end += pattern.exec(html)?.[0].length ?? 0;
    };
    const since = (from: number) => html.slice(from, end);
    skip(/[^\s>]*/y);
    if (end >= html.length) throw cannotParse(`Unclosed start tag at byte offset ${bytesBefore(at)}`);
    const name = since(at + 1).toLowerCase();
    if (!TAGS.has(name)) throw cannotParse(`Unsupported start tag "${name}" at byte offset ${bytesBefore(at)}`);
    const unclosed = () => cannotParse(`Unclosed start tag "${name}" at byte offset ${bytesBefore(at)}`);
    const attributes: Record<string, string> = {};
    for (skip(/\s*/y); html[end] !== '>'; skip(/\s*/y)) {
      if (end >= html.length) throw unclosed();
      const from = end;
      skip(/[^\s=>]*/y);
      const attribute = since(from).toLowerCase();
      if (attribute === '')
        throw cannotParse(`Empty attribute name in the tag "${name}" at byte offset ${bytesBefore(at)}`);
      skip(/\s*/y);
      attributes[attribute] = '';
      if (html[end] !== '=') continue;
      end += 1;
      skip(/\s*/y);
      if (end >= html.length) throw unclosed();
      const valueFrom = end;
      const quote = html[end] === '"' || html[end] === "'" ? html[end] : undefined;
      if (quote === undefined) {
        skip(/[\w.-]*/y);
        if (!/[\s>]/.test(html[end] ?? ''))
          throw cannotParse(`Unexpected end of name token at byte offset ${bytesBefore(valueFrom)}`);
        attributes[attribute] = since(valueFrom).toLowerCase();
        continue;
      }
      end = html.indexOf(quote, end + 1);
      if (end < 0) throw unclosed();
      attributes[attribute] = decodeReferences(since(valueFrom + 1));
      end += 1;
    }
    open.push({ name, at: text.length, entity: entityOf(name, attributes, open.at(-1), () => bytesBefore(at)) });
    return end + 1;
  }

  /** Closes the innermost tag by the end tag at `at` and returns its end. */
  function endTag(at: number): number {
    const end = html.indexOf('>', at);
    if (end < 0) throw cannotParse(`Unclosed end tag at byte offset ${bytesBefore(at)}`);
    const name = html
      .slice(at + 2, end)
      .trim()
      .toLowerCase();
    const tag = open.pop();
    if (!tag) throw cannotParse(`Unexpected end tag at byte offset ${bytesBefore(at)}`);
    if (name !== '' && name !== tag.name)
      throw cannotParse(
        `Unmatched end tag at byte offset ${bytesBefore(at)}, expected "</${tag.name}>", found "</${name}>"`,
      );
    closeEntity(tag);
    return end + 1;
  }

  function closeEntity(tag: OpenTag): void {
    const length = text.length - tag.at;
    if (!tag.entity || length === 0) return;
    // <pre><code class="language-x"> is one block with a language, not code nested in a block.
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

const decodeReferences = (source: string) =>
  source.replace(REFERENCE, (whole: string, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? '';
    const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : whole;
  });

function entityOf(
  name: string,
  attributes: Record<string, string>,
  parent: OpenTag | undefined,
  byteOffset: () => number,
): OpenTag['entity'] {
  if (name === 'a') {
    const { href = '' } = attributes;
    const id = /^tg:\/\/user\?id=(\d{1,15})$/.exec(href)?.[1];
    if (id !== undefined) return { type: 'text_mention', user: { id: Number(id) } };
    return href === '' || urlProblem(href) ? undefined : { type: 'text_link', url: href };
  }
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
  if (!type) throw new Error(`unreachable: ${name}`);
  const language = /^language-(.+)$/.exec(attributes.class ?? '')?.[1];
  return type === 'code' && parent?.name === 'pre' && language !== undefined ? { type, language } : { type };
}
