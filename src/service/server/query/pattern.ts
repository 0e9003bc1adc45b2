/** `$regex` in linear time, with RE2's syntax: no look-around, no back references, ASCII-only `\w` and `\b`. */

import { RE2JS, RE2JSException } from 're2js';
import { threadCpuMs } from '#platform/worker.ts';
import { MAX_CPU_MS, QueryCostError } from './query-cost.ts';

export interface Pattern {
  /** Whether the pattern matches anywhere in `text`, case-sensitively. @throws QueryCostError if the query's budget is used up */
  occursIn(text: string): boolean;
}

/** Instructions of a query's patterns together; matching takes at most that many steps per character, 8 ns each. */
const MAX_INSTRUCTIONS = 400;
const MAX_TEXT = 20_000;

/** Remaining budget of one query's patterns. */
export interface PatternBudget {
  /** CPU time of this thread. */
  ms: number;
  instructions: number;
}

export function createPatternBudget(): PatternBudget {
  return { ms: MAX_CPU_MS, instructions: MAX_INSTRUCTIONS };
}

/** What a search costs at least: the clock of CPU time may advance only every 4 ms. */
const LEAST_MS = 1e-6;

/** @returns the pattern, or an error message for the caller */
export function compilePattern(source: string, budget = createPatternBudget()): Pattern | { error: string } {
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(source);
  } catch (error) {
    if (error instanceof RE2JSException) return { error: error.message };
    throw error;
  }
  budget.instructions -= compiled.programSize();
  if (budget.instructions < 0) return { error: 'the pattern is too large, or all of them together are' };
  return {
    occursIn(text) {
      if (budget.ms < 0) throw new QueryCostError('these conditions take too long on this data');
      const startedAt = threadCpuMs();
      const occurs = compiled.test(text.slice(0, MAX_TEXT));
      budget.ms -= Math.max(LEAST_MS, threadCpuMs() - startedAt);
      return occurs;
    },
  };
}
