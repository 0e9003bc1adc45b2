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
    const words = turn.words;
    const parsed = parseQuery(argument, today, 'words', words);
    if ('problem' in parsed) yield say([unspent(turn.words, parsed.problem)]);
    else yield* runQuery(deps, turn, parsed.query, 'search', after);
  });
}

function question({ words }: Turn): Answer {
  return say(
    [
      `${words.text('results-question', { price: words.text('numbers-credits', { amount: priceOf('searchUniversal') }) })}${words.gap}`,
      code(words.text('examples-search')),
      `\n${words.text('results-question-places')}${words.gap}`,
      code('ferry in:chats'),
      words.text('list-comma'),
      code('ferry in:emails'),
    ],
    { ask: words.text('results-hint') },
  );
}
