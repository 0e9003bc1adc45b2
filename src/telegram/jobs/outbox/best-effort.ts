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
  /** Cut to 200 characters. */
  text: string;
  alert: boolean;
}

/** Results for one person while they type; `button` opens the private chat with `/start <start_parameter>`. */
export type InlineAnswer = Pick<Payload<'answerInlineQuery'>, 'results' | 'button'>;

export type BestEffort = ReturnType<typeof createBestEffort>;

/** answerCallbackQuery: text of 0-200 characters; answerInlineQuery: "No more than 50 results per query". */
const MAX = { notice: 200, results: 50 };
/** Capacity of the overall rate limit, in messages, reserved for answers. */
const RESERVED = { progress: 8, typing: 15 };
const RETRY_PRESS_MS = 1_000;

export function createBestEffort(options: {
  botApi: BotApi;
  chatOf: ChatQueue['chatOf'];
  pace: TokenBucket;
  breaker: CircuitBreaker;
  clock: Clock;
  log: Log;
}) {
  const { botApi, chatOf, pace, breaker, clock, log } = options;

  /** Passes a failure on to the limits of the chat and the circuit breaker. */
  function reportFailure(chat: Chat, { kind, retryAfterMs = 0 }: BotApiError): void {
    if (kind === 'flood') {
      chat.pausedUntil = clock.monotonic() + retryAfterMs;
      breaker.flood(chat.id, retryAfterMs);
    } else if (kind === 'unreachable' || kind === 'in-doubt') breaker.unreachable();
    else breaker.reached();
  }

  return {
    /**
     * Sends or edits a message if the limits allow it now and nothing is waiting in the chat. Resolves with the id of the
     * message; `dropped`: nothing was shown; `gone`: the message to edit is not there; `doubt`: it may be shown.
     */
    async show(
      place: Place,
      message: OutgoingMessage,
      messageId?: number,
    ): Promise<number | 'dropped' | 'gone' | 'doubt'> {
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
        reportFailure(chat, error);
        if (error.kind === 'in-doubt') return 'doubt';
        if (messageId !== undefined && isUnchanged(error)) return messageId;
        return isGone(error) ? 'gone' : 'dropped';
      }
    },
    /** Shows at most fifty results for an inline query, uncached. Fire and forget: further typing sends another query. */
    answerInline(queryId: string, { results, button }: InlineAnswer): void {
      pace.take();
      const shown = { results: results.slice(0, MAX.results), ...(button ? { button } : {}) };
      botApi
        .call('answerInlineQuery', { inline_query_id: queryId, is_personal: true, cache_time: 0, ...shown })
        .catch((error: unknown) => log.debug({ err: error }, 'could not answer an inline query'));
    },
    /** Shows "typing" for five seconds, if there is plenty of capacity. Fire and forget. */
    typing(place: Place): void {
      if (breaker.wait() > 0 || pace.wait(RESERVED.typing) > 0) return;
      pace.take();
      botApi
        .call('sendChatAction', typingIn(place))
        .catch((error: unknown) => log.debug({ err: error }, 'could not show typing'));
    },
    /** Ends the progress indicator on a pressed button. Fire and forget. */
    answerCallbackQuery(callbackQueryId: string, notice?: CallbackNotice): void {
      // It goes ahead of everything else: it doesn't wait for the limit, but counts against it.
      pace.take();
      const text = notice?.text.slice(0, MAX.notice).toWellFormed();
      const shown = text && notice ? { text, show_alert: notice.alert } : {};
      const answer = () => botApi.call('answerCallbackQuery', { callback_query_id: callbackQueryId, ...shown });
      answer()
        .catch((error: unknown) => {
          if (error instanceof BotApiError && error.kind === 'refused') throw error;
          return clock.sleep(RETRY_PRESS_MS).then(answer);
        })
        .catch((error: unknown) => log.debug({ err: error }, 'could not answer a button press'));
    },
  };
}
