/** In-memory fixed-window counters per key, the basis of all rate limits. */
import type { Clock } from './clock.ts';
import { createLruCache } from './lru-cache.ts';

/** Maximum number of keys; beyond it the least recently used are dropped. */
const MAX_KEYS = 20_000;

export interface RateWindow {
  /** Calls with this key in its window, including this one. */
  count: number;
  /** End of the window; the next call after it starts a new window. */
  endsAt: number;
}

/** Creates a counter whose windows last `windowMs` from a key's first call. */
export function createRateLimiter(clock: Clock, windowMs: number): (key: string) => RateWindow {
  const windows = createLruCache<RateWindow>(MAX_KEYS);
  return (key) => {
    const now = clock.monotonic();
    const known = windows.get(key);
    if (known && known.endsAt > now) {
      known.count += 1;
      return known;
    }
    const started = { count: 1, endsAt: now + windowMs };
    windows.set(key, started);
    return started;
  };
}
