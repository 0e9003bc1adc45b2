/** Input and outcome of a scene of the bench. */
import type { Target } from '../figures.ts';

/** Amounts of work to measure. */
export interface Sizes {
  /** Rounds of each comparison. */
  readonly rounds: number;
  /** Warm-up updates, measured updates at full load, seconds at 100/s and at 500/s. */
  readonly free: {
    readonly warmUp: number;
    readonly saturated: number;
    readonly seconds100: number;
    readonly seconds500: number;
  };
  readonly search: SearchSizes;
  readonly soakSeconds: number;
  readonly connectedPeople: number;
  readonly importMessages: number;
  /** Messages compared in a file and in Postgres, messages of the large file, searches of each kind. */
  readonly searched: { readonly beside: number; readonly alone: number; readonly times: number };
}

/** Warm-up searches, measured searches at full load, seconds at a constant rate. */
export interface SearchSizes {
  readonly warmUp: number;
  readonly saturated: number;
  readonly seconds: number;
}

export interface SceneContext {
  readonly sizes: Sizes;
  /** Prefix of a bot's command line. */
  readonly pinning: readonly string[];
  progress(line: string): void;
}

export interface SceneOutcome {
  /** Tables, each with a title line. */
  readonly report: string;
  readonly targets: readonly Target[];
}
