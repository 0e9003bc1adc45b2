/** Gives new rows their numbers: the first one from the record's moment on that is free (moment.ts). */
import { type ArchiveStore, RUN_LENGTH, type Run } from './archive-store.ts';

export interface RowNumbers {
  /** Looks up in one go what is taken from these numbers on. */
  expect(starts: readonly number[]): void;
  take(start: number): number;
  /** A number whose row was taken out. */
  release(seq: number): void;
}

/** For one transaction: what it takes is not in the store yet. */
export function createRowNumbers(store: Pick<ArchiveStore, 'runs'>): RowNumbers {
  const runs = new Map<number, Run | undefined>();
  const taken = new Set<number>();
  const released = new Set<number>();
  /**
   * Where the newest row of a long run went, and up to where the store has none behind it: ten thousand messages of one
   * second are not looked through for each.
   */
  let run = { start: -1, free: 0, end: 0 };

  function expect(starts: readonly number[]): void {
    const unknown = [...new Set(starts)].filter((start) => !runs.has(start));
    if (unknown.length === 0) return;
    for (const start of unknown) runs.set(start, undefined);
    for (const found of store.runs(unknown)) runs.set(found.start, found);
  }

  /** From `from` on, of which the store is known to hold none before `until`. */
  function firstFree(from: number, until: number): { seq: number; end: number } {
    let [free, end] = [from, until];
    for (;;) {
      while (free < end && taken.has(free)) free += 1;
      if (free < end) return { seq: free, end };
      expect([free]);
      const found = runs.get(free);
      if (!found) end = free + RUN_LENGTH;
      else if (found.isTaken && !released.has(free)) {
        end = free + RUN_LENGTH;
        free = found.last + 1;
      } else end = free + 1;
    }
  }

  return {
    expect,
    take(start) {
      const { seq, end } = run.start === start ? firstFree(run.free, run.end) : firstFree(start, start);
      run = { start, free: seq + 1, end };
      taken.add(seq);
      return seq;
    },
    release(seq) {
      taken.delete(seq);
      released.add(seq);
      run = { start: -1, free: 0, end: 0 };
    },
  };
}
