/** The figures that the project promises, most of them as ratios within one run, and whether this run met them. */
import { short } from './figures.ts';
import { table } from './tables.ts';

export interface Target {
  readonly claim: string;
  /** NaN: not measured in this run. */
  readonly figure: number;
  readonly limit: number;
  readonly atMost: boolean;
}

export const atMost = (limit: number, claim: string, figure: number): Target => ({
  claim,
  figure,
  limit,
  atMost: true,
});
export const atLeast = (limit: number, claim: string, figure: number): Target => ({
  claim,
  figure,
  limit,
  atMost: false,
});

function verdict({ figure, limit, atMost }: Target): string {
  if (Number.isNaN(figure)) return 'not measured';
  return (atMost ? figure <= limit : figure >= limit) ? 'met' : 'missed';
}

export function targetTable(targets: readonly Target[]): string {
  return table(
    ['target', 'limit', 'figure', ''],
    targets.map((target) => [
      target.claim,
      `${target.atMost ? '≤' : '≥'} ${target.limit}`,
      short(target.figure),
      verdict(target),
    ]),
  );
}
