/** Queries the index for candidate hits and ranks them roughly, to choose which ones to open. */
import type { ArchiveReader } from '../archive/archive.ts';
import { factOf } from '../archive/facts.ts';
import { intersection, type SeqRange, secondOf } from '../archive/moment.ts';
import type { BoundQuery, Column, IndexQuery, KeywordIndex } from '../archive/store.ts';
import { dateFactor, WEIGHTS } from './ranking.ts';
import type { PlannedWord, SearchPlan } from './search-plan.ts';

export interface Candidate {
  readonly seq: number;
  /** Number of the plan's words it holds, as far as the index was queried. */
  readonly held: number;
}

export interface Candidates {
  /** Best first. */
  readonly list: readonly Candidate[];
  /** There may be more: the rows of common words were limited. */
  readonly cut: boolean;
  /** Rows in the chats of a named person that hold only the name; they aren't hits. */
  readonly nameOnly?: ReadonlySet<number>;
}

/** Maximum number of rows per index query, newest first. */
const MAX_ROWS = 2000;
/** Columns in which people are mentioned. */
const MENTION_COLUMNS: readonly Column[] = ['main', 'variant', 'place'];
/** The first words are queried in all pairs; later ones are paired only with the first two. */
const PAIRED_WORDS = 5;
/** Hits this close in time, in seconds, are often of one conversation; limited to NEAR_HITS on each side. */
const NEAR = 1800;
const NEAR_HITS = 3;

/** The index query for these words within a scope; the scope already includes phrases. */
export function scopedTo({ question }: BoundQuery, words: readonly PlannedWord[]): IndexQuery {
  return { ...question, all: [...question.all, ...words.flatMap(({ word, any }) => (word.phrase ? [] : [any]))] };
}

/** Time ranges to query: the one named by the search first, so that newer rows don't crowd it out. */
function spansOf({ time }: SearchPlan, { range }: BoundQuery): SeqRange[] {
  if (time === undefined) return [range];
  const named = intersection(time.range, range);
  return named.from <= named.to ? [named, range] : [range];
}

/** Records with all words. */
export function matchAll(index: KeywordIndex, plan: SearchPlan, scope: BoundQuery): Candidates {
  const question = scopedTo(scope, plan.words);
  const held = new Map<number, ReadonlySet<number>>();
  const words = new Set(plan.words.map(({ position }) => position));
  let cut = false;
  for (const range of spansOf(plan, scope)) {
    const rows = index.find(question, range, MAX_ROWS);
    cut ||= rows.length === MAX_ROWS;
    for (const seq of rows) held.set(seq, words);
  }
  return { list: rankRows(held, plan, undefined), cut };
}

/** Records with any of the words; for common ones, also pairs of them. */
export function matchSome({ index, factClauses }: ArchiveReader, plan: SearchPlan, scope: BoundQuery): Candidates {
  /** Held words by position for each row; in `related`, those of which another word of the concept is held. */
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
    const rows = index.find(scopedTo({ question, range }, words), range, MAX_ROWS);
    note(held, rows, words);
    return rows;
  }
  const chats = plan.people.every((person) => person.chats !== undefined)
    ? plan.people.flatMap((person) => [...(person.chats ?? [])])
    : [];
  const names = new Set(plan.people.flatMap((person) => [...person.words]));
  const topicWords = plan.words.filter((word) => !names.has(word));
  // A person's name is searched in what others write: the person's own messages need not contain it.
  const asked = plan.words.map((word) =>
    names.has(word) && 'anyOf' in word.any ? { ...word, any: { ...word.any, in: MENTION_COLUMNS } } : word,
  );
  /** Rows in the chats of the named people. */
  let near: Set<number> | undefined;
  let nameOnly = new Set<number>();
  if (chats.length > 0) {
    near = new Set();
    const inChats = factClauses([chats.map((groupId) => factOf('groupId', groupId))]);
    const question = { ...scope.question, all: [...scope.question.all, ...inChats] };
    for (const range of spansOf(plan, scope)) {
      for (const word of topicWords) for (const seq of gather([word], { question, range })) near.add(seq);
      for (const name of asked.filter((word) => !topicWords.includes(word)))
        nameOnly = nameOnly.union(new Set(index.find(scopedTo({ question, range }, [name]), range, MAX_ROWS)));
    }
    nameOnly = nameOnly.difference(near);
  }
  for (const range of spansOf(plan, scope)) {
    const within = { question: scope.question, range };
    const areCut = asked.map((word) => gather([word], within).length === MAX_ROWS);
    for (const word of topicWords) {
      if (!word.synonyms) continue;
      const question = { ...scope.question, all: [...scope.question.all, word.synonyms] };
      note(related, index.find(question, range, MAX_ROWS), [word]);
    }
    cut ||= areCut.some(Boolean);
    for (const [at, word] of asked.entries()) {
      for (const [before, partner] of asked.slice(0, at < PAIRED_WORDS ? at : 2).entries()) {
        // If the rows of both words are complete, so is their intersection.
        if (areCut[at] || areCut[before]) gather([partner, word], within);
      }
    }
  }
  for (const seq of related.keys()) if (!held.has(seq)) held.set(seq, new Set());
  return { list: rankRows(held, plan, near, related), cut, nameOnly };
}

/** Ranks rows by their words, those of nearby hits, and the time. @param chats rows in the chats of the named people */
function rankRows(
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
    const nearby = new Set<number>();
    for (let other = Math.max(0, at - NEAR_HITS); other <= at + NEAR_HITS; other++) {
      const [nearSeq, nearWords] = rows[other] ?? [];
      if (nearSeq === undefined || !nearWords || Math.abs(secondOf(nearSeq) - secondOf(seq)) > NEAR) continue;
      for (const word of nearWords) if (!words.has(word)) nearby.add(word);
    }
    for (const word of nearby) weight += WEIGHTS.before * (idf.get(word) ?? 0);
    if (chats && !chats.has(seq)) weight *= WEIGHTS.otherChat;
    if (time) weight *= dateFactor(time, seq);
    return { seq, held: words.size, weight };
  });
  return weighed.sort((a, b) => b.weight - a.weight || b.seq - a.seq);
}
