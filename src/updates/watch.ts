/** Instead of a timer for each update, all that run are looked at four times a second; nobody looks when none runs. */
import type { Clock } from '../clock.ts';
import type { Entry } from './entry.ts';

const LOOK_MS = 250;

/** `wake` is to be called whenever something starts to run. */
export function createWatch(options: {
  running: ReadonlySet<Entry>;
  clock: Clock;
  slowAfterMs: number;
  /** Called at each look for what has been under way for `slowAfterMs`. */
  slow(entry: Entry): void;
  /** Called for what has passed its deadline. */
  overdue(entry: Entry, now: number): void;
}): { wake(): void } {
  const { running, clock } = options;
  let awake = false;

  function look(): void {
    const now = clock.now();
    for (const entry of running) {
      if (now - entry.since >= options.slowAfterMs) options.slow(entry);
      if (now >= entry.deadlineAt) options.overdue(entry, now);
    }
    awake = running.size > 0;
    if (awake) clock.after(LOOK_MS, look);
  }

  return {
    wake() {
      if (awake) return;
      awake = true;
      clock.after(LOOK_MS, look);
    },
  };
}
