/** `$regex` in linear time, by RE2's syntax: no look-around, no back references, `\w` and `\b` are of ASCII letters. */
import { RE2JS, RE2JSException } from 're2js';

export interface Pattern {
  /** Whether the pattern occurs anywhere in `text`; case counts. @throws PatternCostError when the query's budget is used up */
  occursIn(text: string): boolean;
}

/** The pattern with this data would take too long. */
export class PatternCostError extends Error {
  override name = 'PatternCostError';
}

/** Instructions of a query's patterns together: a text takes at most its length times as many steps, 8 ns each. */
const MAX_INSTRUCTIONS = 400;
const MAX_TEXT = 20_000;
const BUDGET_MS = 150;

/** What the patterns of one query may still cost together. */
export interface PatternBudget {
  ms: number;
  instructions: number;
}

export function createPatternBudget(): PatternBudget {
  return { ms: BUDGET_MS, instructions: MAX_INSTRUCTIONS };
}

/** Reads a pattern. @returns the pattern, or what is wrong with it in words for the caller */
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
      if (budget.ms < 0) throw new PatternCostError('the pattern takes too long on this data');
      const startedAt = performance.now();
      const occurs = compiled.test(text.slice(0, MAX_TEXT));
      budget.ms -= performance.now() - startedAt;
      return occurs;
    },
  };
}
