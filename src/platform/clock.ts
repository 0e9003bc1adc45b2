/** The one source of time, in milliseconds: everything that waits or stamps takes a Clock, so that a test can turn it. */
import { setTimeout as pause } from 'node:timers/promises';
import { runWithRequest } from './request-context.ts';

export interface Clock {
  /** Since 1970, by a clock that is put right now and then: for stamps. */
  now(): number;
  /** Milliseconds since some moment; never goes back nor leaps: for how long something takes, and until when it waits. */
  monotonic(): number;
  /** Resolves after `ms`; rejects with `signal.reason` as soon as `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `run` once after `ms`, for no request, unless the returned function is called first. Never keeps the process alive. */
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

/** What `withTimeout` aborts with, so that a passed deadline can be told from a person's cancel. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
  constructor(ms: number) {
    super(`no result within ${ms} ms`);
  }
}

/**
 * Runs `work` with a signal that is aborted by `outer` or, with a TimeoutError, after `ms`.
 * The timer is cleared when the work ends.
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

/** Rejects with the signal's reason once it is aborted: to race with work that does not listen to its signal. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** Does `work`, which never rejects, now and again `ms` after each end, until `signal` is aborted. */
export async function repeat(clock: Clock, ms: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work();
    await clock.sleep(ms, signal).catch(() => undefined);
  }
}
