/** Extracts the relevant part of a text: around the first match, with the matched words marked. */
import { findSubstring, findWords, fold, isUnsegmented, splitWords } from '#platform/text-match.ts';
import { cutBefore, tidy } from '../display-text.ts';

type Range = readonly [start: number, end: number];

interface Snippet {
  text: string;
  /** Matches as [start, end) in UTF-16 units of `text`, ascending, not overlapping. */
  highlights: Range[];
}

const MAX_MATCHES = 100;

/** Folded search terms: whole words, and pieces that match anywhere. */
interface Wanted {
  words: string[];
  pieces: string[];
}

/** Cached, because one search is matched against many texts. */
const wanted = new WeakMap<readonly string[], Wanted>();

function wantedOf(searched: readonly string[]): Wanted {
  const known = wanted.get(searched);
  if (known) return known;
  const words: string[] = [];
  const pieces: string[] = [];
  for (const entry of searched) {
    const parts = splitWords(entry.toWellFormed());
    const isPhrase = parts.length > 1 && /\s/.test(entry);
    // A phrase, or an emoji or symbol without a letter, is matched literally.
    if (isPhrase || (parts.length === 0 && entry.trim() !== '')) pieces.push(fold(tidy(entry.toWellFormed())));
    for (const { folded } of isPhrase ? [] : parts) (isUnsegmented(folded) ? pieces : words).push(folded);
  }
  wanted.set(searched, { words, pieces });
  return { words, pieces };
}

/** Ranges of the searched words in `text`, ascending, not overlapping. */
export function findMatches(text: string, searched: readonly string[]): Range[] {
  const { words, pieces } = wantedOf(searched);
  const found: Range[] = pieces.flatMap((piece) => findSubstring(text, piece, MAX_MATCHES));
  if (words.length > 0) found.push(...findWords(text, words));
  return merge(found).slice(0, MAX_MATCHES);
}

function merge(ranges: Range[]): Range[] {
  if (ranges.length < 2) return ranges;
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.filter(([from, to]) => to > from).sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/**
 * Cuts `source` to `max` UTF-16 units (16 or more) around the place with most of the searched words, without splitting a
 * character. @param answer a part of `source` to show and mark in any case @param focus the terms that choose the place, if
 * `source` contains any
 */
export function makeSnippet(
  source: string,
  searched: readonly string[],
  max: number,
  { answer, focus = [] }: { answer?: string | undefined; focus?: readonly string[] } = {},
): Snippet {
  const whole = tidy(source);
  const answers: Range[] = answer === undefined ? [] : findSubstring(whole, fold(tidy(answer)), 1);
  const matches = merge([...findMatches(whole, searched), ...answers]);
  if (whole.length <= max) return { text: whole, highlights: matches };

  const room = max - 2;
  const focused = answer === undefined ? findMatches(whole, focus) : answers;
  const first = densest(whole, focused.length > 0 ? focused : matches, room) ?? [0, 0];
  const lead = Math.max(0, Math.floor((room - (first[1] - first[0])) / 3));
  const latestStart = whole.length - room;
  let start = cutBefore(whole, Math.min(Math.max(0, first[0] - lead), latestStart));
  start = sentenceStart(whole, first[1] - room, first[0]) ?? wordStart(whole, start, first[0]);
  const cut = cutBefore(whole, Math.min(whole.length, start + room));
  const seen = Math.max(first[1], start);
  const end = sentenceEnd(whole, Math.max(seen, start + room / 2), cut) ?? wordEnd(whole, cut, seen);
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  return {
    text: `${before}${whole.slice(start, end)}${end < whole.length ? '…' : ''}`,
    highlights: matches
      .filter(([from]) => from >= start && from < end)
      .map(([from, to]) => [from + shift, Math.min(to, end) + shift]),
  };
}

/** The first match of those that together fit into `room` and hold most different words. */
function densest(text: string, matches: readonly Range[], room: number): Range | undefined {
  const words = matches.map(([from, to]) => fold(text.slice(from, to)));
  const held = matches.map(
    ([from], at) => new Set(words.filter((_, other) => other >= at && (matches[other]?.[1] ?? 0) <= from + room)).size,
  );
  return matches[held.indexOf(Math.max(...held))];
}

const SENTENCE_END = /[.!?…。！？؟।][”"»’')\]]?(?:\s|(?<=[。！？]))/gu;

/** Start of the sentence that contains `at`, unless it's before `earliest`. */
function sentenceStart(text: string, earliest: number, at: number): number | undefined {
  const from = Math.max(0, earliest - 2);
  let start = from === 0 ? 0 : undefined;
  for (const { 0: found, index } of text.slice(from, at).matchAll(SENTENCE_END)) {
    if (from + index + found.length >= earliest) start = from + index + found.length;
  }
  return start;
}

function sentenceEnd(text: string, from: number, to: number): number | undefined {
  const begin = Math.floor(from);
  let end: number | undefined;
  for (const { 0: found, index } of text.slice(begin, to + 1).matchAll(SENTENCE_END))
    end = begin + index + found.trimEnd().length;
  return end;
}

/** How far a cut may move to reach a space. */
const SLACK = 24;

/** Start of a word at or shortly after `at`, but not after `limit`. */
function wordStart(text: string, at: number, limit: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space >= 0 && space - at < SLACK && space + 1 <= limit ? space + 1 : at;
}

/** End of a word at or shortly before `at`, but not before `limit`. */
function wordEnd(text: string, at: number, limit: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > 0 && at - space < SLACK && space >= limit ? space : at;
}
