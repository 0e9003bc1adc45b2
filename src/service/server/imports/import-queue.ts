/** Whose turn it is: imports of one owner follow one another, and only a few run at once. */

export interface ImportQueue {
  /** Calls `run` when it is its turn; the turn lasts until its promise settles. */
  add(id: string, owner: string, run: () => Promise<void>): void;
  /** Takes out what still waits. */
  remove(id: string): void;
}

/** Each is a thread that works as fast as the machine can. A look may read a large file to its end, and others look meanwhile. */
const MOST_AT_ONCE = { runs: 2, looks: 4 };

/** Whose turn it is to be looked at, which is nobody else's affair, and to be brought in. */
export const createImportQueues = (): Record<keyof typeof MOST_AT_ONCE, ImportQueue> => ({
  runs: createImportQueue(MOST_AT_ONCE.runs),
  looks: createImportQueue(MOST_AT_ONCE.looks),
});

function createImportQueue(mostAtOnce: number): ImportQueue {
  let waiting: { readonly id: string; readonly owner: string; readonly run: () => Promise<void> }[] = [];
  /** Owners whose import runs. */
  const running = new Set<string>();

  function next(): void {
    for (const entry of [...waiting]) {
      if (running.size >= mostAtOnce) return;
      if (running.has(entry.owner)) continue;
      waiting = waiting.filter((other) => other !== entry);
      running.add(entry.owner);
      const done = () => {
        running.delete(entry.owner);
        next();
      };
      entry.run().then(done, done);
    }
  }

  return {
    add(id, owner, run) {
      waiting.push({ id, owner, run });
      next();
    },
    remove(id) {
      waiting = waiting.filter((entry) => entry.id !== id);
    },
  };
}
