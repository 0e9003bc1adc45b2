/** Quantized vectors: one byte per number, and the signs as bits to find candidates quickly. */

/** Values from -127 to 127; only the direction is meaningful. */
export type Vector = Int8Array;

const HIGHEST = 127;

/** @returns undefined for a zero or non-finite vector */
export function toVector(numbers: readonly number[]): Vector | undefined {
  const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  if (!(largest > 0) || !Number.isFinite(largest)) return undefined;
  return Int8Array.from(numbers, (number) => Math.round((number / largest) * HIGHEST));
}

export const wordsOfSigns = (dimensions: number): number => Math.ceil(dimensions / 32);

/** One bit per number, set if it's above 0. */
export function signsOf(vector: Vector): Uint32Array {
  const signs = new Uint32Array(wordsOfSigns(vector.length));
  for (const [at, number] of vector.entries())
    if (number > 0) signs[at >> 5] = (signs[at >> 5] ?? 0) | (1 << (at & 31));
  return signs;
}

/** Number of bits in which `signs` differs from those at `from`. */
export function countDifferingSigns(signs: Uint32Array, many: Uint32Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < signs.length; at++) {
    let bits = (signs[at] as number) ^ (many[from + at] as number);
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    sum += (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return sum;
}

/** Cosine of `vector` and the one at `from`, -1 to 1. */
export function cosine(vector: Vector, many: Int8Array, from: number): number {
  let [dot, own, other] = [0, 0, 0];
  for (let at = 0; at < vector.length; at++) {
    const [a, b] = [vector[at] as number, many[from + at] as number];
    dot += a * b;
    own += a * a;
    other += b * b;
  }
  return own === 0 || other === 0 ? 0 : dot / Math.sqrt(own * other);
}
