/** Offers to watch a search, under what it has found. */
import type { Answer, Button } from './answer.ts';
import type { Turn } from './command.ts';
import { runButton } from './press.ts';
import { type Query, typed } from './query.ts';

/** Free to press: it says what it costs before anything begins. Undefined for a query to which nothing new can come. */
function watchButton({ filters, ...query }: Query, { words }: Turn): Button | undefined {
  const { after: _, ...lasting } = filters;
  if (filters.before !== undefined || query.words.length + Object.keys(lasting).length === 0) return undefined;
  const { limit: __, ...watched } = { ...query, filters: lasting };
  return runButton(words.routines.watch, 'watches', typed(watched));
}

/** The answers of a query, each list of what was found with the button below it. */
export async function* offeringWatch(turn: Turn, query: Query, answers: AsyncIterable<Answer>): AsyncGenerator<Answer> {
  const button = watchButton(query, turn);
  for await (const answer of answers) {
    if (button === undefined || answer.kind !== 'records') yield answer;
    else yield { ...answer, buttons: [...(answer.buttons ?? []), [button]] };
  }
}
