/** /search: keyword search over chats, one kind of data, or everything that was granted. */
import type { Call } from '../contract/data-service.ts';
import { scopesFor } from '../contract/requirements.ts';
import type { Scope } from '../contract/scopes.ts';
import type { Connection } from '../storage/connections.ts';
import { type Answer, type Button, type ButtonRows, bold, code, say } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { allowedCommands, lacking } from './command-needs.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten } from './display-text.ts';
import { keepListing, type Listing } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { payFor, type Receipt, receiptText } from './paid-call.ts';
import { paidButton } from './press.ts';
import { count, creditsText, priceOf } from './price.ts';
import { ProblemError } from './problem.ts';
import { type Hits, hitsOfRecords, hitsOfThreads } from './search-hits.ts';
import {
  filterTexts,
  parseSearch,
  placeText,
  retype,
  type SearchPlace,
  type SearchQuery,
  searchOperation,
} from './search-query.ts';

export function createSearchCommand(deps: CommandDeps): Command {
  return defineCommand(deps, {
    name: 'search',
    usage: '<words>',
    summary: 'Search your chats by keyword',
    listed: true,
    inGroups: false,
    operations: ['searchChatThreads', 'searchUniversal', 'searchDatastore'],
    work: 'long',
    async *run({ argument }, turn) {
      if (argument === '') {
        yield say(
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
        return;
      }
      const parsed = parseSearch(argument, deps.clock.now());
      if ('problem' in parsed) yield say([parsed.problem, '\n\n0 credits spent.']);
      else yield* search(deps, turn, parsed.query, argument);
    },
  });
}

async function* search(deps: CommandDeps, turn: Turn, query: SearchQuery, argument: string): AsyncGenerator<Answer> {
  const operation = searchOperation(query.place);
  const datastore = query.place.kind === 'datastore' ? query.place.datastore : undefined;
  const paid = yield* payFor(deps, turn, {
    command: 'search',
    operation,
    needs: scopesFor(operation, datastore),
    doing: `Searching ${placeText(query.place)}`,
    again: { command: 'search', argument },
    instead: (connection) => otherPlaces(connection, argument, query.place),
    request: (call) => findHits(deps, query, call),
  });
  if (!paid) return;
  const hits = paid.value;
  const connection = await deps.connections.find(turn.person.id);
  if (!connection) throw new ProblemError({ code: 'not-connected', mayHaveCost: false });
  if (hits.lines.length === 0) {
    yield nothingFound(query, hits, paid.receipt, argument, connection);
    return;
  }
  const listing = listingOf(query, hits, argument);
  const key = await keepListing(deps, turn.person.id, listing);
  const notes = notesOf(query, hits);
  const receipt = [...(notes === '' ? [] : [`${notes}\n`]), ...receiptText(paid.receipt, ...listing.facts)];
  yield pageAnswer({ key, listing, page: 0, connection, receipt });
}

/** The one request of a query, and its reply as hits. */
async function findHits({ data }: CommandDeps, { place, keywords, filters }: SearchQuery, call: Call): Promise<Hits> {
  if (place.kind === 'chats') {
    const { threads } = await data.searchChatThreads({ keywords }, call);
    return hitsOfThreads(threads, keywords, filters);
  }
  if (place.kind === 'all') return hitsOfRecords(await data.searchUniversal({ keywords }, call), keywords, filters);
  const { datastore } = place;
  return hitsOfRecords(await data.searchDatastore({ keywords, datastore }, call), keywords, filters, datastore);
}

function listingOf({ place, keywords }: SearchQuery, { lines, places }: Hits, argument: string): Listing {
  const words = keywords.join(' ');
  return {
    kind: 'search',
    title: `Found in ${placeText(place)}:`,
    subject: shorten(words, 80),
    facts: [
      place.kind === 'chats' ? count(places, 'chat', 'chats') : count(places, 'group', 'groups'),
      place.kind === 'chats' ? count(lines.length, 'message', 'messages') : count(lines.length, 'hit', 'hits'),
    ],
    again: { command: 'search', argument },
    batches: [lines],
    words,
  };
}

/** Which filters were applied to what the service found. */
function notesOf({ filters }: SearchQuery, { filteredOut }: Hits): string {
  const texts = filterTexts(filters);
  if (texts.length === 0) return '';
  return `Of what the service found, only: ${texts.join(', ')}${filteredOut > 0 ? ` (${filteredOut} left out)` : ''}`;
}

function nothingFound(
  query: SearchQuery,
  { filteredOut }: Hits,
  receipt: Receipt,
  argument: string,
  connection: Connection,
): Answer {
  const words = query.keywords.join(' ');
  const tip =
    filteredOut > 0
      ? `${count(filteredOut, 'hit', 'hits')} did not fit: ${filterTexts(query.filters).join(', ')}. Try without that.`
      : query.keywords.length > 1
        ? 'Fewer words find more; so do other forms of them.'
        : 'Try another form of the word, or a name that goes with it.';
  const ask: Button[] = allowedCommands(connection).some(({ name }) => name === 'ask')
    ? [paidButton('Ask instead', 'llmAgentPrompt', { command: 'ask', argument: words })]
    : [];
  return say(
    [
      `Nothing in ${placeText(query.place)} matches `,
      bold(shorten(words, 80)),
      filteredOut > 0 ? ' with these filters.\n' : '.\n',
      tip,
      '\nOnly what has been synchronised to the service can be found.\n\n',
      ...receiptText(receipt, '0 hits'),
    ],
    { buttons: [...otherPlaces(connection, argument, query.place), ...(ask.length > 0 ? [ask] : [])] },
  );
}

/** The same search elsewhere, as far as the token allows. */
function otherPlaces(connection: Connection, argument: string, place: SearchPlace): ButtonRows {
  const can = (needs: readonly Scope[]) => lacking(connection, needs).length === 0;
  const rows: Button[][] = [];
  if (place.kind !== 'all' && can(scopesFor('searchUniversal'))) {
    const invocation = { command: 'search', argument: retype(argument, 'all') };
    rows.push([paidButton('Search everything', 'searchUniversal', invocation)]);
  }
  const messages = `${retype(argument, 'chats')} in:messages`;
  if (place.kind === 'chats' && can(scopesFor('searchDatastore', 'social-chat-message'))) {
    rows.push([paidButton('Search messages only', 'searchDatastore', { command: 'search', argument: messages })]);
  }
  if (place.kind !== 'chats' && can(scopesFor('searchChatThreads'))) {
    const invocation = { command: 'search', argument: retype(argument, 'chats') };
    rows.push([paidButton('Search your chats', 'searchChatThreads', invocation)]);
  }
  return rows;
}
