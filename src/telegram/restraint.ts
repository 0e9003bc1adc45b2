/** Limits on how often one person is answered: what is free could otherwise be asked for without end. */
import type { Clock } from '../clock.ts';
import { createWindowCounter, forgetOldest } from '../window-counter.ts';

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
export function createRateLimiter(clock: Clock, { count: most, perMs }: RateLimit): (person: string) => Verdict {
  const counted = createWindowCounter(clock, perMs);
  return (person) => {
    const { count } = counted(person);
    if (count <= most) return 'ok';
    return count === most + 1 ? 'full' : 'silent';
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
    forgetOldest(saidAt, MAX_REMEMBERED);
    return true;
  };
}
