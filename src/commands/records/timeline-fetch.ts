/** What is before and after the edge of a timeline: one query each, by the moment of what stands at the edge. */

import type { Words } from '#locales/words.ts';
import type { Call, DataService } from '#service/contract/data-service.ts';
import type { Filter, OperatorObject } from '#service/contract/filters.ts';
import type { DataRecord } from '#service/contract/records.ts';
import { type Line, lineOf } from '../search/listing.ts';
import { entryOfGroup, entryOfRecord } from './entries.ts';
import type { Fetched, Timeline } from './timeline.ts';

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
