/** /search: keyword search over chats, one kind of data, or everything that was granted; its one request, and its pages. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import type { Call, DataService, Records, SearchInput, Threads } from '#service/contract/data-service.ts';
import { DATASTORES, type DatastoreName } from '#service/contract/datastores.ts';
import { readScope } from '#service/contract/scopes.ts';
import { MAX_SEARCH_HITS, SEARCH_EXTENSION, type SearchReach } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import type { Command, Context } from '../command.ts';
import { payFor, type Receipt, receiptText } from '../credits/paid-call.ts';
import { priceOf, unspent } from '../credits/price.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { askButton, queryButton, queryOf, readPressed } from '../press.ts';
import { parseQuery } from '../query/parse-query.ts';
import {
  asWord,
  everywhere,
  inPlace,
  isList,
  namedDatastore,
  needsOfQuery,
  operationOf,
  type Query,
  typed,
} from '../query/query.ts';
import { filterText, searchFilter } from '../query/query-filter.ts';
import { placeName, soughtWords, strictWords } from '../query/query-words.ts';
import { PLATFORM_NAMES } from '../records/entries.ts';
import { listQuery, unreadableTexts } from '../records/message-list.ts';
import { goneAnswer } from '../records/timeline.ts';
import { allows, type CommandName, offers } from '../registry.ts';
import { type ButtonRows, bold, code, type Invocation, type Reply, reply } from '../reply.ts';
import { findListing, keepListing, keptLines, type Listing } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { type Asked, type Hits, hitsOfRecords, hitsOfThreads, MAX_NAMED } from './search-hits.ts';

export function createSearchCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'search', async function* ({ argument, after }, turn) {
    if (argument === '') return yield question(turn);
    const { today } = await turn.user();
    const words = turn.words;
    const parsed = parseQuery(argument, today, 'words', words);
    if ('problem' in parsed) yield reply([unspent(turn.words, parsed.problem)]);
    else yield* runQuery(deps, turn, parsed.query, 'search', after);
  });
}

function question({ words }: Context): Reply {
  return reply(
    [
      `${words.text('results-question', { price: words.text('numbers-credits', { amount: priceOf('searchUniversal') }) })}${words.gap}`,
      code(words.text('examples-search')),
      `\n${words.text('results-question-places')}${words.gap}`,
      code('ferry in:chats'),
      words.text('list-comma'),
      code('ferry in:emails'),
    ],
    { ask: words.text('results-hint') },
  );
}

const PageArgument = z.object({
  key: z.string().max(64),
  page: z.int().min(0).max(10_000),
  again: z.object({ command: z.enum(['search', 'recent']), argument: z.string() }),
});

export function createPageCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'page', async function* ({ argument }, turn) {
    const { key, page, again } = readPressed(PageArgument, argument);
    const listing = await findListing(deps, turn.person.id, key);
    const { connection, today } = await turn.user();
    const { words } = turn;
    if (!listing) yield goneAnswer(again, today, words);
    else if (!connection) yield refusal(deps, turn, 'not-connected');
    else {
      const query = listing.kind === 'search' ? queryOf(listing.again, today) : undefined;
      yield pageAnswer({ key, listing, page, connection, query, words, place: 'replace' });
    }
  });
}

export interface SearchRun {
  /** Under which the spending is listed. */
  command: CommandName;
  /** The same words have just been asked about. */
  asked: boolean;
}

export async function* searchFor(
  deps: CommandDeps,
  turn: Context,
  query: Query,
  { command, asked }: SearchRun,
): AsyncGenerator<Reply> {
  const operation = operationOf(query);
  const { connection: known } = await turn.user();
  const { words } = turn;

  const extended = offers(known, SEARCH_EXTENSION);
  if (known && !extended && isList(query)) return yield reply([words.text('results-cannot-list')]);
  const place = placeName(query.place);
  const paid = yield* payFor(deps, turn, {
    command,
    operation,
    needs: needsOfQuery(query),
    doing: isList(query)
      ? words.text('results-listing', { place, filters: filterText(query, words) })
      : words.text('results-searching', { place, subject: subjectOf(query) }),
    again: againOf(query),
    instead: (connection) => otherPlaces(connection, query, words),
    request: (call) => findHits(deps, { query, extended, words }, call),
  });
  if (!paid) return;
  const { value: hits, receipt, connection } = paid;
  if (hits.lines.length === 0) return yield nothingFound(query, hits, { receipt, connection, asked, words });
  const read = readAs(query, hits);
  const listing = { ...listingOf(query, words, hits), again: againOf(read), ...(asked ? { asked } : {}) };
  const key = keepListing(deps, turn, listing);
  const notes = hitNotes(query, hits, words).map((note) => `${note}\n`);
  const footer = [...notes, ...receiptText(receipt, ...listing.facts)];
  yield pageAnswer({ key, listing, page: 0, connection, query: read, receipt: footer, words });
}

/** The query that these hits are of, for what goes on from them: without words that are nowhere, with those that were read instead. */
function readAs(query: Query, { nowhere }: Hits): Query {
  if (nowhere === undefined) return query;
  const kept = query.words.filter((word) => !nowhere.missing.includes(word));
  const others = nowhere.present.filter((word) => !soughtWords(kept).includes(word));
  return { ...query, words: [...kept, ...others.map(asWord)] };
}

const subjectOf = ({ words }: Query) => shorten(words.join(' '), 80);
const againOf = (query: Query) => ({ command: isList(query) ? 'recent' : 'search', argument: typed(query) });

/** Without a word there has to be a filter. */
const SINCE_EVER = '1970-01-01T00:00:00.000Z';

/** The one request of a query, and its reply as hits. */
async function findHits({ data }: CommandDeps, asked: Asked, call: Call): Promise<Hits> {
  const { query, extended } = asked;
  const { since = isList(query) ? SINCE_EVER : undefined } = searchFilter(query);
  const found = await requestSearch(data, query, { extended, since, limit: query.limit ?? MAX_SEARCH_HITS }, call);
  return 'threads' in found ? hitsOfThreads(found.threads, asked) : hitsOfRecords(found.records, asked);
}

function listingOf(query: Query, words: Words, hits: Hits): Listing {
  const place = placeName(query.place);
  const { unreadable } = hits;
  const lines = keptLines(hits.lines);
  const facts = [...hitFacts(query, hits, words), ...unreadableTexts(unreadable, words)];
  const rest = { facts, again: againOf(query), lines };
  if (isList(query)) {
    const subject = filterText(query, words);
    return { kind: 'recent', title: words.text('results-newest-in', { place }), subject, ...rest };
  }
  return { kind: 'search', title: words.text('results-title', { place }), subject: subjectOf(query), ...rest };
}

/**
 * @param command under which the spending is listed
 * @param after what the same words have just been answered by
 */
export async function* runQuery(
  deps: CommandDeps,
  turn: Context,
  query: Query,
  command: CommandName,
  after?: Invocation['after'],
): AsyncGenerator<Reply> {
  const placed = inPlace(query, (await turn.user()).connection);
  yield* operationOf(placed) === 'queryDatastore'
    ? listQuery(deps, turn, placed, command)
    : searchFor(deps, turn, placed, { command, asked: after === 'ask' });
}

export type Found =
  | { readonly threads: Threads }
  /** `datastore`: the one that all of them are of. */
  | { readonly records: Records; readonly datastore: DatastoreName | undefined };

export interface RequestLimits {
  /** The service takes filters; one that does not gets the words and `since` alone. */
  readonly extended: boolean;
  /** ISO 8601; undefined: since ever. */
  readonly since: string | undefined;
  readonly limit: number;
}

export async function requestSearch(
  data: DataService,
  query: Query,
  { extended, since, limit }: RequestLimits,
  call: Call,
): Promise<Found> {
  const from = since === undefined ? {} : { since };
  const input: SearchInput = extended
    ? { keywords: query.words, extended: { ...searchFilter(query), ...from, limit } }
    : { keywords: soughtWords(query.words), ...from };
  const datastore = namedDatastore(query);
  if (datastore !== undefined) return { records: await data.searchDatastore({ ...input, datastore }, call), datastore };
  return query.place.kind === 'chats'
    ? { threads: await data.searchChatThreads(input, call) }
    : { records: await data.searchUniversal(input, call), datastore };
}

/** `3 chats`, `the best 100 of 1,234 messages`. */
export function hitFacts(query: Query, { lines, places, total, atLeast, sifted }: Hits, words: Words): string[] {
  const ofChats = query.place.kind === 'chats';
  const of = ofChats ? ('social-chat-message' as const) : ('hit' as const);
  const groups =
    ofChats && !isList(query) ? [words.text('records-amount', { kind: 'social-chat-group', amount: places })] : [];
  const shown = lines.length;
  // What is sifted here says nothing of what there is.
  if (total === undefined || sifted) return [...groups, words.text('results-facts-shown', { amount: shown, of })];
  if (total <= shown && !atLeast) return [...groups, words.text('results-facts-all', { amount: shown, of })];
  const values = { shown, total: Math.max(total, shown), of };
  if (isList(query))
    return [...groups, words.text(atLeast ? 'results-facts-newest-at-least' : 'results-facts-newest', values)];
  return [...groups, words.text(atLeast ? 'results-facts-best-at-least' : 'results-facts-best', values)];
}

/** What is to be known of the hits as a whole before they are read, a line for each. */
export function hitNotes(query: Query, hits: Hits, words: Words): string[] {
  const { nowhere } = hits;
  const sifted = siftedNote(query, hits, words);
  return [
    ...(sifted === '' ? [] : [sifted]),
    ...(nowhere === undefined
      ? []
      : [words.text('results-nowhere', { missing: named(nowhere.missing), present: named(nowhere.present) })]),
  ];
}

const named = (words: readonly string[]) => words.slice(0, MAX_NAMED).map((word) => shorten(word, 24));

/** Which filters were applied, and by whom; empty without any. */
function siftedNote(query: Query, { sifted, received, filteredOut }: Hits, words: Words): string {
  const filters = filterText(query, words);
  if (filters === '') return '';
  if (!sifted) return isList(query) ? '' : words.text('results-filtered', { filters });
  return words.text('results-sifted', { received, filters, hidden: filteredOut });
}

/** The likeliest ones; more would be a wall. */
const MAX_TRIES = 4;

export interface Missed {
  receipt: Receipt;
  connection: Connection;
  /** The same words have just been asked about. */
  asked: boolean;
  words: Words;
}

export function nothingFound(query: Query, hits: Hits, { receipt, connection, asked, words }: Missed): Reply {
  const { received, filteredOut, unreadable, reach } = hits;
  const kinds = words.list(lookedThrough(query, connection).map((kind) => words.text('records-kind', { kind })));
  const place = placeName(query.place);
  const sought = soughtWords(query.words);
  const filters = filterText(query, words);
  // What is to be found exactly, or not at all, stands so in the words.
  const besides = sought.length === 0 ? '' : filterText({ ...query, words: [] }, words);
  // Such a service has looked for each word alone already.
  const isThorough = offers(connection, SEARCH_EXTENSION) && filters === '';
  const tip =
    filteredOut > 0
      ? words.text('results-sifted-away', { received, filters, hidden: filteredOut })
      : filters !== ''
        ? words.text('results-fewer-filters')
        : words.text(sought.length > 1 && !isThorough ? 'results-fewer-words' : 'results-other-form');
  const ask =
    sought.length > 0 && !asked && allows(connection, 'ask')
      ? [[askButton(words, words.text('results-ask-instead'), sought.join(' '), { after: 'search' })]]
      : [];
  const elsewhere = otherPlaces(connection, query, words);
  // Where nothing is, no other words find more.
  const isEmpty = reach?.length === 0;
  const tries = isEmpty
    ? elsewhere
    : [...lessNarrow(query, words), ...(isThorough ? [] : fewerWords(query, words)), ...elsewhere, ...ask];
  const looked = words.text(reach ? 'results-reaching' : 'results-looked-through', {
    kinds,
    lines: reachLines(reach ?? [], query, words),
  });
  const what = bold(sought.length === 0 ? filters : shorten(query.words.join(' '), 80));
  return reply(
    [
      ...(besides === ''
        ? words.rich(unreadable > 0 ? 'results-none-readable-no-filters' : 'results-none-no-filters', { place, what })
        : words.rich(unreadable > 0 ? 'results-none-readable' : 'results-none', { place, what, filters: besides })),
      `\n${isEmpty ? words.text('results-nothing-there', { kinds }) : `${tip}\n\n${looked}`}\n\n`,
      ...receiptText(receipt, words.text('results-facts-none'), ...unreadableTexts(unreadable, words)),
    ],
    { buttons: tries.slice(0, MAX_TRIES) },
  );
}

/** `• Telegram: 3 May 2024 – 20 Nov 2026`, a line each; days are the person's. */
function reachLines(reach: SearchReach, { zone }: Query, words: Words): string {
  const lines = reach.map(({ platform, since, until }) => {
    const name =
      platform === 'email' ? words.text('records-heading', { kind: 'social-email' }) : PLATFORM_NAMES[platform];
    return `• ${words.text('records-labelled', { label: name, value: words.days(new Date(since), new Date(until), { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone ?? 'UTC' }) })}`;
  });
  return lines.join('\n');
}

/** The kinds of records that the query read with this token. */
function lookedThrough({ place }: Query, connection: Connection): DatastoreName[] {
  if (place.kind === 'datastore') return [place.datastore];
  if (place.kind === 'chats') return ['social-chat-message'];
  const all = Object.keys(DATASTORES) as DatastoreName[];
  return all.filter((name) => name !== 'social-chat-group' && allows(connection, [readScope(name)]));
}

/** The same words without what narrowed them: the filters; without any, the quotes around them. */
function lessNarrow(query: Query, words: Words): ButtonRows {
  if (isList(query)) return [];

  if (Object.keys(query.filters).length > 0)
    return [[queryButton(words, words.text('results-without-filters'), { ...query, filters: {} })]];
  const isPhrase = (word: string) => strictWords([word]).phrases.length > 0;
  if (!query.words.some(isPhrase)) return [];
  const apart = (word: string) => soughtWords([word]).flatMap((text) => text.split(/\s+/).map(asWord));
  const plain = query.words.flatMap((word) => (isPhrase(word) ? apart(word) : [word]));
  return [[queryButton(words, words.text('results-without-quotes'), { ...query, words: plain })]];
}

/** Of several words the longest alone: it tells most. */
function fewerWords(query: Query, words: Words): ButtonRows {
  const sought = soughtWords(query.words);
  if (sought.length < 2) return [];
  const longest = query.words
    .filter((word) => soughtWords([word]).length === 1)
    .reduce((one, other) => (other.length > one.length ? other : one));
  const [shown = longest] = soughtWords([longest]);
  return [
    [queryButton(words, words.text('results-just-this', { word: shorten(shown, 24) }), { ...query, words: [longest] })],
  ];
}

/** The same query elsewhere, as far as the token allows. */
export function otherPlaces(connection: Connection, query: Query, words: Words): ButtonRows {
  const from = query.place.kind;
  const messages = { kind: 'datastore', datastore: 'social-chat-message' } as const;
  const elsewhere: { label: string; query: Query }[] = [
    ...(from === 'all' ? [] : [{ label: words.text('results-everywhere'), query: everywhere(query) }]),
    ...(from === 'chats' && !isList(query)
      ? [{ label: words.text('results-messages-only'), query: { ...query, place: messages } }]
      : []),
    ...(from === 'datastore'
      ? [{ label: words.text('results-your-chats'), query: { ...query, place: { kind: 'chats' } as const } }]
      : []),
  ];
  return elsewhere
    .filter(({ query: other }) => allows(connection, needsOfQuery(other)))
    .map(({ label, query: other }) => [queryButton(words, label, other)]);
}
