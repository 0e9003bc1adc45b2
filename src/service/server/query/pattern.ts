/**
 * `$regex` without the danger of it: patterns are run as a set of states that move along the text together, so the time
 * is at most (length of text × size of pattern), whatever the pattern. JavaScript's own engine backtracks and can be
 * made to run for years by forty characters. Look-around, back references and inline flags need backtracking and are
 * refused with a reason.
 */
import { type Node, PatternSyntaxError, parsePattern } from './pattern-syntax.ts';

export interface Pattern {
  /** Whether the pattern occurs anywhere in `text`; case counts. @throws PatternCostError when the query's budget is used up */
  occursIn(text: string): boolean;
}

/** The pattern with this data would take too long. */
export class PatternCostError extends Error {
  override name = 'PatternCostError';
}

const MAX_STATES = 600;
const MAX_TEXT = 20_000;
/** State moves of one query over all its records and patterns: about half a second. */
const STEP_BUDGET = 20_000_000;

/** What the patterns of one query may still cost together. */
export interface PatternBudget {
  steps: number;
}

export function createPatternBudget(): PatternBudget {
  return { steps: STEP_BUDGET };
}

type State =
  | { kind: 'char'; test: (char: number) => boolean; next: number }
  | { kind: 'fork'; to: number[] }
  | { kind: 'assert'; holds: (before: number | undefined, after: number | undefined) => boolean; next: number }
  | { kind: 'match' };

class Assembler {
  readonly states: State[] = [];
  put(state: State): number {
    if (this.states.length >= MAX_STATES) throw new PatternSyntaxError('the pattern is too large');
    this.states.push(state);
    return this.states.length - 1;
  }

  /** Adds the states of `node` in front of state `next` and returns the first of them. */
  assemble(node: Node, next: number): number {
    if (node.kind === 'char') return this.put({ kind: 'char', test: node.test, next });
    if (node.kind === 'assert') return this.put({ kind: 'assert', holds: node.holds, next });
    if (node.kind === 'sequence') return node.parts.reduceRight((after, part) => this.assemble(part, after), next);
    if (node.kind === 'choice') {
      return this.put({ kind: 'fork', to: node.options.map((option) => this.assemble(option, next)) });
    }
    let first = next;
    if (node.most === Number.POSITIVE_INFINITY) {
      const loop = { kind: 'fork' as const, to: [next] };
      first = this.put(loop);
      loop.to.push(this.assemble(node.part, first));
    } else {
      for (let count = node.least; count < node.most; count++) {
        first = this.put({ kind: 'fork', to: [next, this.assemble(node.part, first)] });
      }
    }
    for (let count = 0; count < node.least; count++) first = this.assemble(node.part, first);
    return first;
  }
}

/** Reads a pattern. @returns the pattern, or what is wrong with it in words for the caller */
export function compilePattern(source: string, budget = createPatternBudget()): Pattern | { error: string } {
  try {
    const assembler = new Assembler();
    const end = assembler.put({ kind: 'match' });
    const start = assembler.assemble(parsePattern(source), end);
    return createMatcher(assembler.states, start, budget);
  } catch (error) {
    if (error instanceof PatternSyntaxError) return { error: error.message };
    throw error;
  }
}

function createMatcher(states: readonly State[], start: number, budget: PatternBudget): Pattern {
  const seenAt = new Int32Array(states.length);
  let generation = 0;

  /** Adds a state and everything reachable without reading; true when the end of the pattern is among them. */
  function enter(first: number, active: number[], before: number | undefined, after: number | undefined): boolean {
    const pending = [first];
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      if (seenAt[index] === generation) continue;
      seenAt[index] = generation;
      budget.steps -= 1;
      const state = states[index];
      if (state === undefined) continue;
      if (state.kind === 'match') return true;
      if (state.kind === 'char') active.push(index);
      else if (state.kind === 'fork') pending.push(...state.to);
      else if (state.holds(before, after)) pending.push(state.next);
    }
    return false;
  }

  return {
    occursIn(text) {
      const chars = Array.from(text.slice(0, MAX_TEXT), (char) => char.codePointAt(0) ?? 0);
      let active: number[] = [];
      generation += 1;
      for (let position = 0; position <= chars.length; position++) {
        if (budget.steps < 0) throw new PatternCostError('the pattern takes too long on this data');
        if (enter(start, active, chars[position - 1], chars[position])) return true;
        const char = chars[position];
        if (char === undefined) return false;
        const moved: number[] = [];
        generation += 1;
        for (const index of active) {
          const state = states[index];
          budget.steps -= 1;
          if (state?.kind === 'char' && state.test(char) && enter(state.next, moved, char, chars[position + 1]))
            return true;
        }
        active = moved;
      }
      return false;
    },
  };
}
