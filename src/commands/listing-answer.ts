/** One page of a list as an answer, with the buttons that go on from it. */
import { scopesFor } from '../contract/requirements.ts';
import type { Connection } from '../storage/connections.ts';
import {
  type Answer,
  type Button,
  type ButtonRows,
  bold,
  type RecordGroup,
  type RecordLine,
  type Span,
} from './answer.ts';
import { allows, lacking } from './command-facts.ts';
import type { Line, Listing } from './listing.ts';
import { pagesOf } from './listing.ts';
import { composesAnswers } from './model-access.ts';
import { inertButton, paidButton, queryButton, runButton } from './press.ts';
import { everywhere, type Query } from './query.ts';
import { soughtWords } from './query-words.ts';
import type { Words } from './words/words.ts';

/** Buttons that open a chat of the page, at most. */
const MAX_CHAT_BUTTONS = 3;

export interface PageView {
  key: string;
  listing: Listing;
  /** From 0; one beyond the end shows the last page. */
  page: number;
  connection: Connection;
  /** What was searched, where it is the list of a search. */
  query?: Query | undefined;
  /** What was just paid for this page; absent when it was free. */
  receipt?: Span[];
  place?: 'replace' | 'new';
}

/** The page as an answer. */
export function pageAnswer(words: Words, view: PageView): Answer {
  const { listing, query, receipt, place } = view;
  const pages = pagesOf(listing);
  const page = Math.min(Math.max(0, view.page), pages.length - 1);
  const inOrder = pages[page] ?? [];
  // As a conversation is read: an answer stands below its question.
  const lines = listing.newestFirst ? inOrder.toReversed() : inOrder;
  const position = `page ${page + 1} of ${pages.length}`;
  const footer: Span[] =
    receipt === undefined
      ? [[...listing.facts, position, 'free'].join(' · ')]
      : [...(pages.length > 1 ? [`${position} · turning pages is free\n`] : []), ...receipt];
  return {
    kind: 'records',
    personal: true,
    title: listing.subject === '' ? [bold(listing.title)] : [listing.title, ' ', bold(listing.subject)],
    groups: groupsOf(lines),
    footer,
    buttons: [
      ...pageButtons(words, view, page, pages.length),
      ...(listing.kind === 'chats' ? chatButtons(words, lines, lines.length, '') : []),
      ...(query === undefined ? [] : searchButtons(words, view, query, lines)),
    ],
    ...(place === undefined ? {} : { place }),
  };
}

/** Neighbouring lines of one chat, under its name. */
function groupsOf(lines: readonly Line[]): RecordGroup[] {
  const groups: { place: string; lines: RecordLine[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.place === line.place) last.lines.push(recordLine(line));
    else groups.push({ place: line.place, lines: [recordLine(line)] });
  }
  return groups.map(({ place, lines: own }) => ({ ...(place === '' ? {} : { heading: [place] }), lines: own }));
}

function recordLine({ who, outgoing, at, text, highlights, note }: Line): RecordLine {
  return {
    ...(who === undefined ? {} : { who }),
    ...(outgoing ? { outgoing } : {}),
    ...(at === undefined ? {} : { at }),
    text,
    ...(highlights === undefined ? {} : { highlights }),
    ...(note === undefined ? {} : { note }),
  };
}

/** What a page button says: the list's key, the page, and how to get it anew when the key is forgotten. */
export function pageArgument({ key, listing }: Pick<PageView, 'key' | 'listing'>, page: number): string {
  return JSON.stringify({ key, page, again: listing.again });
}

function pageButtons(words: Words, view: PageView, page: number, pages: number): ButtonRows {
  const { listing } = view;
  const last = page === pages - 1;
  const row: Button[] = [
    ...(page > 0 ? [runButton('◀ Prev', 'page', pageArgument(view, page - 1))] : []),
    ...(pages > 1 ? [inertButton(`${page + 1}/${pages}`)] : []),
    ...(last ? [] : [runButton('Next ▶', 'page', pageArgument(view, page + 1))]),
  ];
  const older = paidButton(words, listing.kind === 'chats' ? 'More' : 'Older', 'queryDatastore', {
    command: 'older',
    argument: pageArgument(view, pages),
  });
  return [...(row.length > 0 ? [row] : []), ...(last && listing.more !== undefined ? [[older]] : [])];
}

function searchButtons(
  words: Words,
  { connection, listing }: PageView,
  query: Query,
  lines: readonly Line[],
): ButtonRows {
  const sought = soughtWords(query.words);
  const ask = { command: 'ask', argument: sought.join(' '), after: 'search' } as const;
  const wider = everywhere(query);
  const canWiden = query.place.kind !== 'all' && lacking(connection, scopesFor('searchUniversal')).length === 0;
  return [
    ...(allows(connection, 'recent') ? chatButtons(words, lines, MAX_CHAT_BUTTONS, 'Open ') : []),
    ...(sought.length > 0 && !listing.asked && composesAnswers(connection) && allows(connection, 'ask')
      ? [[paidButton(words, 'Ask about this', 'llmAgentPrompt', ask)]]
      : []),
    ...(canWiden ? [[queryButton(words, wider.label, wider.query)]] : []),
  ];
}

/** One button a chat of the page; it opens the messages around the newest hit. */
function chatButtons(words: Words, lines: readonly Line[], limit: number, verb: string): ButtonRows {
  const chats = new Map<string, Line>();
  for (const line of lines) if (line.chatId !== undefined && !chats.has(line.chatId)) chats.set(line.chatId, line);
  return [...chats.values()].slice(0, limit).map((line) => {
    const name = line.place === '' ? (line.who ?? 'chat') : line.place;
    const around = line.place === '' || line.at === undefined ? {} : { around: line.at };
    const argument = JSON.stringify({ chatId: line.chatId, name, ...around });
    return [paidButton(words, `${verb}${name}`, 'queryDatastore', { command: 'chat', argument }, { repeatable: true })];
  });
}
