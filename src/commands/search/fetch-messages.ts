/** Messages of one chat: around one of them, on either side of it, or the newest. */
import { z } from 'zod';
import { AROUND_EXTENSION } from '#service/contract/around.ts';
import type { Call } from '#service/contract/data-service.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Connection } from '#storage/connections.ts';
import { type Charged, charge } from '../billing/charge.ts';
import type { Context } from '../command.ts';
import { offers } from '../registry.ts';
import type { Reply } from '../reply.ts';
import { byTime, type Item, itemFromRecord } from './item.ts';

const MESSAGES = 'social-chat-message';

const BEFORE = 4;
const AFTER = 5;

export const Edge = z.object({ id: z.string().optional(), at: z.string() });
export type Edge = z.infer<typeof Edge>;
export const Side = z.enum(['earlier', 'later']);
export type Side = z.infer<typeof Side>;

/** One request to read something, at what listing costs. */
export function reading<T>(
  ctx: Context,
  datastore: DatastoreName,
  request: (call: Call) => Promise<T>,
): AsyncGenerator<Reply, Charged<T> | undefined> {
  return charge(ctx, {
    command: 'recent',
    operation: 'queryDatastore',
    datastore,
    activity: ctx.words.text('conversation-activity'),
    request,
  });
}

export interface Fetched {
  /** Oldest first. */
  items: Item[];
  isAll: boolean;
}

/** @returns undefined where the message is no longer there */
export async function fetchAround(
  ctx: Context,
  connection: Connection,
  { chatId, item, at }: { chatId: string; item: Item; at: string },
  call: Call,
): Promise<{ items: Item[]; atStart: boolean; atEnd: boolean; hit: Item } | undefined> {
  const { deps, words } = ctx;
  if (offers(connection, AROUND_EXTENSION) && item.id !== undefined) {
    const input = { groupId: chatId, recordId: item.id, before: BEFORE, after: AFTER };
    const { items: records, atStart, atEnd } = await deps.data.around(input, call);
    const items = records.map((record) => itemFromRecord(record, MESSAGES, words));
    const hit = items.find(({ id }) => id === item.id);
    return hit && { items, atStart, atEnd, hit };
  }
  const edge = { ...(item.id === undefined ? {} : { id: item.id }), at: item.moment ?? at };
  const before = await fetchByTime(ctx, connection, { chatId, side: 'earlier', edge, count: BEFORE }, call);
  const after = await fetchByTime(ctx, connection, { chatId, side: 'later', edge, count: AFTER }, call);
  return { items: [...before.items, item, ...after.items], atStart: before.isAll, atEnd: after.isAll, hit: item };
}

/** Messages of one moment that may stand at an edge. */
const TIES = 5;

/** @param edge absent: from the newest on */
export async function fetchByTime(
  { deps: { data }, words }: Context,
  connection: Connection | undefined,
  { chatId, side, edge, count }: { chatId: string; side: Side; edge?: Edge; count: number },
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
  const told = records.map((record) => itemFromRecord(record, MESSAGES, words));
  const oldestFirst = isEarlier ? told.toReversed() : told;
  // A service that knows what stands around a message has an order within a second.
  const items = offers(connection, AROUND_EXTENSION) ? oldestFirst : oldestFirst.toSorted(byTime);
  const at = edge === undefined ? -1 : items.findIndex(({ id }) => id === edge.id);
  const beyond = at < 0 ? items : isEarlier ? items.slice(0, at) : items.slice(at + 1);
  return {
    items: isEarlier ? beyond.slice(-count) : beyond.slice(0, count),
    isAll: records.length + dropped < limit && beyond.length <= count,
  };
}

export async function fetchSide(
  ctx: Context,
  connection: Connection,
  chatId: string,
  { side, edge, count }: { side: Side; edge: Edge; count: number },
  call: Call,
): Promise<Fetched> {
  const { deps, words } = ctx;
  if (offers(connection, AROUND_EXTENSION) && edge.id !== undefined) {
    const input = {
      groupId: chatId,
      recordId: edge.id,
      before: 0,
      after: 0,
      [side === 'earlier' ? 'before' : 'after']: count,
    };
    const found = await deps.data.around(input, call);
    const items = found.items.map((record) => itemFromRecord(record, MESSAGES, words));
    const isAll = side === 'earlier' ? found.atStart : found.atEnd;
    if (items.length > 0) return { items: items.filter(({ id }) => id !== edge.id), isAll };
  }
  return await fetchByTime(ctx, connection, { chatId, side, edge, count }, call);
}
