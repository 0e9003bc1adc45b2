/** /recent: the newest messages; /chats: the chats, most recent first; and the buttons of a stored list. */

import { GROUPS } from '#service/contract/datastores.ts';
import { openHit, runQuery, turnPage } from '../actions.ts';
import { button } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { tidy } from '../display-text.ts';
import { ProblemError } from '../errors.ts';
import { parseQuery } from '../query/parse-query.ts';
import { inPlace, MAX_NAME, type Query, queryFor } from '../query/query.ts';
import { type Reply, reply } from '../reply.ts';
import { openItem } from './conversation.ts';
import { appended, lookUp } from './hits.ts';
import { inOrder, loadList, PAGE_SIZE, type ResultList, replaceList, resultsReply } from './result-list.ts';
import { showResults } from './search.ts';

export const browseCommands: readonly Command[] = [
  command('recent', async (ctx, { argument }) => {
    const parsed = parseQuery(argument, ctx.today, 'filters', ctx.words);
    if ('problem' in parsed) return reply(parsed.problem);
    return await showResults(ctx, parsed.query, { command: 'recent' });
  }),
  command('chats', async (ctx, { argument }) => {
    const name = tidy(argument);
    if ([...name].length > MAX_NAME) return reply(ctx.words.rich('query-name-too-long', { most: MAX_NAME }));
    const filters = name === '' ? {} : { chat: name };
    const chats: Query = { ...queryFor([], ctx.today), place: GROUPS, filters };
    return await showResults(ctx, chats, { command: 'chats' });
  }),
];

export const listCommands: readonly Command[] = [
  onAction(openHit, async (ctx, { list: key, index, again, id }) => {
    const list = await loadList(ctx, key);
    const item = list?.items[index];
    if (!list || !item) return await findAgain(ctx, again, id);
    if (!ctx.connection) throw new ProblemError({ code: 'not-connected' });
    return await openItem(ctx, item, { terms: list.terms ?? [] });
  }),
  onAction(turnPage, async (ctx, { list: key, page, order, again }) => {
    const list = await loadList(ctx, key);
    if (!list) return await findAgain(ctx, again);
    const ordered = order === undefined ? list : inOrder(list, order);
    if (page * PAGE_SIZE >= list.items.length && list.hasMore) return await fetchMore(ctx, key, list, page);
    // The list is incomplete; if it's free, search again for the newest of all.
    if (order === 'newest' && list.hasMore && list.query && !ctx.charged)
      return await showResults(ctx, list.query, { order, replaces: true });
    if (ordered !== list) replaceList(ctx, key, ordered);
    return await resultsReply(ctx, { key, list: ordered, page, replaces: true });
  }),
];

/** Repeats the search of an expired list; if that costs credits, only on request. @param id of the item to open */
async function findAgain(ctx: Context, query: Query | undefined, id?: string): Promise<Reply> {
  const { words, charged } = ctx;
  if (query === undefined) return reply(words.text('results-forgotten'));
  if (!charged) return await showResults(ctx, query, { opens: id ?? '' });
  const label = words.text('results-search-again');
  return reply(words.text('results-forgotten'), { buttons: [[button(label, runQuery, { query })]] });
}

async function fetchMore(ctx: Context, key: string, list: ResultList, page: number): Promise<Reply> {
  if (list.query === undefined) return reply(ctx.words.text('results-forgotten'));
  const query = inPlace(list.query, ctx.connection);
  const { items: more, hasMore } = await lookUp(ctx, query, { skip: list.items.length });
  const items = appended(list.items, more);
  const grown: ResultList = { ...list, items, hasMore: hasMore && items.length > list.items.length };
  replaceList(ctx, key, grown);
  return await resultsReply(ctx, { key, list: grown, page, replaces: true });
}
