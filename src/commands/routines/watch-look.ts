/** One look of a watched search: what matches and was not there, or not told, at the last one. */
import { createHash } from 'node:crypto';
import type { Words } from '#locales/words.ts';
import type { Call, Threads } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION } from '#service/contract/filters.ts';
import { MAX_SEARCH_HITS, SEARCH_EXTENSION, type SearchMatch } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import type { Routine } from '#storage/routines.ts';
import type { CommandDeps } from '../deps.ts';
import { isList, listedDatastore, operationOf, type Query } from '../query/query.ts';
import { listFilter, passes, searchFilter } from '../query/query-filter.ts';
import { soughtWords } from '../query/query-words.ts';
import { type Entry, entryOfMessage, entryOfRecord } from '../records/entries.ts';
import { offers } from '../registry.ts';
import { requestSearch } from '../search/hits.ts';
import { findMatches } from '../search/snippet.ts';

/** What is brought in late is still new for so long. */
const OVERLAP_MS = 3 * 86_400_000;
/** Fingerprints that are kept of what was told. */
const MOST_TOLD = 500;

/** Whether the service of a connection can look for it: without words or a datastore there has to be the extension. */
export function canWatch(query: Query, connection: Connection): boolean {
  return !isList(query) || operationOf(query) === 'queryDatastore' || offers(connection, SEARCH_EXTENSION);
}

/** The one request: everything that matches and happened since `since`, as far as one reply reaches. */
export async function lookFor(
  { data }: CommandDeps,
  query: Query,
  { since, connection, words }: { since: number; connection: Connection | undefined; words: Words },
  call: Call,
): Promise<Entry[]> {
  const extended = offers(connection, SEARCH_EXTENSION);
  const from = [new Date(since).toISOString(), searchFilter(query).since ?? ''].sort().at(-1) ?? '';
  const isNew = (entry: Entry) => entry.at !== undefined && entry.at >= from;
  if (operationOf(query) === 'queryDatastore') {
    const datastore = listedDatastore(query);
    const { timeField }: Datastore = DATASTORES[datastore];
    const filter = listFilter(query, datastore, offers(connection, CONTAINS_EXTENSION));
    const bounds = typeof filter[timeField] === 'object' ? filter[timeField] : {};
    const options = { sort: [{ [timeField]: 'desc' as const }], limit: MAX_SEARCH_HITS, skip: 0 };
    const input = { datastore, query: { ...filter, [timeField]: { ...bounds, $gte: from } }, options };
    return (await data.queryDatastore(input, call)).items
      .map((item) => entryOfRecord(item, words, datastore))
      .filter(isNew);
  }
  const found = await requestSearch(data, query, { extended, since: from, limit: MAX_SEARCH_HITS }, call);
  const entries =
    'threads' in found
      ? entriesOfThreads(found.threads, soughtWords(query.words), words)
      : found.records.items
          .filter((item) => isWhole(found.records.matches?.get(item)))
          .map((item) => entryOfRecord(item, words, found.datastore));
  return entries.filter((entry) => isNew(entry) && (extended || passes(entry, query)));
}

/** What holds some of the words only is shown to those who look, and no news for those who wait. */
const isWhole = (match: SearchMatch | undefined) => (match?.missing ?? []).length === 0;

/** The hits among what was said around them: as the service tells, or else what holds a word. */
function entriesOfThreads({ threads, matches }: Threads, sought: readonly string[], words: Words): Entry[] {
  return threads.flatMap(({ group, groupId, messages }) =>
    messages.flatMap((message) => {
      const entry = entryOfMessage(message, words, group, groupId);
      const isHit = matches
        ? matches.has(message) && isWhole(matches.get(message))
        : findMatches(`${entry.text} ${entry.who ?? ''}`, sought).length > 0;
      return isHit ? [entry] : [];
    }),
  );
}

export interface Looked {
  /** Newest first. */
  readonly fresh: readonly Entry[];
  /** What the routine has to remember of it. */
  readonly kept: Pick<Routine, 'since' | 'told'>;
}

/** Tells what is new from what was told already. */
export function freshOf(
  { since, told }: Pick<Routine, 'since' | 'told'>,
  entries: readonly Entry[],
  now: number,
): Looked {
  const known = new Set(told);
  const fresh = new Map<string, Entry>();
  for (const entry of entries) {
    const print = fingerprint(entry);
    if (!known.has(print)) fresh.set(print, entry);
  }
  const newSince = Math.max(since, now - OVERLAP_MS);
  const recent = entries.filter(({ at }) => at !== undefined && Date.parse(at) >= newSince).map(fingerprint);
  // Of what a full reply has pushed out, the old fingerprints say that it was told.
  return {
    fresh: [...fresh.values()].sort((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1)),
    kept: { since: newSince, told: [...new Set([...recent, ...told])].slice(0, MOST_TOLD) },
  };
}

/** The same for the same record at every look: where, when and by whom it was said, and what. */
function fingerprint({ chatId, place, at, who, outgoing, text }: Entry): string {
  const whole = JSON.stringify([chatId ?? place, at, who, outgoing, text]);
  return createHash('sha256').update(whole).digest('base64url').slice(0, 12);
}
