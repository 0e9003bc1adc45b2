/** From what a search found to the lines that are shown: the filters applied, the hits told from what lies between them. */
import type { Records, Thread } from '../contract/data-service.ts';
import { type Entry, entryOfMessage, entryOfRecord } from './entries.ts';
import { type Line, lineOf } from './listing.ts';
import type { Query } from './query.ts';
import { passes } from './query-filter.ts';
import { findMatches } from './snippet.ts';

export interface Hits {
  lines: Line[];
  /** Headings among them: chats, or kinds of records. */
  places: number;
  /** Found, but not what the filters ask for. */
  filteredOut: number;
  /** Came back in a form that could not be read. */
  unreadable: number;
}

/** Most hits that are kept for paging. */
const MAX_HITS = 200;
/** Messages shown of a chat in which none can be told to be the hit: the service matches by rules of its own. */
const MAX_UNMARKED = 3;

/** Something found, with its line where that was needed to tell whether its text holds what was searched. */
interface Hit {
  readonly entry: Entry;
  readonly line?: Line;
}

/** The hits of a chat search, chat by chat in the service's order, newest first in each. */
export function hitsOfThreads(
  { threads, dropped }: { threads: readonly Thread[]; dropped: number },
  query: Query,
): Hits {
  const { words } = query;
  const groups = threads.map(({ group, groupId, messages }) => {
    const entries = messages.map((message) => entryOfMessage(message, group, groupId)).reverse();
    const hits = entries.map((entry) => ({ entry, line: lineOf(entry, words) }));
    const matching = hits.filter(
      ({ entry: { who }, line }) => line.highlights || (who !== undefined && findMatches(who, words).length > 0),
    );
    if (messages.length === 0) {
      // A deployment leaves the messages of some chats out; that the chat matched is still worth knowing.
      const { place } = entryOfMessage({ _id: groupId }, group, groupId);
      const text = 'Match without a preview. Tap Open to read.';
      return [{ entry: { outgoing: false, text, place, chatId: groupId } }];
    }
    return matching.length > 0 ? matching : hits.slice(0, MAX_UNMARKED);
  });
  return hitsOf(groups, dropped, query);
}

/** The hits of another search: messages by chat, other records by kind, in the order in which they come first. */
export function hitsOfRecords({ items, dropped }: Records, query: Query): Hits {
  const datastore = query.place.kind === 'datastore' ? query.place.datastore : undefined;
  const entries = items.map((item) => entryOfRecord(item, datastore));
  const groups = Map.groupBy(entries, ({ chatId, place }) => chatId ?? `kind ${place}`);
  const hits = [...groups.values()].map((group) => group.map((entry) => ({ entry })));
  return hitsOf(hits, dropped, query);
}

function hitsOf(groups: readonly (readonly Hit[])[], unreadable: number, query: Query): Hits {
  const kept = groups
    .map((hits) => hits.filter(({ entry }) => passes(entry, query)))
    .filter(({ length }) => length > 0);
  const total = groups.reduce((sum, { length }) => sum + length, 0);
  const left = kept.reduce((sum, { length }) => sum + length, 0);
  return {
    lines: kept
      .flat()
      .slice(0, MAX_HITS)
      .map(({ entry, line = lineOf(entry, query.words) }) => line),
    places: kept.length,
    filteredOut: total - left,
    unreadable,
  };
}
