/** Retries startup calls until Telegram accepts or finally refuses them. */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { retry } from '#platform/retry.ts';
import type { BotApi } from '../api/bot-api.ts';
import { BotApiError } from '../api/errors.ts';

export interface StartupDeps {
  api: BotApi;
  clock: Clock;
  log: Log;
  /** Aborts the startup. */
  signal: AbortSignal;
}

/**
 * Retries `call` until it succeeds; waits out a 429. Rejects with the signal's reason, or with a final error.
 * @param what name of the call in the log
 * @param isFinal whether retrying after this error is pointless
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
    log.error({ err: error, what, again }, 'a call to Telegram failed; retrying');
    return again;
  });
}
