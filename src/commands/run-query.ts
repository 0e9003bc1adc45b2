/** Answers a query, whichever command it was typed after: as a list of the datastore, or by a search. */
import type { Answer, Invocation } from './answer.ts';
import type { Turn } from './command.ts';
import type { CommandName } from './command-facts.ts';
import type { CommandDeps } from './deps.ts';
import { listQuery } from './message-list.ts';
import { operationOf, type Query } from './query.ts';
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
  yield* operationOf(query) === 'queryDatastore'
    ? listQuery(deps, turn, query, command)
    : searchFor(deps, turn, query, { command, asked: after === 'ask' });
}
