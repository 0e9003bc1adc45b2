/** Inline mode, as a person uses it: words typed behind the bot's name, and a choice of what they bring. */
import type { InlineAnswer } from '#playground/world/inline-queries.ts';
import type { Message } from '#playground/world/model.ts';
import { type Control, present, type WaitOptions } from './playground-control.ts';
import type { Told } from './playground-watch.ts';

/** Words typed behind the bot's name, and what can be chosen for them. */
export interface Typed {
  readonly inlineQueryId: string;
  /** Absent when a kept answer was there already: the bot did not hear of it. */
  readonly updateId: number | undefined;
  /** Waits for what can be chosen. */
  offers(options?: WaitOptions): Promise<InlineAnswer>;
  /** Chooses the result with this title (or, for a pattern, the first that matches); waits until there is one. */
  chooses(title: string | RegExp, options?: WaitOptions): Promise<{ messageId: number; updateId: number | undefined }>;
}

/** Types the words in this chat, as this person. */
export async function typeInline(
  control: Control,
  here: { chat_id: number; from_id: number },
  words: { query: string; offset: string },
): Promise<Typed> {
  const { ask, watch } = control;
  const from = await present(control);
  const asked = await ask<{ inline_query_id: string; update_id?: number }>('POST', '/inline', { ...here, ...words });
  const id = asked.inline_query_id;
  const isOffer = (event: Told) => event.type === 'inline' && event.inline_query_id === id;
  const offers = async ({ withinMs }: WaitOptions = {}) => {
    const event = await watch.until(from, isOffer, withinMs, () => `an answer to the inline query "${words.query}"`);
    if (event.type !== 'inline') throw new Error('unreachable');
    return event.answer;
  };
  return {
    inlineQueryId: id,
    updateId: asked.update_id,
    offers,
    async chooses(title, options) {
      const { results } = await offers(options);
      const named = (text: string) => (typeof title === 'string' ? text === title : title.test(text));
      const result = results.find((each) => named(each.title));
      if (!result) throw new Error(`no result ${title}; there are: ${results.map((each) => each.title).join(' | ')}`);
      const choice = { ...here, inline_query_id: id, result_id: result.id };
      const chosen = await ask<{ message: Message; update_id?: number }>('POST', '/inline/choices', choice);
      return { messageId: chosen.message.message_id, updateId: chosen.update_id };
    },
  };
}
