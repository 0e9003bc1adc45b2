/** A function whose latest answers are remembered. */

/**
 * Remembers what `make` gives for a text. Two generations of at most `most` each: what was asked for of late outlives a
 * full table.
 */
export function remembered<T>(most: number, make: (text: string) => NonNullable<T>): (text: string) => NonNullable<T> {
  let young = new Map<string, NonNullable<T>>();
  let old = new Map<string, NonNullable<T>>();
  return (text) => {
    const recent = young.get(text);
    if (recent !== undefined) return recent;
    const made = old.get(text) ?? make(text);
    if (young.size >= most) [old, young] = [young, new Map()];
    young.set(text, made);
    return made;
  };
}
