/** Inline mode: what is offered while somebody types the bot's name and words in any chat. */
import type { Entity, InlineKeyboard } from './message.ts';
import { NO_PREVIEW } from './message.ts';

/** answerInlineQuery: "No more than 50 results per query are allowed". */
export const MAX_INLINE_RESULTS = 50;
/** InlineQuery: text of the query, up to 256 characters. */
export const MAX_INLINE_QUERY_LENGTH = 256;

/** InlineQueryResultArticle: a line to choose, and the message that choosing it sends in that person's name. */
export interface InlineArticle {
  /** 1-64 bytes; comes back in `chosen_inline_result`, where BotFather's /setinlinefeedback is on. */
  id: string;
  title: string;
  description?: string;
  message: { text: string; entities: readonly Entity[] };
  keyboard?: InlineKeyboard;
}

export interface InlineAnswer {
  /** At most fifty. */
  articles: readonly InlineArticle[];
  /** Above the results; leads to the private chat as `/start <parameter>` (1-64 of `A-Za-z0-9_-`). */
  button?: { text: string; parameter: string };
}

/** The fields of answerInlineQuery. What is offered is one person's, at this moment: nobody keeps it. */
export function inlineAnswerFields(queryId: string, { articles, button }: InlineAnswer) {
  return {
    inline_query_id: queryId,
    results: articles.slice(0, MAX_INLINE_RESULTS).map(articleFields),
    is_personal: true,
    cache_time: 0,
    ...(button ? { button: { text: button.text, start_parameter: button.parameter } } : {}),
  };
}

function articleFields({ id, title, description, message, keyboard }: InlineArticle) {
  return {
    type: 'article',
    id,
    title,
    ...(description === undefined ? {} : { description }),
    input_message_content: {
      message_text: message.text,
      link_preview_options: NO_PREVIEW,
      ...(message.entities.length === 0 ? {} : { entities: message.entities }),
    },
    ...(keyboard ? { reply_markup: keyboard } : {}),
  };
}
