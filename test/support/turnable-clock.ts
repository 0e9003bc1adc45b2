import type { Clock } from '#platform/clock.ts';

/** A clock that stands still until the test turns it. */
export interface TurnableClock extends Clock {
  /** Moves time on by `ms`, firing everything that falls due on the way, in order, and lets promises settle. */
  turn(ms: number): Promise<void>;
  /** How many waits are pending: lets a test wait until the code under test has gone to sleep. */
  readonly waiting: number;
}

/** Makes a clock that starts at `start` (ISO 8601). */
export function turnableClock(start = '2026-11-21T12:00:00.000Z'): TurnableClock {
  let now = Date.parse(start);
  let pending: { at: number; run: () => void }[] = [];

  function schedule(ms: number, run: () => void): () => void {
    const entry = { at: now + Math.max(0, ms), run };
    pending.push(entry);
    return () => {
      pending = pending.filter((other) => other !== entry);
    };
  }

  return {
    now: () => now,
    monotonic: () => now,
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
      return pending.length;
    },
    async turn(ms) {
      const end = now + ms;
      for (;;) {
        await settle();
        const next = pending.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        pending = pending.filter((entry) => entry !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
      await settle();
    },
  };
}

/** Lets promise callbacks and a round of input/output run. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) await new Promise((resolve) => setImmediate(resolve));
}
