/** What a scene of the bench is given, and what it says in the end. */
import type { Target } from '../figures.ts';

/** How much is measured. */
export interface Sizes {
  /** How often what is compared is repeated. */
  readonly rounds: number;
  /** Updates before anything is measured, updates at once, seconds at 100/s and at 500/s. */
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
  /** Messages that are searched in a file and in Postgres, and in a file alone; searches of each kind. */
  readonly searched: { readonly beside: number; readonly alone: number; readonly times: number };
}

/** Searches before anything is measured, searches as fast as they are answered, seconds at an even rate. */
export interface SearchSizes {
  readonly warmUp: number;
  readonly saturated: number;
  readonly seconds: number;
}

export interface SceneContext {
  readonly sizes: Sizes;
  /** Words before a bot's command line. */
  readonly pinning: readonly string[];
  /** Prints one line while it runs. */
  progress(line: string): void;
}

export interface SceneOutcome {
  /** Tables, each with a line above that says what it shows. */
  readonly report: string;
  /** `command`: what was measured, where it is not the scene as a whole. */
  readonly targets: readonly (Target & { readonly command?: string })[];
}
