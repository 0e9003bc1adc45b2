/** What was measured, contender by contender and round by round. */
import type { Contender } from './contenders.ts';
import { median } from './figures.ts';
import type { HeadOfLineFigures } from './head-of-line.ts';
import type { SaturatedFigures, SteadyFigures } from './load.ts';
import type { MemoryFigures } from './memory-flatness.ts';

export interface ContenderResults {
  readonly contender: Contender;
  /** One entry a round. */
  readonly saturated: SaturatedFigures[];
  readonly at500: SteadyFigures[];
  /** Of this bot several a round, with slow commands and without in turn. */
  readonly at100: SteadyFigures[];
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

/** The median of `pick` over the measurements. */
export function mid<T>(measured: readonly T[], pick: (one: T) => number): number {
  return median(measured.map(pick));
}
