/** /recent: the newest messages; /chats: the chats, the one with the newest message first. */
import { MESSAGES } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION, type Filter } from '#service/contract/filters.ts';
import { charge } from '../billing/charge.ts';
import type { Command, Context } from '../command.ts';
import { command } from '../define-command.ts';
import { shorten, tidy } from '../display-text.ts';
import { parseQuery } from '../query/parse-query.ts';
import { MAX_NAME } from '../query/query.ts';
import { nameTest } from '../query/query-filter.ts';
import { allows, offers } from '../registry.ts';
import { footer, type Reply, type RichText, reply } from '../reply.ts';
import { appended } from './hits.ts';
import { itemFromRecord, newestFirst } from './item.ts';
import { learnChats } from './names.ts';
import { keepList, PAGE_SIZE, type ResultList, replaceList } from './result-list.ts';
import { resultsReply } from './results-reply.ts';
import { showResults } from './search.ts';

const CHATS = 'social-chat-group';
const BATCH = 100;

export const browseCommands: readonly Command[] = [
  command('recent', async function* (ctx, { argument }) {
    const parsed = parseQuery(argument, (await ctx.user()).today, 'filters', ctx.words);
    if ('problem' in parsed) yield reply(parsed.problem);
    else yield* showResults(ctx, parsed.query, { command: 'recent' });
  }),
  command('chats', async function* (ctx, { argument }) {
    const name = tidy(argument);
    if ([...name].length > MAX_NAME) yield reply(ctx.words.rich('query-name-too-long', { most: MAX_NAME }));
    else yield* listChats(ctx, name);
  }),
];

/** @param grown a list that is shown from `page` on, once more is fetched */
export async function* listChats(
  ctx: Context,
  name: string,
  grown?: { key: string; list: ResultList; page: number },
): AsyncGenerator<Reply> {
  const { deps, words } = ctx;
  const { connection: known } = await ctx.user();
  const contains = offers(known, CONTAINS_EXTENSION);
  const filter: Filter = name === '' ? {} : { name: nameTest(name, contains) };
  // Deployments refuse to sort chats by their last change (assumed).
  const sort = [{ [contains ? 'modifiedAt' : 'insertedAt']: 'desc' as const }];
  const skip = grown?.list.items.length ?? 0;
  const done = yield* charge(ctx, {
    command: 'chats',
    operation: 'queryDatastore',
    datastore: CHATS,
    activity: words.text('search-activity'),
    request: (call) =>
      deps.data.queryDatastore({ datastore: CHATS, query: filter, options: { sort, limit: BATCH + 1, skip } }, call),
  });
  if (!done) return;
  const { value, receipt } = done;
  const fresh = value.items.slice(0, BATCH).map((record) => itemFromRecord(record, CHATS, words));
  await learnChats(ctx, fresh);
  const items = grown ? appended(grown.list.items, fresh) : fresh.toSorted(newestFirst);
  if (items.length === 0) {
    const none =
      name === '' ? words.text('results-empty-archive') : words.text('results-no-chat', { name: shorten(name, 40) });
    return yield reply([none, ...footer(receipt)]);
  }
  const list: ResultList = { items, order: 'newest', hasMore: value.items.length > BATCH, chatsNamed: name };
  const key = grown?.key ?? keepList(ctx, list);
  yield await showChats(ctx, key, list, { page: grown?.page ?? 0, receipt, ...(grown ? { place: 'replace' } : {}) });
}

/** A page of a kept list of chats, each with what was said last in it, where asking costs nothing. */
export async function showChats(
  ctx: Context,
  key: string,
  list: ResultList,
  view: { page: number; receipt?: RichText; place?: 'replace' },
): Promise<Reply> {
  const { deps, words } = ctx;
  const { connection, charged } = await ctx.user();
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
