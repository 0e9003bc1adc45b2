/**
 * The entities that Telegram's server detects in every text: commands, mentions, hashtags, links, email addresses.
 * Offsets and lengths are UTF-16 code units, like JavaScript's.
 */
import type { MessageEntity } from '../world/model.ts';

/** Entity types inside which nothing is detected. */
const OPAQUE = new Set(['code', 'pre', 'text_link', 'text_mention', 'custom_emoji', 'date_time']);

// What may precede an entity: the start, a space, or punctuation that doesn't join words.
const BEFORE = String.raw`(?<![\p{L}\p{N}_@/.\-])`;

const PATTERNS: readonly { readonly type: string; readonly pattern: RegExp }[] = [
  {
    type: 'url',
    pattern:
      /(?<![\p{L}\p{N}_@])(?:https?|ftp|tg|tonsite):\/\/[^\s<>"]*[^\s<>".,:;!?'”»)\]}…]|(?<![\p{L}\p{N}_@./-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:com|org|net|io|me|dev|app|ru|de|uk|fr|eu|info|edu|gov)(?![\p{L}\p{N}_-])(?:\/[^\s<>"]*[^\s<>".,:;!?'”»)\]}…])?/giu,
  },
  { type: 'email', pattern: new RegExp(String.raw`${BEFORE}[\w.+%-]{1,64}@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,24}`, 'gu') },
  {
    type: 'bot_command',
    pattern: /(?<![\p{L}\p{N}_/<>])\/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\p{L}\p{N}_/<>])/gu,
  },
  { type: 'mention', pattern: /(?<![\p{L}\p{N}_@])@[A-Za-z][A-Za-z0-9_]{2,31}(?![\p{L}\p{N}_])/gu },
  { type: 'hashtag', pattern: /(?<![\p{L}\p{N}_#])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]{1,256}/gu },
];

const overlap = (a: MessageEntity, b: MessageEntity) =>
  a.offset < b.offset + b.length && b.offset < a.offset + a.length;

/** `given` plus the entities detected in `text` outside of it, ordered by position. */
export function detectEntities(text: string, given: readonly MessageEntity[] = []): MessageEntity[] {
  const taken = given.filter((entity) => OPAQUE.has(entity.type) || PATTERNS.some(({ type }) => type === entity.type));
  const found: MessageEntity[] = [];
  for (const { type, pattern } of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      const entity = { type, offset: match.index, length: match[0].length };
      if (![...taken, ...found].some((other) => overlap(entity, other))) found.push(entity);
    }
  return inOrder([...given, ...found]);
}

/** Sorts by position, longer ones first: Telegram's order of nested entities. */
export function inOrder(entities: readonly MessageEntity[]): MessageEntity[] {
  return [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
}
