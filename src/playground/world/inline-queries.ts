/**
 * Open inline queries, and the answer cache of Telegram's servers. As on Telegram, a non-personal answer is shown to
 * everyone who types the same query.
 */

import { randomInt } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { CHOICE_LIFETIME_MS, INLINE_ANSWERABLE_MS } from '../limits.ts';
import type { FormattedText } from '../text/formatted-text.ts';
import type { ReplyMarkup } from './model.ts';

export const newQueryId = () => `${randomInt(2 ** 47)}${String(randomInt(1e9)).padStart(9, '0')}`;

/** A validated InlineQueryResultArticle with its message as it will be sent. */
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

/** Creates a store of queries awaiting the bot's answer, by generated id. Entries expire after `lifetimeMs`. */
export function createPending<T extends object>(clock: Clock, lifetimeMs: number) {
  const waiting = new Map<string, T & { readonly id: string; readonly at: number }>();
  const isExpired = ({ at }: { at: number }) => clock.now() - at > lifetimeMs;
  return {
    add(value: T) {
      // Insertion order is age order, so expired entries come first.
      for (const [id, old] of waiting) {
        if (!isExpired(old)) break;
        waiting.delete(id);
      }
      const added = { ...value, id: newQueryId(), at: clock.now() };
      waiting.set(added.id, added);
      return added;
    },
    get(id: string) {
      const found = waiting.get(id);
      return found && !isExpired(found) ? found : undefined;
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
    /** Opens a new query, already answered if the cache has an answer for it. */
    open(asked: Omit<InlineQuery, 'answer'>) {
      for (const [key, { until }] of kept) if (until <= clock.now()) kept.delete(key);
      const known = kept.get(keyOf(asked, asked.personId)) ?? kept.get(keyOf(asked, ''));
      return queries.add({ ...asked, answer: known?.answer });
    },
    /** Answers an open query and caches the answer for `ms`, per person if `personal`; undefined if it isn't open. */
    answer(id: string, answer: InlineAnswer, { ms, personal }: { ms: number; personal: boolean }) {
      const query = queries.get(id);
      if (!query || query.answer || clock.now() - query.at > INLINE_ANSWERABLE_MS) return undefined;
      query.answer = answer;
      if (ms > 0) kept.set(keyOf(query, personal ? query.personId : ''), { answer, until: clock.now() + ms });
      return query;
    },
    /** The person's query if it's answered, else undefined. */
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
