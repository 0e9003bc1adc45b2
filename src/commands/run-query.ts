/** Answers a query, whichever command it was typed after: as a list of the datastore, or by a search. */
import { scopesFor } from '../contract/requirements.ts';
import { SEARCH_EXTENSION } from '../contract/search-extension.ts';
import type { Connection } from '../storage/connections.ts';
import type { Answer, Invocation } from './answer.ts';
import type { Turn } from './command.ts';
import { type CommandName, lacking, offers } from './command-facts.ts';
import type { CommandDeps } from './deps.ts';
import { listQuery } from './message-list.ts';
import { operationOf, type Query } from './query.ts';
import { searchFor } from './search-run.ts';
import { askingZone } from './zone-screen.ts';

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
  const placed = query.place.kind === 'any' ? inPlace(query, (await turn.known()).connection) : query;
  const answers =
    operationOf(placed) === 'queryDatastore'
      ? listQuery(deps, turn, placed, command)
      : searchFor(deps, turn, placed, { command, asked: after === 'ask' });
  const { after: from, before } = query.filters;
  yield* from === undefined && before === undefined ? answers : askingZone(deps, turn, answers);
}

/**
 * Everything costs as much as the chats alone: it is searched where the token allows it and the service can tell why
 * something was found, so that a name of a file stands beside what was said.
 */
function inPlace(query: Query, connection: Connection | undefined): Query {
  const canAll =
    connection !== undefined &&
    offers(connection, SEARCH_EXTENSION) &&
    lacking(connection, [...scopesFor('searchChatThreads'), ...scopesFor('searchUniversal')]).length === 0;
  return { ...query, place: { kind: canAll ? 'all' : 'chats' } };
}
