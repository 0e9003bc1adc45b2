/** Calls that are dropped when the rate limit is used up: progress, typing, answers to presses and inline queries. */

import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { BotApi } from '../../api/bot-api.ts';
import type { Payload } from '../../api/call.ts';
import { BotApiError, isGone, isUnchanged } from '../../api/errors.ts';
import { type OutgoingMessage, type Place, typingIn } from '../../api/message.ts';
import type { Chat, ChatQueue } from './chat-queue.ts';
import type { CircuitBreaker, TokenBucket } from './rate-limiter.ts';

export interface CallbackNotice {
  /** At most 200 characters of it are shown. */
  text: string;
  alert: boolean;
}

/** What is offered to one person while they type; `button` leads to the private chat as `/start <start_parameter>`. */
export type InlineAnswer = Pick<Payload<'answerInlineQuery'>, 'results' | 'button'>;

export interface BestEffort {
  /**
   * Shows something once, if there is room now, behind nothing that waits. The id of the message; `dropped`: nothing was
   * shown; `gone`: the message to edit is not there; `doubt`: it may be shown.
   */
  show(place: Place, message: OutgoingMessage, messageId?: number): Promise<number | 'dropped' | 'gone' | 'doubt'>;
  /** "typing" for five seconds, if there is plenty of room. Never waited for. */
  typing(place: Place): void;
  /** Ends the waiting sign on a pressed button. Never waited for, never rejects. */
  answerCallbackQuery(callbackQueryId: string, notice?: CallbackNotice): void;
  /** Shows at most fifty results for an inline query, kept by nobody. Never waited for, never rejects: whoever types asks again. */
  answerInline(queryId: string, answer: InlineAnswer): void;
}

/** answerCallbackQuery: text of 0-200 characters; answerInlineQuery: "No more than 50 results per query are allowed". */
const MOST = { notice: 200, results: 50 };
/** Messages of the overall pace that are kept for answers. */
const RESERVED = { progress: 8, typing: 15 };
const PRESS_AGAIN_MS = 1_000;

export function createBestEffort(options: {
  botApi: BotApi;
  chatOf: ChatQueue['chatOf'];
  pace: TokenBucket;
  breaker: CircuitBreaker;
  clock: Clock;
  log: Log;
}): BestEffort {
  const { botApi, chatOf, pace, breaker, clock, log } = options;

  /** What an error says about the way to Telegram. */
  function tell(chat: Chat, { kind, retryAfterMs = 0 }: BotApiError): void {
    if (kind === 'flood') {
      chat.pausedUntil = clock.monotonic() + retryAfterMs;
      breaker.flood(chat.id, retryAfterMs);
    } else if (kind === 'unreachable' || kind === 'in-doubt') breaker.unreachable();
    else breaker.reached();
  }

  return {
    async show(place, message, messageId) {
      const chat = chatOf(place);
      const isFull = chat.items.length > 0 || chat.pausedUntil > clock.monotonic() || chat.bucket.wait(1) > 0;
      if (isFull || breaker.wait() > 0 || pace.wait(RESERVED.progress) > 0) return 'dropped';
      chat.bucket.take();
      pace.take();
      breaker.pass();
      try {
        const put =
          messageId === undefined
            ? await botApi.sendMessage(place, message)
            : await botApi.editMessageText(place, messageId, message).then(() => messageId);
        breaker.reached();
        return put;
      } catch (error) {
        if (!(error instanceof BotApiError)) throw error;
        tell(chat, error);
        if (error.kind === 'in-doubt') return 'doubt';
        if (messageId !== undefined && isUnchanged(error)) return messageId;
        return isGone(error) ? 'gone' : 'dropped';
      }
    },
    answerInline(queryId, { results, button }) {
      pace.take();
      const shown = { results: results.slice(0, MOST.results), ...(button ? { button } : {}) };
      botApi
        .call('answerInlineQuery', { inline_query_id: queryId, is_personal: true, cache_time: 0, ...shown })
        .catch((error: unknown) => log.debug({ err: error }, 'an inline query could not be answered'));
    },
    typing(place) {
      if (breaker.wait() > 0 || pace.wait(RESERVED.typing) > 0) return;
      pace.take();
      botApi
        .call('sendChatAction', typingIn(place))
        .catch((error: unknown) => log.debug({ err: error }, 'typing could not be shown'));
    },
    answerCallbackQuery(callbackQueryId, notice) {
      // Before everything else: it waits for no place, but takes one.
      pace.take();
      const text = notice?.text.slice(0, MOST.notice).toWellFormed();
      const shown = text && notice ? { text, show_alert: notice.alert } : {};
      const answer = () => botApi.call('answerCallbackQuery', { callback_query_id: callbackQueryId, ...shown });
      answer()
        .catch((error: unknown) => {
          if (error instanceof BotApiError && error.kind === 'refused') throw error;
          return clock.sleep(PRESS_AGAIN_MS).then(answer);
        })
        .catch((error: unknown) => log.debug({ err: error }, 'a press could not be answered'));
    },
  };
}
