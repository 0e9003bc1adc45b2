/** /search: keyword search over chats, one kind of data, or everything that was granted. */
import { type Answer, code, say } from './answer.ts';
import type { Command } from './command.ts';
import { factsOf } from './command-facts.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { parseQuery } from './parse-query.ts';
import { creditsText, priceOf } from './price.ts';
import { runQuery } from './run-query.ts';

export function createSearchCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'search', async function* ({ argument, after }, turn) {
    if (argument === '') {
      yield question();
      return;
    }
    const parsed = parseQuery(argument, (await turn.known()).today);
    if ('problem' in parsed) yield say([parsed.problem, '\n\n0 credits spent.']);
    else yield* runQuery(deps, turn, parsed.query, 'search', after);
  });
}

function question(): Answer {
  const { example = '' } = factsOf('search');
  return say(
    [
      `What shall I search for? A search costs ${creditsText(priceOf('searchUniversal'))}.\n\nYou can narrow it: `,
      code(example),
      '\nor say where to look: ',
      code('ferry in:chats'),
      ', ',
      code('ferry in:emails'),
    ],
    { ask: 'Words to search for' },
  );
}
