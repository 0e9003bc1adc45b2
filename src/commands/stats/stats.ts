/** /count and /stats: how many messages, from whom, where and when, as text or as a chart. */

import { z } from 'zod';
import { STATISTICS_EXTENSION, Statistics } from '#service/contract/statistics.ts';
import { requireScopes } from '../access/tokens.ts';
import { type As, countNewest, countQuery, PAGE_CHOICES, showChart } from '../actions.ts';
import { priceOf } from '../billing/budget.ts';
import { charge } from '../billing/charge.ts';
import { button } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { offers } from '../registry.ts';
import { type Reply, reply } from '../reply.ts';
import { findResult, keepResult } from '../user-state.ts';
import {
  type CountedDatastore,
  countByPages,
  countedDatastore,
  countFilter,
  PAGE,
  type PagesCounted,
} from './count-by-pages.ts';
import { statsReply } from './stats-reply.ts';

const OPERATION = 'queryDatastore';

export const statsCommands: readonly Command[] = [
  command('count', (ctx, { argument }) => countTyped(ctx, argument, 'count')),
  command('stats', (ctx, { argument }) => countTyped(ctx, argument, 'stats')),
  onAction(countQuery, (ctx, { query, as }) => countMessages(ctx, query, as)),
  onAction(countNewest, async (ctx, { query, as, pages }) => {
    const { words, deps } = ctx;
    const datastore = countedDatastore(query);
    if (datastore === undefined) return undefined;
    const zone = zoneOf(ctx);
    const price = priceOf(OPERATION);
    let requested = 0;
    const counted = await charge(ctx, {
      ...common(ctx, as, datastore),
      credits: pages * price,
      isLong: true,
      spent: () => requested * price,
      chargedFor: ({ pagesRead, failure }: PagesCounted) => (pagesRead + (failure?.mayHaveCost ? 1 : 0)) * price,
      request: (call) =>
        countByPages(deps.data, call, {
          ...{ query, datastore, zone, words, pages },
          onRequest: () => {
            requested += 1;
          },
          onPage: (read) =>
            ctx.progress([
              `${words.text('stats-counting')}…\n`,
              words.text('stats-read', { amount: read, most: pages * PAGE }),
            ]),
        }),
    });
    return finish(ctx, query, { as, ...counted });
  }),
  onAction(showChart, async (ctx, { key, query }) => {
    const { words } = ctx;
    const kept = Counted.safeParse(await findResult(ctx, key)).data;
    if (kept) return await statsReply(ctx, query, kept, { as: 'stats' });
    const again = button(words.text('stats-again'), countQuery, { query, as: 'stats' });
    return reply(words.text('stats-forgotten'), { buttons: [[again]] });
  }),
];

async function countTyped(ctx: Context, argument: string, as: As): Promise<Reply> {
  const parsed = queryToCount(ctx, argument);
  if ('problem' in parsed) return reply(parsed.problem);
  return await countMessages(ctx, parsed.query, as);
}

export function queryToCount({ today, words }: Context, argument: string): ReturnType<typeof parseQuery> {
  const narrowed = parseQuery(argument, today, 'words', words);
  // A filter alone is enough to count: `in:emails`.
  return 'query' in narrowed ? narrowed : parseQuery(argument, today, 'filters', words);
}

const Counted = z.object({
  statistics: Statistics,
  /** How many messages were read, if not all. */
  read: z.number().optional(),
});
export type Counted = z.infer<typeof Counted>;

async function countMessages(ctx: Context, query: Query, as: As): Promise<Reply> {
  const { words, deps } = ctx;
  const datastore = countedDatastore(query);
  if (datastore === undefined) return reply(words.text('stats-only-messages'));
  const connection = requireScopes(ctx, { operation: OPERATION, datastore });
  if (!offers(connection, STATISTICS_EXTENSION)) return pagesQuestion(ctx, query, as);
  const zone = zoneOf(ctx);
  const statistics = await charge(ctx, {
    ...common(ctx, as, datastore),
    request: (call) => deps.data.statistics({ datastore, query: countFilter(query, datastore), zone }, call),
  });
  return finish(ctx, query, { as, statistics });
}

const common = ({ words }: Context, command: As, datastore: CountedDatastore) => ({
  ...({ command, operation: OPERATION, datastore } as const),
  activity: words.text('stats-counting'),
});

const zoneOf = ({ today }: Context) => today.zone ?? 'UTC';

/** For a service that can't count: the cost depends on the number of pages, so the person chooses it first. */
function pagesQuestion({ words }: Context, query: Query, as: As): Reply {
  const buttons = PAGE_CHOICES.map((pages) => [
    button(words.text('stats-newest', { amount: pages * PAGE }), countNewest, { query, as, pages }),
  ]);
  return reply(words.text('stats-reading', { credits: priceOf(OPERATION), amount: PAGE }), { buttons });
}

/** Stores paid statistics, so that their chart is free. @returns the reply */
async function finish(ctx: Context, query: Query, { as, statistics, read }: Counted & { as: As }): Promise<Reply> {
  const counted: Counted = { statistics, ...(statistics.isPartial ? { read } : {}) };
  return await statsReply(ctx, query, counted, { as, ...(ctx.charged ? { key: keepResult(ctx, counted) } : {}) });
}
