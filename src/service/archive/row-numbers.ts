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
  /** Where the newest row of a long run went: ten thousand messages of one second are not looked through for each. */
  let run = { start: -1, free: 0 };

  function expect(starts: readonly number[]): void {
    const unknown = [...new Set(starts)].filter((start) => !runs.has(start));
    if (unknown.length === 0) return;
    for (const start of unknown) runs.set(start, undefined);
    for (const found of store.runs(unknown)) runs.set(found.start, found);
  }

  function runFrom(start: number): Run | undefined {
    expect([start]);
    return runs.get(start);
  }

  /** The first number from `start` on that is neither there nor taken. */
  function firstFree(start: number): number {
    let free = start;
    // Behind the last one of a run all are free until its end; there the next one begins.
    let end = start;
    for (;;) {
      if (free >= end) {
        const found = runFrom(free);
        end = free + RUN_LENGTH;
        if (found?.isTaken && !released.has(free)) {
          free = found.last + 1;
          continue;
        }
        if (found && found.last > free) end = free + 1;
      }
      if (!taken.has(free)) return free;
      free += 1;
    }
  }

  return {
    expect,
    take(start) {
      const seq = firstFree(run.start === start ? run.free : start);
      run = { start, free: seq + 1 };
      taken.add(seq);
      return seq;
    },
    release(seq) {
      taken.delete(seq);
      released.add(seq);
      run = { start: -1, free: 0 };
    },
  };
}
