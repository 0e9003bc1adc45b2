/** answerInlineQuery: results of the kind "article" with a text, which is what the playground can show. */

import type { Emulator, MethodTable } from '../../emulator.ts';
import {
  DEFAULT_INLINE_CACHE_S,
  MAX_INLINE_BYTES,
  MAX_INLINE_RESULTS,
  MAX_PLACEHOLDER,
  MAX_TEXT,
} from '../../limits.ts';
import { badRequest } from '../../refusal.ts';
import { formattedText } from '../../text/formatted-text.ts';
import { replyMarkup } from '../../text/keyboard.ts';
import type { InlineAnswer, InlineResult } from '../../world/inline-queries.ts';
import { type CallArguments, isRecord } from '../arguments.ts';

const isTooLong = (text: string) => Buffer.byteLength(text) > MAX_INLINE_BYTES;

export const inlineMethods: MethodTable = {
  answerInlineQuery(emulator, args) {
    const answer = answerFrom(args);
    const seconds = args.integer('cache_time') ?? DEFAULT_INLINE_CACHE_S;
    const query = emulator.inline.answerable(args.text('inline_query_id') ?? '');
    if (!query) throw badRequest('query is too old and response timeout expired or query ID is invalid');
    emulator.inline.answer(query, answer, { ms: seconds * 1_000, personal: args.flag('is_personal') });
    tellAnswer(emulator, query.id, query.personId, answer);
    return true;
  },
};

/** Lets the person who asked see what there is to choose. */
export function tellAnswer({ world }: Emulator, id: string, personId: number, answer: InlineAnswer): void {
  world.feed.publish({ type: 'inline', inline_query_id: id, person_id: personId, answer });
}

function answerFrom(args: CallArguments): InlineAnswer {
  const given = args.json('results');
  if (!Array.isArray(given)) throw badRequest("can't parse inline query results JSON object");
  if (given.length > MAX_INLINE_RESULTS) throw badRequest('RESULTS_TOO_MUCH');
  const results = given.map(resultFrom);
  if (new Set(results.map(({ id }) => id)).size < results.length) throw badRequest('RESULT_ID_DUPLICATE');
  const offset = args.text('next_offset') ?? '';
  if (isTooLong(offset)) throw badRequest('NEXT_OFFSET_INVALID');
  const button = buttonFrom(args.json('button'));
  return { results, next_offset: offset, ...(button ? { button } : {}) };
}

function resultFrom(value: unknown): InlineResult {
  if (!isRecord(value)) throw badRequest("can't parse inline query result: expected an Object");
  if (value.type !== 'article')
    throw badRequest(`the playground does not emulate inline query results of type "${String(value.type)}"`);
  const { id, title, description } = value;
  if (typeof id !== 'string' || id === '' || isTooLong(id)) throw badRequest('RESULT_ID_INVALID');
  if (typeof title !== 'string' || title.trim() === '') throw badRequest('ARTICLE_TITLE_EMPTY');
  const content = value.input_message_content;
  if (!isRecord(content) || typeof content.message_text !== 'string')
    throw badRequest("can't parse inline query result: Input message content is not specified");
  const mode = content.parse_mode === undefined ? undefined : String(content.parse_mode);
  const { text, entities } = formattedText(content.message_text, mode, content.entities);
  if (text === '') throw badRequest('MESSAGE_EMPTY');
  if (text.length > MAX_TEXT) throw badRequest('message is too long');
  const markup = replyMarkup(value.reply_markup);
  if (markup && markup.inline_keyboard === undefined) throw badRequest('inline keyboard expected');
  return {
    id,
    title,
    ...(typeof description === 'string' ? { description } : {}),
    message: { text, entities },
    ...(markup ? { reply_markup: markup } : {}),
  };
}

function buttonFrom(value: unknown): InlineAnswer['button'] {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) throw badRequest("can't parse inline query results button: expected an Object");
  const { text, start_parameter: parameter } = value;
  if (typeof text !== 'string' || text.trim() === '') throw badRequest('SWITCH_PM_TEXT_EMPTY');
  if (typeof parameter !== 'string' || parameter === '') throw badRequest('START_PARAM_EMPTY');
  if (parameter.length > MAX_PLACEHOLDER || !/^[\w-]+$/.test(parameter)) throw badRequest('START_PARAM_INVALID');
  return { text, start_parameter: parameter };
}
