/** Calls at the start of the bot that have time: made again, with growing pauses, until Telegram takes or refuses them. */

import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { BotApi } from '../api/bot-api.ts';
import { BotApiError } from '../api/errors.ts';

export interface StartDeps {
  api: BotApi;
  clock: Clock;
  log: Log;
  /** Gives the start up. */
  signal: AbortSignal;
}

const PAUSE_MS = { first: 1_000, longest: 30_000 };

/**
 * What `call` resolves with in the end. Pauses for 1, 2, 4 … 30 seconds between the attempts, and for as long as a 429 says.
 * Rejects with the signal's reason, or with an error that is final.
 * @param what names the call in the log
 * @param isFinal whether it makes no sense to try again after this error
 */
export async function insist<T>(
  { clock, log, signal }: Omit<StartDeps, 'api'>,
  what: string,
  call: () => Promise<T>,
  isFinal: (error: BotApiError) => boolean,
): Promise<T> {
  for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof BotApiError) || isFinal(error)) throw error;
      const again = Math.max(pauseMs, error.retryAfterMs ?? 0);
      log.error({ err: error, what, again }, 'Telegram did not take a call; trying again');
      await clock.sleep(again, signal);
    }
  }
}
