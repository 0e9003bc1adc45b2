/** Runs a query: picks the operation, sends the request, and turns the reply into items and totals. */

import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import type { Call, Records, SearchInput, Threads } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore, GROUPS } from '#service/contract/datastores.ts';
import { MAX_SEARCH_HITS } from '#service/contract/limits.ts';
import { SEARCH_EXTENSION, type SearchMatch, type SearchReach } from '#service/contract/search-extension.ts';
import type { Order } from '../actions.ts';
import { type ChargedCall, charge } from '../billing/charge.ts';
import type { Context } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import {
  callOf,
  isList,
  listedDatastore,
  namedDatastore,
  operationOf,
  type Query,
  soughtWords,
} from '../query/query.ts';
import { datastoreFilter, isFiltered, matches as passes, searchFilter } from '../query/query-filter.ts';
import { offers } from '../registry.ts';
import { type Item, itemFromRecord, itemKey, newestFirst } from './item.ts';
import { learnChats } from './names.ts';
import { findMatches } from './snippet.ts';

export interface Hits {
  items: Item[];
  /** Number of hits, if the service reports it; a lower bound with `atLeast`. */
  total: number | undefined;
  atLeast: boolean;
  hasMore: boolean;
  terms: string[];
  /** Searched words that no hit contains, and those that occur; absent if every word occurs. */
  nowhere?: { missing: string[]; present: string[] } | undefined;
  /** How far the data reaches, if nothing was found and the service reports it. */
  reach?: SearchReach | undefined;
  /** Number of hits removed by filters that the bot applied. */
  filteredOut: number;
}

interface Fetch {
  skip?: number;
  limit?: number;
  order?: Order;
  /** ISO 8601: only items since then that contain all the words, for an alert. */
  newsSince?: string | undefined;
}

/** Records per request of a list by time; one more is requested to learn whether there are further ones. */
const BATCH = 20;
const BATCH_OF_CHATS = 100;
/** Most requests for one newest-first list, if they are free. */
const MAX_REQUESTS = 5;
/** Messages shown of a chat if none can be identified as the hit: the service has its own matching rules. */
const MAX_UNMARKED = 3;
const MAX_TERMS = 40;
/** A search without words needs a filter. */
const EPOCH = '1970-01-01T00:00:00.000Z';

/** The part of a context that a search needs. */
type SearchContext = Pick<Context, 'words' | 'connection' | 'charged'> & { deps: Pick<CommandDeps, 'data'> };

/** Runs one charged query. @param query with its place resolved by `inPlace` */
export async function lookUp(
  ctx: Context,
  query: Query,
  fetch: Fetch,
  options: Partial<Pick<ChargedCall<Hits>, 'command' | 'activity' | 'alternatives'>> = {},
): Promise<Hits> {
  const hits = await charge(ctx, {
    command: 'search',
    activity: ctx.words.text('search-activity'),
    ...callOf(query),
    ...options,
    request: (call) => findHits(ctx, query, fetch, call),
  });
  await learnChats(ctx, hits.items);
  return hits;
}

/** Runs a query without charging. @param query with its place resolved by `inPlace`. @throws ServiceFailure */
export async function findHits(ctx: SearchContext, query: Query, fetch: Fetch, call: Call): Promise<Hits> {
  const { connection, charged } = ctx;
  const { skip = 0, limit = MAX_SEARCH_HITS, order = 'best' } = fetch;
  if (operationOf(query) === 'queryDatastore') return await listRecords(ctx, query, fetch, call);
  let next = skip;
  const request = async () => {
    const found = await requestSearch(ctx, query, { ...fetch, limit, skip: next }, call);
    next += found.passed ?? limit;
    return hitsOf(found, query, ctx, fetch.newsSince);
  };
  const hits = await request();
  if (!offers(connection, SEARCH_EXTENSION)) return hits;
  const isWhole = () => hits.total === undefined || skip + hits.items.length >= hits.total;
  for (let made = 1; order === 'newest' && !charged && !isList(query) && made < MAX_REQUESTS && !isWhole(); made++) {
    const more = await request();
    if (more.items.length === 0) break;
    hits.items.push(...more.items);
  }
  return { ...hits, hasMore: hits.items.length > 0 && !isWhole() };
}

async function listRecords(
  { deps, words, connection }: SearchContext,
  query: Query,
  { skip = 0, newsSince }: Fetch,
  call: Call,
): Promise<Hits> {
  const datastore = listedDatastore(query);
  const { timeField }: Datastore = DATASTORES[datastore];
  const isOfChats = datastore === GROUPS;
  // Deployments refuse to sort chats by their last change (assumed).
  const sort = isOfChats && offers(connection, SEARCH_EXTENSION) ? 'modifiedAt' : timeField;
  const limit = newsSince !== undefined ? MAX_SEARCH_HITS : isOfChats ? BATCH_OF_CHATS : BATCH;
  const filter = datastoreFilter(query, datastore, connection);
  const found = await deps.data.queryDatastore(
    {
      datastore,
      query: newsSince === undefined ? filter : { ...filter, [timeField]: { $gte: newsSince } },
      options: { sort: [{ [sort]: 'desc' }], limit: limit + 1, skip },
    },
    call,
  );
  const items = found.items
    .map((record) => itemFromRecord(record, datastore, words))
    .filter((item) => isNews(item, newsSince));
  if (isOfChats) items.sort(newestFirst);
  const hasMore = items.length + found.dropped > limit;
  const total = hasMore || skip > 0 ? undefined : items.length;
  return { items: items.slice(0, limit), total, atLeast: false, hasMore, terms: [], filteredOut: 0 };
}

interface Hit {
  readonly item: Item;
  readonly match?: SearchMatch | undefined;
}

interface Found extends Pick<Records, 'total' | 'atLeast' | 'reach'> {
  readonly hits: readonly Hit[];
  /** Matches that the reply covers, if they can be told: the service may leave out the last ones of long records. */
  readonly passed?: number;
}

const isNews = ({ at = '' }: Item, since: string | undefined) => since === undefined || at >= since;

/** One request, with the filters that the service supports: without the extension, only a start. */
async function requestSearch(
  { deps: { data }, words, connection }: SearchContext,
  query: Query,
  { limit, skip = 0, newsSince }: Fetch,
  call: Call,
): Promise<Found> {
  const filter = searchFilter(query);
  const sought = soughtWords(query.words);
  const since = newsSince ?? filter.since ?? (isList(query) ? EPOCH : undefined);
  const from = defined({ since });
  const input: SearchInput = offers(connection, SEARCH_EXTENSION)
    ? {
        keywords: query.words,
        extended: { ...filter, ...from, ...defined({ limit }), ...(skip === 0 ? {} : { skip }) },
      }
    : { keywords: sought, ...from };
  const datastore = namedDatastore(query);
  if (datastore === undefined && query.place === 'chats') {
    const threads = await data.searchChatThreads(input, call);
    return { ...threads, hits: hitsOfThreads(threads, sought, words, newsSince === undefined) };
  }
  const records =
    datastore === undefined
      ? await data.searchUniversal(input, call)
      : await data.searchDatastore({ ...input, datastore }, call);
  const hits = records.items.map((record) => ({
    item: itemFromRecord(record, datastore, words),
    match: records.matches?.get(record),
  }));
  return { ...records, hits, passed: hits.length };
}

/** Number of hits, if the service reports it. */
export const countHits = async (ctx: SearchContext, query: Query, call: Call): Promise<number | undefined> =>
  (await requestSearch(ctx, query, { limit: 0 }, call)).total;

function hitsOf(
  { hits: all, total, atLeast, reach }: Found,
  query: Query,
  { connection }: Pick<SearchContext, 'connection'>,
  newsSince: string | undefined,
): Hits {
  const extended = offers(connection, SEARCH_EXTENSION);
  const isFilteredHere = !extended && isFiltered(query);
  const { notGroupId } = query.filters;
  const isNew = ({ item, match }: Hit) => isNews(item, newsSince) && (match?.missing ?? []).length === 0;
  const candidates = all.filter((hit) => hit.match?.neighbour !== true && (newsSince === undefined || isNew(hit)));
  // A chat that matches by name is dropped if its messages are hits or excluded.
  const covered = new Set(
    notGroupId === undefined
      ? candidates.map(({ item }) => (item.datastore === GROUPS ? undefined : item.chatId))
      : [notGroupId],
  );
  const isCovered = ({ item }: Hit) => item.datastore === GROUPS && covered.has(item.chatId);
  const distinct = candidates.filter((hit) => !isCovered(hit));
  // If not all hits are here, further such chats may be among the rest.
  const isCounted = ({ item }: Hit) => item.chatId === notGroupId || all.length >= (total ?? 0);
  const uncounted = candidates.filter((hit) => isCovered(hit) && isCounted(hit)).length;
  const kept = isFilteredHere ? distinct.filter(({ item }) => passes(item, query)) : distinct;
  const ordered = isList(query) ? kept : repeatsLast(kept);
  return {
    items: ordered.map(({ item }) => item),
    // The service's total doesn't account for filters applied by the bot.
    total: isFilteredHere || total === undefined ? undefined : total - uncounted,
    atLeast: atLeast === true,
    hasMore: false,
    terms: termsOf(kept, soughtWords(query.words)),
    filteredOut: distinct.length - kept.length,
    nowhere: nowhereIn(isFilteredHere ? kept : all),
    reach: extended ? reach : undefined,
  };
}

/** Hits by chat in the service's order, newest first in each; messages between the hits are left out. */
function hitsOfThreads(
  { threads, matches }: Threads,
  sought: readonly string[],
  words: Words,
  takesUnmarked: boolean,
): Hit[] {
  return threads.flatMap(({ group, groupId, messages }) => {
    const chat = { ...group, _id: groupId };
    // Deployments omit the messages of some chats; the chat is still shown as a hit.
    if (messages.length === 0 && takesUnmarked) return [{ item: itemFromRecord(chat, 'social-chat-group', words) }];
    const newestFirst = messages.toReversed();
    const found = matches ? newestFirst.filter((message) => matches.has(message)) : newestFirst;
    const hits = found.map((message) => ({
      item: itemFromRecord(message, 'social-chat-message', words, chat),
      match: matches?.get(message),
    }));
    if (matches) return hits;
    const isMatch = (text: string | undefined) => text !== undefined && findMatches(text, sought).length > 0;
    const marked = hits.filter(({ item }) => isMatch(item.text) || isMatch(item.who));
    return marked.length > 0 || !takesUnmarked ? marked : hits.slice(0, MAX_UNMARKED);
  });
}

/** Moves repeated messages of the same sender in a chat to the end. */
function repeatsLast(hits: readonly Hit[]): readonly Hit[] {
  const firsts = new Map<string, Hit>();
  const others: Hit[] = [];
  for (const hit of hits) {
    const { chatId, chat, outgoing, who = '', title = '', text } = hit.item;
    const key = [chatId ?? chat, outgoing, who, title, text].join('\n');
    if (firsts.has(key)) others.push(hit);
    else firsts.set(key, hit);
  }
  return [...firsts.values(), ...others];
}

/** Words that occur nowhere, and those that do. The best hits come first, so no other hit has a word that they lack. */
function nowhereIn(hits: readonly Hit[]): Hits['nowhere'] {
  const matches = hits.flatMap(({ match }) => (match === undefined ? [] : [match]));
  const [first, ...others] = matches;
  if (first === undefined || matches.length < hits.length) return undefined;
  const missing = first.missing.filter((word) => others.every((match) => match.missing.includes(word)));
  const present = [...new Set(matches.flatMap(({ words }) => words))];
  return missing.length === 0 || present.length === 0 ? undefined : { missing, present };
}

/** Members of a match that are shown in the head of a line. */
const HEAD_MEMBERS: readonly string[] = ['fromName', 'fromHandle', 'fromEmail', 'groupName'];

/** The words to highlight: the matching forms that the service reports, which leave out stop words; else the typed words. */
function termsOf(hits: readonly Hit[], sought: readonly string[]): string[] {
  const terms = new Set(hits.every(({ match }) => match !== undefined) ? [] : sought);
  for (const { match } of hits)
    for (const [member, words] of Object.entries(match?.members ?? {}))
      if (!HEAD_MEMBERS.includes(member)) for (const word of words) if (terms.size < MAX_TERMS) terms.add(word);
  return [...terms];
}

export function appended(items: readonly Item[], more: readonly Item[]): Item[] {
  const known = new Set(items.map(itemKey));
  return [...items, ...more.filter((item) => !known.has(itemKey(item)))];
}
