/** Chance that repeats: the same seed gives the same numbers on every machine (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** `length` hexadecimal digits. */
  hex(length: number): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function bits(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  const next = () => bits() / 2 ** 32;
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick(list) {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    hex(length) {
      let text = '';
      while (text.length < length) text += bits().toString(16).padStart(8, '0');
      return text.slice(0, length);
    },
  };
}
