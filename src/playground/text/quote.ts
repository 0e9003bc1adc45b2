/** Quotes: a verbatim part of a message, with the formatting that quotes keep. */
import { badRequest } from '../refusal.ts';
import type { Message, MessageEntity, TextQuote } from '../world/model.ts';

/** TextQuote: other kinds of entities are not kept. */
const KEPT = new Set(['bold', 'italic', 'underline', 'strikethrough', 'spoiler', 'custom_emoji', 'date_time']);
const keptOf = (entities: readonly MessageEntity[]) => entities.filter(({ type }) => KEPT.has(type));

/** Quotes the first occurrence of `words` at or after `from`, else the first one. Throws a Refusal if there is none. */
export function quoteOf(message: Message, words: string, from = 0): TextQuote {
  const text = message.text ?? message.caption ?? '';
  const later = text.indexOf(words, from);
  const position = later < 0 ? text.indexOf(words) : later;
  if (position < 0) throw badRequest('QUOTE_TEXT_INVALID');
  const entities = keptOf(message.entities ?? message.caption_entities ?? []).flatMap((entity) => {
    const start = Math.max(0, entity.offset - position);
    const end = Math.min(words.length, entity.offset + entity.length - position);
    return end > start ? [{ ...entity, offset: start, length: end - start }] : [];
  });
  return { text: words, ...(entities.length > 0 ? { entities } : {}), position, is_manual: true };
}

/** Throws a Refusal if the quote's formatting differs from the message's. */
export function checkFormatting(quote: TextQuote, given: readonly MessageEntity[]): void {
  if (JSON.stringify(keptOf(given)) !== JSON.stringify(quote.entities ?? [])) throw badRequest('QUOTE_TEXT_INVALID');
}
