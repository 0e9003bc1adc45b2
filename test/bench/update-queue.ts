/**
 * The updates that a polling bot has not confirmed yet (Bot API, getUpdates): an offset confirms everything below it, a
 * call without anything to deliver is held open until there is something or its time is up.
 */
import type { BenchUpdate } from './people.ts';

const BATCH = 100;

export interface UpdateQueue {
  add(updates: readonly BenchUpdate[]): void;
  /** Calls `answer` once with the JSON array of the next updates; a later call makes an earlier one come back empty. */
  fetch(offset: number, limit: number, timeoutSeconds: number, answer: (updates: string) => void): void;
  /** Ends a call that is held open. */
  close(): void;
}

export function createUpdateQueue(): UpdateQueue {
  let queue: BenchUpdate[] = [];
  // Confirmed updates before this index are cut off now and then, not one by one.
  let first = 0;
  let held: { limit: number; answer: (updates: string) => void; timer: NodeJS.Timeout } | undefined;
  let deliverySoon = false;

  function confirm(offset: number): void {
    for (let next = queue[first]; next !== undefined && next.id < offset; next = queue[first]) first += 1;
    if (first > 10_000 || first === queue.length) {
      queue = queue.slice(first);
      first = 0;
    }
  }

  function batch(limit: number): string {
    return `[${queue
      .slice(first, first + limit)
      .map(({ json }) => json)
      .join(',')}]`;
  }

  function release(): void {
    if (!held) return;
    const { limit, answer, timer } = held;
    held = undefined;
    clearTimeout(timer);
    answer(batch(limit));
  }

  return {
    add(updates) {
      for (const update of updates) queue.push(update);
      if (!held || deliverySoon) return;
      deliverySoon = true;
      // What is added in one turn of the event loop is delivered together.
      setImmediate(() => {
        deliverySoon = false;
        release();
      });
    },
    fetch(offset, limit, timeoutSeconds, answer) {
      confirm(offset);
      release();
      const most = Math.min(limit, BATCH);
      if (first < queue.length || timeoutSeconds <= 0) return answer(batch(most));
      held = { limit: most, answer, timer: setTimeout(release, timeoutSeconds * 1000) };
    },
    close: release,
  };
}
