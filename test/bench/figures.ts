/** Medians and percentiles, and how they are written. */

/** The middle of `values`, the mean of the two middle ones of an even number; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The median of `pick` over the measurements. */
export function mid<T>(measured: readonly T[], pick: (one: T) => number): number {
  return median(measured.map(pick));
}

/** The smallest value that `share` (0 to 1) of `values` do not exceed; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * The median of the ratios of two series, round by round: what disturbed a whole round disturbs both.
 * NaN when either is empty.
 */
export function medianRatio(over: readonly number[], under: readonly number[]): number {
  const rounds = Math.min(over.length, under.length);
  return median(over.slice(0, rounds).map((value, round) => value / (under[round] ?? Number.NaN)));
}

/** `digits` significant figures' worth for a table: 17477, 5.3, 0.18; a dash when there is none. */
export function short(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** `17477 [16811–19864]`; without the range when there is one value. */
export function withRange(values: readonly number[]): string {
  const middle = short(median(values));
  return values.length < 2 ? middle : `${middle} [${short(Math.min(...values))}–${short(Math.max(...values))}]`;
}
