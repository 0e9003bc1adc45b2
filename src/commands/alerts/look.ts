/** One look of an alert: what matches and was not there, or not told, at the last one. */
import { createHash } from 'node:crypto';
import type { Words } from '#locales/words.ts';
import type { Call, DataService, Threads } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION } from '#service/contract/filters.ts';
import { MAX_SEARCH_HITS, SEARCH_EXTENSION, type SearchMatch } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import type { Routine } from '#storage/routines.ts';
import { listedDatastore, operationOf, type Query } from '../query/query.ts';
import { listFilter, matches as passes, searchFilter } from '../query/query-filter.ts';
import { soughtWords } from '../query/query-words.ts';
import { offers } from '../registry.ts';
import { requestSearch } from '../search/hits.ts';
import { type Item, itemFromRecord, itemKey } from '../search/item.ts';
import { findMatches } from '../search/snippet.ts';

/** What is brought in late is still new for so long. */
const OVERLAP_MS = 3 * 86_400_000;
/** What was told is remembered up to that many. */
const MOST_TOLD = 500;

/** The one request: everything that matches and happened since `since`, as far as one reply reaches. */
export async function lookFor(
  data: DataService,
  query: Query,
  { since, connection, words }: { since: number; connection: Connection | undefined; words: Words },
  call: Call,
): Promise<Item[]> {
  const extended = offers(connection, SEARCH_EXTENSION);
  const from = [new Date(since).toISOString(), searchFilter(query).since ?? ''].sort().at(-1) ?? '';
  const isNew = ({ at }: Item) => at !== undefined && at >= from;
  if (operationOf(query) === 'queryDatastore') {
    const datastore = listedDatastore(query);
    const { timeField }: Datastore = DATASTORES[datastore];
    const filter = listFilter(query, datastore, offers(connection, CONTAINS_EXTENSION));
    const options = { sort: [{ [timeField]: 'desc' as const }], limit: MAX_SEARCH_HITS, skip: 0 };
    const input = { datastore, query: { ...filter, [timeField]: { $gte: from } }, options };
    const { items } = await data.queryDatastore(input, call);
    return items.map((record) => itemFromRecord(record, datastore, words)).filter(isNew);
  }
  const found = await requestSearch(data, query, { extended, since: from, limit: MAX_SEARCH_HITS }, call);
  const items =
    'threads' in found
      ? itemsOfThreads(found.threads, soughtWords(query.words), words)
      : found.records.items
          .filter((record) => isWhole(found.records.matches?.get(record)))
          .map((record) => itemFromRecord(record, found.datastore, words));
  return items.filter((item) => isNew(item) && (extended || passes(item, query)));
}

/** What holds some of the words only is shown to those who look, and no news for those who wait. */
const isWhole = (match: SearchMatch | undefined) => (match?.missing ?? []).length === 0;

/** The hits among what was said around them: as the service tells, or else what holds a word. */
function itemsOfThreads({ threads, matches }: Threads, sought: readonly string[], words: Words): Item[] {
  return threads.flatMap(({ group, groupId, messages }) =>
    messages.flatMap((message) => {
      const item = itemFromRecord(message, 'social-chat-message', words, { ...group, _id: groupId });
      const isHit = matches
        ? matches.has(message) && isWhole(matches.get(message))
        : findMatches(`${item.text} ${item.who ?? ''}`, sought).length > 0;
      return isHit ? [item] : [];
    }),
  );
}

/** What was not told yet, newest first; and what the alert has to remember of it. */
export function unseenOf(
  { since, told }: Pick<Routine, 'since' | 'told'>,
  items: readonly Item[],
  now: number,
): { fresh: Item[]; kept: Pick<Routine, 'since' | 'told'> } {
  const known = new Set(told);
  const fresh = new Map<string, Item>();
  for (const item of items) if (!known.has(seenKey(item))) fresh.set(seenKey(item), item);
  const newSince = Math.max(since, now - OVERLAP_MS);
  const recent = items.filter(({ at }) => at !== undefined && Date.parse(at) >= newSince).map(seenKey);
  return {
    fresh: [...fresh.values()].sort((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1)),
    // A full reply may have left out a hit that was told before.
    kept: { since: newSince, told: [...new Set([...recent, ...told])].slice(0, MOST_TOLD) },
  };
}

const seenKey = (item: Item) => createHash('sha256').update(itemKey(item)).digest('base64url').slice(0, 12);
