/** A search: the one request, what it found as a list, and where to look next. */
import type { Call, SearchInput } from '../contract/data-service.ts';
import { scopesFor } from '../contract/requirements.ts';
import { MAX_SEARCH_HITS, SEARCH_EXTENSION } from '../contract/search-extension.ts';
import type { Connection } from '../storage/connections.ts';
import { type Answer, type Button, type ButtonRows, bold, say } from './answer.ts';
import type { Turn } from './command.ts';
import { allows, type CommandName, lacking, offers } from './command-facts.ts';
import type { CommandDeps } from './deps.ts';
import { shorten } from './display-text.ts';
import { keepListing, type Listing } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { payFor, type Receipt, receiptText, unreadableFacts } from './paid-call.ts';
import { paidButton, queryButton } from './press.ts';
import { everywhere, isList, operationOf, type Query, searchedDatastore, typed } from './query.ts';
import { searchFilter } from './query-filter.ts';
import { filterTexts, placeText } from './query-texts.ts';
import { soughtWords } from './query-words.ts';
import { hitFacts, siftedNote } from './search-facts.ts';
import { type Hits, hitsOfRecords, hitsOfThreads } from './search-hits.ts';

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
  const extended = offers(known, SEARCH_EXTENSION);
  if (known && !extended && isList(query)) {
    yield say([`${CANNOT_LIST}\n\n0 credits spent.`]);
    return;
  }
  const paid = yield* payFor(deps, turn, {
    command,
    operation,
    needs: scopesFor(operation, searchedDatastore(query)),
    doing: `Searching ${placeText(query.place)} ${isList(query) ? `for what is ${filterTexts(query).join(', ')}` : `for “${subjectOf(query)}”`}`,
    again: againOf(query),
    instead: (connection) => otherPlaces(connection, query),
    request: (call) => findHits(deps, query, extended, call),
  });
  if (!paid) return;
  const { value: hits, receipt, connection } = paid;
  if (hits.lines.length === 0) {
    yield nothingFound(query, hits, { receipt, connection, asked });
    return;
  }
  const listing = { ...listingOf(query, hits), ...(asked ? { asked } : {}) };
  const key = keepListing(deps, turn, listing);
  const note = siftedNote(query, hits);
  const footer = [...(note === '' ? [] : [`${note}\n`]), ...receiptText(receipt, ...listing.facts)];
  yield pageAnswer({ key, listing, page: 0, connection, query, receipt: footer });
}

const CANNOT_LIST =
  'This data service cannot find that without a word to search for. Add one, or leave out has:, words with a minus and in:all.';

const subjectOf = ({ words }: Query) => shorten(words.join(' '), 80);
const againOf = (query: Query) => ({ command: isList(query) ? 'recent' : 'search', argument: typed(query) });

/** Without a word there has to be a filter. */
const SINCE_EVER = { since: '1970-01-01T00:00:00.000Z' };

/** The one request of a query, and its reply as hits. A service without the extension gets the words alone. */
async function findHits({ data }: CommandDeps, query: Query, extended: boolean, call: Call): Promise<Hits> {
  const { since } = searchFilter(query);
  const limit = query.limit ?? MAX_SEARCH_HITS;
  const input: SearchInput = extended
    ? {
        keywords: query.words,
        extended: { ...(isList(query) ? SINCE_EVER : {}), ...searchFilter(query), limit },
      }
    : { keywords: soughtWords(query.words), ...(since === undefined ? {} : { since }) };
  const datastore = searchedDatastore(query);
  if (datastore !== undefined)
    return hitsOfRecords(await data.searchDatastore({ ...input, datastore }, call), { query, extended });
  return query.place.kind === 'all'
    ? hitsOfRecords(await data.searchUniversal(input, call), { query, extended })
    : hitsOfThreads(await data.searchChatThreads(input, call), { query, extended });
}

function listingOf(query: Query, hits: Hits): Listing {
  const where = placeText(query.place);
  const facts = [...hitFacts(query, hits), ...unreadableFacts(hits.unreadable)];
  const again = againOf(query);
  const batches = [hits.lines];
  if (isList(query)) {
    const subject = filterTexts(query).join(', ');
    return { kind: 'recent', title: `Newest in ${where}`, subject, facts, again, batches, newestFirst: true };
  }
  const title = `${where.charAt(0).toUpperCase()}${where.slice(1)}:`;
  return { kind: 'search', title, subject: subjectOf(query), facts, again, batches };
}

function nothingFound(
  query: Query,
  hits: Hits,
  { receipt, connection, asked }: { receipt: Receipt; connection: Connection; asked: boolean },
): Answer {
  const { filteredOut, unreadable } = hits;
  const sought = soughtWords(query.words);
  const filters = filterTexts(query).join(', ');
  const ask: Button[] =
    sought.length > 0 && !asked && allows(connection, 'ask')
      ? [paidButton('Ask instead', 'llmAgentPrompt', { command: 'ask', argument: sought.join(' '), after: 'search' })]
      : [];
  const tip =
    filteredOut > 0
      ? `${siftedNote(query, hits)}. Try without that.`
      : filters !== ''
        ? 'Fewer filters may find more.'
        : sought.length > 1
          ? 'Fewer words find more; so do other forms of them.'
          : 'Try another form of the word, or a name that goes with it.';
  return say(
    [
      unreadable > 0
        ? `What I could read in ${placeText(query.place)} does not match `
        : `Nothing in ${placeText(query.place)} matches `,
      bold(sought.length === 0 ? filters : subjectOf(query)),
      filters !== '' && sought.length > 0 ? ` (${filters}).\n` : '.\n',
      tip,
      '\nExpected more? It may not be synced yet.\n\n',
      ...receiptText(receipt, '0 hits', ...unreadableFacts(unreadable)),
    ],
    { buttons: [...otherPlaces(connection, query), ...withoutFilters(query), ...(ask.length > 0 ? [ask] : [])] },
  );
}

/** The same words without what narrowed them. */
function withoutFilters(query: Query): ButtonRows {
  const isNarrowed = Object.keys(query.filters).length > 0;
  return isNarrowed && !isList(query) ? [[queryButton('Search without filters', { ...query, filters: {} })]] : [];
}

/** The same query elsewhere, as far as the token allows. */
function otherPlaces(connection: Connection, query: Query): ButtonRows {
  const from = query.place.kind;
  const elsewhere: { label: string; query: Query }[] = [
    ...(from === 'all' ? [] : [everywhere(query)]),
    ...(from === 'chats'
      ? isList(query)
        ? []
        : [
            {
              label: 'Search messages only',
              query: { ...query, place: { kind: 'datastore', datastore: 'social-chat-message' } as const },
            },
          ]
      : from === 'datastore'
        ? [{ label: 'Search your chats', query: { ...query, place: { kind: 'chats' } as const } }]
        : []),
  ];
  return elsewhere
    .filter(
      (other) => lacking(connection, scopesFor(operationOf(other.query), searchedDatastore(other.query))).length === 0,
    )
    .map((other) => [queryButton(other.label, other.query)]);
}
