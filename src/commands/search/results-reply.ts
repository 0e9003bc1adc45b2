/** One page of a kept list as a reply, and the buttons that go on from it. */

import type { Words } from '#locales/words.ts';
import type { OperationName } from '#service/contract/operations.ts';
import { alertMe, askQuestion, type Order, openChat, turnPage } from '../actions.ts';
import { button } from '../buttons.ts';
import type { Context } from '../command.ts';
import { inPlace, isList, operationOf, type Query } from '../query/query.ts';
import { filterText } from '../query/query-filter.ts';
import { soughtWords } from '../query/query-words.ts';
import { allows } from '../registry.ts';
import { type Button, footer, foreign, joined, type Reply, type RichText, reply } from '../reply.ts';
import { hitLines, numberRow } from './hit-lines.ts';
import { PAGE_SIZE, type ResultList } from './result-list.ts';

export interface PageView {
  key: string;
  list: ResultList;
  /** From 0; one beyond the end shows the last page. */
  page?: number;
  receipt?: RichText;
  place?: 'replace' | 'new';
  above?: string | undefined;
  /** The words were typed without a command, and may have been meant as a question. */
  isPlain?: boolean;
}

export async function resultsReply(ctx: Context, view: PageView): Promise<Reply> {
  const { key, list, receipt = [], place } = view;
  const pages = Math.max(1, Math.ceil(list.items.length / PAGE_SIZE));
  const page = Math.min(view.page ?? 0, pages - 1);
  const first = page * PAGE_SIZE;
  const shown = list.items.slice(first, first + PAGE_SIZE);
  const isOfChats = list.chatsNamed !== undefined;
  const snippets = !isOfChats || shown.some(({ text }) => text !== '');
  const lines = await hitLines(ctx, shown, { from: first + 1, terms: list.terms ?? [], snippets });
  const head = await headlines(ctx, list, page, view.above);
  const numbers = isOfChats
    ? shown.map(({ chatId = '', chat }, at) =>
        button(String(first + at + 1), openChat, { chatId, name: chat }, { once: false }),
      )
    : numberRow(key, first + 1, shown.length, list);
  const rows = [numbers, await turning(ctx, view, page, pages), await onwards(ctx, view, page)];
  return reply([...joined([head, lines], '\n\n'), ...footer(receipt)], {
    personal: true,
    goesOn: key,
    list: {
      key,
      first: first + 1,
      last: first + shown.length,
      ...(page < pages - 1 || list.hasMore === true ? { nextPage: page + 1 } : {}),
    },
    buttons: rows,
    ...(place === undefined ? {} : { place }),
  });
}

/** What the list is, where that is not plain to see. */
export async function headlines(ctx: Context, list: ResultList, page = 0, above = ''): Promise<RichText> {
  const missing = list.nowhere?.missing.slice(0, 3);
  const present = list.nowhere?.present.slice(0, 3);
  const nowhere = missing && present && page === 0 ? ctx.words.text('results-nowhere', { missing, present }) : '';
  const lines = [above, nowhere, await amountLine(ctx, list, page)].filter((line) => line !== '');
  return lines.length === 0 ? [] : [foreign(lines.join('\n'))];
}

/** How many there are, and which; empty where that is plain to see. */
async function amountLine(ctx: Context, list: ResultList, page: number): Promise<string> {
  const { words } = ctx;
  const { query, items, total, atLeast, order, hasMore, chatsNamed } = list;
  if (chatsNamed !== undefined) return '';
  const { today } = await ctx.user();
  const filters = query === undefined ? '' : filterText(query, words, today);
  const isLong = items.length > PAGE_SIZE || hasMore === true;
  const isByTime = query !== undefined && isList(query);
  // The newest messages of all are in the order in which everybody expects them.
  if (filters === '' && (!isLong || (isByTime && page === 0))) return '';
  const amount = total ?? (hasMore === true || query === undefined ? undefined : items.length);
  const results =
    page === 0
      ? amountText(words, { amount, atLeast })
      : rangeText(words, page * PAGE_SIZE + 1, Math.min(items.length, (page + 1) * PAGE_SIZE), { amount, atLeast });
  const filtered = filters === '' ? results : words.text('results-filtered', { results, filters });
  return isLong ? words.text(`results-${order}`, { results: filtered }) : filtered;
}

type Amount = { amount: number | undefined; atLeast: boolean | undefined };

function amountText(words: Words, { amount, atLeast }: Amount): string {
  if (amount === undefined) return words.text('results-some');
  return words.text(atLeast === true ? 'results-at-least' : 'results-amount', { amount });
}

function rangeText(words: Words, from: number, to: number, { amount, atLeast }: Amount): string {
  if (amount === undefined) return words.text('results-range-open', { from, to });
  return words.text(atLeast === true ? 'results-range-at-least' : 'results-range', { from, to, amount });
}

async function turning(ctx: Context, { key, list }: PageView, page: number, pages: number): Promise<Button[]> {
  const { words } = ctx;
  const { query } = list;
  const { connection } = await ctx.user();
  const turn = (label: string, to: number, order?: Order, calls: readonly OperationName[] = []) =>
    button(label, turnPage, { list: key, page: to, again: query, order }, { calls });
  const isHere = page < pages - 1;
  const fetches: OperationName = query === undefined ? 'queryDatastore' : operationOf(inPlace(query, connection));
  const more = turn(words.text('results-more'), page + 1, undefined, isHere ? [] : [fetches]);
  const otherOrder =
    list.order === 'best'
      ? turn(words.text('results-newest-first'), 0, 'newest')
      : turn(words.text('results-best-first'), 0, 'best');
  const canReorder = page === 0 && query !== undefined && !isList(query) && list.items.length > PAGE_SIZE;
  return [
    ...(page > 0 ? [turn(words.text('results-back'), page - 1)] : []),
    ...(isHere || list.hasMore === true ? [more] : []),
    ...(canReorder ? [otherOrder] : []),
  ];
}

/** The other reading of plain words, or what tells by itself when there is more. */
async function onwards(ctx: Context, { list: { query }, isPlain }: PageView, page: number): Promise<Button[]> {
  if (query === undefined) return [];
  const { connection } = await ctx.user();
  const words = soughtWords(query.words);
  if (isPlain && page === 0 && words.length > 1 && connection && allows(connection, 'ask'))
    return [button(ctx.words.text('results-answer-this'), askQuestion, { question: words.join(' ') })];
  return await alertButton(ctx, query);
}

/** Only where messages arrive by themselves. */
export async function alertButton(ctx: Context, query: Query): Promise<Button[]> {
  if (soughtWords(query.words).length === 0 && query.filters.from === undefined) return [];
  return (await alertsArrive(ctx)) ? [button(ctx.words.text('results-alert-me'), alertMe, { query })] : [];
}

export async function alertsArrive({ deps, person }: Context): Promise<boolean> {
  return deps.about.serviceName !== undefined || (await deps.live.of(person.id))?.isOpen === true;
}
