/**
 * Decides when Telegram may be called. Its limits (Bots FAQ, "My bot is hitting limits") are token buckets: a chat
 * allows a short burst and then one message a second, a group twenty a minute, the bot thirty a second overall. The
 * circuit breaker is a gate for all calls: closed while Telegram asks everybody to wait, and while it is unreachable,
 * when one call at a time probes it. Each process handles its own 429s.
 */
import type { Clock } from '#platform/clock.ts';
import type { Metrics } from '#platform/metrics.ts';

export interface TokenBucket {
  /** Milliseconds until it holds one token plus `reserve`; 0: now. */
  wait(reserve?: number): number;
  take(): void;
  /** Whether all tokens taken have been refilled. */
  full(): boolean;
}

/** What a chat is known to accept, judging by replies and 429s. */
const CHAT_BURST = 4;
const CHAT_PER_SECOND = 1;
/** Together with the burst, never more than twenty within any minute. */
const GROUP_PER_SECOND = (20 - CHAT_BURST) / 60;

export const chatBucket = (clock: Clock, kind: 'private' | 'group'): TokenBucket =>
  createBucket(clock, CHAT_BURST, kind === 'group' ? GROUP_PER_SECOND : CHAT_PER_SECOND);

/**
 * @param perSecond undefined: no limit
 * @param processes how many share the limit: each call costs that many tokens
 */
export const overallBucket = (clock: Clock, perSecond: number | undefined, processes: () => number): TokenBucket =>
  perSecond === undefined ? UNLIMITED : createBucket(clock, perSecond, perSecond, processes);

/** Never waits. */
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
  /** One call is in flight to probe whether Telegram is reachable. */
  | { is: 'probing'; failures: number };

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 10_000;
const PROBE_DEADLINE_MS = 20_000;

/** @param onOpen called when calls may be made again */
export function createCircuitBreaker(clock: Clock, metrics: Metrics, onOpen: () => void) {
  let state = { is: 'open' } as State;
  let reachedAt = 0;
  let flooded: { chat: number; until: number } | undefined;

  function close(until: number, failures: number): void {
    state = { is: 'closed', until, failures };
    wakeAt(until);
  }

  /** A timer may fire slightly early by the clock; the gate would still be closed, so wait again. */
  function wakeAt(until: number): void {
    clock.setTimer(Math.max(0, until - clock.monotonic()), () => {
      if (state.is === 'closed' && state.until === until && clock.monotonic() < until) wakeAt(until);
      else onOpen();
    });
  }

  const closedUntil = () => (state.is === 'closed' ? state.until : 0);

  return {
    /** Milliseconds until a call may be made: 0 for now, Infinity while another call probes. */
    wait(): number {
      if (state.is === 'open') return 0;
      return state.is === 'probing' ? Number.POSITIVE_INFINITY : Math.max(0, state.until - clock.monotonic());
    },
    /** Notes that a call is being made; while the gate is closed, that call is the probe. */
    pass(): void {
      if (state.is !== 'closed') return;
      const probing: State = { is: 'probing', failures: state.failures };
      state = probing;
      // Don't wait for the probe forever.
      clock.setTimer(PROBE_DEADLINE_MS, () => {
        if (state === probing) close(clock.monotonic(), probing.failures);
      });
    },
    /** Notes that a call got a reply. */
    reached(): void {
      reachedAt = clock.monotonic();
      // A reply to a call from before a 429 doesn't shorten that wait.
      if (state.is === 'open' || (state.is === 'closed' && state.failures === 0)) return;
      state = { is: 'open' };
      onOpen();
    },
    /** Notes that a call got no reply. `isolated`: other calls did meanwhile, so it says nothing about Telegram. */
    unreachable(isolated = false): void {
      // Calls that fail while it is closed were made before it closed.
      if (state.is === 'closed') return;
      if (isolated) {
        if (state.is === 'probing') close(clock.monotonic(), state.failures);
        return;
      }
      const failures = state.is === 'probing' ? state.failures + 1 : 1;
      close(clock.monotonic() + Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS), failures);
    },
    /** Notes a 429 with `ms` to wait in this chat; if several chats get one at once, all calls wait. */
    flood(chat: number, ms: number): void {
      metrics.floods.add({});
      metrics.floodSeconds.add({}, ms / 1000);
      reachedAt = clock.monotonic();
      const until = clock.monotonic() + ms;
      const elsewhere = flooded && flooded.chat !== chat ? flooded.until : 0;
      flooded = { chat, until };
      // The longer of the two waits may concern its own chat only.
      if (elsewhere > clock.monotonic()) close(Math.max(Math.min(until, elsewhere), closedUntil()), 0);
      else if (state.is === 'probing') {
        state = { is: 'open' };
        onOpen();
      }
    },
    /** Whether the next call is a probe. */
    probes: () => state.is === 'closed',
    /** When Telegram last replied, by Clock.monotonic. */
    reachedAt: () => reachedAt,
  };
}
