/** Runs an alert or digest that is due. Silent if there is nothing new. */

import { createHash } from 'node:crypto';
import type { KeptRoutine, Routine } from '#storage/routines.ts';
import { runDue, stopAlert, turnPage } from '../actions.ts';
import { button } from '../buttons.ts';
import { type Context, onAction } from '../command.ts';
import { logProblem, type Problem, type ProblemCode, toProblem } from '../errors.ts';
import { type Query, soughtWords } from '../query/query.ts';
import { type Button, foreign, type Reply, reply } from '../reply.ts';
import { lookUp } from '../search/hits.ts';
import { type Item, itemKey, newestFirst } from '../search/item.ts';
import { hitLines, numbered, PAGE_SIZE, type ResultList } from '../search/result-list.ts';
import { alertName, nextRunAt, plan, priceOfRun, queryOf, spending, stopWithReason } from './alerts.ts';
import { digestOf } from './today.ts';

/** Problems that don't pass on their own and stop a routine immediately; after others it is retried at its next run. */
const STOPS: Partial<Record<ProblemCode, string>> = {
  'not-connected': 'access',
  'token-refused': 'access',
  'token-expired': 'access',
  'scope-missing': 'access',
  'credits-out': 'credits',
  'cap-reached': 'limit',
};
const MAX_FAILURES = 7;
/** Messages that arrive late still count as new for this long. */
const OVERLAP_MS = 3 * 86_400_000;
/** Most reported items that are remembered. */
const MAX_TOLD = 500;

export const runDueAction = onAction(runDue, async (ctx, { id }) => {
  const kept = await ctx.deps.routines.find(id, ctx.person.id);
  const said = kept?.dueAt === undefined ? undefined : await runOnce(ctx, kept);
  if (said) return said;
});

async function runOnce(ctx: Context, kept: KeptRoutine): Promise<Reply | undefined> {
  const { deps, person, today, connection } = ctx;
  const { id, routine } = kept;
  const query = queryOf(routine, connection);
  if (routine.kind === 'alert' && query === undefined) return stopWithReason(ctx, kept, 'trouble');
  // The time zone has changed since it was scheduled, and with it the hour.
  if (routine.kind !== 'alert' && routine.zone !== today.zone) return void plan(ctx, id, routine);
  const price = priceOfRun(ctx, query);
  if (price > routine.mostCredits) return stopWithReason(ctx, kept, 'dearer');
  const dueAt = nextRunAt(routine, today.zone, deps.clock.now());
  const spent = spending(routine, today, price);
  const keep = (change: Partial<Routine>): undefined => {
    ctx.commitWithReply(deps.routines.changing(id, person.id, { ...routine, ...spent, ...change }, dueAt));
  };
  // This month's agreed maximum is used up, so it waits for the next month.
  if (spent === undefined) return keep({});
  // Saved before the request, so that the cost is counted even if the process dies.
  await deps.routines.save(id, person.id, { ...routine, ...spent }, dueAt);
  let problem: Problem;
  try {
    if (query === undefined) {
      const digest = await digestOf(ctx, routine.kind === 'week' ? 'week' : 'today');
      keep({ failures: 0 });
      return digest;
    }
    const activity = ctx.words.text('alerts-activity', { what: alertName(ctx, routine) });
    const fetch = { newsSince: new Date(routine.since).toISOString() };
    const { items } = await lookUp(ctx, query, fetch, { command: 'alerts', activity });
    const { fresh, kept: seen } = unseenOf(routine, items, deps.clock.now());
    keep({ ...seen, failures: 0 });
    return fresh.length === 0 ? undefined : foundReply(ctx, kept, query, fresh);
  } catch (error) {
    if (ctx.signal.aborted) throw ctx.signal.reason;
    logProblem(ctx, 'alerts', error);
    problem = toProblem(error);
  }
  const stops = STOPS[problem.code];
  if (stops !== undefined) return stopWithReason(ctx, kept, stops);
  const failures = routine.failures + 1;
  const later = { ...spent, spent: spent.spent - (problem.mayHaveCost ? 0 : price), failures };
  if (failures >= MAX_FAILURES) return stopWithReason(ctx, { ...kept, routine: { ...routine, ...later } }, 'trouble');
  return keep(later);
}

function foundReply(ctx: Context, { id, routine }: KeptRoutine, query: Query, fresh: readonly Item[]): Reply {
  const { words } = ctx;
  const terms = soughtWords(query.words);
  const list: ResultList = { items: [...fresh], order: 'newest', terms, total: fresh.length };
  const shown = fresh.slice(0, PAGE_SIZE);
  const all = (key: string): Button[] =>
    fresh.length > shown.length
      ? [button(words.text('alerts-all', { amount: fresh.length }), turnPage, { list: key, page: 0 })]
      : [];
  const stop = button(words.text('alerts-stop-this'), stopAlert, { id });
  return reply(
    [
      ...words.rich('alerts-new', { what: foreign(alertName(ctx, routine)) }),
      '\n\n',
      ...hitLines(ctx, shown, { terms }),
    ],
    numbered(ctx, list, (key) => [[...all(key), stop]], shown.length),
  );
}

/** The items that haven't been reported yet, newest first, and what the alert must remember. */
function unseenOf(
  { since, told }: Pick<Routine, 'since' | 'told'>,
  items: readonly Item[],
  now: number,
): { fresh: Item[]; kept: Pick<Routine, 'since' | 'told'> } {
  const known = new Set(told);
  const fresh = new Map<string, Item>();
  for (const item of items) if (!known.has(seenKey(item))) fresh.set(seenKey(item), item);
  const newSince = Math.max(since, now - OVERLAP_MS);
  const recent = items.filter(({ at }) => at !== undefined && Date.parse(at) >= newSince).map(seenKey);
  return {
    fresh: [...fresh.values()].sort(newestFirst),
    // Keep earlier keys: a full reply may have omitted a hit that was already reported.
    kept: { since: newSince, told: [...new Set([...recent, ...told])].slice(0, MAX_TOLD) },
  };
}

const seenKey = (item: Item) => createHash('sha256').update(itemKey(item)).digest('base64url').slice(0, 12);
