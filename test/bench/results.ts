/** What was measured, contender by contender and round by round. */
import type { Contender } from './contenders.ts';
import { median, percentile } from './figures.ts';
import type { HeadOfLineFigures } from './head-of-line.ts';
import type { SaturatedFigures, SteadyFigures } from './load.ts';
import type { MemoryFigures } from './memory-flatness.ts';

/** One entry a round. */
export interface ContenderResults {
  readonly contender: Contender;
  readonly saturated: SaturatedFigures[];
  readonly at100: SteadyFigures[];
  readonly at500: SteadyFigures[];
  readonly withSlow: HeadOfLineFigures[];
}

export interface Results {
  readonly contenders: ContenderResults[];
  readonly memory: { contender: Contender; figures: MemoryFigures }[];
}

export function noResults(contender: Contender): ContenderResults {
  return { contender, saturated: [], at100: [], at500: [], withSlow: [] };
}

/** The results of a bot in a mode; undefined when it did not take part. */
export function find(results: Results, bot: Contender['bot'], mode: Contender['mode']): ContenderResults | undefined {
  return results.contenders.find(({ contender }) => contender.bot === bot && contender.mode === mode);
}

/** The median of `pick` over the rounds. */
export function mid<T>(rounds: readonly T[], pick: (round: T) => number): number {
  return median(rounds.map(pick));
}

/** The percentile over the commands of all rounds together: a moment's disturbance weighs as little as it is long. */
export function pooled(rounds: readonly { latencies: readonly number[] }[], share: number): number {
  return percentile(
    rounds.flatMap(({ latencies }) => latencies),
    share,
  );
}
