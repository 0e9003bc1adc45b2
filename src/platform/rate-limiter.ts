/** Counts what comes under one key within a window of time, in memory: what every rate limit here is made of. */
import type { Clock } from './clock.ts';
import { createLruCache } from './lru-cache.ts';

/** Keys remembered at once; beyond that the oldest are forgotten. */
const MAX_KEYS = 20_000;

export interface RateWindow {
  /** How many came under this key in its window, this one included. */
  count: number;
  /** When the window is over; the next one begins with whatever comes then. */
  endsAt: number;
}

/** Makes a counter whose windows last `windowMs`, each from the first of its key. */
export function createRateLimiter(clock: Clock, windowMs: number): (key: string) => RateWindow {
  const windows = createLruCache<RateWindow>(MAX_KEYS);
  return (key) => {
    const now = clock.monotonic();
    const known = windows.get(key);
    if (known && known.endsAt > now) {
      known.count += 1;
      return known;
    }
    const begun = { count: 1, endsAt: now + windowMs };
    windows.set(key, begun);
    return begun;
  };
}
