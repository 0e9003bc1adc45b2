/** What a scene of the bench is given, and what it says in the end. */
import type { BenchOptions } from '../options.ts';
import type { Target } from '../targets.ts';

export interface SceneContext {
  readonly options: BenchOptions;
  /** Words before a bot's command line. */
  readonly pinning: readonly string[];
  /** Prints one line while it runs. */
  progress(line: string): void;
}

export interface SceneOutcome {
  /** Tables, each with a line above that says what it shows. */
  readonly report: string;
  readonly targets: readonly Target[];
}

export type Scene = (context: SceneContext) => Promise<SceneOutcome>;
