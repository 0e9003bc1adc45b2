/** When an alert or digest is due, what it may cost, and how one begins. */

import { dayLater, dayOf, momentOf, presentDay, type Today, weekdayOf, type Zone } from '#locales/times/today.ts';
import { defined } from '#platform/defined.ts';
import { rowKey } from '#storage/bindings.ts';
import type { Connection } from '#storage/connections.ts';
import type { KeptRoutine, Routine } from '#storage/routines.ts';
import { priceOf } from '../billing/prices.ts';
import type { Context } from '../command.ts';
import { callOf, inPlace, Query } from '../query/query.ts';
import type { ServiceCall } from '../registry.ts';
import type { UserState } from '../user-state.ts';

/** The most often that each falls into one month of the calendar. */
const MOST_A_MONTH = { day: 31, week: 5 } as const;

/** When it is due next after a moment, by the clocks of a zone. */
export function nextRunAt({ at }: Pick<Routine, 'at'>, zone: Zone, after: number): number {
  for (let day = dayOf(after, zone); ; day = dayLater(day, 1)) {
    if (at.weekday !== undefined && weekdayOf(day) !== at.weekday) continue;
    const moment = momentOf(day, at, zone);
    if (moment > after) return moment;
  }
}

/** The query of an alert, its place decided; undefined for a digest, and for what cannot be read. */
export function queryOf({ query }: Pick<Routine, 'query'>, connection: Connection | undefined): Query | undefined {
  const asked = Query.safeParse(query).data;
  return asked && inPlace(asked, connection);
}

/** The call of one run; `query` is that of an alert. */
export const callOfRun = (query: Query | undefined): ServiceCall =>
  query === undefined ? { operation: 'queryDatastore', datastore: 'social-chat-message' } : callOf(query);

/** Credits of one run, 0 where nothing is charged. */
export const priceOfRun = ({ charged }: UserState, query: Query | undefined): number =>
  charged ? priceOf(callOfRun(query).operation) : 0;

export const mostCreditsOf = (every: Routine['every'], price: number): number => MOST_A_MONTH[every] * price;

/** What was spent in this month with one run more; undefined above what was agreed. No month begins twice. */
export function spending(routine: Routine, today: Today, price: number): Pick<Routine, 'month' | 'spent'> | undefined {
  const month = presentDay(today).slice(0, 7);
  const spent = (month > routine.month ? 0 : routine.spent) + price;
  return spent > routine.mostCredits ? undefined : { month, spent };
}

type NewRoutine = Pick<Routine, 'kind' | 'every' | 'at' | 'query'> & { readonly price: number };

export async function begin(ctx: Context, { price, ...wanted }: NewRoutine): Promise<KeptRoutine> {
  const { deps, person, chat } = ctx;
  const { today } = await ctx.user();
  const now = deps.clock.now();
  const routine: Routine = {
    ...wanted,
    ...defined({ zone: today.zone }),
    userId: person.userId,
    chatId: chat.id,
    language: person.language,
    firstName: person.firstName,
    mostCredits: mostCreditsOf(wanted.every, price),
    month: presentDay(today).slice(0, 7),
    spent: 0,
    since: now,
    told: [],
    failures: 0,
  };
  const id = rowKey(now);
  const dueAt = nextRunAt(wanted, today.zone, now);
  ctx.commitWithReply(deps.routines.keeping(id, person.id, routine, dueAt));
  return { id, routine, dueAt };
}

/** Goes on with one as it is now, planned anew. */
export async function plan(ctx: Context, id: string, { zone: _, ...routine }: Routine): Promise<KeptRoutine> {
  const { deps, person } = ctx;
  const { zone } = (await ctx.user()).today;
  const planned: Routine = { ...routine, ...defined({ zone }) };
  const dueAt = nextRunAt(planned, zone, deps.clock.now());
  ctx.commitWithReply(deps.routines.changing(id, person.id, planned, dueAt));
  return { id, routine: planned, dueAt };
}

/** After new data has come in: alerts that are not due yet look at once. */
export async function lookAfterImport({ deps, person, commitWithReply }: Context): Promise<void> {
  for (const { id, routine, dueAt } of await deps.routines.list(person.id))
    if (routine.kind === 'alert' && dueAt !== undefined)
      commitWithReply(deps.routines.changing(id, person.id, routine, deps.clock.now()));
}
