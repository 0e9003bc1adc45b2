/** A stored list of items that the person pages through and opens by number, and the replies that show it. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { GROUPS } from '#service/contract/datastores.ts';
import type { OperationName } from '#service/contract/operations.ts';
import { PLATFORM_NAMES } from '#service/contract/platforms.ts';
import { alertMe, askQuestion, Order, openChat, openHit, turnPage } from '../actions.ts';
import { button, inRows } from '../buttons.ts';
import type { Context } from '../command.ts';
import { inPlace, isList, listedDatastore, operationOf, Query, soughtWords } from '../query/query.ts';
import { filterText } from '../query/query-filter.ts';
import { allows } from '../registry.ts';
import {
  type Button,
  type ButtonRows,
  bold,
  foreign,
  joined,
  type Reply,
  type RichText,
  reply,
  type Span,
} from '../reply.ts';
import { foldPhrase } from '../routing/vocabulary.ts';
import { hitDate } from '../time/dates.ts';
import { findResult, keepResult } from '../user-state.ts';
import { withLastMessage } from './fetch-messages.ts';
import { Item, newestFirst } from './item.ts';
import { findMatches, makeSnippet } from './snippet.ts';

export const PAGE_SIZE = 5;

/** Items stored with their whole text; the others keep only its beginning, in UTF-16 units. */
const WHOLE_ITEMS = 40;
const MAX_CUT_TEXT = 300;

export const ResultList = z.object({
  items: z.array(Item),
  query: Query.optional(),
  order: Order,
  /** Each item's rank by relevance, once they are in another order. */
  ranks: z.array(z.int()).optional(),
  /** Total number, if known; a lower bound with `atLeast`. */
  total: z.int().optional(),
  atLeast: z.boolean().optional(),
  hasMore: z.boolean().optional(),
  terms: z.array(z.string()).optional(),
  /** Words that no item contains, and those that occur. */
  nowhere: z.object({ missing: z.array(z.string()), present: z.array(z.string()) }).optional(),
});
export type ResultList = z.infer<typeof ResultList>;

/** Stores a list together with the reply that shows it. @returns its key */
export const keepList = (ctx: Context, list: ResultList): string => keepResult(ctx, trimmed(list));

export function replaceList(ctx: Context, key: string, list: ResultList): void {
  ctx.commitWithReply(ctx.deps.results.replacing(key, ctx.person.id, trimmed(list)));
}

/** A stored list of this person; undefined once it has expired. */
export async function loadList(ctx: Context, key: string): Promise<ResultList | undefined> {
  return ResultList.safeParse(await findResult(ctx, key)).data;
}

function trimmed(list: ResultList): ResultList {
  const items = list.items.map((item, index): Item => {
    if (index < WHOLE_ITEMS || item.text.length <= MAX_CUT_TEXT) return item;
    return { ...item, text: item.text.slice(0, MAX_CUT_TEXT).toWellFormed(), cut: true };
  });
  return { ...list, items };
}

/** Sorts the items newest first, or best first again. */
export function inOrder(list: ResultList, order: Order): ResultList {
  if (list.order === order) return list;
  const ranked = list.items.map((item, index) => ({ item, rank: list.ranks?.[index] ?? index }));
  ranked.sort((a, b) => (order === 'best' ? a.rank - b.rank : newestFirst(a.item, b.item)));
  return { ...list, order, items: ranked.map(({ item }) => item), ranks: ranked.map(({ rank }) => rank) };
}

/** Longest snippet, in UTF-16 units. */
const SNIPPET = 160;

interface HitLineOptions {
  from?: number;
  terms?: readonly string[];
  snippets?: boolean;
  /** Longest snippet, UTF-16 units. */
  most?: number;
}

export function hitLines(
  ctx: Context,
  items: readonly Item[],
  { from = 1, terms = [], snippets = true, most = SNIPPET }: HitLineOptions = {},
): RichText {
  const { today } = ctx;
  const shared = sharedNames(items);
  const lines = items.map((item, index) => {
    const app = item.platform !== undefined && shared.has(item.chat) ? [` (${PLATFORM_NAMES[item.platform]})`] : [];
    const names = joined(
      namesOf(ctx, item).map((name) => [foreign(name)]),
      ' · ',
    );
    const when = item.at === undefined ? [] : [hitDate(Date.parse(item.at), today, ctx.words)];
    const head = [bold(String(from + index)), ' ', ...joined([[...names, ...app], when], ' · ')];
    return joined([head, snippets ? snippetOf(item, terms, most) : []], '\n');
  });
  return joined(lines, snippets ? '\n\n' : '\n');
}

/** Sender, chat and title; without the chat if it's named after the sender. */
export function namesOf({ words }: Pick<Context, 'words'>, { who, outgoing, chat, title, datastore }: Item): string[] {
  const sender = outgoing ? words.text('results-you') : who;
  const place = isOwnChat({ who, chat }) ? '' : chat;
  const names = [sender, place, title].flatMap((name) => (name === undefined || name === '' ? [] : [name]));
  return names.length === 0 && datastore === 'social-chat-message' ? [words.text('results-unnamed-chat')] : names;
}

/** Whether a chat is named after the sender, ignoring emoji. */
export function isOwnChat({ who, chat }: Pick<Item, 'who' | 'chat'>): boolean {
  return who !== undefined && foldPhrase(who) !== '' && foldPhrase(who) === foldPhrase(chat);
}

function sharedNames(items: readonly Item[]): Set<string> {
  const chats = new Map<string, Set<string>>();
  for (const { chat, chatId } of items) {
    if (chat === '' || chatId === undefined) continue;
    chats.set(chat, (chats.get(chat) ?? new Set()).add(chatId));
  }
  return new Set([...chats].filter(([, ids]) => ids.size > 1).map(([name]) => name));
}

/** The relevant part of a text, with the found words bold; empty if there is no text. */
export function snippetOf(
  { text, answer, title }: Pick<Item, 'text' | 'answer' | 'title'>,
  terms: readonly string[],
  most = SNIPPET,
): RichText {
  const snippet = makeSnippet(text, terms, most, { answer, focus: wordsBeside(title, terms) });
  if (snippet.text === '') return [];
  const spans: Span[] = [];
  let at = 0;
  for (const [start, end] of snippet.highlights) {
    if (start > at) spans.push(snippet.text.slice(at, start));
    spans.push(bold(snippet.text.slice(start, end)));
    at = end;
  }
  if (at < snippet.text.length) spans.push(snippet.text.slice(at));
  return [foreign(...spans)];
}

/** The terms that a title, which is shown already, doesn't contain. */
const wordsBeside = (title = '', terms: readonly string[]) =>
  title === '' ? [] : terms.filter((term) => findMatches(title, [term]).length === 0);

/** Reply options for a list whose items open by number. @param rows further buttons; @param shown items shown */
export function numbered(
  ctx: Context,
  list: ResultList,
  rows: (key: string) => ButtonRows = () => [],
  shown = list.items.length,
) {
  const key = keepList(ctx, list);
  return shownPart(key, list, { first: 0, count: shown }, rows(key));
}

/** Reply options for a part of a stored list. @param first index of the first item shown */
function shownPart(
  key: string,
  list: ResultList,
  { first, count }: { first: number; count: number },
  rows: ButtonRows,
) {
  const last = first + count;
  const hasNext = last < list.items.length || list.hasMore === true;
  return {
    personal: true,
    conversationKey: key,
    list: { key, last, ...(hasNext ? { nextPage: Math.floor(last / PAGE_SIZE) } : {}) },
    buttons: [...inRows(numberButtons(key, first, count, list), PAGE_SIZE), ...rows],
  } as const;
}

/** Buttons that open `count` items of a stored list. */
function numberButtons(key: string, first: number, count: number, { items, query }: ResultList): Button[] {
  return items.slice(first, first + count).map(({ id, datastore, chatId, chat }, offset) => {
    const index = first + offset;
    const label = String(index + 1);
    if (datastore === GROUPS && chatId !== undefined) return button(label, openChat, { chatId, name: chat });
    return button(label, openHit, { list: key, index, ...(query && { again: query, id }) });
  });
}

interface PageView {
  key: string;
  list: ResultList;
  /** From 0; beyond the end, the last page is shown. */
  page?: number;
  replaces?: boolean | undefined;
  above?: string | undefined;
  /** Whether the words were typed without a command, and may be meant as a question. */
  isPlain?: boolean;
}

export async function resultsReply(ctx: Context, view: PageView): Promise<Reply> {
  const { key, list, replaces } = view;
  const pages = Math.max(1, Math.ceil(list.items.length / PAGE_SIZE));
  const page = Math.min(view.page ?? 0, pages - 1);
  const first = page * PAGE_SIZE;
  const shown = await Promise.all(list.items.slice(first, first + PAGE_SIZE).map((item) => withLastMessage(ctx, item)));
  const snippets = shown.some(({ text }) => text !== '');
  const lines = hitLines(ctx, shown, { from: first + 1, terms: list.terms ?? [], snippets });
  const head = headlines(ctx, list, page, view.above);
  const rows = [pageButtons(ctx, view, page, pages), await lastButton(ctx, view, page)];
  const part = { first, count: shown.length };
  return reply(joined([head, lines], '\n\n'), { ...shownPart(key, list, part, rows), replaces });
}

/** Describes the list, unless that's obvious. */
export function headlines(ctx: Context, list: ResultList, page = 0, above = ''): RichText {
  const missing = list.nowhere?.missing.slice(0, 3);
  const present = list.nowhere?.present.slice(0, 3);
  const nowhere = missing && present && page === 0 ? ctx.words.text('results-nowhere', { missing, present }) : '';
  const lines = [above, nowhere, amountLine(ctx, list, page)].filter((line) => line !== '');
  return lines.length === 0 ? [] : [foreign(lines.join('\n'))];
}

/** Number and filters of the results; empty if that's obvious. */
function amountLine(ctx: Context, list: ResultList, page: number): string {
  const { words, today } = ctx;
  const { query, items, order, hasMore } = list;
  if (query && listedDatastore(query) === GROUPS) return '';
  const filters = query === undefined ? '' : filterText(query, words, today);
  const isLong = items.length > PAGE_SIZE || hasMore === true;
  const isByTime = query !== undefined && isList(query);
  // The first page of the newest messages needs no explanation.
  if (filters === '' && (!isLong || (isByTime && page === 0))) return '';
  const results = amountText(words, list, page);
  const filtered = filters === '' ? results : words.text('results-filtered', { results, filters });
  return isLong ? words.text(`results-${order}`, { results: filtered }) : filtered;
}

/** How many results there are, or which of them a later page shows. */
function amountText(words: Words, { query, items, total, atLeast, hasMore }: ResultList, page: number): string {
  const amount = total ?? (hasMore === true || query === undefined ? undefined : items.length);
  if (page === 0 && amount === undefined) return words.text('results-some');
  if (page === 0) return words.text(atLeast ? 'results-at-least' : 'results-amount', { amount: amount ?? 0 });
  const range = { from: page * PAGE_SIZE + 1, to: Math.min(items.length, (page + 1) * PAGE_SIZE) };
  if (amount === undefined) return words.text('results-range-open', range);
  return words.text(atLeast ? 'results-range-at-least' : 'results-range', { ...range, amount });
}

function pageButtons(ctx: Context, { key, list }: PageView, page: number, pages: number): Button[] {
  const { words, connection } = ctx;
  const { query } = list;
  const turn = (label: string, to: number, order?: Order, calls: readonly OperationName[] = []) =>
    button(label, turnPage, { list: key, page: to, again: query, order }, { calls });
  const hasNextPage = page < pages - 1;
  const fetches: OperationName = query === undefined ? 'queryDatastore' : operationOf(inPlace(query, connection));
  const more = turn(words.text('results-more'), page + 1, undefined, hasNextPage ? [] : [fetches]);
  const otherOrder =
    list.order === 'best'
      ? turn(words.text('results-newest-first'), 0, 'newest')
      : turn(words.text('results-best-first'), 0, 'best');
  const canReorder = page === 0 && query !== undefined && !isList(query) && list.items.length > PAGE_SIZE;
  return [
    ...(page > 0 ? [turn(words.text('results-back'), page - 1)] : []),
    ...(hasNextPage || list.hasMore === true ? [more] : []),
    ...(canReorder ? [otherOrder] : []),
  ];
}

/** Offers to answer plain words as a question, or else an alert for new results. */
async function lastButton(ctx: Context, { list: { query }, isPlain }: PageView, page: number): Promise<Button[]> {
  if (query === undefined) return [];
  const { connection } = ctx;
  const words = soughtWords(query.words);
  if (isPlain && page === 0 && words.length > 1 && connection && allows(connection, 'ask'))
    return [button(ctx.words.text('results-answer-this'), askQuestion, { question: words.join(' ') })];
  return await alertButton(ctx, query);
}

/** Offers an alert, if new messages arrive on their own. */
export async function alertButton(ctx: Context, query: Query): Promise<Button[]> {
  if (soughtWords(query.words).length === 0 && query.filters.from === undefined) return [];
  return (await messagesArrive(ctx)) ? [button(ctx.words.text('results-alert-me'), alertMe, { query })] : [];
}

/** Whether new messages arrive without an import: always with a remote service, else with a live connection. */
export async function messagesArrive({ deps, person }: Context): Promise<boolean> {
  return deps.about.serviceName !== undefined || (await deps.live.of(person.id))?.isOpen === true;
}
