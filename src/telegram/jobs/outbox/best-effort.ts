/** Calls that are dropped when the rate limit is used up: progress, typing, answers to presses and inline queries. */

import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { BotApi, CallbackNotice, InlineAnswer } from '../../api/bot-api.ts';
import { BotApiError, isGone, isUnchanged } from '../../api/errors.ts';
import type { OutgoingMessage, Place } from '../../api/message.ts';
import type { Chat, ChatQueue } from './chat-queue.ts';
import type { CircuitBreaker, TokenBucket } from './rate-limiter.ts';

export interface BestEffort {
  /**
   * Shows something once, if there is room now, behind nothing that waits. The id of the message; `dropped`: nothing was
   * shown; `gone`: the message to edit is not there; `doubt`: it may be shown.
   */
  show(place: Place, message: OutgoingMessage, messageId?: number): Promise<number | 'dropped' | 'gone' | 'doubt'>;
  /** "typing" for five seconds, if there is plenty of room. Never waited for. */
  typing(place: Place): void;
  /** Ends the waiting sign on a pressed button; `text` at most 200 characters. Never waited for, never rejects. */
  answerCallbackQuery(callbackQueryId: string, notice?: CallbackNotice): void;
  /** Shows what can be chosen for an inline query. Never waited for, never rejects: whoever types asks again. */
  answerInline(queryId: string, answer: InlineAnswer): void;
}

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
    answerInline(queryId, answer) {
      pace.take();
      botApi
        .answerInlineQuery(queryId, answer)
        .catch((error: unknown) => log.debug({ err: error }, 'an inline query could not be answered'));
    },
    typing(place) {
      if (breaker.wait() > 0 || pace.wait(RESERVED.typing) > 0) return;
      pace.take();
      botApi.sendChatAction(place).catch((error: unknown) => log.debug({ err: error }, 'typing could not be shown'));
    },
    answerCallbackQuery(callbackQueryId, notice) {
      // Before everything else: it waits for no place, but takes one.
      pace.take();
      const answer = () => botApi.answerCallbackQuery(callbackQueryId, notice);
      answer()
        .catch((error: unknown) => {
          if (error instanceof BotApiError && error.kind === 'refused') throw error;
          return clock.sleep(PRESS_AGAIN_MS).then(answer);
        })
        .catch((error: unknown) => log.debug({ err: error }, 'a press could not be answered'));
    },
  };
}
