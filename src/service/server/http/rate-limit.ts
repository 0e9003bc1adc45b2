/** Bounds how often one address may ask, and how often it may be wrong. */
import type { Clock } from '#platform/clock.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import { ApiError } from './api-error.ts';

const WINDOW_MS = 60_000;

/** Counts what one address does. @returns 429 with Retry-After for one too many in a minute */
export function createRateLimit(clock: Clock, mostPerMinute: number): (address: string) => ApiError | undefined {
  const counted = createRateLimiter(clock, WINDOW_MS);
  return (address) => {
    const { count, endsAt } = counted(address);
    if (count <= mostPerMinute) return undefined;
    const seconds = Math.max(1, Math.ceil((endsAt - clock.monotonic()) / 1000));
    return new ApiError(429, `Too many requests. Try again in ${seconds} s.`, { 'retry-after': String(seconds) });
  };
}

/**
 * What answers a wrong key, token or link: its own error, and 429 to an address that guesses. What is right is never asked
 * for here, so that nobody's guesses shut it out: what is guessed has 256 bits or more.
 */
export type GuessLimit = <Wrong extends Error>(address: string, wrong: Wrong) => Wrong | ApiError;

export function createGuessLimit(clock: Clock, mostPerMinute: number): GuessLimit {
  const guessed = createRateLimit(clock, mostPerMinute);
  return (address, wrong) => guessed(address) ?? wrong;
}
