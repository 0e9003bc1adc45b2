/** /search: keyword search over chats, one kind of data, or everything that was granted. */
import { type Answer, code, say } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { priceOf } from '../credits/price.ts';
import { unspent } from '../credits/unspent.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from './run-query.ts';

export function createSearchCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'search', async function* ({ argument, after }, turn) {
    if (argument === '') {
      yield question(turn);
      return;
    }
    const { today } = await turn.known();
    const { problems } = turn.words.queries;
    const parsed = parseQuery(argument, today, 'words', problems);
    if ('problem' in parsed) yield say([unspent(turn.words, parsed.problem)]);
    else yield* runQuery(deps, turn, parsed.query, 'search', after);
  });
}

function question({ words }: Turn): Answer {
  const { results, numbers, examples, writing } = words;
  return say(
    [
      results.question(numbers.credits(priceOf('searchUniversal'))),
      code(examples.search),
      results.questionPlaces,
      code('ferry in:chats'),
      writing.between,
      code('ferry in:emails'),
    ],
    { ask: results.hint },
  );
}
