/** What shows why something was found: the words to mark in its text, or a note where the text alone does not tell. */

import type { Words } from '#locales/words.ts';
import type { SearchMatch } from '#service/contract/search-extension.ts';
import { shorten } from '../display-text.ts';
import type { Entry } from '../records/entries.ts';
import { findMatches } from './snippet.ts';

/** Words that one note names at most. */
export const MAX_NAMED = 3;
const SENDER: readonly string[] = ['fromName', 'fromHandle', 'fromEmail'];
const PLACE: readonly string[] = ['groupName'];

/** The words to be marked: where the service says which they are, as the text has them, whatever rule made them fit. */
export function wordsToMark(match: SearchMatch | undefined, sought: readonly string[]): readonly string[] {
  if (!match) return sought;
  const members = Object.entries(match.members).filter(([name]) => !SENDER.includes(name) && !PLACE.includes(name));
  return members.flatMap(([, words]) => words);
}

/**
 * `the chat’s name matches`, `without “cabin”`; undefined where the marked text says it all.
 * @param marked a word is marked in its text
 */
export function reasonOf(
  { who, handle, place }: Entry,
  match: SearchMatch | undefined,
  marked: boolean,
  sought: readonly string[],
  words: Words,
): string | undefined {
  const tells = (members: readonly string[], ...texts: (string | undefined)[]) =>
    match
      ? members.some((member) => match.members[member] !== undefined)
      : texts.some((text) => text !== undefined && findMatches(text, sought).length > 0);
  const parts: string[] = [];
  if (!marked && tells(SENDER, who, handle)) parts.push(words.text('queries-reasons-sender'));
  else if (!marked && tells(PLACE, place)) parts.push(words.text('queries-reasons-chat'));
  if (match) parts.push(...missingText(match, words));
  return parts.length === 0 ? undefined : parts.join(words.text('list-comma'));
}

/** The words that it does not have. */
function missingText({ words, missing }: SearchMatch, texts: Words): string[] {
  if (words.length === 0 || missing.length === 0) return [];
  const named = missing.slice(0, MAX_NAMED).map((word) => shorten(word, 24));
  return [
    missing.length > MAX_NAMED
      ? texts.text('queries-reasons-missing-more', { words: named })
      : texts.text('queries-reasons-missing', { words: named }),
  ];
}
