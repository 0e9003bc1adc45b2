/** Random numbers that are the same for the same seed, on every machine. */

export interface Dice {
  /** A number from 0 up to, and without, 1. */
  roll(): number;
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** Like `pick`; what stands early is picked more often: the chance of a place falls with it (Zipf). */
  pickEarly<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Dice of their own, so that what one part rolls does not change another. */
  apart(name: string): Dice;
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
  function at<T>(list: readonly T[], place: number): T {
    const value = list[place];
    if (value === undefined) throw new RangeError('there is nothing to pick from');
    return value;
  }
  return {
    roll,
    below,
    pick: (list) => at(list, below(list.length)),
    pickEarly: (list) => at(list, Math.floor((list.length + 1) ** roll()) - 1),
    shuffled(list) {
      const result = [...list];
      for (let end = result.length - 1; end > 0; end--) {
        const place = below(end + 1);
        const [a, b] = [at(result, end), at(result, place)];
        result[end] = b;
        result[place] = a;
      }
      return result;
    },
    apart(name) {
      let mixed = seed >>> 0;
      for (const char of name) mixed = (Math.imul(mixed ^ char.charCodeAt(0), 0x01000193) + 0x9e3779b9) >>> 0;
      return createDice(mixed);
    },
  };
}
