/** Limits how many requests, and how many wrong guesses, one address may make. */
import type { Clock } from '#platform/clock.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import { ApiError } from './api-error.ts';

const WINDOW_MS = 60_000;

/** Counts requests per address. @returns 429 with Retry-After once an address exceeds the limit */
export function createRateLimit(clock: Clock, maxPerMinute: number): (address: string) => ApiError | undefined {
  const countCall = createRateLimiter(clock, WINDOW_MS);
  return (address) => {
    const { count, endsAt } = countCall(address);
    if (count <= maxPerMinute) return undefined;
    const seconds = Math.max(1, Math.ceil((endsAt - clock.monotonic()) / 1000));
    return new ApiError(429, `Too many requests. Try again in ${seconds} s.`, { 'retry-after': String(seconds) });
  };
}

/**
 * The error for a wrong key, token or link: `wrong` itself, or 429 once the address guesses too often. A right one is never
 * limited, so nobody's guesses can lock it out; the secrets have 256 bits or more.
 */
export type LimitGuess = <Wrong extends Error>(address: string, wrong: Wrong) => Wrong | ApiError;

export function createGuessLimit(clock: Clock, maxPerMinute: number): LimitGuess {
  const limit = createRateLimit(clock, maxPerMinute);
  return (address, wrong) => limit(address) ?? wrong;
}
