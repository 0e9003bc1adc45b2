/** Fetches messages of one chat: around a message, before or after it, or the newest. */
import { z } from 'zod';
import type { Call } from '#service/contract/data-service.ts';
import { type DatastoreName, GROUPS, MESSAGES } from '#service/contract/datastores.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import { charge } from '../billing/charge.ts';
import type { Context } from '../command.ts';
import { bestEffort } from '../deps.ts';
import { allows, offers } from '../registry.ts';
import { byTime, type Item, itemFromRecord } from './item.ts';

export const Edge = z.object({ id: z.string().optional(), at: z.string() });
export type Edge = z.infer<typeof Edge>;
export const Side = z.enum(['earlier', 'later']);
export type Side = z.infer<typeof Side>;

/** One charged read request, at the price of a list. */
export function chargeRead<T>(ctx: Context, datastore: DatastoreName, request: (call: Call) => Promise<T>): Promise<T> {
  return charge(ctx, {
    command: 'recent',
    operation: 'queryDatastore',
    datastore,
    activity: ctx.words.text('conversation-activity'),
    request,
  });
}

/** Messages around one, from a service with the extension; oldest first, empty if the message no longer exists. */
export async function fetchAround(
  { deps, words }: Context,
  groupId: string,
  recordId: string,
  { before = 0, after = 0 },
  call: Call,
): Promise<{ items: Item[]; atStart: boolean; atEnd: boolean }> {
  const { items: records, ...ends } = await deps.data.around({ groupId, recordId, before, after }, call);
  return { ...ends, items: records.map((record) => itemFromRecord(record, MESSAGES, words)) };
}

interface Wanted {
  side: Side;
  /** Absent to start from the newest. */
  edge?: Edge;
  count: number;
}

interface Fetched {
  /** Oldest first. */
  items: Item[];
  isAll: boolean;
}

/** Messages before or after an edge. */
export async function fetchSide(ctx: Context, chatId: string, wanted: Wanted, call: Call): Promise<Fetched> {
  const { side, edge, count } = wanted;
  if (offers(ctx.connection, SEARCH_EXTENSION) && edge?.id !== undefined) {
    const { id } = edge;
    const found = await fetchAround(ctx, chatId, id, { [side === 'earlier' ? 'before' : 'after']: count }, call);
    const isAll = side === 'earlier' ? found.atStart : found.atEnd;
    if (found.items.length > 0) return { items: found.items.filter((item) => item.id !== id), isAll };
  }
  return await fetchByTime(ctx, chatId, wanted, call);
}

/** Extra messages to fetch because several may share the timestamp of the edge. */
const TIES = 5;

async function fetchByTime(
  { deps: { data }, words, connection }: Context,
  chatId: string,
  { side, edge, count }: Wanted,
  call: Call,
): Promise<Fetched> {
  const isEarlier = side === 'earlier';
  const limit = count + 1 + (edge === undefined ? 0 : TIES);
  const bounds = edge === undefined ? {} : { sentAt: isEarlier ? { $lte: edge.at } : { $gte: edge.at } };
  const { items: records, dropped } = await data.queryDatastore(
    {
      datastore: MESSAGES,
      query: { groupId: chatId, ...bounds },
      options: { sort: [{ sentAt: isEarlier ? 'desc' : 'asc' }], limit },
    },
    call,
  );
  const fetched = records.map((record) => itemFromRecord(record, MESSAGES, words));
  const oldestFirst = isEarlier ? fetched.toReversed() : fetched;
  // A service with the extension orders messages within a second.
  const items = offers(connection, SEARCH_EXTENSION) ? oldestFirst : oldestFirst.toSorted(byTime);
  const at = edge === undefined ? -1 : items.findIndex(({ id }) => id === edge.id);
  const beyond = at < 0 ? items : isEarlier ? items.slice(0, at) : items.slice(at + 1);
  return {
    items: isEarlier ? beyond.slice(-count) : beyond.slice(0, count),
    isAll: records.length + dropped < limit && beyond.length <= count,
  };
}

/** Adds a chat's last message as its text, if the request is free. */
export async function withLastMessage(ctx: Context, item: Item): Promise<Item> {
  const { deps, words, connection, charged } = ctx;
  const { datastore, chatId } = item;
  if (datastore !== GROUPS || chatId === undefined || charged || !connection || !allows(connection, 'recent'))
    return item;
  const options = { sort: [{ sentAt: 'desc' as const }], limit: 1 };
  const found = await bestEffort(ctx, (call) =>
    deps.data.queryDatastore(
      { datastore: MESSAGES, query: { groupId: chatId }, options },
      { ...call, token: connection.token },
    ),
  );
  const [record] = found?.items ?? [];
  return record === undefined ? item : { ...item, text: itemFromRecord(record, MESSAGES, words).text };
}
