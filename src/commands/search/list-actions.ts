/** What the buttons of a kept list do: another page, another order, an item; and what happens once the list is forgotten. */

import { openHit, runQuery, turnPage } from '../actions.ts';
import { charge } from '../billing/charge.ts';
import { button } from '../buttons.ts';
import type { Command, Context } from '../command.ts';
import { onAction } from '../define-command.ts';
import { ProblemError } from '../errors.ts';
import { callOf, inPlace, operationOf, type Query } from '../query/query.ts';
import { type Reply, reply } from '../reply.ts';
import { listChats, showChats } from './browse.ts';
import { openItem } from './conversation.ts';
import { appended, findHits } from './hits.ts';
import { inOrder, loadList, PAGE_SIZE, type ResultList, replaceList } from './result-list.ts';
import { resultsReply } from './results-reply.ts';
import { showResults } from './search.ts';

export const listCommands: readonly Command[] = [
  onAction(openHit, async function* (ctx, { list: key, index, again, id }) {
    const list = await loadList(ctx, key);
    const item = list?.items[index];
    if (!list || !item) return yield* findAgain(ctx, again, id);
    if (!(await ctx.user()).connection) throw new ProblemError({ code: 'not-connected', mayHaveCost: false });
    yield* openItem(ctx, item, { terms: list.terms ?? [] });
  }),
  onAction(turnPage, async function* (ctx, { list: key, page, order, again }) {
    const list = await loadList(ctx, key);
    if (!list) return yield* findAgain(ctx, again);
    const ordered = order === undefined ? list : inOrder(list, order);
    if (page * PAGE_SIZE >= list.items.length && list.hasMore) return yield* fetchMore(ctx, key, list, page);
    // What has come so far is not all that there is: where it costs nothing, the newest of all are looked for.
    if (order === 'newest' && list.hasMore && list.query && !(await ctx.user()).charged)
      return yield* showResults(ctx, list.query, { order, place: 'replace' });
    if (list.chatsNamed !== undefined) return yield await showChats(ctx, key, list, { page, place: 'replace' });
    if (ordered !== list) replaceList(ctx, key, ordered);
    yield await resultsReply(ctx, { key, list: ordered, page, place: 'replace' });
  }),
];

/** A list that is forgotten is found again; where that costs, on request. @param id of the item that was to be opened */
export async function* findAgain(ctx: Context, query: Query | undefined, id?: string): AsyncGenerator<Reply> {
  const { words } = ctx;
  if (query === undefined) return yield reply([words.text('results-forgotten')]);
  const { connection, charged } = await ctx.user();
  if (!charged) return yield* showResults(ctx, query, { opens: id ?? '', place: 'new' });
  const calls = [operationOf(inPlace(query, connection))];
  const label = words.text('results-search-again');
  yield reply([words.text('results-forgotten')], { buttons: [[button(label, runQuery, { query }, { calls })]] });
}

async function* fetchMore(ctx: Context, key: string, list: ResultList, page: number): AsyncGenerator<Reply> {
  const { words, deps } = ctx;
  if (list.chatsNamed !== undefined) return yield* listChats(ctx, list.chatsNamed, { key, list, page });
  if (list.query === undefined) return yield reply([words.text('results-forgotten')]);
  const query = inPlace(list.query, (await ctx.user()).connection);
  const done = yield* charge(ctx, {
    command: 'search',
    ...callOf(query),
    activity: words.text('search-activity'),
    request: (call, connection) => findHits(deps.data, query, connection, words, { skip: list.items.length }, call),
  });
  if (!done) return;
  const items = appended(list.items, done.value.items);
  const { hasMore } = done.value;
  const grown: ResultList = { ...list, items, hasMore: hasMore && items.length > list.items.length };
  replaceList(ctx, key, grown);
  yield await resultsReply(ctx, { key, list: grown, page, receipt: done.receipt, place: 'replace' });
}
