/** Bounds how often one address may ask: enough to make guessing and flooding of a page pointless. */
import type { Clock } from '../../clock.ts';
import { createWindowCounter } from '../../window-counter.ts';
import { Refusal } from './refusal.ts';

export interface RateLimit {
  /** Counts one request. @throws Refusal 429 with Retry-After */
  count(address: string): void;
}

/** At most `most` requests of one address in each `windowMs`. */
export function createRateLimit(clock: Clock, most: number, windowMs: number): RateLimit {
  const counted = createWindowCounter(clock, windowMs);
  return {
    count(address) {
      const { count, endsAt } = counted(address);
      if (count <= most) return;
      const seconds = Math.ceil((endsAt - clock.now()) / 1000);
      throw new Refusal(429, `Too many requests. Try again in ${seconds} s.`, { 'retry-after': String(seconds) });
    },
  };
}
