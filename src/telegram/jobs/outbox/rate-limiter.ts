/**
 * When Telegram may be called. Its limits (Bots FAQ, "My bot is hitting limits") as token buckets: a chat takes a short burst
 * and then a message a second, a group twenty a minute, the bot thirty a second overall. And one gate for all: closed while
 * Telegram cannot be reached, when one call at a time finds out whether it may open again, and while it asks everybody to
 * wait. Each process meets its own 429.
 */
import type { Clock } from '#platform/clock.ts';
import type { Metrics } from '#platform/metrics.ts';

export interface TokenBucket {
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

export const chatBucket = (clock: Clock, kind: 'private' | 'group'): TokenBucket =>
  createBucket(clock, CHAT_BURST, kind === 'group' ? GROUP_PER_SECOND : CHAT_PER_SECOND);

/**
 * @param perSecond undefined: without a limit
 * @param processes how many share it: each takes for all of them
 */
export const overallBucket = (clock: Clock, perSecond: number | undefined, processes: () => number): TokenBucket =>
  perSecond === undefined ? UNLIMITED : createBucket(clock, perSecond, perSecond, processes);

/** Bears anything. */
export const UNLIMITED: TokenBucket = { wait: () => 0, take: () => undefined, full: () => true };

function createBucket(clock: Clock, burst: number, perSecond: number, cost = () => 1): TokenBucket {
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

type State =
  | { is: 'open' }
  /** `failures`: how often in a row Telegram could not be reached. */
  | { is: 'closed'; until: number; failures: number }
  /** One call is on its way to find out. */
  | { is: 'probing'; failures: number };

export interface CircuitBreaker {
  /** Milliseconds until a call may be made: 0 now, Infinity when another finds out. */
  wait(): number;
  /** A call is made; while the gate is closed it is the one that finds out. */
  pass(): void;
  /** A call got an answer. */
  reached(): void;
  /** A call got none. `itself`: others did meanwhile, so it says nothing about them. */
  unreachable(itself?: boolean): void;
  /** Whether the next call finds out. */
  probes(): boolean;
  /** Telegram asks to wait: `ms` in this chat, and everywhere if it asks so in several chats at once. */
  flood(chat: number, ms: number): void;
  /** When Telegram answered last. */
  reachedAt(): number;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const PROBE_DEADLINE_MS = 20_000;

/** @param opened called when calls may be made again */
export function createCircuitBreaker(clock: Clock, metrics: Metrics, opened: () => void): CircuitBreaker {
  let state: State = { is: 'open' };
  let reachedAt = 0;
  let flooded: { chat: number; until: number } | undefined;

  function close(until: number, failures: number): void {
    state = { is: 'closed', until, failures };
    wakeAt(until);
  }

  /** A timer may fire a moment before its time by the clock, and whoever is woken then finds the gate closed still. */
  function wakeAt(until: number): void {
    clock.setTimer(Math.max(0, until - clock.monotonic()), () => {
      if (state.is === 'closed' && state.until === until && clock.monotonic() < until) wakeAt(until);
      else opened();
    });
  }

  const closedUntil = () => (state.is === 'closed' ? state.until : 0);

  return {
    wait() {
      if (state.is === 'open') return 0;
      return state.is === 'probing' ? Number.POSITIVE_INFINITY : Math.max(0, state.until - clock.monotonic());
    },
    pass() {
      if (state.is !== 'closed') return;
      const probing: State = { is: 'probing', failures: state.failures };
      state = probing;
      // Whatever becomes of that call, the gate does not wait for it for ever.
      clock.setTimer(PROBE_DEADLINE_MS, () => {
        if (state === probing) close(clock.monotonic(), probing.failures);
      });
    },
    reached() {
      reachedAt = clock.monotonic();
      // A flood is over when its time is, whatever a call says that was on its way before.
      if (state.is === 'open' || (state.is === 'closed' && state.failures === 0)) return;
      state = { is: 'open' };
      opened();
    },
    unreachable(itself = false) {
      // Those that fail while it is closed were on their way before.
      if (state.is === 'closed') return;
      if (itself) {
        if (state.is === 'probing') close(clock.monotonic(), state.failures);
        return;
      }
      const failures = state.is === 'probing' ? state.failures + 1 : 1;
      close(clock.monotonic() + Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS), failures);
    },
    flood(chat, ms) {
      metrics.floods.add({});
      metrics.floodSeconds.add({}, ms / 1000);
      reachedAt = clock.monotonic();
      const until = clock.monotonic() + ms;
      const elsewhere = flooded && flooded.chat !== chat ? flooded.until : 0;
      flooded = { chat, until };
      // One of the two may have to wait longer for a reason of its own.
      if (elsewhere > clock.monotonic()) close(Math.max(Math.min(until, elsewhere), closedUntil()), 0);
      else if (state.is === 'probing') {
        state = { is: 'open' };
        opened();
      }
    },
    probes: () => state.is === 'closed',
    reachedAt: () => reachedAt,
  };
}
