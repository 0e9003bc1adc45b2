/**
 * Inline queries under way, and the answers that Telegram's servers keep. An answer that is not personal is shown to
 * whoever types the same words: here as there.
 */

import { randomInt } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { INLINE_ANSWERABLE_MS, PRESS_ANSWERABLE_MS } from '../limits.ts';
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

export interface OpenQuery {
  readonly id: string;
  readonly personId: number;
  readonly query: string;
  readonly offset: string;
  readonly at: number;
  answer: InlineAnswer | undefined;
}

const MAX_OPEN = 200;

export function createInlineQueries(clock: Clock) {
  const queries = new Map<string, OpenQuery>();
  const kept = new Map<string, { answer: InlineAnswer; until: number }>();
  const keyOf = ({ query, offset }: Pick<OpenQuery, 'query' | 'offset'>, personId: number | '') =>
    JSON.stringify([personId, query, offset]);

  return {
    /** A new query; with its answer at once, where one is kept for it. */
    open(asked: Pick<OpenQuery, 'personId' | 'query' | 'offset'>): OpenQuery {
      for (const [key, { until }] of kept) if (until <= clock.now()) kept.delete(key);
      const known = kept.get(keyOf(asked, asked.personId)) ?? kept.get(keyOf(asked, ''));
      const id = newQueryId();
      const query = { ...asked, id, at: clock.now(), answer: known?.answer };
      queries.set(id, query);
      for (const oldest of queries.keys()) {
        if (queries.size <= MAX_OPEN) break;
        queries.delete(oldest);
      }
      return query;
    },
    /** The query, while it may still be answered. */
    answerable(id: string): OpenQuery | undefined {
      const query = queries.get(id);
      return query && !query.answer && clock.now() - query.at <= INLINE_ANSWERABLE_MS ? query : undefined;
    },
    /** Keeps the answer for `ms`, for this person alone or for everybody. */
    answer(query: OpenQuery, answer: InlineAnswer, { ms, personal }: { ms: number; personal: boolean }): void {
      query.answer = answer;
      if (ms > 0) kept.set(keyOf(query, personal ? query.personId : ''), { answer, until: clock.now() + ms });
    },
    answered(id: string, personId: number): OpenQuery | undefined {
      const query = queries.get(id);
      return query?.answer && query.personId === personId ? query : undefined;
    },
    clear() {
      queries.clear();
      kept.clear();
    },
  };
}

interface Press {
  readonly id: string;
  readonly chatId: number;
  readonly messageId: number;
  readonly personId: number;
  readonly at: number;
}

export function createPresses(clock: Clock) {
  const open = new Map<string, Press>();
  return {
    open(press: Omit<Press, 'id' | 'at'>): Press {
      // Insertion order is age order: what is too old stands first.
      for (const [id, old] of open) {
        if (clock.now() - old.at <= PRESS_ANSWERABLE_MS) break;
        open.delete(id);
      }
      const id = newQueryId();
      const opened = { ...press, id, at: clock.now() };
      open.set(id, opened);
      return opened;
    },
    /** Takes the press out, or undefined when it is unknown, answered already or too old. */
    take(id: string): Press | undefined {
      const press = open.get(id);
      open.delete(id);
      return press && clock.now() - press.at <= PRESS_ANSWERABLE_MS ? press : undefined;
    },
    clear() {
      open.clear();
    },
  };
}

export type InlineQueries = ReturnType<typeof createInlineQueries>;

export type Presses = ReturnType<typeof createPresses>;
