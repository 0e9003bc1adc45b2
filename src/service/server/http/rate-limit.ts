/** Bounds how often one address may ask, and how often it may be wrong. */
import type { Clock } from '#platform/clock.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import { Refusal } from './refusal.ts';

/** Counts what one address does. @returns 429 with Retry-After for one too many in `windowMs` */
export function createRateLimit(
  clock: Clock,
  most: number,
  windowMs: number,
): (address: string) => Refusal | undefined {
  const counted = createRateLimiter(clock, windowMs);
  return (address) => {
    const { count, endsAt } = counted(address);
    if (count <= most) return undefined;
    const seconds = Math.max(1, Math.ceil((endsAt - clock.monotonic()) / 1000));
    return new Refusal(429, `Too many requests. Try again in ${seconds} s.`, { 'retry-after': String(seconds) });
  };
}

/**
 * What answers a wrong key, token or link: its refusal, and 429 to an address that guesses. What is right is never asked
 * for here, so that nobody's guesses shut it out: what is guessed has 256 bits or more.
 */
export function createGuessLimit(clock: Clock, mostPerMinute: number) {
  const guessed = createRateLimit(clock, mostPerMinute, 60_000);
  return <Wrong extends Error>(address: string, wrong: Wrong): Wrong | Refusal => guessed(address) ?? wrong;
}
