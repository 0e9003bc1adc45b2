/** Deterministic random numbers by seed, the same on every machine. */

export interface Dice {
  /** A number from 0 to below 1. */
  roll(): number;
  /** An integer from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

export function createDice(seed: number): Dice {
  // Mulberry32: small, and equally distributed over its 2^32 states.
  let state = seed >>> 0;
  function roll(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(roll() * limit);
  return {
    roll,
    below,
    pick(list) {
      const value = list[below(list.length)];
      if (value === undefined) throw new RangeError('cannot pick from an empty list');
      return value;
    },
  };
}
