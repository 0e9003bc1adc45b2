/** /search: keyword search over chats, one kind of data, or everything that was granted. */

import { z } from 'zod';
import { type Answer, code, say } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { priceOf, unspent } from '../credits/price.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { queryOf, readPressed } from '../press.ts';
import { parseQuery } from '../query/parse-query.ts';
import { goneAnswer } from '../records/kept-line.ts';
import { findListing } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { runQuery } from './search-run.ts';

export function createSearchCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'search', async function* ({ argument, after }, turn) {
    if (argument === '') return yield question(turn);
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

const PageArgument = z.object({
  key: z.string().max(64),
  page: z.int().min(0).max(10_000),
  again: z.object({ command: z.enum(['search', 'recent']), argument: z.string() }),
});

export function createPageCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'page', async function* ({ argument }, turn) {
    const { key, page, again } = readPressed(PageArgument, argument);
    const listing = await findListing(deps, turn.person.id, key);
    const { connection, today } = await turn.known();
    const { words } = turn;
    if (!listing) yield goneAnswer(again, today, words);
    else if (!connection) yield refusal(deps, turn, 'not-connected');
    else {
      const query = listing.kind === 'search' ? queryOf(listing.again, today) : undefined;
      yield pageAnswer({ key, listing, page, connection, query, words, place: 'replace' });
    }
  });
}
