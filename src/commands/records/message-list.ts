/** Records by time as answers: the newest of what passes some filters, under their days, and the ways up and down from there. */

import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { DATASTORES, type Datastore } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION } from '#service/contract/filters.ts';
import { scopesFor } from '#service/contract/operations.ts';

import type { Connection } from '#storage/connections.ts';
import type { Command, Context } from '../command.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { priceOf } from '../credits/price.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { inRows, paidButton, queryButton, queryOf, readPressed, runButton } from '../press.ts';
import { listedDatastore, type Query, typed } from '../query/query.ts';
import { filterText, listFilter } from '../query/query-filter.ts';
import { allows, type CommandName, offers } from '../registry.ts';
import { type Button, type ButtonRows, bold, type RecordGroup, type Reply, reply, type Span } from '../reply.ts';
import type { Line } from '../search/listing.ts';
import { groupsOf, openButtons } from '../search/listing-answer.ts';
import type { Zone } from '../time/today.ts';
import { PLATFORM_NAMES } from './entries.ts';
import {
  edgeOf,
  endOf,
  type FetchedSide,
  fetchSide,
  findTimeline,
  goneAnswer,
  keepTimeline,
  linesIn,
  replaceTimeline,
  type Timeline,
  type Window,
  windowAfter,
  windowBefore,
  withEarlier,
  withLater,
} from './timeline.ts';

/** Records fetched at a time: two pages for one credit. */
const BATCH = 20;

export interface TimelineRequest
  extends Pick<Timeline, 'kind' | 'title' | 'subject' | 'again' | 'datastore' | 'filter' | 'field'> {
  /** Under which the spending is listed. */
  command: CommandName;
  /** ISO 8601: nothing later at first, and what happened then is what everything stands around. */
  upTo?: string | undefined;
  /** At a time. */
  limit?: number | undefined;
  doing: string;
  /** Said when there is nothing. */
  nothing: string;
  /** Facts for the receipt. */
  facts?: (lines: FetchedSide['lines']) => string[];
  query?: Query | undefined;
}

/** What passes a query's filters, the newest at first. */
export async function* listQuery(
  deps: CommandDeps,
  turn: Context,
  query: Query,
  command: CommandName,
): AsyncGenerator<Reply> {
  const datastore = listedDatastore(query);
  const contains = offers((await turn.user()).connection, CONTAINS_EXTENSION);
  const words = turn.words;
  const { timeField }: Datastore = DATASTORES[datastore];
  const subject = filterText(query, turn.words);
  yield* listNewest(deps, turn, {
    command,
    kind: 'recent',
    title: words.text('timelines-newest', { kind: datastore }),
    subject,
    again: { command: 'recent', argument: typed(query) },
    datastore,
    filter: listFilter(query, datastore, contains),
    field: timeField,
    limit: query.limit,
    doing: words.text(subject === '' ? 'timelines-fetching-no-filters' : 'timelines-fetching', {
      kind: datastore,
      filters: subject,
    }),
    nothing: words.text(subject === '' ? 'timelines-none' : 'timelines-none-filtered', {
      kind: datastore,
      filters: subject,
    }),
    query,
  });
}

/** The newest records of a timeline; what came before is a tap away. */
export async function* listNewest(deps: CommandDeps, turn: Context, request: TimelineRequest): AsyncGenerator<Reply> {
  const { command, limit = BATCH, upTo, doing, nothing, query, facts = () => [], ...head } = request;
  const { words } = turn;
  const source = { ...head, limit };
  const edge = upTo === undefined ? undefined : { moment: upTo, known: [] };
  const paid = yield* payFor(deps, turn, {
    command,
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', head.datastore),
    doing,
    again: head.again,
    request: (call) => fetchSide(deps.data, source, { side: 'earlier', edge, words }, call),
  });
  if (!paid) return;
  const { lines, isAll, unreadable } = paid.value;
  const further = [...facts(lines), ...unreadableTexts(unreadable, words)];
  if (lines.length === 0) {
    const count = facts(lines).length > 0 ? [] : [words.text('records-amount', { kind: head.datastore, amount: 0 })];
    const help = [[runButton(words.text('timelines-what-to-type'), 'help')]];
    const text = [unreadable > 0 ? '' : `${nothing}\n\n`, ...receiptText(paid.receipt, ...count, ...further)];
    return yield reply(text, { buttons: head.kind === 'recent' && head.subject !== '' ? help : [] });
  }
  const hit = upTo === undefined ? -1 : lines.findIndex(({ at }) => at === upTo);
  const timeline: Timeline = {
    ...source,
    lines: [...lines],
    first: 0,
    atStart: isAll,
    atEnd: upTo === undefined,
    ...(hit < 0 ? {} : { hit }),
  };
  const { today } = await turn.user();
  yield timelineAnswer({
    key: keepTimeline(deps, turn, timeline),
    timeline,
    window: windowBefore(timeline, lines.length),
    connection: paid.connection,
    query,
    receipt: receiptText(paid.receipt, ...further),
    zone: today.zone,
    words,
  });
}

export function unreadableTexts(amount: number, words: Words): string[] {
  return amount === 0 ? [] : [words.text('records-unreadable', { amount })];
}

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

export function timelineAnswer(view: TimelineView): Reply {
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
  const way = (label: string, to: { before?: number; after?: number }, isHere: boolean, isAll: boolean): Button[] => {
    const argument = JSON.stringify({ key, ...to, again: timeline.again });
    if (isHere) return [runButton(label, 'scroll', argument)];
    return isAll ? [] : [paidButton(words, label, 'queryDatastore', { command: 'scroll', argument })];
  };
  const up = way(
    words.text(isChats ? 'timelines-more-chats' : 'timelines-earlier'),
    { before: window.from },
    window.from > timeline.first,
    timeline.atStart,
  );
  const down = way(
    words.text(isChats ? 'results-previous' : 'timelines-later'),
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

const LISTS = ['recent', 'chat', 'chats'] as const;

const ScrollArgument = z.object({
  key: z.string().max(64),
  /** Number of the line before which, or from which on, is shown. */
  before: z.int().optional(),
  after: z.int().optional(),
  again: z.object({ command: z.enum(LISTS), argument: z.string() }),
});
type ScrollArgument = z.infer<typeof ScrollArgument>;

export function createScrollCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'scroll', async function* ({ argument }, turn) {
    const asked = readPressed(ScrollArgument, argument);
    const { key, again } = asked;
    const timeline = await findTimeline(deps, turn.person.id, key);
    if (!timeline) return yield goneAnswer(again, (await turn.user()).today, turn.words);
    const window = windowOf(timeline, asked);
    if (window) yield await freeAnswer(deps, turn, { key, timeline, window });
    else yield* fetchFurther(deps, turn, timeline, asked, argument);
  });
}

/** What of it is here already; undefined where it has to be fetched. */
function windowOf(timeline: Timeline, { before, after }: ScrollArgument): Window | undefined {
  const { first, atStart, atEnd } = timeline;
  const end = endOf(timeline);
  if (before !== undefined) {
    if (before > first) return windowBefore(timeline, before);
    return atStart ? windowAfter(timeline, first) : undefined;
  }
  if (after !== undefined && after < end) return windowAfter(timeline, after);
  return atEnd ? windowBefore(timeline, end) : undefined;
}

async function freeAnswer(
  deps: CommandDeps,
  turn: Context,
  shown: Pick<TimelineView, 'key' | 'timeline' | 'window'>,
): Promise<Reply> {
  const { connection } = await turn.user();
  return connection
    ? timelineAnswer({ ...shown, connection, ...(await viewOf(turn, shown.timeline)) })
    : refusal(deps, turn, 'not-connected');
}

async function viewOf(turn: Context, { again }: Timeline) {
  const { today } = await turn.user();
  return { query: queryOf(again, today), zone: today.zone, words: turn.words, place: 'replace' as const };
}

async function* fetchFurther(
  deps: CommandDeps,
  turn: Context,
  timeline: Timeline,
  { key, before, again }: ScrollArgument,
  argument: string,
): AsyncGenerator<Reply> {
  const { words } = turn;
  const side = before === undefined ? 'later' : 'earlier';
  const edge = edgeOf(timeline, side);
  const paid = yield* payFor(deps, turn, {
    // The hidden command is not one to be listed under what was spent.
    command: again.command === 'chat' ? 'recent' : again.command,
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', timeline.datastore),
    doing: words.text(side === 'earlier' ? 'timelines-fetching-earlier' : 'timelines-fetching-later'),
    again: { command: 'scroll', argument },
    request: (call) => fetchSide(deps.data, timeline, { side, edge, words }, call),
  });
  if (!paid) return;
  const { value, receipt, connection } = paid;
  const extended = side === 'earlier' ? withEarlier(timeline, value) : withLater(timeline, value);
  replaceTimeline(deps, turn, key, extended);
  const none = words.text(side === 'earlier' ? 'timelines-nothing-earlier' : 'timelines-nothing-later');
  const facts = [...(value.lines.length === 0 ? [none] : []), ...unreadableTexts(value.unreadable, words)];
  const shown = { key, timeline: extended, window: furtherWindow(timeline, extended, side, value.lines.length) };
  yield timelineAnswer({
    ...shown,
    connection,
    receipt: receiptText(receipt, ...facts),
    ...(await viewOf(turn, extended)),
  });
}

/** What was fetched; where that is nothing, the page at that edge. */
function furtherWindow(old: Timeline, now: Timeline, side: 'earlier' | 'later', fetched: number): Window {
  if (side === 'earlier') return fetched === 0 ? windowAfter(now, now.first) : windowBefore(now, old.first);
  return fetched === 0 ? windowBefore(now, endOf(now)) : windowAfter(now, endOf(old));
}
