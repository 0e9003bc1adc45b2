/** Items as numbered lines: who, where, when, and beneath it a snippet; and the row of numbers that opens them. */
import { openHit } from '../actions.ts';
import { button, inRows } from '../buttons.ts';
import type { Context } from '../command.ts';
import { type Button, type ButtonRows, bold, foreign, joined, type RichText, type Span } from '../reply.ts';
import { hitDate } from '../time/dates.ts';
import { type Item, PLATFORM_NAMES } from './item.ts';
import { lettersOf } from './names.ts';
import { keepList, PAGE_SIZE, type ResultList } from './result-list.ts';
import { makeSnippet } from './snippet.ts';

/** Longest snippet, UTF-16 units. */
const SNIPPET = 160;

export interface HitLineOptions {
  from?: number;
  terms?: readonly string[];
  snippets?: boolean;
}

export async function hitLines(
  ctx: Context,
  items: readonly Item[],
  { from = 1, terms = [], snippets = true }: HitLineOptions = {},
): Promise<RichText> {
  const { today } = await ctx.user();
  const shared = sharedNames(items);
  const lines = items.map((item, index) => {
    const app = item.platform !== undefined && shared.has(item.chat) ? [` (${PLATFORM_NAMES[item.platform]})`] : [];
    const names = joined(
      namesOf(ctx, item).map((name) => [foreign(name)]),
      ' · ',
    );
    const when = item.at === undefined ? [] : [hitDate(Date.parse(item.at), today, ctx.words)];
    const head = [bold(String(from + index)), ' ', ...joined([[...names, ...app], when], ' · ')];
    return joined([head, snippets ? snippetOf(item, terms) : []], '\n');
  });
  return joined(lines, snippets ? '\n\n' : '\n');
}

/** Who and where; one of them where the other says nothing more. */
export function namesOf({ words }: Pick<Context, 'words'>, { who, outgoing, chat, title, datastore }: Item): string[] {
  const sender = outgoing ? words.text('results-you') : who;
  const place = isOwnChat({ who, chat }) ? '' : chat;
  const names = [sender, place, title].flatMap((name) => (name === undefined || name === '' ? [] : [name]));
  return names.length === 0 && datastore === 'social-chat-message' ? [words.text('results-unnamed-chat')] : names;
}

/** Whether a chat is that of the person who wrote in it: it has their name, emoji aside. */
export function isOwnChat({ who, chat }: Pick<Item, 'who' | 'chat'>): boolean {
  return who !== undefined && lettersOf(who) !== '' && lettersOf(who) === lettersOf(chat);
}

function sharedNames(items: readonly Item[]): Set<string> {
  const chats = new Map<string, Set<string>>();
  for (const { chat, chatId } of items) {
    if (chat === '' || chatId === undefined) continue;
    chats.set(chat, (chats.get(chat) ?? new Set()).add(chatId));
  }
  return new Set([...chats].filter(([, ids]) => ids.size > 1).map(([name]) => name));
}

/** The part of its text that matters, found words bold; empty where there is no text. */
export function snippetOf({ text }: Pick<Item, 'text'>, terms: readonly string[], most = SNIPPET): RichText {
  const snippet = makeSnippet(text, terms, most);
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

/** What makes a reply a list whose items open by their numbers. @param rows below them; @param shown how many stand in it */
export function numbered(
  ctx: Context,
  list: ResultList,
  rows: (key: string) => ButtonRows = () => [],
  shown = list.items.length,
) {
  const key = keepList(ctx, list);
  const isAll = shown === list.items.length;
  return {
    personal: true,
    goesOn: key,
    list: { key, first: 1, last: shown, ...(isAll ? {} : { nextPage: Math.floor(shown / PAGE_SIZE) }) },
    buttons: [...inRows(numberRow(key, 1, shown, list), PAGE_SIZE), ...rows(key)].filter(({ length }) => length > 0),
  } as const;
}

/** Buttons that open `count` items of a kept list. @param from number of the first; @param list lets a forgotten one be found again */
export function numberRow(key: string, from: number, count: number, list?: ResultList): Button[] {
  return Array.from({ length: count }, (_, offset) => {
    const index = from - 1 + offset;
    const found = list?.query && { again: list.query, id: list.items[index]?.id };
    return button(String(from + offset), openHit, { list: key, index, ...found });
  });
}
