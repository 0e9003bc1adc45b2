/** Asks the index which records may be hits, and puts them in a first order: nothing of them is opened. */
import type { IndexQuestion, KeywordIndex } from '../archive/keyword-index.ts';
import { intersection, isIn, type SeqRange } from '../archive/moment.ts';
import { IN_TIME, type PlannedWord, type SearchPlan } from './search-plan.ts';

export interface Candidate {
  readonly seq: number;
  /** Words of the plan that it holds; a first guess, from what the index was asked. */
  held: number;
  /** Weight of these words. */
  weight: number;
}

export interface Candidates {
  /** Best first. */
  readonly list: readonly Candidate[];
  /** There may be others: what is common was not looked through to its end. */
  readonly cut: boolean;
}

export interface Scope {
  /** What every hit has to hold beside the words; the phrases among them, too. */
  readonly question: IndexQuestion;
  readonly range: SeqRange;
}

/** Rows that one question to the index gives, newest first. */
const MOST_ROWS = 2000;
/** Of words of which pairs are asked for; the others only go with the first two. */
const PAIRED_WORDS = 5;
/** A form of a word tells less than the word. */
const FORM_WEIGHT = 0.8;

/** What the index is asked for these words; phrases are asked for in every scope, once. */
export function scopedTo({ question }: Scope, words: readonly PlannedWord[], same?: PlannedWord): IndexQuestion {
  const wanted = words.filter(({ word }) => !word.phrase).map((word) => (word === same ? word.same : word.any));
  return { ...question, all: [...question.all, ...wanted] };
}

/** Spans of time to be asked for by themselves: what was named first, so that nothing newer hides it. */
function spansOf({ time }: SearchPlan, { range }: Scope): SeqRange[] {
  if (time === undefined) return [range];
  const named = intersection(time, range);
  return named.from <= named.to ? [named, range] : [range];
}

/** Records that hold all words. @param enough so many are looked at anyway: their order needs no guess */
export function holdingAll(index: KeywordIndex, plan: SearchPlan, scope: Scope, enough: number): Candidates {
  const { words } = plan;
  const question = scopedTo(scope, words);
  const guess = words.reduce((sum, word) => sum + FORM_WEIGHT * word.weight, 0);
  const found = new Map<number, Candidate>();
  const add = (seq: number): Candidate => {
    const candidate = found.get(seq) ?? { seq, held: words.length, weight: guess };
    found.set(seq, candidate);
    return candidate;
  };
  let cut = false;
  for (const range of spansOf(plan, scope)) {
    const rows = index.newest(question, range, MOST_ROWS);
    cut ||= rows.length === MOST_ROWS;
    for (const seq of rows) add(seq);
    if (rows.length <= enough) continue;
    for (const word of words) {
      if (!word.hasOtherForms) continue;
      const same = index.newest(scopedTo(scope, words, word), range, MOST_ROWS);
      for (const seq of same) add(seq).weight += (1 - FORM_WEIGHT) * word.weight;
    }
  }
  return { list: inOrder(found, plan), cut };
}

/** Records that hold some of the words: any one of the telling ones, and two of those that are common. */
export function holdingSome(index: KeywordIndex, plan: SearchPlan, scope: Scope): Candidates {
  const held = new Map<number, Set<PlannedWord>>();
  let cut = false;
  /** @returns whether there may be more */
  function gather(words: readonly PlannedWord[], range: SeqRange): boolean {
    const rows = index.newest(scopedTo(scope, words), range, MOST_ROWS);
    for (const seq of rows) {
      const known = held.get(seq);
      if (known) for (const word of words) known.add(word);
      else held.set(seq, new Set(words));
    }
    cut ||= rows.length === MOST_ROWS;
    return rows.length === MOST_ROWS;
  }
  for (const range of spansOf(plan, scope)) {
    const areCut = plan.words.map((word) => gather([word], range));
    for (const [at, word] of plan.words.entries()) {
      for (const [before, partner] of plan.words.slice(0, at < PAIRED_WORDS ? at : 2).entries()) {
        // Of two that are wholly known it is known where both are.
        if (areCut[at] || areCut[before]) gather([partner, word], range);
      }
    }
  }
  const found = new Map<number, Candidate>();
  for (const [seq, words] of held) {
    const weight = [...words].reduce((sum, word) => sum + word.weight, 0);
    found.set(seq, { seq, held: words.size, weight });
  }
  return { list: inOrder(found, plan), cut };
}

/** Two words before one, then by weight and by whether the time fits, then the newer. */
function inOrder(found: ReadonlyMap<number, Candidate>, { time, words }: SearchPlan): Candidate[] {
  if (time) {
    for (const candidate of found.values()) {
      if (isIn(time, candidate.seq)) candidate.weight += IN_TIME * (words[0]?.weight ?? 0);
    }
  }
  return [...found.values()].sort(
    (a, b) => Math.min(b.held, 2) - Math.min(a.held, 2) || b.weight - a.weight || b.seq - a.seq,
  );
}
