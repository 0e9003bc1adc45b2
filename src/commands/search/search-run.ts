/** A search: the one request, and what it found as a list. */

import type { Words } from '#locales/words.ts';
import type { Call } from '#service/contract/data-service.ts';
import { MAX_SEARCH_HITS, SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import { type Answer, say } from '../answer.ts';
import type { Turn } from '../command.ts';
import { type CommandName, offers } from '../command-facts.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { asWord, isList, needsOfQuery, operationOf, type Query, typed } from '../query/query.ts';
import { searchFilter } from '../query/query-filter.ts';
import { filterText } from '../query/query-texts.ts';
import { placeName, soughtWords } from '../query/query-words.ts';
import { unreadableTexts } from '../records/message-list.ts';
import { keepListing } from './kept-listing.ts';
import { keptLines, type Listing } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { nothingFound, otherPlaces } from './nothing-found.ts';
import { hitFacts, hitNotes } from './search-facts.ts';
import { type Asked, type Hits, hitsOfRecords, hitsOfThreads } from './search-hits.ts';
import { requestSearch } from './search-request.ts';

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
  if (known && !extended && isList(query)) {
    yield say([words.text('results-cannot-list')]);
    return;
  }
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
  if (hits.lines.length === 0) {
    yield nothingFound(query, hits, { receipt, connection, asked, words });
    return;
  }
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
