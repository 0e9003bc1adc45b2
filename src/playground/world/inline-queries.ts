/**
 * Inline queries under way, and the answers that Telegram's servers keep. An answer that is not personal is shown to
 * whoever types the same words: here as there.
 */

import { randomInt } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { CHOICE_LIFETIME_MS, INLINE_ANSWERABLE_MS } from '../limits.ts';
import type { FormattedText } from '../text/formatted-text.ts';
import type { ReplyMarkup } from './model.ts';

export const newQueryId = () => `${randomInt(2 ** 47)}${String(randomInt(1e9)).padStart(9, '0')}`;

/** What can be chosen: InlineQueryResultArticle, checked, its message as it will be sent. */
export interface InlineResult {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly message: FormattedText;
  readonly reply_markup?: ReplyMarkup;
}

export interface InlineAnswer {
  readonly results: readonly InlineResult[];
  readonly button?: { readonly text: string; readonly start_parameter: string };
  readonly next_offset: string;
}

/** What waits for the bot's answer, by an id of its own. Of what is older than `lifetimeMs` nothing is known. */
export function createPending<T extends object>(clock: Clock, lifetimeMs: number) {
  const waiting = new Map<string, T & { readonly id: string; readonly at: number }>();
  const isOver = ({ at }: { at: number }) => clock.now() - at > lifetimeMs;
  return {
    add(value: T) {
      // Insertion order is age order: what is too old stands first.
      for (const [id, old] of waiting) {
        if (!isOver(old)) break;
        waiting.delete(id);
      }
      const added = { ...value, id: newQueryId(), at: clock.now() };
      waiting.set(added.id, added);
      return added;
    },
    get(id: string) {
      const found = waiting.get(id);
      return found && !isOver(found) ? found : undefined;
    },
    remove: (id: string) => void waiting.delete(id),
    clear: () => waiting.clear(),
  };
}

export interface Press {
  readonly chatId: number;
  readonly messageId: number;
  readonly personId: number;
}

export interface InlineQuery {
  readonly personId: number;
  readonly query: string;
  readonly offset: string;
  answer: InlineAnswer | undefined;
}

export function createInlineQueries(clock: Clock) {
  const queries = createPending<InlineQuery>(clock, CHOICE_LIFETIME_MS);
  const kept = new Map<string, { answer: InlineAnswer; until: number }>();
  const keyOf = ({ query, offset }: Omit<InlineQuery, 'answer'>, personId: number | '') =>
    JSON.stringify([personId, query, offset]);

  return {
    /** A new query; with its answer at once, where one is kept for it. */
    open(asked: Omit<InlineQuery, 'answer'>) {
      for (const [key, { until }] of kept) if (until <= clock.now()) kept.delete(key);
      const known = kept.get(keyOf(asked, asked.personId)) ?? kept.get(keyOf(asked, ''));
      return queries.add({ ...asked, answer: known?.answer });
    },
    /** Answers a query that may still be answered, and keeps the answer for `ms`, for this person alone or for everybody. */
    answer(id: string, answer: InlineAnswer, { ms, personal }: { ms: number; personal: boolean }) {
      const query = queries.get(id);
      if (!query || query.answer || clock.now() - query.at > INLINE_ANSWERABLE_MS) return undefined;
      query.answer = answer;
      if (ms > 0) kept.set(keyOf(query, personal ? query.personId : ''), { answer, until: clock.now() + ms });
      return query;
    },
    /** The person's query, once it is answered. */
    answered(id: string, personId: number) {
      const query = queries.get(id);
      return query?.answer && query.personId === personId ? query : undefined;
    },
    clear() {
      queries.clear();
      kept.clear();
    },
  };
}

export type InlineQueries = ReturnType<typeof createInlineQueries>;
export type Presses = ReturnType<typeof createPending<Press>>;
