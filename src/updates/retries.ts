/** Updates whose handler could not reach anybody: they wait here, longer each time, until it is tried again. */
import type { Clock } from '../clock.ts';
import type { Entry } from './entry.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

export interface Retries {
  /** Calls `resume` once: after a pause, or at once when this is closed or the entry is aborted. */
  later(entry: Entry, resume: () => void): void;
  close(): void;
}

export function createRetries(clock: Clock): Retries {
  const pausing = new AbortController();
  const tries = new WeakMap<Entry, number>();
  return {
    later(entry, resume) {
      const before = tries.get(entry) ?? 0;
      tries.set(entry, before + 1);
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** before, LONGEST_PAUSE_MS);
      clock.sleep(pause, AbortSignal.any([pausing.signal, entry.signal])).then(resume, resume);
    },
    close: () => pausing.abort(),
  };
}
