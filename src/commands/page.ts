/** The hidden commands behind the page buttons: another page of a kept list, and the records that follow it. */
import { z } from 'zod';
import { scopesFor } from '../contract/requirements.ts';
import { type Answer, type Invocation, say } from './answer.ts';
import type { Today } from './calendar.ts';
import type { Command, Turn } from './command.ts';
import { defineCommand, failureAbout } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { entryOfGroup, entryOfRecord } from './entries.ts';
import { problemAnswer } from './failure-answer.ts';
import { findListing, type Listing, lineOf, pagesOf } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { payFor, receiptText, unreadableFacts } from './paid-call.ts';
import { paidButton, queryButton, queryOf, readPressed } from './press.ts';
import type { Query } from './query.ts';

const PageArgument = z.object({
  key: z.string().max(64),
  page: z.int().min(0).max(10_000),
  again: z.object({ command: z.enum(['search', 'recent', 'chat', 'chats']), argument: z.string() }),
});
type PageArgument = z.infer<typeof PageArgument>;

/** Another page: from the kept records, so it costs nothing; after a restart too. */
export function createPageCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'page', async function* ({ argument }, turn) {
    const { key, page, again } = readPressed(PageArgument, argument);
    const listing = await findListing(deps, turn.person.id, key);
    yield listing ? await keptPage(deps, turn, key, listing, page) : goneAnswer(again, (await turn.known()).today);
  });
}

/** The records after those that are kept. Costs one query; they are kept as well. */
export function createOlderCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'older', (input, turn) => fetchMore(deps, turn, input.argument));
}

/** A page that costs nothing, in place of the one that was shown. */
async function keptPage(deps: CommandDeps, turn: Turn, key: string, listing: Listing, page: number): Promise<Answer> {
  const { connection, today } = await turn.known();
  return connection
    ? pageAnswer({ key, listing, page, connection, query: searched(listing.again, today), place: 'replace' })
    : problemAnswer({ code: 'not-connected', mayHaveCost: false }, failureAbout(deps, turn));
}

async function* fetchMore(deps: CommandDeps, turn: Turn, argument: string): AsyncGenerator<Answer> {
  const { key, page, again } = readPressed(PageArgument, argument);
  const listing = await findListing(deps, turn.person.id, key);
  if (!listing) {
    yield goneAnswer(again, (await turn.known()).today);
    return;
  }
  const { more } = listing;
  if (!more || page < pagesOf(listing).length) {
    yield await keptPage(deps, turn, key, listing, page);
    return;
  }
  const { datastore, query, sort, skip, limit } = more;
  const paid = yield* payFor(deps, turn, {
    // The hidden command is not one to be listed under what was spent.
    command: again.command === 'chat' ? 'recent' : again.command,
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', datastore),
    doing: datastore === 'social-chat-group' ? 'Fetching more chats' : 'Fetching older messages',
    again: { command: 'older', argument },
    // One more than is shown tells whether there is a next time.
    request: (call) => deps.data.queryDatastore({ datastore, query, options: { sort, limit: limit + 1, skip } }, call),
  });
  if (!paid) return;
  const { dropped } = paid.value;
  const items = paid.value.items.slice(0, limit);
  const entries = items.map((item) =>
    datastore === 'social-chat-group' ? entryOfGroup(item) : entryOfRecord(item, datastore),
  );
  const { more: _, ...rest } = listing;
  const extended = {
    ...rest,
    batches: [...listing.batches, entries.map((entry) => lineOf(entry))],
    ...(paid.value.items.length + dropped > limit ? { more: { ...more, skip: skip + limit } } : {}),
  };
  turn.keep(deps.results.replacing(key, turn.person.id, extended));
  const facts = [...(items.length === 0 ? ['nothing older'] : []), ...unreadableFacts(dropped)];
  const receipt = receiptText(paid.receipt, ...facts);
  const { connection } = paid;
  yield pageAnswer({ key, listing: extended, page, connection, receipt, place: 'replace' });
}

/** What gets the list anew as a query, where that is a search. */
function searched(again: Invocation, today: Today): Query | undefined {
  return again.command === 'search' ? queryOf(again, today) : undefined;
}

/** The kept records are gone: the same request again is the way to fresh ones. */
function goneAnswer(again: PageArgument['again'], today: Today): Answer {
  const query = queryOf(again, today);
  return say(
    [
      again.command === 'search'
        ? 'These results have been forgotten: I keep them for six hours only.'
        : 'This list has been forgotten: I keep it for six hours only.',
    ],
    {
      place: 'replace',
      buttons: [
        [
          query === undefined
            ? paidButton('Fetch it again', 'queryDatastore', again)
            : queryButton(again.command === 'search' ? 'Search again' : 'Fetch it again', query),
        ],
      ],
    },
  );
}
