/** Medians and percentiles, their formatting, and targets. */

/** The median of `values`, the mean of the two middle ones for an even number; NaN if empty. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The median of `pick` over the measurements. */
export const mid = <T>(measured: readonly T[], pick: (one: T) => number): number => median(measured.map(pick));

/** The smallest value that `share` (0 to 1) of `values` don't exceed; NaN if empty. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The median of the ratios of two series per round: a disturbance affects both. NaN if either is empty. */
export function medianRatio(over: readonly number[], under: readonly number[]): number {
  const rounds = Math.min(over.length, under.length);
  return median(over.slice(0, rounds).map((value, round) => value / (under[round] ?? Number.NaN)));
}

/** At most three significant digits below 100; a dash for NaN. */
export function short(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** `17477 [16811–19864]`; without the range if there is one value. */
export function withRange(values: readonly number[]): string {
  const middle = short(median(values));
  return values.length < 2 ? middle : `${middle} [${short(Math.min(...values))}–${short(Math.max(...values))}]`;
}

/** Columns as wide as their widest cell; the first left-aligned, the others right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** A figure that the project guarantees, usually a ratio within one run. */
export interface Target {
  readonly claim: string;
  /** NaN if not measured in this run. */
  readonly figure: number;
  readonly limit: number;
  readonly atMost: boolean;
}

type Bound = (limit: number, claim: string, figure: number) => Target;
export const atMost: Bound = (limit, claim, figure) => ({ claim, figure, limit, atMost: true });
export const atLeast: Bound = (limit, claim, figure) => ({ claim, figure, limit, atMost: false });

function verdict({ figure, limit, atMost }: Target): string {
  if (Number.isNaN(figure)) return 'not measured';
  return (atMost ? figure <= limit : figure >= limit) ? 'met' : 'missed';
}

export function targetTable(targets: readonly Target[]): string {
  const rows = targets.map((target) => {
    const { claim, figure, limit, atMost } = target;
    return [claim, short(figure), `${atMost ? '≤' : '≥'} ${limit}`, verdict(target)];
  });
  return table(['target', 'figure', 'limit', ''], rows);
}
