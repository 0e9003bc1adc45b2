/**
 * A text as Telegram takes it: parsed or given entities, trimmed, measured in UTF-16 code units, with what the server
 * finds by itself added. Pure functions that throw a Refusal.
 */
import { isRecord } from '../api/arguments.ts';
import { MAX_ENTITIES } from '../limits.ts';
import { badRequest } from '../refusal.ts';
import type { MessageEntity } from '../world/model.ts';
import { detectEntities, inOrder } from './entity-detection.ts';
import { parseHtml } from './html-markup.ts';

export interface FormattedText {
  readonly text: string;
  readonly entities: MessageEntity[];
}

const KNOWN_TYPES = new Set(
  `mention hashtag cashtag bot_command url email phone_number bold italic underline strikethrough spoiler blockquote
   expandable_blockquote code pre text_link text_mention custom_emoji date_time`.split(/\s+/),
);

/** The text and entities of a request. `given` is the parsed `entities` parameter; it counts only without parse_mode. */
export function formattedText(raw: string, parseMode: string | undefined, given: unknown): FormattedText {
  if (parseMode === undefined || parseMode === '') return settle(raw, entitiesFrom(raw, given));
  if (parseMode.toLowerCase() === 'html') {
    const { text, entities } = parseHtml(raw);
    return settle(text, inOrder(entities));
  }
  if (/^markdown(v2)?$/i.test(parseMode))
    throw badRequest(`the playground does not emulate parse_mode ${parseMode}; use entities or HTML`);
  throw badRequest('unsupported parse_mode');
}

function entitiesFrom(text: string, given: unknown): MessageEntity[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw badRequest("can't parse entities: expected an Array");
  const entities = given.map(entityFrom).slice(0, MAX_ENTITIES);
  for (const entity of entities) checkPosition(text, entity);
  checkNesting(entities);
  return inOrder(entities.filter((entity) => entity.length > 0));
}

function entityFrom(value: unknown): MessageEntity {
  const refuse = (words: string) => badRequest(`can't parse MessageEntity: ${words}`);
  if (!isRecord(value)) throw refuse('Expected an Object');
  const integer = (name: string): number => {
    const field = value[name];
    if (field === undefined) throw refuse(`Can't find field "${name}"`);
    if (typeof field !== 'number' || !Number.isInteger(field)) throw refuse(`Field "${name}" must be of type Number`);
    return field;
  };
  const words = (name: string): string => {
    const field = value[name];
    if (field === undefined) throw refuse(`Can't find field "${name}"`);
    if (typeof field !== 'string') throw refuse(`Field "${name}" must be of type String`);
    return field;
  };
  const place = { offset: integer('offset'), length: integer('length') };
  const type = words('type');
  if (!KNOWN_TYPES.has(type)) throw refuse('Unsupported type specified');
  switch (type) {
    case 'text_link': {
      const url = words('url');
      const problem = urlProblem(url);
      if (problem) throw badRequest(`entity URL '${url}' is invalid: ${problem}`);
      return { type, ...place, url };
    }
    case 'text_mention': {
      const user = value.user;
      if (user === undefined) throw refuse(`Can't find field "user"`);
      if (!isRecord(user) || typeof user.id !== 'number' || user.id <= 0) throw badRequest('user not found');
      return { type, ...place, user: { ...user, id: user.id } };
    }
    case 'custom_emoji': {
      const id = words('custom_emoji_id');
      if (!/^\d{1,18}$/.test(id)) throw refuse('Field "custom_emoji_id" must be a valid Number');
      return { type, ...place, custom_emoji_id: id };
    }
    case 'date_time': {
      const format = value.date_time_format === undefined ? '' : words('date_time_format');
      if (!/^(?:r|w?[dD]?[tT]?)$/.test(format)) throw refuse('Invalid date-time format specified');
      return { type, ...place, unix_time: integer('unix_time'), date_time_format: format };
    }
    case 'pre':
      return value.language === undefined ? { type, ...place } : { type, ...place, language: words('language') };
    default:
      return { type, ...place };
  }
}

function checkPosition(text: string, { offset, length }: MessageEntity): void {
  if (offset < 0) throw badRequest(`receive an entity with incorrect offset ${offset}`);
  if (length < 0) throw badRequest(`receive an entity with incorrect length ${length}`);
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

/** Entities may nest but not cross; Telegram reports the inner one as running past the end. */
function checkNesting(entities: readonly MessageEntity[]): void {
  const open: MessageEntity[] = [];
  for (const entity of inOrder(entities)) {
    while (open.length > 0 && entity.offset >= endOf(open.at(-1))) open.pop();
    const around = open.at(-1);
    if (around && endOf(entity) > endOf(around))
      throw badRequest(
        `entity beginning at UTF-16 offset ${entity.offset} ends after the end of the text at UTF-16 offset ${endOf(entity)}`,
      );
    open.push(entity);
  }
}

const endOf = (entity: MessageEntity | undefined) =>
  entity ? entity.offset + entity.length : Number.POSITIVE_INFINITY;

/** Cleans and trims the text, moves the entities along, adds what is detected. */
function settle(raw: string, entities: readonly MessageEntity[]): FormattedText {
  // Same length out as in: control characters become spaces, so no offset has to move. A lone surrogate is not text.
  const cleaned = raw.replace(/[^\P{Cc}\n]/gu, ' ').toWellFormed();
  const kept = cleaned.trimEnd();
  const text = kept.trimStart();
  const cut = kept.length - text.length;
  const moved: MessageEntity[] = [];
  for (const entity of entities) {
    const start = Math.max(0, entity.offset - cut);
    const end = Math.min(text.length, entity.offset + entity.length - cut);
    if (end > start) moved.push({ ...entity, offset: start, length: end - start });
  }
  return { text, entities: detectEntities(text, moved) };
}

/** Why `url` is refused, or undefined when it is good. Loopback addresses pass: a bot under development needs them. */
export function urlProblem(url: string): string | undefined {
  if (url.trim() === '') return 'URL host is empty';
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'tg' || scheme === 'ton' || scheme === 'tonsite') return undefined;
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return 'Unsupported URL protocol';
  const parsed = URL.parse(scheme === undefined ? `http://${url}` : url);
  if (parsed?.username !== '' || /\s/.test(url)) return 'Wrong HTTP URL';
  if (/^(?:127(?:\.\d{1,3}){3}|\[::1\])$/.test(parsed.hostname)) return undefined;
  // A host needs a dot: "localhost" is refused by Telegram, and so it is here.
  return /^[^.]+(?:\.[^.]+)+\.?$/.test(parsed.hostname) ? undefined : 'Wrong HTTP URL';
}
