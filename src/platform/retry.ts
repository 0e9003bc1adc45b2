/** Retries after transient failures, with exponential backoff. */
import type { Clock } from './clock.ts';

export interface RetryOptions {
  clock: Clock;
  signal: AbortSignal;
  firstPauseMs: number;
  longestPauseMs: number;
}

/**
 * Calls `call` until it succeeds. Rejects with the signal's reason, or with what `pauseAfter` throws.
 * @param pauseAfter returns the pause after an error in milliseconds, given the backoff `pauseMs`; throws to stop retrying
 */
export async function retry<T>(
  { clock, signal, firstPauseMs, longestPauseMs }: RetryOptions,
  call: () => Promise<T>,
  pauseAfter: (error: unknown, pauseMs: number) => number,
): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      await clock.sleep(pauseAfter(error, pauseMs), signal);
    }
  }
}
