/** A clock that goes on like the machine's, and can be moved forward at a stroke: what falls due on the way fires at once. */
import { type Clock, systemClock } from '#platform/clock.ts';

export interface JumpingClock extends Clock {
  jump(ms: number): void;
}

export function jumpingClock(): JumpingClock {
  let ahead = 0;
  const waiting = new Set<{ at: number; fire: () => void }>();
  const now = () => Date.now() + ahead;

  function after(ms: number, run: () => void): () => void {
    const stop = systemClock.setTimer(ms, () => entry.fire());
    const clear = () => {
      stop();
      waiting.delete(entry);
    };
    const entry = {
      at: now() + ms,
      fire: () => {
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
    setTimer: after,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const clear = after(ms, () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        });
        function stop() {
          clear();
          reject(signal?.reason);
        }
        signal?.addEventListener('abort', stop, { once: true });
      }),
    jump(ms) {
      ahead += ms;
      for (const entry of [...waiting].sort((a, b) => a.at - b.at)) if (entry.at <= now()) entry.fire();
    },
  };
}
