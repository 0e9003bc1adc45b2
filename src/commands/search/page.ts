/** The hidden command behind the page buttons of a list: from the kept records, so it costs nothing; after a restart too. */
import { z } from 'zod';
import type { Command } from '../command.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { queryOf, readPressed } from '../press.ts';
import { goneAnswer } from '../records/gone-answer.ts';
import { findListing } from './kept-listing.ts';
import { pageAnswer } from './listing-answer.ts';

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
