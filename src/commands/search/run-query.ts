/** Answers a query, whichever command it was typed after: as a list of the datastore, or by a search. */
import type { Answer, Invocation } from '../answer.ts';
import type { Turn } from '../command.ts';
import type { CommandName } from '../command-facts.ts';
import type { CommandDeps } from '../deps.ts';
import { operationOf, type Query } from '../query/query.ts';
import { inPlace } from '../query/query-place.ts';
import { listQuery } from '../records/message-list.ts';
import { askingZone } from '../settings/zone-screen.ts';
import { searchFor } from './search-run.ts';

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
