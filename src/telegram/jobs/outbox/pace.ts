/**
 * Telegram's pace (Bots FAQ, "My bot is hitting limits"): a chat takes a short burst and then a message a second, a group
 * twenty a minute, the bot thirty a second overall. Token buckets: what is not used up is saved, up to the burst.
 */
import type { Clock } from '#platform/clock.ts';

export interface Bucket {
  /** Milliseconds until it holds `reserve` tokens more than the one that is wanted; 0: now. */
  wait(reserve?: number): number;
  take(): void;
  /** Whether nothing has been taken that is not back already. */
  full(): boolean;
}

/** Of 429s and answers alike, this is what a chat is known to bear. */
const CHAT_BURST = 4;
const CHAT_PER_SECOND = 1;
/** With the burst: never more than twenty within any minute. */
const GROUP_PER_SECOND = (20 - CHAT_BURST) / 60;

export const chatBucket = (clock: Clock, kind: 'private' | 'group'): Bucket =>
  createBucket(clock, CHAT_BURST, kind === 'group' ? GROUP_PER_SECOND : CHAT_PER_SECOND);

/**
 * @param perSecond undefined: without a limit
 * @param processes how many share it: each takes for all of them
 */
export const overallBucket = (clock: Clock, perSecond: number | undefined, processes: () => number): Bucket =>
  perSecond === undefined ? UNLIMITED : createBucket(clock, perSecond, perSecond, processes);

/** Bears anything. */
export const UNLIMITED: Bucket = { wait: () => 0, take: () => undefined, full: () => true };

function createBucket(clock: Clock, burst: number, perSecond: number, cost = () => 1): Bucket {
  let tokens = burst;
  let at = clock.monotonic();

  function refill(): void {
    const now = clock.monotonic();
    tokens = Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond);
    at = now;
  }

  return {
    wait(reserve = 0) {
      refill();
      const missing = Math.min(1 + reserve, burst) - tokens;
      return missing <= 0 ? 0 : Math.ceil((missing / perSecond) * 1000);
    },
    take() {
      refill();
      tokens -= cost();
    },
    full() {
      refill();
      return tokens >= burst;
    },
  };
}
