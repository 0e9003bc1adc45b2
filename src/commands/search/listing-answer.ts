/** One page of a list as an answer, with the buttons that go on from it. */

import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import { scopesFor } from '#service/contract/operations.ts';

import type { Connection } from '#storage/connections.ts';
import { composesAnswers } from '../ask/model-access.ts';
import { askButton, inRows, queryButton, runButton } from '../press.ts';
import { everywhere, type Query } from '../query/query.ts';
import { soughtWords } from '../query/query-words.ts';
import { PLATFORM_NAMES } from '../records/entries.ts';
import { allows } from '../registry.ts';
import {
  type Button,
  type ButtonRows,
  bold,
  type RecordGroup,
  type RecordLine,
  type Reply,
  type Span,
} from '../reply.ts';
import { watchButton } from '../routines/routines.ts';
import { type Line, type Listing, PAGE_SIZES, pagesOf } from './listing.ts';

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
  words: Words;
}

/** The page as an answer. */
export function pageAnswer(view: PageView): Reply {
  const { listing, receipt, place, words } = view;
  const pages = pagesOf(listing.lines, PAGE_SIZES[listing.kind]);
  const page = Math.min(Math.max(0, view.page), pages.length - 1);
  const inOrder = pages[page] ?? [];
  // As a conversation is read: an answer stands below its question.
  const shown = listing.kind === 'recent' ? inOrder.toReversed() : inOrder;
  const position = words.text('results-page', { page: page + 1, pages: pages.length });
  const footer: Span[] =
    receipt === undefined
      ? [[...listing.facts, position, words.text('timelines-free')].join(' · ')]
      : [...(pages.length > 1 ? [`${position} · ${words.text('results-turning-is-free')}\n`] : []), ...receipt];
  const indices = shown.map((line) => listing.lines.indexOf(line));
  const turn = (label: string, to: number) => runButton(label, 'page', pageArgument(view, to));
  const turning = [
    ...(page > 0 ? [turn(words.text('results-previous'), page - 1)] : []),
    ...(page < pages.length - 1 ? [turn(words.text('results-next'), page + 1)] : []),
  ];
  return {
    kind: 'records',
    personal: true,
    title: listing.subject === '' ? [bold(listing.title)] : [listing.title, ' ', bold(listing.subject)],
    groups: groupsOf(shown, words, (line) => ({ number: listing.lines.indexOf(line) + 1 })),
    footer,
    buttons: [
      ...openButtons(
        indices.map((index) => ({ number: index + 1, index })),
        { key: view.key, again: listing.again },
      ),
      ...(turning.length === 0 ? [] : [turning]),
      ...onwards(view).map((button) => [button]),
    ],
    ...(place === undefined ? {} : { place }),
  };
}

/**
 * Neighbouring lines of one chat, under its name.
 * @param about what else is to be shown of a line
 */
export function groupsOf(
  lines: readonly Line[],
  words: Words,
  about: (line: Line) => Partial<RecordLine>,
): RecordGroup[] {
  const groups: { heading: string; lines: RecordLine[] }[] = [];
  for (const line of lines) {
    const heading = headingOf(line);
    const shown = { ...recordLine(line, words), ...about(line) };
    const last = groups.at(-1);
    if (last?.heading === heading) last.lines.push(shown);
    else groups.push({ heading, lines: [shown] });
  }
  return groups.map(({ heading, lines: own }) => ({ ...(heading === '' ? {} : { heading: [heading] }), lines: own }));
}

/** `Crew · WhatsApp`. */
export function headingOf({ place, platform }: Line): string {
  return place === '' || platform === undefined ? place : `${place} · ${PLATFORM_NAMES[platform]}`;
}

/** Whose it is, and when. */
export function senderOf({ who, outgoing, at }: Line, words: Words): Pick<RecordLine, 'who' | 'outgoing' | 'at'> {
  return defined({ who: outgoing ? words.text('records-you') : who, outgoing: outgoing || undefined, at });
}

function recordLine(line: Line, words: Words): RecordLine {
  const { text, highlights, note, whole, link } = line;
  return { ...senderOf(line, words), text, ...defined({ highlights, note, whole, link }) };
}

/** What a page button says: the list's key, the page, and how to get it anew when the key is forgotten. */
function pageArgument({ key, listing }: PageView, page: number): string {
  return JSON.stringify({ key, page, again: listing.again });
}

/** Numbers that open what stands under them. @param index under which it is kept */
export function openButtons(
  numbers: readonly { number: number; index: number }[],
  { key, again }: { key: string; again: Listing['again'] },
): ButtonRows {
  const row = numbers.map(({ number, index }) =>
    runButton(String(number), 'open', JSON.stringify({ key, index, again })),
  );
  return inRows(row, row.length > 8 ? 5 : 8);
}

/** The same words to a model, to more of the data, or again every day. */
function onwards({ connection, listing, query, key, words }: PageView): Button[] {
  if (query === undefined) return [];
  const argument = soughtWords(query.words).join(' ');
  const canAsk = !listing.asked && composesAnswers(connection) && allows(connection, 'ask');
  const canWiden = query.place.kind !== 'all' && allows(connection, scopesFor('searchUniversal'));
  const watch = watchButton(query, words);
  return [
    ...(canAsk
      ? [askButton(words, words.text('results-ask-about-these'), argument, { after: 'search', about: key })]
      : []),
    ...(canWiden ? [queryButton(words, words.text('results-everywhere'), everywhere(query))] : []),
    ...(watch === undefined ? [] : [watch]),
  ];
}
