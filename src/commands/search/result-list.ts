/** A list of items that a person pages through and opens by number: kept for some hours, shown again at no cost. */

import { z } from 'zod';
import { Order } from '../actions.ts';
import type { Context } from '../command.ts';
import { Query } from '../query/query.ts';
import { Item, newestFirst } from './item.ts';

export const LIST_TTL_MS = 6 * 3_600_000;

export const PAGE_SIZE = 5;

/** Items whose text is kept whole; of the others its beginning is, UTF-16 units. */
const KEPT_WHOLE = 40;
const KEPT_BEYOND = 300;

export const ResultList = z.object({
  items: z.array(Item),
  query: Query.optional(),
  order: Order,
  /** Of each item its place among the best, once they are in another order. */
  ranks: z.array(z.int()).optional(),
  /** How many there are in all, where that is known; with `atLeast` there may be more. */
  total: z.int().optional(),
  atLeast: z.boolean().optional(),
  hasMore: z.boolean().optional(),
  terms: z.array(z.string()).optional(),
  /** Words that none of the items has, and those that are there. */
  nowhere: z.object({ missing: z.array(z.string()), present: z.array(z.string()) }).optional(),
  /** Chats, by the part of their names that was asked for. */
  chatsNamed: z.string().optional(),
});
export type ResultList = z.infer<typeof ResultList>;

/** Keeps a list for the person, as soon as the reply that shows it is durable. @returns its key, 16 of `A-Za-z0-9_-` */
export function keepList(ctx: Context, list: ResultList): string {
  const { results, clock } = ctx.deps;
  const { key, write } = results.keeping(ctx.person.id, trimmed(list), clock.now() + LIST_TTL_MS);
  ctx.commitWithReply(write);
  return key;
}

export function replaceList(ctx: Context, key: string, list: ResultList): void {
  ctx.commitWithReply(ctx.deps.results.replacing(key, ctx.person.id, trimmed(list)));
}

/** A kept list of this person; undefined once it is gone. */
export async function loadList(ctx: Context, key: string): Promise<ResultList | undefined> {
  const kept = await ctx.deps.results.find(key, ctx.person.id, ctx.deps.clock.now());
  return kept === undefined ? undefined : ResultList.safeParse(kept).data;
}

function trimmed(list: ResultList): ResultList {
  const items = list.items.map((item, index): Item => {
    if (index < KEPT_WHOLE || item.text.length <= KEPT_BEYOND) return item;
    return { ...item, text: item.text.slice(0, KEPT_BEYOND).toWellFormed(), cut: true };
  });
  return { ...list, items };
}

/** The same items newest first, or best first again. */
export function inOrder(list: ResultList, order: Order): ResultList {
  if (list.order === order) return list;
  const ranked = list.items.map((item, index) => ({ item, rank: list.ranks?.[index] ?? index }));
  ranked.sort((a, b) => (order === 'best' ? a.rank - b.rank : newestFirst(a.item, b.item)));
  return { ...list, order, items: ranked.map(({ item }) => item), ranks: ranked.map(({ rank }) => rank) };
}
