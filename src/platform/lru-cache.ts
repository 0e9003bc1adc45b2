/** Bounded caches that drop what was used longest ago. */

export interface LruCache<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): void;
}

export function createLruCache<T extends NonNullable<unknown>>(most: number): LruCache<T> {
  const entries = new Map<string, T>();
  function set(name: string, value: T): void {
    entries.delete(name);
    entries.set(name, value);
    if (entries.size <= most) return;
    // A Map keeps its order of insertion.
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

/** Mean length of what is remembered; of longer texts it is fewer. */
const MEAN_LENGTH = 128;

/** Remembers what `make` gives for a text. @param make what else it is given must say no more than the text does */
export function memoize<T extends NonNullable<unknown>, Given extends readonly unknown[] = []>(
  most: number,
  make: (text: string, ...given: Given) => T,
): (text: string, ...given: Given) => T {
  // Two generations: to take the first key out of a large Map again and again costs more than what is remembered saves.
  let [young, old] = [new Map<string, T>(), new Map<string, T>()];
  let length = 0;
  return (text, ...given) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const made = old.get(text) ?? make(text, ...given);
    if (young.size * 2 >= most || length * 2 >= most * MEAN_LENGTH) {
      [young, old] = [new Map(), young];
      length = 0;
    }
    length += text.length;
    young.set(text, made);
    return made;
  };
}
