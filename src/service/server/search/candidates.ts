/** Asks the index which records may be hits, and chooses those that are opened: nothing of them is opened here. */
import type { ArchiveReader } from '../archive/archive.ts';
import { factOf } from '../archive/facts.ts';
import { intersection, type SeqRange, secondOf } from '../archive/moment.ts';
import type { BoundQuery, Column, IndexQuery, KeywordIndex } from '../archive/store.ts';
import { dateFactor, WEIGHTS } from './ranking.ts';
import type { PlannedWord, SearchPlan } from './search-plan.ts';

export interface Candidate {
  readonly seq: number;
  /** Words of the plan that it holds, as far as the index was asked. */
  readonly held: number;
}

export interface Candidates {
  /** Best first. */
  readonly list: readonly Candidate[];
  /** There may be others: what is common was not looked through to its end. */
  readonly cut: boolean;
  /** Those in the chats of whoever is named that hold nothing else than the name: no hits. */
  readonly bare?: ReadonlySet<number>;
}

/** Rows that one question to the index gives, newest first. */
const MOST_ROWS = 2000;
/** Where people are spoken of. */
const SAID: readonly Column[] = ['main', 'variant', 'place'];
/** Of words of which pairs are asked for; the others only go with the first two. */
const PAIRED_WORDS = 5;
/** Hits so near in time are often of one conversation, in seconds; so many on each side are looked at. */
const NEAR = 1800;
const NEAR_HITS = 3;

/** What the index is asked for these words; phrases are asked for in every scope, once. */
export function scopedTo({ question }: BoundQuery, words: readonly PlannedWord[]): IndexQuery {
  return { ...question, all: [...question.all, ...words.flatMap(({ word, any }) => (word.phrase ? [] : [any]))] };
}

/** Spans of time to be asked for by themselves: what was named first, so that nothing newer hides it. */
function spansOf({ time }: SearchPlan, { range }: BoundQuery): SeqRange[] {
  if (time === undefined) return [range];
  const named = intersection(time.range, range);
  return named.from <= named.to ? [named, range] : [range];
}

/** Records that hold all words. */
export function matchAll(index: KeywordIndex, plan: SearchPlan, scope: BoundQuery): Candidates {
  const question = scopedTo(scope, plan.words);
  const held = new Map<number, ReadonlySet<number>>();
  const words = new Set(plan.words.map(({ position }) => position));
  let cut = false;
  for (const range of spansOf(plan, scope)) {
    const rows = index.find(question, range, MOST_ROWS);
    cut ||= rows.length === MOST_ROWS;
    for (const seq of rows) held.set(seq, words);
  }
  return { list: chosen(held, plan, undefined), cut };
}

/** Records that hold some of the words: any one of the telling ones, and two of those that are common. */
export function matchSome({ index, factClauses }: ArchiveReader, plan: SearchPlan, scope: BoundQuery): Candidates {
  /** Words by their positions; of `related` other words of the same concept are held. */
  const [held, related] = [new Map<number, Set<number>>(), new Map<number, Set<number>>()];
  function note(into: typeof held, rows: readonly number[], words: readonly PlannedWord[]): void {
    for (const seq of rows) {
      const known = into.get(seq) ?? new Set();
      for (const { position } of words) known.add(position);
      into.set(seq, known);
    }
  }
  let cut = false;
  function gather(words: readonly PlannedWord[], { question, range }: BoundQuery): number[] {
    const rows = index.find(scopedTo({ question, range }, words), range, MOST_ROWS);
    note(held, rows, words);
    return rows;
  }
  const chats = plan.people.every((person) => person.chats !== undefined)
    ? plan.people.flatMap((person) => [...(person.chats ?? [])])
    : [];
  const names = new Set(plan.people.flatMap((person) => [...person.words]));
  const telling = plan.words.filter((word) => !names.has(word));
  // Whoever is named is looked for in what others say: what they say themselves need not name them.
  const asked = plan.words.map((word) =>
    names.has(word) && 'anyOf' in word.any ? { ...word, any: { ...word.any, in: SAID } } : word,
  );
  /** Rows of the chats of those who are named. */
  let near: Set<number> | undefined;
  let bare = new Set<number>();
  if (chats.length > 0) {
    near = new Set();
    const inChats = factClauses([chats.map((groupId) => factOf('groupId', groupId))]);
    const question = { ...scope.question, all: [...scope.question.all, ...inChats] };
    for (const range of spansOf(plan, scope)) {
      for (const word of telling) for (const seq of gather([word], { question, range })) near.add(seq);
      for (const name of asked.filter((word) => !telling.includes(word)))
        bare = bare.union(new Set(index.find(scopedTo({ question, range }, [name]), range, MOST_ROWS)));
    }
    bare = bare.difference(near);
  }
  for (const range of spansOf(plan, scope)) {
    const within = { question: scope.question, range };
    const areCut = asked.map((word) => gather([word], within).length === MOST_ROWS);
    for (const word of telling) {
      if (!word.alike) continue;
      const question = { ...scope.question, all: [...scope.question.all, word.alike] };
      note(related, index.find(question, range, MOST_ROWS), [word]);
    }
    cut ||= areCut.some(Boolean);
    for (const [at, word] of asked.entries()) {
      for (const [before, partner] of asked.slice(0, at < PAIRED_WORDS ? at : 2).entries()) {
        // Of two that are wholly known it is known where both are.
        if (areCut[at] || areCut[before]) gather([partner, word], within);
      }
    }
  }
  for (const seq of related.keys()) if (!held.has(seq)) held.set(seq, new Set());
  return { list: chosen(held, plan, near, related), cut, bare };
}

/** By the words that they and hits near them in time hold, and by the time that is named. @param chats rows of the chats of those who are named */
function chosen(
  found: ReadonlyMap<number, ReadonlySet<number>>,
  { words: planned, time }: SearchPlan,
  chats: ReadonlySet<number> | undefined,
  related: ReadonlyMap<number, ReadonlySet<number>> = new Map(),
): Candidate[] {
  const idf = new Map(planned.map((word) => [word.position, word.idf]));
  const rows = [...found].sort(([a], [b]) => a - b);
  const weighed = rows.map(([seq, words], at) => {
    let weight = 0;
    for (const word of words) weight += idf.get(word) ?? 0;
    for (const word of related.get(seq) ?? []) if (!words.has(word)) weight += WEIGHTS.before * (idf.get(word) ?? 0);
    const beside = new Set<number>();
    for (let other = Math.max(0, at - NEAR_HITS); other <= at + NEAR_HITS; other++) {
      const [there, theirs] = rows[other] ?? [];
      if (there === undefined || !theirs || Math.abs(secondOf(there) - secondOf(seq)) > NEAR) continue;
      for (const word of theirs) if (!words.has(word)) beside.add(word);
    }
    for (const word of beside) weight += WEIGHTS.before * (idf.get(word) ?? 0);
    if (chats && !chats.has(seq)) weight *= WEIGHTS.otherChat;
    if (time) weight *= dateFactor(time, seq);
    return { seq, held: words.size, weight };
  });
  return weighed.sort((a, b) => b.weight - a.weight || b.seq - a.seq);
}
