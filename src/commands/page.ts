/** The hidden commands behind the page buttons: another page of a kept list, and the records that follow it. */
import { z } from 'zod';
import { scopesFor } from '../contract/requirements.ts';
import { type Answer, say } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { defineCommand, failureAbout } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { entryOfGroup, entryOfRecord } from './entries.ts';
import { problemAnswer } from './failure-answer.ts';
import { findListing, lineOf, pagesOf } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { payFor, receiptText } from './paid-call.ts';
import { paidButton } from './press.ts';
import { ProblemError } from './problem.ts';
import { parseSearch, type SearchPlace, searchOperation } from './search-query.ts';

const CHATS: SearchPlace = { kind: 'chats' };

const PageArgument = z.object({
  key: z.string().max(64),
  page: z.int().min(0).max(10_000),
  again: z.object({ command: z.enum(['search', 'recent', 'chat', 'chats']), argument: z.string() }),
});
type PageArgument = z.infer<typeof PageArgument>;

function readArgument(argument: string): PageArgument {
  let value: unknown;
  try {
    value = JSON.parse(argument);
  } catch {
    value = undefined;
  }
  const parsed = PageArgument.safeParse(value);
  if (!parsed.success) throw new ProblemError({ code: 'stale-button', mayHaveCost: false });
  return parsed.data;
}

/** Another page: from the kept records, so it costs nothing; after a restart too. */
export function createPageCommand(deps: CommandDeps): Command {
  return defineCommand(deps, {
    name: 'page',
    usage: '',
    summary: 'Turn to another page of a list',
    listed: false,
    inGroups: false,
    operations: [],
    work: 'quick',
    async *run({ argument }, turn) {
      const { key, page, again } = readArgument(argument);
      const connection = await deps.connections.find(turn.person.id);
      if (!connection) {
        yield problemAnswer({ code: 'not-connected', mayHaveCost: false }, failureAbout(deps, turn));
        return;
      }
      const listing = await findListing(deps, turn.person.id, key);
      yield listing
        ? pageAnswer({ key, listing, page, connection, place: 'replace' })
        : goneAnswer(again, deps.clock.now());
    },
  });
}

/** The records after those that are kept. Costs one query; they are kept as well. */
export function createOlderCommand(deps: CommandDeps): Command {
  return defineCommand(deps, {
    name: 'older',
    usage: '',
    summary: 'Fetch the records that follow',
    listed: false,
    inGroups: false,
    operations: ['queryDatastore'],
    work: 'long',
    async *run({ argument }, turn) {
      const target = readArgument(argument);
      yield* fetchMore(deps, turn, target, argument);
    },
  });
}

async function* fetchMore(
  deps: CommandDeps,
  turn: Turn,
  { key, page, again }: PageArgument,
  argument: string,
): AsyncGenerator<Answer> {
  const listing = await findListing(deps, turn.person.id, key);
  if (!listing) {
    yield goneAnswer(again, deps.clock.now());
    return;
  }
  const connection = await deps.connections.find(turn.person.id);
  const { more } = listing;
  if (!more || page < pagesOf(listing).length) {
    if (connection) yield pageAnswer({ key, listing, page, connection, place: 'replace' });
    else yield problemAnswer({ code: 'not-connected', mayHaveCost: false }, failureAbout(deps, turn));
    return;
  }
  const { datastore, query, sort, skip, limit } = more;
  const paid = yield* payFor(deps, turn, {
    command: again.command,
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', datastore),
    doing: 'Fetching more',
    again: { command: 'older', argument },
    // One more than is shown tells whether there is a next time.
    request: (call) => deps.data.queryDatastore({ datastore, query, options: { sort, limit: limit + 1, skip } }, call),
  });
  if (!paid) return;
  const items = paid.value.items.slice(0, limit);
  const entries = items.map((item) =>
    datastore === 'social-chat-group' ? entryOfGroup(item) : entryOfRecord(item, datastore),
  );
  const { more: _, ...rest } = listing;
  const extended = {
    ...rest,
    batches: [...listing.batches, entries.map((entry) => lineOf(entry))],
    ...(paid.value.items.length > limit ? { more: { ...more, skip: skip + limit } } : {}),
  };
  await deps.results.replace(key, turn.person.id, extended);
  const nowConnected = connection ?? (await deps.connections.find(turn.person.id));
  if (!nowConnected) throw new ProblemError({ code: 'not-connected', mayHaveCost: false });
  const receipt = receiptText(paid.receipt, ...(items.length === 0 ? ['nothing older'] : []));
  yield pageAnswer({ key, listing: extended, page, connection: nowConnected, receipt, place: 'replace' });
}

/** The kept records are gone: the same request again is the way to fresh ones. */
function goneAnswer(again: PageArgument['again'], now: number): Answer {
  const search = again.command === 'search';
  const parsed = search ? parseSearch(again.argument, now) : undefined;
  const place = parsed && 'query' in parsed ? parsed.query.place : CHATS;
  const operation = search ? searchOperation(place) : 'queryDatastore';
  return say(
    [
      search
        ? 'These results have been forgotten: I keep them for six hours only.'
        : 'This list has been forgotten: I keep it for six hours only.',
    ],
    {
      place: 'replace',
      buttons: [[paidButton(search ? 'Search again' : 'Fetch it again', operation, again)]],
    },
  );
}
