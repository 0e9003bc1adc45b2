/** Bounded caches that evict the least recently used entries. */

export interface LruCache<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): void;
}

export function createLruCache<T extends NonNullable<unknown>>(maxEntries: number): LruCache<T> {
  const entries = new Map<string, T>();
  function set(name: string, value: T): void {
    entries.delete(name);
    entries.set(name, value);
    if (entries.size <= maxEntries) return;
    // A Map iterates in insertion order.
    const [oldest = name] = entries.keys();
    entries.delete(oldest);
  }
  return {
    get(name) {
      const found = entries.get(name);
      if (found !== undefined) set(name, found);
      return found;
    },
    set,
  };
}

/** Average key length that fits; longer texts reduce the number of entries. */
const MEAN_LENGTH = 128;

/** Caches the results of `make` by text. @param make its other arguments must be determined by the text */
export function memoize<T extends NonNullable<unknown>, Given extends readonly unknown[] = []>(
  maxEntries: number,
  make: (text: string, ...given: Given) => T,
): (text: string, ...given: Given) => T {
  // Two generations: repeatedly deleting the first key of a large Map costs more than the cache saves.
  let [young, old] = [new Map<string, T>(), new Map<string, T>()];
  let length = 0;
  return (text, ...given) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const made = old.get(text) ?? make(text, ...given);
    if (young.size * 2 >= maxEntries || length * 2 >= maxEntries * MEAN_LENGTH) {
      [young, old] = [new Map(), young];
      length = 0;
    }
    length += text.length;
    young.set(text, made);
    return made;
  };
}
