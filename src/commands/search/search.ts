/** /search: keyword search over chats, one kind of data, or everything that was granted; its one request, and its pages. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import type { Call, DataService, Records, SearchInput, Threads } from '#service/contract/data-service.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import { MAX_SEARCH_HITS, SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import { type Answer, code, type Invocation, say } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { type CommandName, offers } from '../command-facts.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { priceOf, unspent } from '../credits/price.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { queryOf, readPressed } from '../press.ts';
import { parseQuery } from '../query/parse-query.ts';
import {
  asWord,
  inPlace,
  isList,
  namedDatastore,
  needsOfQuery,
  operationOf,
  type Query,
  typed,
} from '../query/query.ts';
import { filterText, searchFilter } from '../query/query-filter.ts';
import { placeName, soughtWords } from '../query/query-words.ts';
import { goneAnswer } from '../records/kept-line.ts';
import { listQuery, unreadableTexts } from '../records/message-list.ts';
import { askingZone } from '../settings/zone-screen.ts';
import { findListing, keepListing, keptLines, type Listing } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { nothingFound, otherPlaces } from './nothing-found.ts';
import { type Asked, type Hits, hitsOfRecords, hitsOfThreads, MAX_NAMED } from './search-hits.ts';

export function createSearchCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'search', async function* ({ argument, after }, turn) {
    if (argument === '') return yield question(turn);
    const { today } = await turn.known();
    const words = turn.words;
    const parsed = parseQuery(argument, today, 'words', words);
    if ('problem' in parsed) yield say([unspent(turn.words, parsed.problem)]);
    else yield* runQuery(deps, turn, parsed.query, 'search', after);
  });
}

function question({ words }: Turn): Answer {
  return say(
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
    const { connection, today } = await turn.known();
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
  turn: Turn,
  query: Query,
  { command, asked }: SearchRun,
): AsyncGenerator<Answer> {
  const operation = operationOf(query);
  const { connection: known } = await turn.known();
  const { words } = turn;

  const extended = offers(known, SEARCH_EXTENSION);
  if (known && !extended && isList(query)) return yield say([words.text('results-cannot-list')]);
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
  turn: Turn,
  query: Query,
  command: CommandName,
  after?: Invocation['after'],
): AsyncGenerator<Answer> {
  const placed = inPlace(query, (await turn.known()).connection);
  const answers =
    operationOf(placed) === 'queryDatastore'
      ? listQuery(deps, turn, placed, command)
      : searchFor(deps, turn, placed, { command, asked: after === 'ask' });
  const { after: from, before } = query.filters;
  yield* from === undefined && before === undefined ? answers : askingZone(deps, turn, answers);
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
