/** Bounds how often one address may ask: enough to make guessing and flooding of a page pointless. */
import type { Clock } from '#platform/clock.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import { Refusal } from './refusal.ts';

export interface RateLimit {
  /** Counts one request. @throws Refusal 429 with Retry-After */
  count(address: string): void;
  /**
   * Runs `work` and counts it only when it throws: for guesses. An address with too many of them is refused without a
   * look at what it brings.
   */
  countFailures<T>(address: string, work: () => T | Promise<T>): Promise<T>;
}

/** At most `most` requests of one address in each `windowMs`. */
export function createRateLimit(clock: Clock, most: number, windowMs: number): RateLimit {
  const counted = createRateLimiter(clock, windowMs);
  /** When the windows of those with too many failures end. */
  const blocked = new Map<string, number>();

  function refusal(endsAt: number): Refusal {
    const seconds = Math.max(1, Math.ceil((endsAt - clock.monotonic()) / 1000));
    return new Refusal(429, `Too many requests. Try again in ${seconds} s.`, { 'retry-after': String(seconds) });
  }

  return {
    count(address) {
      const { count, endsAt } = counted(address);
      if (count > most) throw refusal(endsAt);
    },
    async countFailures(address, work) {
      const endsAt = blocked.get(address);
      if (endsAt !== undefined && endsAt > clock.monotonic()) throw refusal(endsAt);
      blocked.delete(address);
      try {
        return await work();
      } catch (error) {
        const failures = counted(address);
        if (failures.count >= most) blocked.set(address, failures.endsAt);
        throw error;
      }
    },
  };
}
