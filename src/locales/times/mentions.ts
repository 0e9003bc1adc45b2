/** The days and longer times that a text speaks of, as its writer means them: "on Thursday", "morgen", "3 de dezembro", "来週". */
import { fold } from '#platform/text-match.ts';
import { type ParsedSpan, parseTimeSpan, type Tense } from './spans.ts';
import type { Today } from './today.ts';
import { type Vocabulary, vocabularyFor } from './vocabulary.ts';

export interface MentionedTime extends Pick<ParsedSpan, 'sure' | 'isRelative'> {
  /** YYYY-MM-DD, `to` not included. */
  readonly from: string;
  readonly to: string;
  /** As it was written. */
  readonly words: string;
  /** Where it stands, UTF-16 units. */
  readonly at: number;
}

/** Longest text that is looked through, UTF-16 units. */
const MAX_TEXT = 4_000;
/** Words that one time takes at most: "on Thursday the 3rd of December 2026". */
const MAX_WORDS = 6;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[./'’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:(?<=\p{N})\.|º)?/gu;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** In lower case, and by themselves, these are words of their own. */
const OTHERWISE_MEANT = /^(?:may|march|mars|fall|spring|summer|été|segunda|terça|quarta|quinta)$/;
/** Between a weekday and its date. */
const JOINED = /^(?:[\s,(]{1,3}|のうち)$/;

interface Piece {
  readonly word: string;
  readonly at: number;
  readonly part: ReturnType<Vocabulary['partOf']>;
  readonly isSmall: boolean;
}

/**
 * @param written when it was written, and whose days are meant
 * @param tense which weekday is meant by its name alone
 */
export function timesMentioned(text: string, written: Today, tense: Tense = 'to come'): MentionedTime[] {
  const known = vocabularyFor(undefined);
  const looked = text.slice(0, MAX_TEXT);
  const found: MentionedTime[] = [];
  const read = (words: string, at: number): boolean => {
    const span = parseTimeSpan(words, written, { anyLanguage: true, written: tense });
    if (span?.to === undefined || (!span.sure && OTHERWISE_MEANT.test(words))) return false;
    const { from, to, sure, isRelative } = span;
    found.push({ from, to, words, at, sure, isRelative });
    return true;
  };
  for (const run of runsOf(looked, known)) {
    for (let start = 0; start < run.length; ) {
      let length = Math.min(MAX_WORDS, run.length - start);
      while (length > 0 && !readRun(looked, run.slice(start, start + length), read)) length--;
      start += Math.max(1, length);
    }
  }
  if (UNSPACED.test(looked)) for (const { 0: words, index } of looked.matchAll(known.unspaced)) read(words, index);
  return joined(
    found.sort((a, b) => a.at - b.at),
    looked,
  );
}

/** "Thursday, 3 December" is one day: that of its date. */
function joined(found: readonly MentionedTime[], text: string): MentionedTime[] {
  const times: MentionedTime[] = [];
  for (const time of found) {
    const before = times.at(-1);
    const isJoined = before && JOINED.test(text.slice(before.at + before.words.length, time.at));
    if (!before || !isJoined) times.push(time);
    else {
      const date = /\p{N}/u.test(before.words) ? before : time;
      const words = text.slice(before.at, time.at + time.words.length);
      times.splice(-1, 1, { ...date, words, at: before.at });
    }
  }
  return times;
}

function readRun(text: string, run: readonly Piece[], read: (words: string, at: number) => boolean): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || last.isSmall || run.every(({ part }) => part !== 'telling')) return false;
  return read(text.slice(first.at, last.at + last.word.length), first.at);
}

/** Runs of words each of which can be part of a time. */
function runsOf(text: string, known: Vocabulary): Piece[][] {
  const runs: Piece[][] = [];
  let end = -1;
  for (const { 0: word, index: at } of text.matchAll(WORD)) {
    if (UNSPACED.test(word)) continue;
    const folded = fold(word);
    const part = /\p{N}/u.test(word) ? 'telling' : known.partOf(folded);
    if (part === undefined) continue;
    const piece = { word, at, part, isSmall: known.around.small.has(folded) };
    const between = end < 0 ? undefined : text.slice(end, at);
    if (between !== undefined && /^[ \u00a0,]{1,2}$/.test(between)) runs.at(-1)?.push(piece);
    else runs.push([piece]);
    end = at + word.length;
  }
  return runs.filter((run) => run.some(({ part }) => part === 'telling'));
}
