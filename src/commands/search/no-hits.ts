/** Nothing was found: why that may be, and only what will find something. */

import type { Call } from '#service/contract/data-service.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { askQuestion, runQuery } from '../actions.ts';
import { button, commandButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import { shorten } from '../display-text.ts';
import { inPlace, isList, operationOf, type Query } from '../query/query.ts';
import { filterText, isFiltered, searchFilter } from '../query/query-filter.ts';
import { soughtWords } from '../query/query-words.ts';
import { allows, offers } from '../registry.ts';
import { type Button, footer, foreign, type Reply, type RichText, reply } from '../reply.ts';
import { plainDate } from '../time/dates.ts';
import { countHits, type Hits } from './hits.ts';

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
export async function findWider(
  { deps }: Pick<Context, 'deps'>,
  query: Query,
  connection: Connection,
  call: Call,
): Promise<Query[]> {
  if (!offers(connection, SEARCH_EXTENSION)) return [];
  const found: Query[] = [];
  for (const wider of widerThan(query)) {
    if (((await countHits(deps.data, wider, call)) ?? 0) > 0) found.push(wider);
  }
  return found;
}

export async function noHitsReply(
  ctx: Context,
  query: Query,
  { reach, filteredOut }: Pick<Hits, 'reach' | 'filteredOut'>,
  { wider, receipt, isPlain }: { wider: readonly Query[]; receipt: RichText; isPlain: boolean },
): Promise<Reply> {
  const { words } = ctx;
  const { connection, today } = await ctx.user();
  if (reach?.length === 0)
    return reply([words.text('results-empty-archive'), ...footer(receipt)], {
      buttons: ctx.deps.importing ? [[commandButton(words.text('results-add-chats'), 'import')]] : [],
    });
  const newest = reach
    ?.map(({ until }) => until)
    .sort()
    .at(-1);
  const { since } = searchFilter(query);
  if (newest !== undefined && since !== undefined && newest < since) {
    const day = plainDate(newest, today, words);
    return reply([words.text('results-ends-earlier', { day }), ...footer(receipt)], { personal: true });
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
    return button(label, runQuery, { query: each }, { calls: [operationOf(inPlace(each, connection))] });
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
  return reply([...none, `\n${words.text('results-none-advice')}`, ...footer(receipt)], {
    personal: true,
    buttons: [tries.slice(0, 2), tries.slice(2, 4), ask],
  });
}
