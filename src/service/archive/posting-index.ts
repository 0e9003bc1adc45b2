/** Answers questions to the index from lists of postings: the rare ones first, the others only among what these have left. */
import type { IndexQuestion, KeywordIndex, Wanted } from './keyword-index.ts';
import { isIn, type SeqRange } from './moment.ts';
import { ANYWHERE, columnBits, PostingReader } from './posting-list.ts';

export interface Postings {
  /** How many records hold it, as last counted. */
  frequency(token: string): number;
  /** The lists of these tokens, each in pieces in no order. Tokens that nothing holds are left out. */
  lists(tokens: readonly string[]): ReadonlyMap<string, readonly Uint8Array[]>;
}

const WRITTEN = columnBits(['main', 'sender', 'place']);
const tokensOf = (wanted: Wanted) => ('inOrder' in wanted ? wanted.inOrder : wanted.anyOf);

type Lists = ReturnType<Postings['lists']>;
/** Whether a row is asked for. */
type Among = (seq: number) => boolean;

export function createPostingIndex(postings: Postings): KeywordIndex {
  /** Rows that hold what is asked for, ascending. */
  function held({ all, none = [] }: IndexQuestion, { from, to }: SeqRange): Float64Array {
    const lists = postings.lists([...new Set([...all, ...none].flatMap(tokensOf))]);
    let among: Among = (seq) => seq >= from && seq <= to;
    let rows = new Set<number>();
    for (const wanted of all.toSorted((a, b) => lengthOf(a, lists) - lengthOf(b, lists))) {
      rows = holding(wanted, lists, among);
      if (rows.size === 0) return new Float64Array();
      const left = rows;
      among = (seq) => left.has(seq);
    }
    for (const unwanted of none) for (const seq of holding(unwanted, lists, among)) rows.delete(seq);
    return Float64Array.from(rows).sort();
  }

  /** The first or last row that holds any of some tokens: long lists are gone through, but not put in order. */
  function outermost(tokens: readonly string[], range: SeqRange, order: 'newest' | 'oldest'): number | undefined {
    let found: number | undefined;
    for (const { seq } of entriesOf(tokens, postings.lists(tokens))) {
      if (isIn(range, seq) && (found === undefined || (order === 'newest' ? seq > found : seq < found))) found = seq;
    }
    return found;
  }

  return {
    frequency: (token) => postings.frequency(token),
    newest: (question, range, limit) => Array.from(held(question, range).reverse().subarray(0, limit)),
    each(question, range, order) {
      const rows = held(question, range);
      return order === 'newest' ? rows.reverse() : rows;
    },
    nth(question, range, order, before) {
      const { all, none = [] } = question;
      const [only] = all.length === 1 && none.length === 0 ? all : [];
      if (before === 0 && only && 'anyOf' in only && !only.in) return outermost(only.anyOf, range, order);
      return held(question, range).at(order === 'newest' ? -1 - before : before);
    },
    count: (question, range, limit) => Math.min(limit, held(question, range).length),
  };
}

/** Bytes that have to be gone through. */
function lengthOf(wanted: Wanted, lists: Lists): number {
  const lengths = tokensOf(wanted).map((token) =>
    (lists.get(token) ?? []).reduce((sum, { length }) => sum + length, 0),
  );
  return 'inOrder' in wanted ? Math.min(...lengths) : lengths.reduce((sum, length) => sum + length, 0);
}

function holding(wanted: Wanted, lists: Lists, among: Among): Set<number> {
  if ('inOrder' in wanted) return inOrder(wanted.inOrder, lists, among);
  const columns = wanted.in === undefined ? ANYWHERE : columnBits(wanted.in);
  const rows = new Set<number>();
  for (const entry of entriesOf(wanted.anyOf, lists))
    if ((entry.columns & columns) !== 0 && among(entry.seq)) rows.add(entry.seq);
  return rows;
}

function* entriesOf(tokens: readonly string[], lists: Lists): Generator<PostingReader> {
  for (const token of new Set(tokens)) {
    for (const bytes of lists.get(token) ?? []) {
      const reader = new PostingReader(bytes);
      while (reader.next()) yield reader;
    }
  }
}

/** A place in a record, in one number: the column, and the place in it. */
const COLUMN = 2 ** 32;

/** Rows in which the tokens stand one right after the other, in one column. */
function inOrder(tokens: readonly string[], lists: Lists, among: Among): Set<number> {
  let ends: Map<number, Set<number>> | undefined;
  for (const token of tokens) {
    const next = new Map<number, Set<number>>();
    for (const entry of entriesOf([token], lists)) {
      if ((entry.columns & WRITTEN) === 0 || !among(entry.seq)) continue;
      const before = ends?.get(entry.seq);
      if (ends && !before) continue;
      const here = new Set<number>();
      for (const [column, places] of entry.places()) {
        for (const place of places) {
          const at = column * COLUMN + place;
          if (!before || before.has(at - 1)) here.add(at);
        }
      }
      if (here.size > 0) next.set(entry.seq, here);
    }
    ends = next;
  }
  return new Set(ends?.keys());
}
