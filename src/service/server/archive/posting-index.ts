/** Answers questions to the index from lists of postings: the rare ones first, the others only among what these have left. */

import type { SeqRange } from './moment.ts';
import type { Posting } from './posting.ts';
import { ANYWHERE, columnBits, PostingReader } from './posting-list.ts';
import type { Column, IndexQuestion, KeywordIndex, Wanted } from './store.ts';

export interface Postings {
  /** As of KeywordIndex. */
  expect(tokens: readonly string[]): void;
  /** How many records hold it, as last counted. */
  frequency(token: string): number;
  /** Of each of these tokens its posting; those that nothing holds may be left out. */
  of(tokens: readonly string[]): ReadonlyMap<string, Posting>;
}

/** Those in which words stand in their order. */
const WRITTEN: readonly Column[] = ['main', 'sender', 'place'];
/** Looking a row up in a list costs as much as passing so many of its entries. */
const LOOKING_UP = 24;

const tokensOf = (wanted: Wanted) => ('inOrder' in wanted ? wanted.inOrder : wanted.anyOf);
const columnsOf = (columns: readonly Column[] | undefined) => (columns === undefined ? ANYWHERE : columnBits(columns));

type Lists = ReadonlyMap<string, Posting>;

export function createPostingIndex(postings: Postings): KeywordIndex {
  /** Rows that hold what is asked for, ascending. */
  function held({ all, none = [] }: IndexQuestion, range: SeqRange): Float64Array {
    const lists = postings.of([...new Set([...all, ...none].flatMap(tokensOf))]);
    const [first, ...others] = all.toSorted((a, b) => lengthOf(a, lists) - lengthOf(b, lists));
    let rows = first === undefined ? new Float64Array() : holding(first, lists, range);
    for (const wanted of others) rows = among(rows, wanted, lists, true);
    for (const unwanted of none) rows = among(rows, unwanted, lists, false);
    return rows;
  }

  /** The first or last row that holds any of some tokens. */
  function outermost(tokens: readonly string[], range: SeqRange, order: 'newest' | 'oldest'): number | undefined {
    const found = [...postings.of(tokens).values()].flatMap((posting) => posting.outermost(range, order) ?? []);
    return found.length === 0 ? undefined : order === 'newest' ? Math.max(...found) : Math.min(...found);
  }

  return {
    expect: (tokens) => postings.expect(tokens),
    frequency: (token) => postings.frequency(token),
    newest: (question, range, limit) => Array.from(held(question, range).slice(-limit).reverse()),
    each(question, range, order) {
      const rows = held(question, range);
      return order === 'newest' ? rows.toReversed() : rows;
    },
    nth(question, range, order, before) {
      const { all, none = [] } = question;
      const [only] = all.length === 1 && none.length === 0 ? all : [];
      if (before === 0 && only && 'anyOf' in only && !only.in) return outermost(only.anyOf, range, order);
      return held(question, range).at(order === 'newest' ? -1 - before : before);
    },
    within: (question, ranges) => ranges.flatMap((range) => Array.from(held(question, range))),
    count: (question, range, limit) => Math.min(limit, held(question, range).length),
  };
}

/** Entries that have to be gone through. */
function lengthOf(wanted: Wanted, lists: Lists): number {
  const lengths = tokensOf(wanted).map((token) => lists.get(token)?.length ?? 0);
  return 'inOrder' in wanted ? Math.min(...lengths) : lengths.reduce((sum, length) => sum + length, 0);
}

/** Rows in `range`, ascending, each once. */
function holding(wanted: Wanted, lists: Lists, range: SeqRange): Float64Array {
  const known = (token: string) => lists.get(token) ?? [];
  if ('inOrder' in wanted) return inOrder(wanted.inOrder, lists, range);
  const found = [...new Set(wanted.anyOf)].flatMap(known).map((posting) => posting.rows(range, columnsOf(wanted.in)));
  const [only] = found;
  if (found.length < 2) return only ?? new Float64Array();
  const rows = new Float64Array(found.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const some of found) {
    rows.set(some, end);
    end += some.length;
  }
  return rows.sort().filter((row, at) => row !== rows[at - 1]);
}

/** Those of some rows that hold it, or those that do not. */
function among(rows: Float64Array, wanted: Wanted, lists: Lists, isWanted: boolean): Float64Array {
  const [from, to] = [rows[0], rows.at(-1)];
  if (from === undefined || to === undefined) return rows;
  const postings = [...new Set(tokensOf(wanted))].flatMap((token) => lists.get(token) ?? []);
  if (!('inOrder' in wanted) && rows.length * postings.length * LOOKING_UP < lengthOf(wanted, lists)) {
    const columns = columnsOf(wanted.in);
    return rows.filter((row) => postings.some((posting) => posting.holds(row, columns)) === isWanted);
  }
  const there =
    'inOrder' in wanted ? inOrder(wanted.inOrder, lists, { from, to }, rows) : holding(wanted, lists, { from, to });
  let at = 0;
  return rows.filter((row) => {
    while (at < there.length && (there[at] ?? 0) < row) at += 1;
    return (there[at] === row) === isWanted;
  });
}

/** A place in a record, in one number: the column, and the place in it. */
const COLUMN = 2 ** 32;

/**
 * Rows in which the tokens stand one right after the other, in one column: places are only read of rows that hold all.
 * @param rows those that are asked for, where not all in `range` are
 */
function inOrder(tokens: readonly string[], lists: Lists, range: SeqRange, rows?: Float64Array): Float64Array {
  const each = [...new Set(tokens)].map((token): Wanted => ({ anyOf: [token], in: WRITTEN }));
  const [first, ...others] = each.toSorted((a, b) => lengthOf(a, lists) - lengthOf(b, lists));
  if (first === undefined) return new Float64Array();
  let left = rows ? among(rows, first, lists, true) : holding(first, lists, range);
  for (const other of others) left = among(left, other, lists, true);
  const asked = new Set(left);
  /** Where what was gone through so far ends. */
  let ends: Map<number, readonly number[]> | undefined;
  for (const token of asked.size === 0 ? [] : tokens) {
    const next = new Map<number, readonly number[]>();
    const entry = new PostingReader(lists.get(token)?.list ?? new Uint8Array());
    while (entry.next()) {
      if (!asked.has(entry.seq)) continue;
      const before = ends?.get(entry.seq);
      if (ends && !before) continue;
      const here = [...entry.places()].flatMap(([column, places]) => places.map((place) => column * COLUMN + place));
      const following = before ? here.filter((at) => before.includes(at - 1)) : here;
      if (following.length > 0) next.set(entry.seq, following);
    }
    ends = next;
  }
  return Float64Array.from(ends?.keys() ?? []).sort();
}
