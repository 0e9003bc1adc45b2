/** /search, /recent, /chats and the lists that they show: one request, its results, or why there may be none. */

import { isStopWord } from '#locales/lists.ts';
import { GROUPS } from '#service/contract/datastores.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { askQuestion, type Order, openHit, runQuery, turnPage } from '../actions.ts';
import { button } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { bestEffort } from '../deps.ts';
import { shorten, tidy } from '../display-text.ts';
import { ProblemError } from '../errors.ts';
import { emptyArchiveReply } from '../import/questions.ts';
import { checkName, parseQuery } from '../query/parse-query.ts';
import { canBeAsked, inPlace, isList, listedDatastore, type Query, queryFor, soughtWords } from '../query/query.ts';
import { filterText, isFiltered, searchFilter } from '../query/query-filter.ts';
import { allows, offers } from '../registry.ts';
import { type Button, foreign, type Reply, reply } from '../reply.ts';
import { plainDate } from '../time/dates.ts';
import { listOf } from '../user-state.ts';
import { appended, countHits, type Hits, lookUp } from './hits.ts';
import { openItem } from './open-item.ts';
import {
  alertButton,
  headlines,
  inOrder,
  keepList,
  loadList,
  PAGE_SIZE,
  type ResultList,
  replaceList,
  resultsReply,
} from './result-list.ts';

export const searchCommands: readonly Command[] = [
  command('search', async (ctx, { argument }) => {
    const { words } = ctx;
    if (argument === '') return reply(words.text('search-what'), { ask: words.text('search-hint') });
    return await searchTyped(ctx, argument);
  }),
  onAction(runQuery, async (ctx, { query, order, inPlace: replaces }) => {
    return await showResults(ctx, query, { order, replaces });
  }),
  command('recent', (ctx, { argument }) =>
    showResults(ctx, parseQuery(argument, ctx.today, 'filters', ctx.words), { command: 'recent' }),
  ),
  command('chats', async (ctx, { argument }) => {
    const name = tidy(argument);
    checkName(name, ctx.words);
    const filters = name === '' ? {} : { chat: name };
    const chats: Query = { ...queryFor([], ctx.today), place: GROUPS, filters };
    return await showResults(ctx, chats, { command: 'chats' });
  }),
  onAction(openHit, async (ctx, { list: key, index, again, id }) => {
    const list = await loadList(ctx, key);
    const item = list?.items[index];
    if (!list || !item) return await findAgain(ctx, again, id);
    if (!ctx.connection) throw new ProblemError({ code: 'not-connected' });
    const opened = await openItem(ctx, item, { terms: list.terms ?? [] });
    // The next number or "more" still refers to the list.
    const shown = listOf(ctx.lastReply);
    return opened.kind === 'text' && shown?.key === key ? { ...opened, list: shown } : opened;
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

/** Searches for a typed text. @param whole query whose results are searched */
export async function searchTyped(
  ctx: Context,
  typed: string,
  options: ShowOptions = {},
  whole?: Query,
): Promise<Reply> {
  const parsed = parseQuery(typed, ctx.today, 'words', ctx.words);
  const { words, filters } = parsed;
  const query = whole
    ? { ...whole, words: [...whole.words, ...words], filters: { ...whole.filters, ...filters } }
    : parsed;
  return await showResults(ctx, query, { ...(whole ? {} : { literal: literally(typed, query) }), ...options });
}

/** The literal query for a text that was read as words with a time; the fallback if nothing is found in that time. */
function literally(typed: string, query: Query): Query | undefined {
  const { after, before, ...others } = query.filters;
  const isSaid = (after !== undefined || before !== undefined) && Object.keys(others).length === 0;
  if (!isSaid || isList(query) || /[:："“«„「]/.test(typed)) return undefined;
  return { ...query, words: tidy(typed).split(' '), filters: {} };
}

interface ShowOptions {
  /** Fallback query if nothing is found and further requests are free. */
  literal?: Query | undefined;
  command?: 'search' | 'recent' | 'chats';
  order?: Order | undefined;
  replaces?: boolean | undefined;
  /** Whether the words were typed without a command, and may be meant as a question. */
  isPlain?: boolean;
  /** Reply if nothing is found. */
  none?: Reply;
  /** `_id` of an item to open if it is found. */
  opens?: string | undefined;
}

/** Runs a query and shows its results; a single one is opened. */
export async function showResults(ctx: Context, asked: Query, options: ShowOptions = {}): Promise<Reply> {
  const { words, connection: known, charged } = ctx;
  const { command = 'search', order = 'best', none, replaces, isPlain = false, opens, literal } = options;
  const query = inPlace(asked, known);
  if (known && !canBeAsked(query, known)) return reply(words.rich('query-only-excluded'));
  const alternatives = (connection: Connection) => narrower(ctx, asked, connection);
  const hits = await lookUp(ctx, query, { order }, { command, alternatives });
  const { items, total, hasMore, terms, nowhere } = hits;
  if (items.length === 0 && !charged && literal)
    return await showResults(ctx, literal, { ...options, literal: undefined });
  if (items.length === 0 && none) return none;
  if (items.length === 0) return (await emptyArchiveReply(ctx)) ?? (await noHitsReply(ctx, query, hits, isPlain));
  const found: ResultList = {
    ...hits,
    // A word that occurs nowhere would leave follow-ups and alerts without results.
    query: nowhere === undefined ? asked : withoutMissing(asked, nowhere),
    order: isList(query) ? 'newest' : 'best',
    total: total && Math.max(total, items.length),
  };
  const list = isList(query) ? found : inOrder(found, order);
  const index = opens === undefined ? -1 : items.findIndex(({ id }) => id === opens);
  const sought = items[index];
  if (sought) return await openItem(ctx, sought, { terms });
  const [only, another] = items;
  // Opening a chat needs another request, which may cost credits.
  const isOpened = only && !another && !hasMore && !(only.datastore === GROUPS && (charged || isList(query)));
  if (isOpened)
    return await openItem(ctx, only, { terms, head: headlines(ctx, list), rows: [await alertButton(ctx, query)] });
  const key = keepList(ctx, list);
  return await resultsReply(ctx, {
    key,
    list,
    isPlain,
    above: opens === undefined ? undefined : words.text('results-forgotten-here'),
    replaces,
  });
}

/** Button for a search that works without the missing scopes. */
function narrower({ words }: Context, query: Query, connection: Connection) {
  if (query.place === 'all' || isList(query) || !allows(connection, 'search')) return [];
  return [[button(words.text('results-everywhere'), runQuery, { query: { ...query, place: 'all' } })]];
}

function withoutMissing(query: Query, { missing, present }: NonNullable<ResultList['nowhere']>): Query {
  const kept = query.words.filter((word) => !missing.includes(word));
  const known = soughtWords(kept);
  return { ...query, words: [...kept, ...present.filter((word) => !known.includes(word))] };
}

const MAX_TRIED = 3;
/** Longest searched text repeated in a reply, in UTF-16 units. */
const MAX_ECHO = 60;

/** Broader queries, likeliest first. */
function widerThan(query: Query): Query[] {
  const words = soughtWords(query.words);
  const single = words.filter((word) => !/\s/.test(word));
  const significant = single.filter((word) => !isStopWord(word));
  const plain = (significant.length > 0 ? significant : single).slice(0, MAX_TRIED);
  return [
    ...(isFiltered(query) && words.length > 0 ? [{ ...query, words, filters: {} }] : []),
    ...(words.length > 1 ? plain.map((word) => ({ ...query, words: [word] })) : []),
  ];
}

/** The broader queries that have results; only if the service can count them for free. */
async function findWider(ctx: Context, query: Query): Promise<Query[]> {
  const { connection, charged } = ctx;
  if (!connection || charged || !offers(connection, SEARCH_EXTENSION)) return [];
  const counted = await bestEffort(ctx, (call) =>
    Promise.all(widerThan(query).map((wider) => countHits(ctx, wider, { ...call, token: connection.token }))),
  );
  return widerThan(query).filter((_, index) => (counted?.[index] ?? 0) > 0);
}

async function noHitsReply(
  ctx: Context,
  query: Query,
  { reach, filteredOut }: Pick<Hits, 'reach' | 'filteredOut'>,
  isPlain: boolean,
): Promise<Reply> {
  const { words, connection, today } = ctx;
  const { chat = '' } = query.filters;
  if (reach?.length === 0) return reply(words.text('results-empty-archive'), { isDeadEnd: true });
  if (listedDatastore(query) === GROUPS) return reply(words.text('results-no-chat', { name: shorten(chat, 40) }));
  const newest = reach
    ?.map(({ until }) => until)
    .sort()
    .at(-1);
  const { since } = searchFilter(query);
  if (newest !== undefined && since !== undefined && newest < since) {
    const day = plainDate(newest, today, words);
    return reply(words.text('results-ends-earlier', { day }), { personal: true });
  }
  const sought = soughtWords(query.words);
  const what = sought.length === 0 ? '' : shorten(sought.join(' '), MAX_ECHO);
  const filters = filterText(query, words, today);
  const unfiltered: Query[] = filteredOut > 0 && !isList(query) ? [{ ...query, words: sought, filters: {} }] : [];
  const tries = [...unfiltered, ...(await findWider(ctx, query))].map((each): Button => {
    const isUnfiltered = soughtWords(each.words).length === sought.length;
    const label = isUnfiltered
      ? words.text('results-without-filters')
      : words.text('results-just', { word: shorten(each.words.join(' '), 24) });
    return button(label, runQuery, { query: each });
  });
  const ask =
    isPlain && sought.length > 1 && connection && allows(connection, 'ask')
      ? [button(words.text('results-answer-this'), askQuestion, { question: sought.join(' ') })]
      : [];
  const [said, narrowed] = [foreign(what), foreign(filters)];
  const none =
    what === ''
      ? words.rich('results-none-filtered', { filters: narrowed })
      : filters === ''
        ? words.rich('results-none', { what: said })
        : words.rich('results-none-of-both', { what: said, filters: narrowed });
  const advice = sought.length > 1 ? [`\n${words.text('results-none-advice')}`] : [];
  return reply([...none, ...advice], {
    personal: true,
    buttons: [tries.slice(0, 2), tries.slice(2, 4), ask],
  });
}
