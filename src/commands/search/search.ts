/** /search and what runs a query: one request, and a list of what it found, or why there may be nothing. */

import type { Call } from '#service/contract/data-service.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { askQuestion, type Order, runQuery } from '../actions.ts';
import { charge } from '../billing/charge.ts';
import { button } from '../buttons.ts';
import type { Command, Context } from '../command.ts';
import { command, onAction } from '../define-command.ts';
import { shorten, tidy } from '../display-text.ts';
import { notThereYet } from '../import/empty-archive.ts';
import { parseQuery } from '../query/parse-query.ts';
import { callOf, inPlace, isList, operationOf, type Query, soughtWords } from '../query/query.ts';
import { filterText, isFiltered, searchFilter } from '../query/query-filter.ts';
import { allows, offers } from '../registry.ts';
import { type Button, foreign, type Reply, reply } from '../reply.ts';
import { plainDate } from '../time/dates.ts';
import { openItem } from './conversation.ts';
import { countHits, findHits, type Hits } from './hits.ts';
import { alertButton, headlines, inOrder, keepList, type ResultList, resultsReply } from './result-list.ts';

export const searchCommands: readonly Command[] = [
  command('search', async (ctx, { argument }) => {
    const { words } = ctx;
    if (argument === '') return reply([words.text('search-what')], { ask: words.text('search-hint') });
    return await searchTyped(ctx, argument);
  }),
  onAction(runQuery, async (ctx, { query, order, inPlace: replaces }) => {
    return await showResults(ctx, query, { order, ...(replaces ? { place: 'replace' } : {}) });
  }),
];

/** Looks for words as somebody typed them. @param whole what they are looked for within */
export async function searchTyped(
  ctx: Context,
  typed: string,
  options: ShowOptions = {},
  whole?: Query,
): Promise<Reply> {
  const parsed = parseQuery(typed, ctx.today, 'words', ctx.words);
  if ('problem' in parsed) return reply(parsed.problem);
  const { words, filters } = parsed.query;
  const query = whole
    ? { ...whole, words: [...whole.words, ...words], filters: { ...whole.filters, ...filters } }
    : parsed.query;
  return await showResults(ctx, query, { ...(whole ? {} : { literal: literally(typed, query) }), ...options });
}

/** The words as they stand, where a time was read out of them: what is looked for once nothing is found in that time. */
function literally(typed: string, query: Query): Query | undefined {
  const { after, before, ...others } = query.filters;
  const isSaid = (after !== undefined || before !== undefined) && Object.keys(others).length === 0;
  if (!isSaid || isList(query) || /[:："“«„「]/.test(typed)) return undefined;
  return { ...query, words: tidy(typed).split(' '), filters: {} };
}

interface ShowOptions {
  /** Looked for where nothing is found, and further requests cost nothing. */
  literal?: Query | undefined;
  command?: 'search' | 'recent';
  order?: Order | undefined;
  place?: 'replace' | 'new';
  above?: string;
  /** The words were typed without a command, and may have been meant as a question. */
  isPlain?: boolean;
  /** Said where nothing is found. */
  none?: Reply;
  /** `_id` of an item that is opened at once, if it is among what is found. */
  opens?: string | undefined;
}

/** Runs a query and shows what it finds; a single result is opened at once. */
export async function showResults(ctx: Context, asked: Query, options: ShowOptions = {}): Promise<Reply> {
  const { words, connection: known, charged } = ctx;
  const { command = 'search', order = 'best', none, place, above, isPlain = false, opens, literal } = options;
  const query = inPlace(asked, known);
  if (known && operationOf(query) !== 'queryDatastore' && isList(query) && !offers(known, SEARCH_EXTENSION))
    return reply(words.rich('query-only-excluded'));
  const { hits, wider } = await charge(ctx, {
    command,
    ...callOf(query),
    activity: words.text('search-activity'),
    alternatives: (connection) => narrower(ctx, asked, connection),
    request: async (call) => {
      const hits = await findHits(ctx, query, { order }, call);
      const isMissed = !charged && !literal && hits.items.length === 0 && hits.reach?.length !== 0;
      return { hits, wider: isMissed ? await findWider(ctx, query, call) : [] };
    },
  });
  const { items, total, atLeast, hasMore, terms, nowhere } = hits;
  if (items.length === 0 && !charged && literal)
    return await showResults(ctx, literal, { ...options, literal: undefined });
  if (items.length === 0 && none) return none;
  if (items.length === 0) {
    const instead = await notThereYet(ctx, { isEmpty: hits.reach?.length === 0 });
    return instead ?? noHitsReply(ctx, query, hits, { wider, isPlain });
  }
  const found: ResultList = {
    items,
    // A word that is nowhere would keep what goes on from here silent.
    query: nowhere === undefined ? asked : withoutMissing(asked, nowhere),
    order: isList(query) ? 'newest' : 'best',
    hasMore,
    terms,
    total: total && Math.max(total, items.length),
    atLeast,
    nowhere,
  };
  const list = isList(query) ? found : inOrder(found, order);
  const index = opens === undefined ? -1 : items.findIndex(({ id }) => id === opens);
  const [only] = items;
  if (index >= 0 || (only !== undefined && items.length === 1 && !hasMore)) {
    const item = items[Math.max(0, index)];
    const head = index >= 0 ? [] : headlines(ctx, list);
    const last = index >= 0 ? [] : await alertButton(ctx, query);
    if (item) return await openItem(ctx, item, { terms, head, last });
  }
  const key = keepList(ctx, list);
  return await resultsReply(ctx, {
    key,
    list,
    isPlain,
    above: opens === undefined ? above : words.text('results-forgotten-here'),
    ...(place === undefined ? {} : { place }),
  });
}

/** What works without the scopes that are missing. */
function narrower({ words }: Context, query: Query, connection: Connection) {
  if (query.place.kind === 'any' || isList(query) || !allows(connection, 'search')) return [];
  return [[button(words.text('results-everywhere'), runQuery, { query: { ...query, place: { kind: 'any' } } })]];
}

function withoutMissing(query: Query, { missing, present }: NonNullable<ResultList['nowhere']>): Query {
  const kept = query.words.filter((word) => !missing.includes(word));
  const known = soughtWords(kept);
  return { ...query, words: [...kept, ...present.filter((word) => !known.includes(word))] };
}

const MAX_TRIED = 3;
/** Longest words that are said again, UTF-16 units. */
const MAX_SAID = 60;

/** Wider queries, the likeliest to be meant first. */
function widerThan(query: Query): Query[] {
  const words = soughtWords(query.words);
  const plain = words.filter((word) => !/\s/.test(word)).slice(0, MAX_TRIED);
  return [
    ...(isFiltered(query) && words.length > 0 ? [{ ...query, words, filters: {} }] : []),
    ...(words.length > 1 ? plain.map((word) => ({ ...query, words: [word] })) : []),
  ];
}

/** Those of the wider queries that find something: the service counts, which costs nothing here. */
async function findWider(ctx: Context, query: Query, call: Call): Promise<Query[]> {
  if (!offers(ctx.connection, SEARCH_EXTENSION)) return [];
  const found: Query[] = [];
  for (const wider of widerThan(query)) {
    if (((await countHits(ctx, wider, call)) ?? 0) > 0) found.push(wider);
  }
  return found;
}

function noHitsReply(
  ctx: Context,
  query: Query,
  { reach, filteredOut }: Pick<Hits, 'reach' | 'filteredOut'>,
  { wider, isPlain }: { wider: readonly Query[]; isPlain: boolean },
): Reply {
  const { words, connection, today } = ctx;
  const newest = reach
    ?.map(({ until }) => until)
    .sort()
    .at(-1);
  const { since } = searchFilter(query);
  if (newest !== undefined && since !== undefined && newest < since) {
    const day = plainDate(newest, today, words);
    return reply([words.text('results-ends-earlier', { day })], { personal: true });
  }
  const sought = soughtWords(query.words);
  const what = sought.length === 0 ? '' : shorten(sought.join(' '), MAX_SAID);
  const filters = filterText(query, words, today);
  const sifted: Query[] = filteredOut > 0 && !isList(query) ? [{ ...query, words: sought, filters: {} }] : [];
  const tries = [...sifted, ...wider].map((each): Button => {
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
  return reply([...none, `\n${words.text('results-none-advice')}`], {
    personal: true,
    buttons: [tries.slice(0, 2), tries.slice(2, 4), ask],
  });
}
