/** What was known of late is remembered, and what was asked for longest ago is forgotten. */

export interface Memory<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): void;
}

/** Two generations of at most `most` each: what was asked for of late outlives a full table. */
export function createMemory<T extends NonNullable<unknown>>(most: number): Memory<T> {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  function set(name: string, value: T): void {
    if (young.size >= most && !young.has(name)) [old, young] = [young, new Map()];
    young.set(name, value);
  }
  return {
    get(name) {
      const recent = young.get(name);
      if (recent !== undefined) return recent;
      const earlier = old.get(name);
      if (earlier !== undefined) set(name, earlier);
      return earlier;
    },
    set,
  };
}

/** Remembers what `make` gives for a text. */
export function remembered<T extends NonNullable<unknown>>(
  most: number,
  make: (text: string) => T,
): (text: string) => T {
  const memory = createMemory<T>(most);
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    memory.set(text, made);
    return made;
  };
}
