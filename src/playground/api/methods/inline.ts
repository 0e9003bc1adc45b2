/** answerInlineQuery, for "article" results with a text; the playground can't show others. */

import type { Emulator, MethodTable } from '../../emulator.ts';
import { DEFAULT_INLINE_CACHE_S, MAX_INLINE_BYTES, MAX_INLINE_RESULTS } from '../../limits.ts';
import { badRequest } from '../../refusal.ts';
import type { Arguments, ArticleArgument } from '../../spec/arguments.ts';
import { maxLength } from '../../spec/spec.ts';
import { formattedText } from '../../text/formatted-text.ts';
import { replyMarkup } from '../../text/keyboard.ts';
import type { InlineAnswer, InlineQuery, InlineResult } from '../../world/inline-queries.ts';

const isTooLong = (text: string) => Buffer.byteLength(text) > MAX_INLINE_BYTES;

export const inlineMethods: MethodTable = {
  answerInlineQuery(emulator, args) {
    const answer = answerFrom(args);
    const { cache_time: seconds = DEFAULT_INLINE_CACHE_S, is_personal: personal = false } = args;
    const query = emulator.inline.answer(args.inline_query_id ?? '', answer, { ms: seconds * 1_000, personal });
    if (!query) throw badRequest('query is too old and response timeout expired or query ID is invalid');
    publishAnswer(emulator, query, answer);
    return true;
  },
};

/** Publishes the results for the person who made the query. */
export function publishAnswer({ world }: Emulator, asked: InlineQuery & { id: string }, answer: InlineAnswer): void {
  const { id: inline_query_id, personId: person_id, query, offset } = asked;
  world.feed.publish({ type: 'inline', inline_query_id, person_id, query, offset, answer });
}

function answerFrom({ results: given = [], next_offset = '', button }: Arguments): InlineAnswer {
  if (given.length > MAX_INLINE_RESULTS) throw badRequest('too many inline query results specified');
  const results = given.map(resultFrom);
  if (new Set(results.map(({ id }) => id)).size < results.length) throw badRequest('RESULT_ID_DUPLICATE');
  if (isTooLong(next_offset)) throw badRequest('NEXT_OFFSET_INVALID');
  return { results, next_offset, ...(button ? { button: buttonFrom(button) } : {}) };
}

function resultFrom(result: ArticleArgument): InlineResult {
  const { type, id, title, description, input_message_content: content, reply_markup } = result;
  if (type !== 'article') throw badRequest(`the playground does not emulate inline query results of type "${type}"`);
  if (id === '' || isTooLong(id)) throw badRequest('RESULT_ID_INVALID');
  if (title.trim() === '') throw badRequest('ARTICLE_TITLE_EMPTY');
  if (content?.message_text === undefined)
    throw badRequest('the playground does not emulate inline query results without a text');
  const { text, entities } = formattedText(content.message_text, content.parse_mode, content.entities);
  if (text === '') throw badRequest('MESSAGE_EMPTY');
  if (text.length > maxLength('InputTextMessageContent', 'message_text')) throw badRequest('message is too long');
  const markup = replyMarkup(reply_markup);
  if (markup && markup.inline_keyboard === undefined) throw badRequest('inline keyboard expected');
  return {
    id,
    title,
    ...(description === undefined ? {} : { description }),
    message: { text, entities },
    ...(markup ? { reply_markup: markup } : {}),
  };
}

function buttonFrom({ text, start_parameter: parameter = '' }: NonNullable<Arguments['button']>) {
  if (text.trim() === '') throw badRequest('SWITCH_PM_TEXT_EMPTY');
  if (parameter === '') throw badRequest("can't use empty start_parameter");
  if (!/^[\w-]+$/.test(parameter)) throw badRequest('unallowed characters in start_parameter are used');
  return { text, start_parameter: parameter };
}
