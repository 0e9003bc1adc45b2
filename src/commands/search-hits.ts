/** From what a search found to the lines that are shown: the filters applied, the hits told from what lies between them. */
import type { Records, Thread } from '../contract/data-service.ts';
import type { DatastoreName } from '../contract/datastores.ts';
import { type Entry, entryOfMessage, entryOfRecord } from './entries.ts';
import { fold } from './fold.ts';
import { type Line, lineOf } from './listing.ts';
import type { HitFilters } from './search-query.ts';
import { findMatches } from './snippet.ts';

export interface Hits {
  lines: Line[];
  /** Headings among them: chats, or kinds of records. */
  places: number;
  /** Found, but not what the filters ask for. */
  filteredOut: number;
}

/** Most hits that are kept for paging. */
const MAX_HITS = 200;
/** Messages shown of a chat in which none can be told to be the hit: the service matches by rules of its own. */
const MAX_UNMARKED = 3;

/** The hits of a chat search, chat by chat in the service's order, newest first in each. */
export function hitsOfThreads(threads: readonly Thread[], keywords: readonly string[], filters: HitFilters): Hits {
  const groups = threads.map(({ group, groupId, messages }) => {
    const entries = messages.map((message) => entryOfMessage(message, group, groupId)).reverse();
    const matching = entries.filter(({ text, who = '' }) => findMatches(`${who} ${text}`, keywords).length > 0);
    if (messages.length === 0) {
      // A deployment leaves the messages of some chats out; that the chat matched is still worth knowing.
      const place = entryOfMessage({ _id: groupId }, group, groupId).place;
      return [{ outgoing: false, text: '(matches, but the service sent no text)', place, chatId: groupId }];
    }
    return matching.length > 0 ? matching : entries.slice(0, MAX_UNMARKED);
  });
  return hitsOf(groups, keywords, filters);
}

/** The hits of another search: messages by chat, other records by kind, in the order in which they come first. */
export function hitsOfRecords(
  { items }: Records,
  keywords: readonly string[],
  filters: HitFilters,
  datastore?: DatastoreName,
): Hits {
  const groups = new Map<string, Entry[]>();
  for (const item of items) {
    const entry = entryOfRecord(item, datastore);
    const name = entry.chatId ?? `kind ${entry.place}`;
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return hitsOf([...groups.values()], keywords, filters);
}

function hitsOf(groups: readonly (readonly Entry[])[], keywords: readonly string[], filters: HitFilters): Hits {
  const kept = groups
    .map((entries) => entries.filter((entry) => passes(entry, filters)))
    .filter(({ length }) => length > 0);
  const total = groups.reduce((sum, { length }) => sum + length, 0);
  const left = kept.reduce((sum, { length }) => sum + length, 0);
  return {
    lines: kept
      .flat()
      .slice(0, MAX_HITS)
      .map((entry) => lineOf(entry, keywords)),
    places: kept.length,
    filteredOut: total - left,
  };
}

/** Whether an entry is what the filters ask for. One without a time or sender cannot pass a filter on it. */
export function passes(entry: Entry, { from, chat, after, before, mine, phrases = [] }: HitFilters): boolean {
  const day = entry.at?.slice(0, 10);
  const has = (text: string | undefined, part: string) => text !== undefined && fold(text).includes(fold(part));
  return (
    (mine === undefined || entry.outgoing) &&
    (from === undefined || has(entry.who, from) || has(entry.handle, from.replace(/^@/, ''))) &&
    (chat === undefined || has(entry.place, chat)) &&
    (after === undefined || (day !== undefined && day >= after)) &&
    (before === undefined || (day !== undefined && day < before)) &&
    phrases.every((phrase) => has(entry.text, phrase))
  );
}
