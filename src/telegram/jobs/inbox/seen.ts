/** Remembers the numbers of updates that are over here: at least the last `size`, at most twice as many. */
export interface Seen {
  has(id: number): boolean;
  /** Whether it is done, rather than lost to another process. */
  isDone(id: number): boolean;
  add(id: number, how: 'done' | 'lost'): void;
}

/** Two generations: the older is dropped whole, so that remembering costs the same at any size. */
export function createSeen(size: number): Seen {
  let young = new Map<number, 'done' | 'lost'>();
  let old = new Map<number, 'done' | 'lost'>();
  return {
    has: (id) => young.has(id) || old.has(id),
    isDone: (id) => (young.get(id) ?? old.get(id)) === 'done',
    add(id, how) {
      young.set(id, how);
      if (young.size < size) return;
      old = young;
      young = new Map();
    },
  };
}
