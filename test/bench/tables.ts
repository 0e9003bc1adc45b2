/** How the bench writes tables. */
import { mid, short, withRange } from './figures.ts';

/** Columns as wide as their widest cell; the first to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Medians over the measurements; of the p99s their range too. */
export function percentiles(measured: readonly { p50: number; p99: number }[]): string {
  return `${short(mid(measured, ({ p50 }) => p50))} / ${withRange(measured.map(({ p99 }) => p99))}`;
}

/** ` (3 unanswered)`; nothing when there are none. */
export function unanswered(measured: readonly { sent: number; answered: number }[]): string {
  const missing = measured.reduce((sum, { sent, answered }) => sum + sent - answered, 0);
  return missing === 0 ? '' : ` (${missing} unanswered)`;
}
