/**
 * A text as Telegram accepts it: parsed or given entities, trimmed, measured in UTF-16 code units, with detected
 * entities added. Pure functions that throw a Refusal.
 */

import { MAX_ENTITIES } from '../limits.ts';
import { badRequest } from '../refusal.ts';
import type { MessageEntity } from '../world/model.ts';
import { detectEntities, inOrder } from './entity-detection.ts';
import { parseHtml } from './html-markup.ts';
import { parseMarkdown } from './markdown.ts';
import { urlProblem } from './url.ts';

export interface FormattedText {
  readonly text: string;
  readonly entities: MessageEntity[];
}

/** Types that only the server's detection sets; those given by the bot are ignored. */
const DETECTED = new Set('mention hashtag cashtag bot_command url email phone_number'.split(' '));
const MAX_OFFSET = 1_000_000;

/** The text and entities of a request; `given` is used only without parse_mode. */
export function formattedText(
  raw: string,
  parseMode: string | undefined,
  given: readonly MessageEntity[] = [],
): FormattedText {
  const mode = parseMode?.toLowerCase() ?? '';
  if (mode === '' || mode === 'none') return normalize(raw, entitiesFrom(raw, given));
  if (mode === 'html' || mode === 'markdownv2') {
    const { text, entities } = mode === 'html' ? parseHtml(raw) : parseMarkdown(raw);
    return normalize(text, inOrder(entities.filter(({ length }) => length > 0)));
  }
  if (mode === 'markdown') throw badRequest('the playground does not emulate parse_mode Markdown; use MarkdownV2');
  throw badRequest('unsupported parse_mode');
}

function entitiesFrom(text: string, given: readonly MessageEntity[]): MessageEntity[] {
  const entities = given.filter(({ type }) => !DETECTED.has(type)).slice(0, MAX_ENTITIES);
  for (const entity of entities) {
    checkPosition(text, entity);
    checkContent(entity);
  }
  return splitCrossing(inOrder(entities.filter((entity) => entity.length > 0)));
}

function checkContent(entity: MessageEntity): void {
  const refuse = (words: string) => badRequest(`can't parse MessageEntity: ${words}`);
  if (entity.type === 'text_link') {
    if (entity.url === undefined) throw refuse('Can\'t find field "url"');
    const problem = urlProblem(entity.url);
    if (problem) throw badRequest(`Entity URL '${entity.url}' is invalid: ${problem}`);
  }
  if (entity.type === 'text_mention' && entity.user === undefined) throw refuse('Can\'t find field "user"');
  if (entity.type === 'custom_emoji' && !/^\d{1,19}$/.test(entity.custom_emoji_id ?? ''))
    throw badRequest('Invalid custom emoji identifier specified');
  if (entity.type !== 'date_time') return;
  if (entity.unix_time === undefined) throw refuse('Can\'t find field "unix_time"');
  if (!/^(?:r|w?[dD]?[tT]?)$/.test(entity.date_time_format ?? '')) throw refuse('Invalid date-time format specified');
}

function checkPosition(text: string, { offset, length }: MessageEntity): void {
  if (offset < 0 || offset > MAX_OFFSET) throw badRequest(`receive an entity with incorrect offset ${offset}`);
  if (length < 0 || length > MAX_OFFSET) throw badRequest(`receive an entity with incorrect length ${length}`);
  if (offset > text.length || (offset === text.length && length > 0))
    throw badRequest(`entity begins after the end of the text at UTF-16 offset ${offset}`);
  if (offset + length > text.length)
    throw badRequest(
      `entity beginning at UTF-16 offset ${offset} ends after the end of the text at UTF-16 offset ${offset + length}`,
    );
  if (splitsSymbol(text, offset))
    throw badRequest(`entity begins in a middle of a UTF-16 symbol at UTF-16 offset ${offset}`);
  if (splitsSymbol(text, offset + length))
    throw badRequest(
      `entity beginning at UTF-16 offset ${offset} ends in a middle of a UTF-16 symbol at UTF-16 offset ${offset + length}`,
    );
}

const splitsSymbol = (text: string, at: number) =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');

/** Splits crossing entities where the enclosing one ends, as Telegram does. */
function splitCrossing(entities: readonly MessageEntity[]): MessageEntity[] {
  const whole: MessageEntity[] = [];
  const open: MessageEntity[] = [];
  const rest = [...entities];
  for (let entity = rest.shift(); entity; entity = rest.shift()) {
    while (open.length > 0 && entity.offset >= endOf(open.at(-1))) open.pop();
    const end = Math.min(endOf(open.at(-1)), endOf(entity));
    const first = { ...entity, length: end - entity.offset };
    if (end < endOf(entity)) {
      const second = { ...entity, offset: end, length: endOf(entity) - end };
      rest.splice(0, rest.length, ...inOrder([...rest, second]));
    }
    whole.push(first);
    open.push(first);
  }
  return whole;
}

const endOf = (entity: MessageEntity | undefined) =>
  entity ? entity.offset + entity.length : Number.POSITIVE_INFINITY;

/** Cleans and trims the text, shifts the entities accordingly, and adds detected ones. */
function normalize(raw: string, entities: readonly MessageEntity[]): FormattedText {
  // Control characters become spaces and lone surrogates U+FFFD, so the length and all offsets stay the same.
  const cleaned = raw.replace(/[^\P{Cc}\n\r]/gu, ' ').toWellFormed();
  // Removed characters shift every later offset.
  const removed = /[\r\u2028-\u202e]|[\u0333\u033f\u030a]/g;
  const gaps = [...cleaned.matchAll(removed)].map(({ index }) => index);
  const place = (at: number) => at - gaps.filter((gap) => gap < at).length;
  const kept = cleaned.replace(removed, '').trimEnd();
  // Leading whitespace is trimmed, except inside an entity.
  const [first = Number.POSITIVE_INFINITY] = entities.map(({ offset }) => place(offset)).sort((a, b) => a - b);
  const cut = Math.min(kept.length - kept.replace(/^[ \n]+/, '').length, first);
  const text = kept.slice(cut);
  const moved: MessageEntity[] = [];
  for (const entity of entities) {
    const start = place(entity.offset) - cut;
    const end = Math.min(text.length, place(entity.offset + entity.length) - cut);
    if (end > start) moved.push({ ...entity, offset: start, length: end - start });
  }
  if (text.trim() === '') return { text: '', entities: [] };
  return { text, entities: detectEntities(text, moved) };
}
