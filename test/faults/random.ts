/** Chance that repeats: the same seed gives the same numbers on every machine (mulberry32). */
export interface Random {
  /** True so often (0 to 1). */
  chance(probability: number): boolean;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  // Neighbouring seeds begin far apart.
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    chance: (probability) => next() < probability,
    whole,
    pick(list) {
      const item = list[whole(0, list.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}
