/** Counts requests per address and window, in memory: enough to make guessing and flooding of a page pointless. */
import type { Clock } from '../../clock.ts';
import { Refusal } from './refusal.ts';

const MAX_ADDRESSES = 10_000;

export interface RateLimit {
  /** Counts one request. @throws Refusal 429 with Retry-After */
  count(address: string): void;
}

/** At most `most` requests of one address in each `windowMs`. */
export function createRateLimit(clock: Clock, most: number, windowMs: number): RateLimit {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return {
    count(address) {
      const now = clock.now();
      let window = windows.get(address);
      if (!window || window.endsAt <= now) {
        if (windows.size >= MAX_ADDRESSES) windows.clear();
        window = { endsAt: now + windowMs, count: 0 };
        windows.set(address, window);
      }
      window.count += 1;
      if (window.count > most) {
        const seconds = Math.ceil((window.endsAt - now) / 1000);
        throw new Refusal(429, `Too many requests. Try again in ${seconds} s.`, { 'retry-after': String(seconds) });
      }
    },
  };
}
