/** /search and what runs a query: one request, and a list of what it found, or why there may be nothing. */

import { GROUPS } from '#service/contract/datastores.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { askQuestion, type Order, runQuery } from '../actions.ts';
import { button } from '../buttons.ts';
import type { Command, Context } from '../command.ts';
import { command, onAction } from '../define-command.ts';
import { bestEffort } from '../deps.ts';
import { shorten, tidy } from '../display-text.ts';
import { emptyArchiveReply } from '../import/empty-archive.ts';
import { parseQuery } from '../query/parse-query.ts';
import { canBeAsked, inPlace, isList, listedDatastore, type Query, soughtWords } from '../query/query.ts';
import { filterText, isFiltered, searchFilter } from '../query/query-filter.ts';
import { allows, offers } from '../registry.ts';
import { type Button, foreign, type Reply, reply } from '../reply.ts';
import { plainDate } from '../time/dates.ts';
import { openItem } from './conversation.ts';
import { countHits, type Hits, lookUp } from './hits.ts';
import { alertButton, headlines, inOrder, keepList, type ResultList, resultsReply } from './result-list.ts';

export const searchCommands: readonly Command[] = [
  command('search', async (ctx, { argument }) => {
    const { words } = ctx;
    if (argument === '') return reply(words.text('search-what'), { ask: words.text('search-hint') });
    return await searchTyped(ctx, argument);
  }),
  onAction(runQuery, async (ctx, { query, order, inPlace: replaces }) => {
    return await showResults(ctx, query, { order, replaces });
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
  command?: 'search' | 'recent' | 'chats';
  order?: Order | undefined;
  replaces?: boolean | undefined;
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
  const { command = 'search', order = 'best', none, replaces, isPlain = false, opens, literal } = options;
  const query = inPlace(asked, known);
  if (known && !canBeAsked(query, known)) return reply(words.rich('query-only-excluded'));
  const alternatives = (connection: Connection) => narrower(ctx, asked, connection);
  const hits = await lookUp(ctx, query, { order }, { command, alternatives });
  const { items, total, atLeast, hasMore, terms, nowhere } = hits;
  if (items.length === 0 && !charged && literal)
    return await showResults(ctx, literal, { ...options, literal: undefined });
  if (items.length === 0 && none) return none;
  if (items.length === 0) {
    const instead = await emptyArchiveReply(ctx, { isEmpty: hits.reach && hits.reach.length === 0 });
    return instead ?? (await noHitsReply(ctx, query, hits, isPlain));
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
  const sought = items[index];
  if (sought) return await openItem(ctx, sought, { terms });
  const [only, another] = items;
  // What is in a chat is asked for, and may cost.
  const isOpened = only && !another && !hasMore && !(only.datastore === GROUPS && (charged || isList(query)));
  if (isOpened)
    return await openItem(ctx, only, { terms, head: headlines(ctx, list), last: await alertButton(ctx, query) });
  const key = keepList(ctx, list);
  return await resultsReply(ctx, {
    key,
    list,
    isPlain,
    above: opens === undefined ? undefined : words.text('results-forgotten-here'),
    replaces,
  });
}

/** What works without the scopes that are missing. */
function narrower({ words }: Context, query: Query, connection: Connection) {
  if (query.place.kind === 'all' || isList(query) || !allows(connection, 'search')) return [];
  return [[button(words.text('results-everywhere'), runQuery, { query: { ...query, place: { kind: 'all' } } })]];
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
  const single = words.filter((word) => !/\s/.test(word));
  const telling = single.filter((word) => !isLittle(word));
  const plain = (telling.length > 0 ? telling : single).slice(0, MAX_TRIED);
  return [
    ...(isFiltered(query) && words.length > 0 ? [{ ...query, words, filters: {} }] : []),
    ...(words.length > 1 ? plain.map((word) => ({ ...query, words: [word] })) : []),
  ];
}

/** "My", "de", "mes": hardly what somebody looks for. */
const isLittle = (word: string) => /^\p{Ll}{1,3}$/u.test(word);

/** Those of the wider queries that find something: the service counts, which costs nothing here. */
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
  const what = sought.length === 0 ? '' : shorten(sought.join(' '), MAX_SAID);
  const filters = filterText(query, words, today);
  const sifted: Query[] = filteredOut > 0 && !isList(query) ? [{ ...query, words: sought, filters: {} }] : [];
  const tries = [...sifted, ...(await findWider(ctx, query))].map((each): Button => {
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
