/** /search: keyword search over chats, one kind of data, or everything that was granted. */
import type { Call } from '../contract/data-service.ts';
import { scopesFor } from '../contract/requirements.ts';
import type { Connection } from '../storage/connections.ts';
import { type Answer, type Button, type ButtonRows, bold, code, say } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { allows, lacking } from './command-facts.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten } from './display-text.ts';
import { keepListing, type Listing } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { payFor, type Receipt, receiptText, unreadableFacts } from './paid-call.ts';
import { paidButton, queryButton } from './press.ts';
import { count, creditsText, priceOf } from './price.ts';
import { everywhere, operationOf, parseQuery, type Query, typed } from './query.ts';
import { filterTexts, placeText } from './query-texts.ts';
import { type Hits, hitsOfRecords, hitsOfThreads } from './search-hits.ts';

export function createSearchCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'search', async function* ({ argument }, turn) {
    if (argument === '') {
      yield question();
      return;
    }
    const parsed = parseQuery(argument, deps.clock.now());
    if ('problem' in parsed) yield say([parsed.problem, '\n\n0 credits spent.']);
    else yield* search(deps, turn, parsed.query);
  });
}

function question(): Answer {
  return say(
    [
      `What shall I search for? A search of your chats costs ${creditsText(priceOf('searchChatThreads'))}.\n\nYou can narrow it: `,
      code('ferry from:anna after:30d'),
      '\nor search elsewhere: ',
      code('ferry in:all'),
      ', ',
      code('ferry in:emails'),
    ],
    { ask: 'Words to search for' },
  );
}

async function* search(deps: CommandDeps, turn: Turn, query: Query): AsyncGenerator<Answer> {
  const operation = operationOf(query);
  const paid = yield* payFor(deps, turn, {
    command: 'search',
    operation,
    needs: scopesFor(operation, datastoreOf(query)),
    doing: `Searching ${placeText(query.place)} for “${subjectOf(query)}”`,
    again: { command: 'search', argument: typed(query) },
    instead: (connection) => otherPlaces(connection, query),
    request: (call) => findHits(deps, query, call),
  });
  if (!paid) return;
  const { value: hits, receipt, connection } = paid;
  if (hits.lines.length === 0) {
    yield nothingFound(query, hits, receipt, connection);
    return;
  }
  const listing = listingOf(query, hits);
  const key = keepListing(deps, turn, listing);
  const notes = notesOf(query, hits);
  const footer = [...(notes === '' ? [] : [`${notes}\n`]), ...receiptText(receipt, ...listing.facts)];
  yield pageAnswer({ key, listing, page: 0, connection, query, receipt: footer });
}

const subjectOf = ({ words }: Query) => shorten(words.join(' '), 80);
const datastoreOf = ({ place }: Query) => (place.kind === 'datastore' ? place.datastore : undefined);

/** The one request of a query, and its reply as hits. */
async function findHits({ data }: CommandDeps, query: Query, call: Call): Promise<Hits> {
  const { words: keywords, place } = query;
  if (place.kind === 'chats') return hitsOfThreads(await data.searchChatThreads({ keywords }, call), query);
  if (place.kind === 'all') return hitsOfRecords(await data.searchUniversal({ keywords }, call), query);
  return hitsOfRecords(await data.searchDatastore({ keywords, datastore: place.datastore }, call), query);
}

function listingOf(query: Query, { lines, places, unreadable }: Hits): Listing {
  const ofChats = query.place.kind === 'chats';
  const where = placeText(query.place);
  return {
    kind: 'search',
    title: `${where.charAt(0).toUpperCase()}${where.slice(1)}:`,
    subject: subjectOf(query),
    facts: [
      ofChats ? count(places, 'chat', 'chats') : count(places, 'group', 'groups'),
      ofChats ? count(lines.length, 'message', 'messages') : count(lines.length, 'hit', 'hits'),
      ...unreadableFacts(unreadable),
    ],
    again: { command: 'search', argument: typed(query) },
    batches: [lines],
  };
}

/** Which filters were applied to what the service found. */
function notesOf(query: Query, { filteredOut }: Hits): string {
  const texts = filterTexts(query);
  if (texts.length === 0) return '';
  return `Filtered: ${texts.join(', ')}${filteredOut > 0 ? ` · ${filteredOut} hidden` : ''}`;
}

function nothingFound(
  query: Query,
  { filteredOut, unreadable }: Hits,
  receipt: Receipt,
  connection: Connection,
): Answer {
  const ask: Button[] = allows(connection, 'ask')
    ? [paidButton('Ask instead', 'llmAgentPrompt', { command: 'ask', argument: query.words.join(' ') })]
    : [];
  const tip =
    filteredOut > 0
      ? `${count(filteredOut, 'hit', 'hits')} did not fit: ${filterTexts(query).join(', ')}. Try without that.`
      : query.words.length > 1
        ? 'Fewer words find more; so do other forms of them.'
        : 'Try another form of the word, or a name that goes with it.';
  return say(
    [
      unreadable > 0
        ? `What I could read in ${placeText(query.place)} does not match `
        : `Nothing in ${placeText(query.place)} matches `,
      bold(subjectOf(query)),
      filteredOut > 0 ? ' with these filters.\n' : '.\n',
      tip,
      '\nExpected more? It may not be synced yet.\n\n',
      ...receiptText(receipt, '0 hits', ...unreadableFacts(unreadable)),
    ],
    { buttons: [...otherPlaces(connection, query), ...(ask.length > 0 ? [ask] : [])] },
  );
}

/** The same query elsewhere, as far as the token allows. */
function otherPlaces(connection: Connection, query: Query): ButtonRows {
  const from = query.place.kind;
  const elsewhere: { label: string; query: Query }[] = [
    ...(from === 'all' ? [] : [everywhere(query)]),
    ...(from === 'chats'
      ? [
          {
            label: 'Search messages only',
            query: { ...query, place: { kind: 'datastore', datastore: 'social-chat-message' } as const },
          },
        ]
      : [{ label: 'Search your chats', query: { ...query, place: { kind: 'chats' } as const } }]),
  ];
  return elsewhere
    .filter((other) => lacking(connection, scopesFor(operationOf(other.query), datastoreOf(other.query))).length === 0)
    .map((other) => [queryButton(other.label, other.query)]);
}
