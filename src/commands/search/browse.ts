/** /recent: the newest messages; /chats: the chats, the one with the newest message first; and what the buttons of a kept list do. */

import { MESSAGES } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION, type Filter } from '#service/contract/filters.ts';
import { openHit, runQuery, turnPage } from '../actions.ts';
import { charge } from '../billing/charge.ts';
import { button } from '../buttons.ts';
import type { Command, Context } from '../command.ts';
import { command, onAction } from '../define-command.ts';
import { shorten, tidy } from '../display-text.ts';
import { ProblemError } from '../errors.ts';
import { notThereYet } from '../import/empty-archive.ts';
import { parseQuery } from '../query/parse-query.ts';
import { inPlace, MAX_NAME, type Query } from '../query/query.ts';
import { nameTest } from '../query/query-filter.ts';
import { allows, offers } from '../registry.ts';
import { type Reply, reply } from '../reply.ts';
import { openItem } from './conversation.ts';
import { appended, lookUp } from './hits.ts';
import { itemFromRecord, newestFirst } from './item.ts';
import { learnChats } from './names.ts';
import { inOrder, keepList, loadList, PAGE_SIZE, type ResultList, replaceList, resultsReply } from './result-list.ts';
import { showResults } from './search.ts';

const CHATS = 'social-chat-group';
const BATCH = 100;

export const browseCommands: readonly Command[] = [
  command('recent', async (ctx, { argument }) => {
    const parsed = parseQuery(argument, ctx.today, 'filters', ctx.words);
    if ('problem' in parsed) return reply(parsed.problem);
    return await showResults(ctx, parsed.query, { command: 'recent' });
  }),
  command('chats', async (ctx, { argument }) => {
    const name = tidy(argument);
    if ([...name].length > MAX_NAME) return reply(ctx.words.rich('query-name-too-long', { most: MAX_NAME }));
    return await listChats(ctx, name);
  }),
];

/** @param grown a list that is shown from `page` on, once more is fetched */
async function listChats(
  ctx: Context,
  name: string,
  grown?: { key: string; list: ResultList; page: number },
): Promise<Reply> {
  const { deps, words, connection: known } = ctx;
  const contains = offers(known, CONTAINS_EXTENSION);
  const filter: Filter = name === '' ? {} : { name: nameTest(name, contains) };
  // Deployments refuse to sort chats by their last change (assumed).
  const sort = [{ [contains ? 'modifiedAt' : 'insertedAt']: 'desc' as const }];
  const skip = grown?.list.items.length ?? 0;
  const found = await charge(ctx, {
    command: 'chats',
    operation: 'queryDatastore',
    datastore: CHATS,
    activity: words.text('search-activity'),
    request: (call) =>
      deps.data.queryDatastore({ datastore: CHATS, query: filter, options: { sort, limit: BATCH + 1, skip } }, call),
  });
  const fresh = found.items.slice(0, BATCH).map((record) => itemFromRecord(record, CHATS, words));
  await learnChats(ctx, fresh);
  const items = grown ? appended(grown.list.items, fresh) : fresh.toSorted(newestFirst);
  if (items.length === 0) {
    const instead = name === '' ? await notThereYet(ctx, { isEmpty: true }) : undefined;
    return instead ?? reply([words.text('results-no-chat', { name: shorten(name, 40) })]);
  }
  const list: ResultList = { items, order: 'newest', hasMore: found.items.length > BATCH, chatsNamed: name };
  const key = grown?.key ?? keepList(ctx, list);
  return await showChats(ctx, key, list, { page: grown?.page ?? 0, ...(grown ? { place: 'replace' } : {}) });
}

/** A page of a kept list of chats, each with what was said last in it, where asking costs nothing. */
async function showChats(
  ctx: Context,
  key: string,
  list: ResultList,
  view: { page: number; place?: 'replace' },
): Promise<Reply> {
  const { deps, words, connection, charged } = ctx;
  const from = view.page * PAGE_SIZE;
  let shown = list;
  if (connection && !charged && allows(connection, 'recent')) {
    const call = { token: connection.token, signal: ctx.signal };
    const options = { sort: [{ sentAt: 'desc' as const }], limit: 1 };
    const items = await Promise.all(
      list.items.map(async (item, index) => {
        if (index < from || index >= from + PAGE_SIZE || item.chatId === undefined || item.text !== '') return item;
        const query = { groupId: item.chatId };
        const found = await deps.data
          .queryDatastore({ datastore: MESSAGES, query, options }, call)
          .catch(() => undefined);
        const [record] = found?.items ?? [];
        return record === undefined ? item : { ...item, text: itemFromRecord(record, MESSAGES, words).text };
      }),
    );
    shown = { ...list, items };
  }
  replaceList(ctx, key, shown);
  return await resultsReply(ctx, { key, list: shown, ...view });
}

export const listCommands: readonly Command[] = [
  onAction(openHit, async (ctx, { list: key, index, again, id }) => {
    const list = await loadList(ctx, key);
    const item = list?.items[index];
    if (!list || !item) return await findAgain(ctx, again, id);
    if (!ctx.connection) throw new ProblemError({ code: 'not-connected', mayHaveCost: false });
    return await openItem(ctx, item, { terms: list.terms ?? [] });
  }),
  onAction(turnPage, async (ctx, { list: key, page, order, again }) => {
    const list = await loadList(ctx, key);
    if (!list) return await findAgain(ctx, again);
    const ordered = order === undefined ? list : inOrder(list, order);
    if (page * PAGE_SIZE >= list.items.length && list.hasMore) return await fetchMore(ctx, key, list, page);
    // What has come so far is not all that there is: where it costs nothing, the newest of all are looked for.
    if (order === 'newest' && list.hasMore && list.query && !ctx.charged)
      return await showResults(ctx, list.query, { order, place: 'replace' });
    if (list.chatsNamed !== undefined) return await showChats(ctx, key, list, { page, place: 'replace' });
    if (ordered !== list) replaceList(ctx, key, ordered);
    return await resultsReply(ctx, { key, list: ordered, page, place: 'replace' });
  }),
];

/** A list that is forgotten is found again; where that costs, on request. @param id of the item that was to be opened */
async function findAgain(ctx: Context, query: Query | undefined, id?: string): Promise<Reply> {
  const { words, charged } = ctx;
  if (query === undefined) return reply([words.text('results-forgotten')]);
  if (!charged) return await showResults(ctx, query, { opens: id ?? '', place: 'new' });
  const label = words.text('results-search-again');
  return reply([words.text('results-forgotten')], { buttons: [[button(label, runQuery, { query })]] });
}

async function fetchMore(ctx: Context, key: string, list: ResultList, page: number): Promise<Reply> {
  const { words } = ctx;
  if (list.chatsNamed !== undefined) return await listChats(ctx, list.chatsNamed, { key, list, page });
  if (list.query === undefined) return reply([words.text('results-forgotten')]);
  const query = inPlace(list.query, ctx.connection);
  const { items: more, hasMore } = await lookUp(ctx, query, { skip: list.items.length });
  const items = appended(list.items, more);
  const grown: ResultList = { ...list, items, hasMore: hasMore && items.length > list.items.length };
  replaceList(ctx, key, grown);
  return await resultsReply(ctx, { key, list: grown, page, place: 'replace' });
}
