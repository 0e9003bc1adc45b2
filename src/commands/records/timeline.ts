/**
 * Records in the order of time, read up and down without end: what has been fetched is kept for some hours, and what is
 * beyond it is asked for by the moment of what stands at its edge.
 */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import type { Call, DataService } from '#service/contract/data-service.ts';
import { DATASTORES, type DatastoreName } from '#service/contract/datastores.ts';
import { Filter, type OperatorObject } from '#service/contract/filters.ts';
import type { DataRecord } from '#service/contract/records.ts';
import type { Context } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import { paidButton, queryButton, queryOf } from '../press.ts';
import { type Invocation, type Reply, reply } from '../reply.ts';
import {
  keptLines,
  LISTING_TTL_MS,
  Line,
  lineOf,
  MAX_PAGE_WEIGHT,
  unpackedListing,
  weightOf,
} from '../search/listing.ts';
import type { Today } from '../time/today.ts';
import { entryOfGroup, entryOfRecord } from './entries.ts';

const datastoreNames = Object.keys(DATASTORES) as [DatastoreName, ...DatastoreName[]];

export const Timeline = z.object({
  kind: z.enum(['recent', 'chat', 'around', 'chats']),
  title: z.string(),
  subject: z.string(),
  datastore: z.enum(datastoreNames),
  filter: Filter,
  /** The member that it is in the order of. */
  field: z.string(),
  /** Records fetched at a time. */
  limit: z.int().min(1),
  /** What gets it anew, once this is gone. */
  again: z.object({ command: z.string(), argument: z.string() }),
  /** Oldest first, without a gap. */
  lines: z.array(Line),
  /** The number of the first line: those that come before it later have smaller ones, so that a number never changes. */
  first: z.int(),
  /** Nothing is before, or after, what has been fetched. */
  atStart: z.boolean(),
  atEnd: z.boolean(),
  /** Number of the line that everything stands around. */
  hit: z.int().optional(),
});
export type Timeline = z.infer<typeof Timeline>;

/** Lines of one page. */
const MAX_LINES: Readonly<Record<Timeline['kind'], number>> = { recent: 10, chat: 10, around: 10, chats: 6 };
/** Lines that are kept; beyond, those at the far end are forgotten and can be fetched again. */
const MAX_KEPT = 400;
/** What of a page stands before the hit. */
const BEFORE_HIT = 4;

/** A part of it that is shown: numbers of the first line, and of the one behind the last. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

export const endOf = ({ first, lines }: Timeline) => first + lines.length;

export function linesIn({ first, lines }: Timeline, { from, to }: Window): Line[] {
  return lines.slice(Math.max(0, from - first), Math.max(0, to - first));
}

/** As much as one page takes, before the line of number `to`. */
export function windowBefore(timeline: Timeline, to: number): Window {
  const end = Math.min(to, endOf(timeline));
  return { from: end - fitting(timeline, linesIn(timeline, { from: timeline.first, to: end }).toReversed()), to: end };
}

/** As much as one page takes, from the line of number `from` on. */
export function windowAfter(timeline: Timeline, from: number): Window {
  const begin = Math.max(from, timeline.first);
  return { from: begin, to: begin + fitting(timeline, linesIn(timeline, { from: begin, to: endOf(timeline) })) };
}

/** The page that holds the hit, with something before it. */
export function windowAround(timeline: Timeline, hit: number): Window {
  const before = windowBefore(timeline, hit);
  let from = Math.max(before.from, hit - BEFORE_HIT);
  // Long texts before it must not push it off its own page.
  while (from < hit && windowAfter(timeline, from).to <= hit) from += 1;
  return windowAfter(timeline, from);
}

function fitting({ kind }: Timeline, lines: readonly Line[]): number {
  let weight = 0;
  let count = 0;
  for (const line of lines) {
    weight += weightOf(line, lines[count - 1]);
    if (count > 0 && (count >= MAX_LINES[kind] || weight > MAX_PAGE_WEIGHT)) break;
    count += 1;
  }
  return count;
}

/** What was fetched of one side. */
export interface Fetched {
  lines: readonly Line[];
  /** Nothing is beyond. */
  isAll: boolean;
}

/** With what came before it. */
export function withEarlier(timeline: Timeline, { lines, isAll }: Fetched): Timeline {
  const all = [...lines, ...timeline.lines];
  const kept = all.slice(0, MAX_KEPT);
  return {
    ...timeline,
    lines: kept,
    first: timeline.first - lines.length,
    atStart: isAll,
    atEnd: timeline.atEnd && kept.length === all.length,
  };
}

/** With what came after it. */
export function withLater(timeline: Timeline, { lines, isAll }: Fetched): Timeline {
  const all = [...timeline.lines, ...lines];
  const kept = all.slice(-MAX_KEPT);
  const forgotten = all.length - kept.length;
  return {
    ...timeline,
    lines: kept,
    first: timeline.first + forgotten,
    atStart: timeline.atStart && forgotten === 0,
    atEnd: isAll,
  };
}

/** Keeps it for the person, as soon as the answer that shows it is durable; its key. */
export function keepTimeline(deps: CommandDeps, turn: Context, timeline: Timeline): string {
  const value = { ...timeline, lines: keptLines(timeline.lines) };
  const { key, write } = deps.results.keeping(turn.person.id, value, deps.clock.now() + LISTING_TTL_MS);
  turn.commitWithReply(write);
  return key;
}

/** Puts it under the key that it has. */
export function replaceTimeline(deps: CommandDeps, turn: Context, key: string, timeline: Timeline): void {
  turn.commitWithReply(deps.results.replacing(key, turn.person.id, { ...timeline, lines: keptLines(timeline.lines) }));
}

/** A kept one of this person; undefined when it is gone. */
export async function findTimeline(deps: CommandDeps, person: string, key: string): Promise<Timeline | undefined> {
  const kept = await deps.results.take(key, person, deps.clock.now());
  return kept === undefined ? undefined : Timeline.safeParse(kept).data;
}

export interface FetchedSide extends Fetched {
  /** Records that could not be read. */
  unreadable: number;
}

type Source = Pick<Timeline, 'datastore' | 'filter' | 'field' | 'limit'>;
export type Side = 'earlier' | 'later';

/** What stands at the edge: its own moment belongs to the question, since others may have happened in it. */
export interface Edge {
  moment: string;
  /** Lines that are here already and may come again. */
  known: readonly Line[];
  /** What happened in that very moment belongs to the other side. */
  beyond?: boolean;
}

/**
 * @param edge absent: from the newest on, or from the oldest
 * @throws ServiceFailure
 */
export async function fetchSide(
  data: Pick<DataService, 'queryDatastore'>,
  { datastore, filter, field, limit }: Source,
  { side, edge, words }: { side: Side; edge?: Edge | undefined; words: Words },
  call: Call,
): Promise<FetchedSide> {
  const known = new Set(edge?.known.map(nameOf));
  const atEdge = edge?.beyond ? 0 : (edge?.known.filter(({ moment }) => moment === edge.moment).length ?? 0);
  // One more than is kept tells whether there is a next time.
  const asked = limit + atEdge + 1;
  const { items, dropped } = await data.queryDatastore(
    {
      datastore,
      query: edge === undefined ? filter : bounded(filter, field, side, edge),
      options: { sort: [{ [field]: side === 'earlier' ? 'desc' : 'asc' }], limit: asked, skip: 0 },
    },
    call,
  );
  const fresh = items
    .map((item) => lineOfItem(item, datastore, field, words))
    .filter((line) => !known.has(nameOf(line)));
  const isAll = items.length + dropped < asked || fresh.length === 0;
  const taken = fresh.slice(0, limit);
  return {
    lines: inOrder(
      side === 'earlier' ? taken.toReversed() : taken,
      datastore === 'social-chat-group' ? 'at' : 'moment',
    ),
    isAll: isAll && taken.length === fresh.length,
    unreadable: dropped,
  };
}

/**
 * Ties are in the order of their ids, whichever way they were fetched.
 * @param by chats are in the order of their last change, also where a service gives them in another one
 */
export function inOrder(lines: readonly Line[], by: 'moment' | 'at' = 'moment'): Line[] {
  return lines.toSorted((a, b) => {
    const [one = '', other = ''] = [a[by], b[by]];
    if (one === '' || other === '') return 0;
    return one === other ? BY_NUMBER.compare(a.id ?? '', b.id ?? '') : one < other ? -1 : 1;
  });
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/** The edge of what is here; undefined where no record says when it happened. */
export function edgeOf({ lines }: Pick<Timeline, 'lines'>, side: Side): Edge | undefined {
  const moments = lines.flatMap(({ moment }) => (moment === undefined ? [] : [moment])).sort();
  const moment = side === 'earlier' ? moments[0] : moments.at(-1);
  return moment === undefined ? undefined : { moment, known: lines };
}

/** One that has no id that could be kept is known by what it says. */
export const nameOf = ({ id, at, text }: Line) => id ?? `${at} ${text}`;

function lineOfItem(item: DataRecord, datastore: Timeline['datastore'], field: string, words: Words): Line {
  if (datastore !== 'social-chat-group') return lineOf(entryOfRecord(item, words, datastore));
  const moment = item[field];
  const { moment: _, ...line } = lineOf(entryOfGroup(item, words));
  return { ...line, ...(typeof moment === 'string' ? { moment } : {}) };
}

function bounded(filter: Filter, field: string, side: Side, { moment, beyond }: Edge): Filter {
  const given = filter[field];
  const bounds: OperatorObject = typeof given === 'object' && given !== null ? (given as OperatorObject) : {};
  const own: OperatorObject = side === 'earlier' ? { $lte: moment } : beyond ? { $gt: moment } : { $gte: moment };
  return { ...filter, [field]: { ...bounds, ...own } };
}

/** Where a line is kept, and what gets its list anew. */
export const LineArgument = z.object({
  key: z.string().max(64),
  index: z.int().min(-1_000_000).max(1_000_000),
  again: z.object({ command: z.enum(['search', 'recent', 'chat', 'chats', 'today']), argument: z.string() }),
});
export type LineArgument = z.infer<typeof LineArgument>;

/** As much of its text as is kept, lines as they were written. */
export function wholeText({ body, whole, text }: Line): string {
  if (body === undefined) return whole?.text ?? text;
  return body.text || (body.title ?? text);
}

/** @returns undefined when the list is gone, or has no such line */
export async function findLine(
  { results, clock }: Pick<CommandDeps, 'results' | 'clock'>,
  person: string,
  { key, index }: Pick<LineArgument, 'key' | 'index'>,
): Promise<Line | undefined> {
  const kept = await results.take(key, person, clock.now());
  const listing = unpackedListing(kept);
  if (listing) return listing.lines[index];
  const timeline = Timeline.safeParse(kept).data;
  return timeline?.lines[index - timeline.first];
}

export function goneAnswer(again: Invocation, today: Today, words: Words): Reply {
  const query = queryOf(again, today);
  const isSearch = again.command === 'search';
  const label = words.text(isSearch ? 'results-again' : 'timelines-again');
  return reply([words.text(isSearch ? 'results-gone' : 'timelines-gone')], {
    place: 'replace',
    buttons: [
      [query === undefined ? paidButton(words, label, 'queryDatastore', again) : queryButton(words, label, query)],
    ],
  });
}
