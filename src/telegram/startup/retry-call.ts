/** Calls at the start of the bot that have time: made again until Telegram takes or refuses them. */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { retry } from '#platform/retry.ts';
import type { BotApi } from '../api/bot-api.ts';
import { BotApiError } from '../api/errors.ts';

export interface StartupDeps {
  api: BotApi;
  clock: Clock;
  log: Log;
  /** Gives the start up. */
  signal: AbortSignal;
}

/**
 * What `call` resolves with in the end; a 429 is waited out. Rejects with the signal's reason, or with an error that is final.
 * @param what names the call in the log
 * @param isFinal whether it makes no sense to try again after this error
 */
export function retryCall<T>(
  { clock, log, signal }: Omit<StartupDeps, 'api'>,
  what: string,
  call: () => Promise<T>,
  isFinal: (error: BotApiError) => boolean,
): Promise<T> {
  return retry({ clock, signal, firstPauseMs: 1_000, longestPauseMs: 30_000 }, call, (error, pauseMs) => {
    if (!(error instanceof BotApiError) || isFinal(error)) throw error;
    const again = Math.max(pauseMs, error.retryAfterMs ?? 0);
    log.error({ err: error, what, again }, 'Telegram did not take a call; trying again');
    return again;
  });
}
