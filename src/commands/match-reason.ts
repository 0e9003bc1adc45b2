/** Why something was found, where its text alone does not show it. */
import type { SearchMatch } from '../contract/search-extension.ts';
import { fold } from '../words.ts';
import { shorten } from './display-text.ts';
import type { Entry } from './entries.ts';
import { findMatches } from './snippet.ts';

export interface FoundEntry {
  entry: Entry;
  /** What the service says of it. */
  match?: SearchMatch | undefined;
  /** A searched word is marked in its text. */
  marked: boolean;
}

/** Words that one note names at most. */
const MAX_NAMED = 3;

/** `the chat’s name matches`, `without “cabin”`; undefined where the marked text says it all. */
export function reasonOf({ entry, match, marked }: FoundEntry, words: readonly string[]): string | undefined {
  const parts = [...(marked ? [] : nameText(entry, match, words)), ...missingText(match, words)];
  return parts.length === 0 ? undefined : parts.join(', ');
}

function nameText({ who, handle, place }: Entry, match: SearchMatch | undefined, words: readonly string[]): string[] {
  const members = new Set(Object.values(match?.match ?? {}).flat());
  const holds = (text: string | undefined) => text !== undefined && findMatches(text, words).length > 0;
  if (members.has('fromName') || members.has('fromHandle') || holds(who) || holds(handle))
    return ['the sender’s name matches'];
  return members.has('groupName') || holds(place) ? ['the chat’s name matches'] : [];
}

/** The searched words that it does not have, where the service says which ones it has. */
function missingText(match: SearchMatch | undefined, words: readonly string[]): string[] {
  const had = match?.queryTerms?.map(fold);
  if (had === undefined || had.length === 0) return [];
  const missing = words.filter((word) => !had.includes(fold(word)));
  if (missing.length === 0 || missing.length === words.length) return [];
  const named = missing.slice(0, MAX_NAMED).map((word) => `“${shorten(word, 24)}”`);
  return [`without ${named.join(', ')}${missing.length > MAX_NAMED ? ' …' : ''}`];
}
