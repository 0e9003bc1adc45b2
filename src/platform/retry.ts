/** Calls again after a failure that may pass, with pauses that double. */
import type { Clock } from './clock.ts';

export interface RetryOptions {
  clock: Clock;
  /** Gives it up. */
  signal: AbortSignal;
  firstPauseMs: number;
  longestPauseMs: number;
}

/**
 * What `call` resolves with in the end. Rejects with the signal's reason, or with what `pauseAfter` throws.
 * @param pauseAfter how long to wait after an error, in milliseconds, of which `pauseMs` are due; throws what is final
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
