/** Remembers the numbers of updates that are over: at least the last `size`, at most twice as many. */
export interface Seen {
  has(id: number): boolean;
  add(id: number): void;
}

/** Two generations: the older is dropped whole, so that remembering costs the same at any size. */
export function createSeen(size: number): Seen {
  let young = new Set<number>();
  let old = new Set<number>();
  return {
    has: (id) => young.has(id) || old.has(id),
    add(id) {
      young.add(id);
      if (young.size < size) return;
      old = young;
      young = new Set();
    },
  };
}
