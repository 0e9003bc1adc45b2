/** The only source of time, in milliseconds: everything that waits or takes timestamps uses a Clock, which tests replace. */
import { setTimeout as pause } from 'node:timers/promises';
import { runWithRequest } from './request-context.ts';

export interface Clock {
  /** Wall clock, since 1970; may be adjusted. For timestamps. */
  now(): number;
  /** Monotonic clock with an arbitrary origin; never jumps. For durations and deadlines. */
  monotonic(): number;
  /** Resolves after `ms`; rejects with `signal.reason` as soon as `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `run` once after `ms`, outside any request context. Returns a function that cancels it. Doesn't keep the process alive. */
  setTimer(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  async sleep(ms, signal) {
    await pause(ms, undefined, { signal }).catch(() => signal?.throwIfAborted());
  },
  setTimer: (ms, run) => {
    const timer = setTimeout(() => runWithRequest(undefined, run), ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** The abort reason of `withTimeout`, which distinguishes a deadline from a person's cancel. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
  constructor(ms: number) {
    super(`no result within ${ms} ms`);
  }
}

/**
 * Runs `work` with a signal that is aborted by `outer` or, with a TimeoutError, after `ms`. The timer is cleared when the work
 * ends.
 */
export async function withTimeout<T>(
  clock: Clock,
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const clear = clock.setTimer(ms, () => timeout.abort(new TimeoutError(ms)));
  try {
    return await work(outer ? AbortSignal.any([outer, timeout.signal]) : timeout.signal);
  } finally {
    clear();
  }
}

/** Rejects with the signal's reason once aborted; to race with work that ignores its signal. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** Runs `work`, which must not reject, now and again `ms` after each completion, until `signal` is aborted. */
export async function repeat(clock: Clock, ms: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work();
    await clock.sleep(ms, signal).catch(() => undefined);
  }
}
