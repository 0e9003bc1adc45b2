/** Whose turn it is: imports of one owner follow one another, and only a few run at once. */

export interface ImportQueue {
  /** Calls `run` when it is its turn; the turn lasts until its promise settles. */
  add(id: string, owner: string, run: () => Promise<void>): void;
  /** Takes out what still waits. */
  remove(id: string): void;
}

/** Each is a thread that reads, seals and writes as fast as the machine can. */
const MOST_AT_ONCE = 2;

export function createImportQueue(): ImportQueue {
  let waiting: { readonly id: string; readonly owner: string; readonly run: () => Promise<void> }[] = [];
  /** Owners whose import runs. */
  const running = new Set<string>();

  function next(): void {
    for (const entry of [...waiting]) {
      if (running.size >= MOST_AT_ONCE) return;
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
