/**
 * The index: how many records hold a token, and which records hold some tokens, by time. Nothing here knows what a token
 * stands for, or which record fits best.
 */
import type { SeqRange } from './moment.ts';

/**
 * Where a word stands: what was written (its words in order; their other forms), who wrote it, names around it. Facts have
 * tokens that no word has: asking for them anywhere is faster.
 */
export type Column = 'main' | 'variant' | 'sender' | 'place';

/** What the index holds of a record, column by column: tokens with spaces between; the last are its facts. */
export type IndexColumns = readonly [main: string, variant: string, sender: string, place: string, fact: string];

/** One thing that a record has to hold. */
export type Wanted =
  /** Any of these tokens, in any of these columns, or anywhere. */
  | { readonly anyOf: readonly string[]; readonly in?: readonly Column[] }
  /** These tokens, one right after the other, as they were written: other forms stand beside the words. */
  | { readonly inOrder: readonly string[] };

export interface IndexQuestion {
  readonly all: readonly Wanted[];
  /** What it may not hold. */
  readonly none?: readonly Wanted[];
}

export interface Held {
  readonly question: IndexQuestion;
  readonly range: SeqRange;
}

export interface KeywordIndex {
  /** Says which tokens the next questions will be about, so that what is known of them can be had at once. */
  expect(tokens: readonly string[]): void;
  /** How many records hold the token: as last counted, which may be a sixteenth of all records ago. */
  frequency(token: string): number;
  /** Numbers of the rows that hold what is asked for, newest first, `limit` at most. */
  newest(question: IndexQuestion, range: SeqRange, limit: number): number[];
  /** Likewise, one by one: stop when there are enough. */
  each(question: IndexQuestion, range: SeqRange, order: 'newest' | 'oldest'): Iterable<number>;
  /** The number of the row that has `before` others before it in this order; undefined where there are fewer. */
  nth(question: IndexQuestion, range: SeqRange, order: 'newest' | 'oldest', before: number): number | undefined;
  /** Numbers of all rows in these ranges that hold what is asked for, range by range, oldest first. */
  within(question: IndexQuestion, ranges: readonly SeqRange[]): number[];
  /** How many rows hold it, `limit` at most. */
  count(question: IndexQuestion, range: SeqRange, limit: number): number;
}
