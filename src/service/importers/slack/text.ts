/** Converts Slack's markup (`mrkdwn`) and blocks to plain text. */

import { isObject } from '#platform/json.ts';
import type { NativeObject } from '../importer.ts';
import { objectsOf, textOf } from '../json-value.ts';

/** Names by id. */
export interface SlackNames {
  userName(id: string): string | undefined;
  channelName(id: string): string | undefined;
}

/** Shows `<@U1>`, `<#C1|name>`, `<!here>`, `<https://…|label>` as people see them; decodes `&amp;`, `&lt;`, `&gt;`. */
export function plainText(mrkdwn: string, names: SlackNames): string {
  if (!/[<&]/.test(mrkdwn)) return mrkdwn;
  // Excluding "<" from references keeps an unclosed one from slowing the match.
  return decode(mrkdwn.replace(/<([^<>\n]+)>/g, (_, inside: string) => reference(inside, names)));
}

function reference(inside: string, names: SlackNames): string {
  const bar = inside.indexOf('|');
  const [target, label] = bar < 0 ? [inside, ''] : [inside.slice(0, bar), inside.slice(bar + 1)];
  const id = target.slice(1);
  if (target.startsWith('@')) return `@${encode(names.userName(id) ?? '') || label || id}`;
  if (target.startsWith('#')) return `#${label || encode(names.channelName(id) ?? '') || id}`;
  if (/^!(?:here|channel|everyone)$/.test(target)) return `@${id}`;
  if (target.startsWith('!')) return label || `@${id.replace(/^subteam\^/, '')}`;
  return link(target, label);
}

/** Adds a link's address if the label doesn't contain it. */
function link(target: string, label: string): string {
  const bare = target.replace(/^(?:https?:\/\/|mailto:|tel:)/, '');
  if (label === '') return /^(?:mailto|tel):/.test(target) ? bare : target;
  return label.includes(bare.replace(/\/$/, '')) ? label : `${label} (${target})`;
}

const decode = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text of a message's blocks; buttons and pictures without a text have none. */
export function blocksText(blocks: unknown, names: SlackNames): string {
  return objectsOf(blocks)
    .map((block) => blockText(block, names))
    .filter((text) => text.trim() !== '')
    .join('\n');
}

/** `parseJson` limits how deeply blocks are nested. */
function blockText(block: NativeObject, names: SlackNames): string {
  const inner = (separator: string) =>
    objectsOf(block.elements)
      .map((element) => blockText(element, names))
      .join(separator);
  switch (block.type) {
    case 'rich_text':
    case 'rich_text_list':
      return inner('\n');
    case 'context':
      return inner(' ');
    case 'rich_text_section':
    case 'rich_text_quote':
    case 'rich_text_preformatted':
      return inner('');
    case 'section':
    case 'header':
      return [block.text, ...objectsOf(block.fields)]
        .filter(isObject)
        .map((part) => blockText(part, names))
        .join('\n');
    case 'image':
    case 'video':
      return isObject(block.title)
        ? blockText(block.title, names)
        : (textOf(block.title) ?? textOf(block.alt_text) ?? '');
    case 'mrkdwn':
      return plainText(textOf(block.text) ?? '', names);
    case 'markdown':
    case 'plain_text':
      return textOf(block.text) ?? '';
    default:
      return elementText(block, names);
  }
}

/** Text of a rich text element. */
function elementText(element: NativeObject, names: SlackNames): string {
  const id = (name: string) => textOf(element[name]) ?? '';
  switch (element.type) {
    case 'text':
      return id('text');
    case 'link':
      return decode(link(id('url'), id('text')));
    case 'user':
      return `@${names.userName(id('user_id')) ?? id('user_id')}`;
    case 'channel':
      return `#${names.channelName(id('channel_id')) ?? id('channel_id')}`;
    case 'usergroup':
      return `@${id('usergroup_id')}`;
    case 'broadcast':
      return `@${id('range')}`;
    case 'emoji':
      return emoji(element);
    case 'date':
      return id('fallback');
    default:
      return '';
  }
}

/** Code points of one emoji; the longest have ten. */
const MAX_CODES = 20;

/** An emoji from its code points, such as `1f44b-1f3fb`; a custom one by name. */
function emoji(element: NativeObject): string {
  const codes = (textOf(element.unicode) ?? '').split('-').map((hex) => Number.parseInt(hex, 16));
  if (codes.length <= MAX_CODES && codes.every((code) => code > 0 && code <= 0x10_ffff))
    return String.fromCodePoint(...codes);
  return `:${textOf(element.name) ?? ''}:`;
}
