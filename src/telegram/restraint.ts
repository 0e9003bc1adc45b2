/** Limits on how often one person is answered: what is free could otherwise be asked for without end. */
import type { Clock } from '../clock.ts';

export interface RateLimit {
  /** Requests of one person that are answered within `perMs`. */
  count: number;
  perMs: number;
}

export const FREE_RATE: RateLimit = { count: 20, perMs: 10_000 };
/** People remembered at once; beyond that the oldest are forgotten. */
const MAX_REMEMBERED = 20_000;

/** `full`: the first request too many, which is told so; `silent`: those after it. */
export type Verdict = 'ok' | 'full' | 'silent';

/** Counts requests of each person in windows that begin with the first of them. */
export function createRateLimiter(clock: Clock, { count, perMs }: RateLimit): (person: string) => Verdict {
  const windows = new Map<string, { endsAt: number; asked: number }>();
  return (person) => {
    const now = clock.now();
    const known = windows.get(person);
    if (known && known.endsAt > now) {
      known.asked += 1;
      if (known.asked <= count) return 'ok';
      return known.asked === count + 1 ? 'full' : 'silent';
    }
    windows.delete(person);
    windows.set(person, { endsAt: now + perMs, asked: 1 });
    forgetOldest(windows);
    return 'ok';
  };
}

/** Says true at most once in `everyMs` for each person. */
export function createOncePer(clock: Clock, everyMs: number): (person: string) => boolean {
  const saidAt = new Map<string, number>();
  return (person) => {
    const last = saidAt.get(person);
    if (last !== undefined && clock.now() - last < everyMs) return false;
    saidAt.delete(person);
    saidAt.set(person, clock.now());
    forgetOldest(saidAt);
    return true;
  };
}

/** A Map keeps its order of insertion. */
function forgetOldest(map: Map<string, unknown>): void {
  if (map.size <= MAX_REMEMBERED) return;
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
