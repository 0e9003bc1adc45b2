/** Clocks that tests control. */
import { type Clock, systemClock } from '#platform/clock.ts';

export interface FakeClock extends Clock {
  /** Advances time by `ms`, firing due timers in order, and lets promises settle. */
  advance(ms: number): Promise<void>;
  /** Advances time by `ms` in one step: all due timers fire together, at the new time. */
  jump(ms: number): void;
  /** Number of pending timers, so that a test can wait until the code under test sleeps. */
  readonly waiting: number;
}

/** A clock that is stopped at `start` (ISO 8601) until the test advances it. */
export function fakeClock(start = '2026-11-21T12:00:00.000Z'): FakeClock {
  const began = Date.parse(start);
  return movable(
    () => began,
    () => () => undefined,
  );
}

/** A clock that runs like the system's, and that the test can advance. */
export const runningClock = (): FakeClock => movable(systemClock.now, systemClock.setTimer);

function movable(base: () => number, setTimer: Clock['setTimer']): FakeClock {
  let ahead = 0;
  const waiting = new Set<{ at: number; fire: () => void }>();
  const now = () => base() + ahead;
  const due = (by: number) => [...waiting].filter(({ at }) => at <= by).sort((a, b) => a.at - b.at);

  function schedule(ms: number, run: () => void): () => void {
    const stop = setTimer(ms, () => entry.fire());
    const clear = () => {
      stop();
      waiting.delete(entry);
    };
    const entry = {
      at: now() + Math.max(0, ms),
      fire() {
        clear();
        run();
      },
    };
    waiting.add(entry);
    return clear;
  }

  return {
    now,
    monotonic: now,
    setTimer: schedule,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const stop = () => {
          clear();
          reject(signal?.reason);
        };
        const clear = schedule(ms, () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        });
        signal?.addEventListener('abort', stop, { once: true });
      }),
    get waiting() {
      return waiting.size;
    },
    async advance(ms) {
      const end = now() + ms;
      for (;;) {
        await settle();
        const [next] = due(end);
        if (!next) break;
        ahead += Math.max(0, next.at - now());
        next.fire();
      }
      ahead += Math.max(0, end - now());
      await settle();
    },
    jump(ms) {
      ahead += ms;
      for (const entry of due(now())) if (waiting.has(entry)) entry.fire();
    },
  };
}

/** Lets promise callbacks and a round of I/O run. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) await new Promise((resolve) => setImmediate(resolve));
}

/** The system's clock, except that `sleep` returns immediately and records the duration. */
export function impatientClock(): Clock & { slept: number[] } {
  const slept: number[] = [];
  return {
    ...systemClock,
    slept,
    sleep: async (ms) => {
      slept.push(ms);
    },
  };
}
