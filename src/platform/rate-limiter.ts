/** Counts what comes under one key within a window of time, in memory: what every rate limit here is made of. */
import type { Clock } from './clock.ts';

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
  const windows = new Map<string, RateWindow>();
  return (key) => {
    const now = clock.monotonic();
    const known = windows.get(key);
    if (known && known.endsAt > now) {
      known.count += 1;
      return known;
    }
    const begun = { count: 1, endsAt: now + windowMs };
    windows.delete(key);
    windows.set(key, begun);
    // A Map keeps its order of insertion.
    const [oldest = key] = windows.keys();
    if (windows.size > MAX_KEYS) windows.delete(oldest);
    return begun;
  };
}
