/** A part of a timeline as an answer: under its days, with the ways up and down. */

import type { Words } from '#locales/words.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, type Button, type ButtonRows, bold, type RecordGroup, type Span } from '../answer.ts';
import { allows } from '../command-facts.ts';
import { priceOf } from '../credits/price.ts';
import { inRows, paidButton, queryButton, runButton } from '../press.ts';
import type { Query } from '../query/query.ts';
import type { Line } from '../search/listing.ts';
import { groupsOf, openButtons } from '../search/listing-answer.ts';
import type { Zone } from '../time/calendar.ts';
import { PLATFORM_NAMES } from './entries.ts';
import { endOf, linesIn, type Timeline, type Window } from './timeline.ts';

/** Chats on one row, each with its price. */
const CHATS_IN_ROW = 3;
const FILTERS_IN_ROW = 2;
const MAX_FILTERS = 4;

export interface TimelineView {
  key: string;
  timeline: Timeline;
  window: Window;
  connection: Connection;
  /** What was asked for, where other filters can be offered. */
  query?: Query | undefined;
  /** What was just paid for; absent when it was free. */
  receipt?: Span[];
  place?: 'replace' | 'new';
  /** The person's. */
  zone: Zone;
  words: Words;
}

export function timelineAnswer(view: TimelineView): Answer {
  const { timeline, receipt, place, words } = view;

  const lines = linesIn(timeline, view.window);
  const isStart = timeline.atStart && view.window.from <= timeline.first;
  const facts = isStart && timeline.kind !== 'chats' ? [words.text('timelines-beginning')] : [];
  return {
    kind: 'records',
    personal: true,
    title: timeline.subject === '' ? [bold(timeline.title)] : [timeline.title, ' ', bold(timeline.subject)],
    groups: timeline.kind === 'chats' ? chatGroups(view, lines) : dayGroups(view, lines),
    footer: receipt ?? [[...facts, words.text('timelines-free')].join(' · ')],
    buttons: [
      ...(timeline.kind === 'chats' ? chatButtons(view, lines) : openables(view, lines)),
      ...ways(view),
      ...filterButtons(view),
    ],
    ...(place === undefined ? {} : { place }),
  };
}

const numberOf = ({ timeline }: TimelineView, line: Line) => timeline.first + timeline.lines.indexOf(line);

/** Each day under its name, in each the chats as they follow one another. */
function dayGroups(view: TimelineView, lines: readonly Line[]): RecordGroup[] {
  const { timeline, zone, words } = view;
  const isOneChat = timeline.kind === 'chat' || timeline.kind === 'around';
  const openable = lines.filter(canBeOpened);
  const days = new Map<string, Line[]>();
  for (const line of lines) {
    const day =
      line.at === undefined ? '' : words.date(Date.parse(line.at), { dateStyle: 'full', timeZone: zone ?? 'UTC' });
    const sameDay = days.get(day);
    if (sameDay) sameDay.push(line);
    else days.set(day, [line]);
  }
  return [...days].flatMap(([day, own]) => {
    const groups = groupsOf(own, words, (line) => ({
      ...(openable.includes(line) ? { number: openable.indexOf(line) + 1 } : {}),
      ...(numberOf(view, line) === timeline.hit ? { isHit: true } : {}),
    }));
    const [head, ...rest] = groups.map(
      ({ heading, ...group }): RecordGroup => (isOneChat || heading === undefined ? group : { heading, ...group }),
    );
    return head === undefined ? [] : [{ ...(day === '' ? {} : { separator: [day] }), ...head }, ...rest];
  });
}

/** Some of it is not shown. */
function canBeOpened({ datastore, body, isCut, isPart }: Line): boolean {
  return isCut === true || isPart === true || (datastore !== 'social-chat-message' && body !== undefined);
}

function openables(view: TimelineView, lines: readonly Line[]): ButtonRows {
  const numbers = lines.filter(canBeOpened).map((line, at) => ({ number: at + 1, index: numberOf(view, line) }));
  return openButtons(numbers, { key: view.key, again: view.timeline.again });
}

/** The chats, the last one that changed first. */
function chatGroups({ words, timeline, window }: TimelineView, lines: readonly Line[]): RecordGroup[] {
  const end = endOf(timeline) - window.to;
  return groupsOf(lines.toReversed(), words, () => ({})).map(({ lines: shown }) => ({
    lines: shown.map((line, index) => ({ ...line, number: end + index + 1 })),
  }));
}

function chatButtons({ timeline, window, words }: TimelineView, lines: readonly Line[]): ButtonRows {
  const end = endOf(timeline) - window.to;
  const price = words.text('numbers-credits', { amount: priceOf('queryDatastore') });
  const row = lines.toReversed().flatMap(({ chatId, who }, index): Button[] => {
    if (chatId === undefined) return [];
    const argument = JSON.stringify({ chatId, name: who ?? words.text('records-unnamed-chat') });
    const label = words.text('timelines-chat-number', { number: end + index + 1, price });
    return [{ label, press: { kind: 'run', invocation: { command: 'chat', argument } } }];
  });
  return inRows(row, CHATS_IN_ROW);
}

/** Up and down: free as far as it has been fetched. */
function ways({ key, timeline, window, words }: TimelineView): ButtonRows {
  const isChats = timeline.kind === 'chats';
  const way = (
    label: string,
    to: { before: number } | { after: number },
    isHere: boolean,
    isAll: boolean,
  ): Button[] => {
    const argument = JSON.stringify({ key, ...to, again: timeline.again });
    if (isHere) return [runButton(label, 'scroll', argument)];
    return isAll ? [] : [paidButton(words, label, 'queryDatastore', { command: 'scroll', argument })];
  };
  const up = way(
    isChats ? words.text('timelines-more-chats') : words.text('timelines-earlier'),
    { before: window.from },
    window.from > timeline.first,
    timeline.atStart,
  );
  const down = way(
    isChats ? words.text('results-previous') : words.text('timelines-later'),
    { after: window.to },
    window.to < endOf(timeline),
    timeline.atEnd,
  );
  const row = isChats ? [...down, ...up] : [...up, ...down];
  return row.length === 0 ? [] : [row];
}

/** Other filters for the same list, each a query of its own. */
function filterButtons({ query, timeline, connection, words }: TimelineView): ButtonRows {
  if (query === undefined || timeline.datastore !== 'social-chat-message' || !allows(connection, 'recent')) return [];

  const { filters } = query;
  const narrower = (label: string, own: Query['filters']) =>
    queryButton(words, label, { ...query, filters: { ...filters, ...own } });
  const platforms = new Set(timeline.lines.flatMap(({ platform }) => (platform === undefined ? [] : [platform])));
  const buttons = [
    ...(filters.direction === undefined
      ? [
          narrower(words.text('timelines-received'), { direction: 'received' }),
          narrower(words.text('timelines-sent'), { direction: 'sent' }),
        ]
      : []),
    ...(filters.platform === undefined && platforms.size > 1
      ? [...platforms].map((platform) => narrower(PLATFORM_NAMES[platform], { platform }))
      : []),
  ].slice(0, MAX_FILTERS);
  const all =
    Object.keys(filters).length > 0
      ? [queryButton(words, words.text('timelines-everything'), { ...query, filters: {} })]
      : [];
  return inRows([...all, ...buttons].slice(0, MAX_FILTERS), FILTERS_IN_ROW);
}
