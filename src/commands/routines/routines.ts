/** What is done again and again for a person: when it is due, what it may cost, and how one begins. */
import type { Words } from '#locales/words.ts';
import { type OperationName, scopesFor } from '#service/contract/operations.ts';
import type { Scope } from '#service/contract/scopes.ts';
import { rowKey } from '#storage/bindings.ts';
import type { Routine } from '#storage/routines.ts';
import type { Write } from '#storage/write.ts';
import type { Context } from '../command.ts';
import { priceOf } from '../credits/price.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { runButton } from '../press.ts';
import { parseQuery } from '../query/parse-query.ts';
import { needsOfQuery, operationOf, type Query, typed } from '../query/query.ts';
import type { Button } from '../reply.ts';
import { dayLater, dayOf, momentOf, presentDay, type Today, weekdayOf, type Zone } from '../time/today.ts';

/** Most that one person may have. */
export const MAX_ROUTINES = 20;

/** The most often that each falls into one month of the calendar. */
const MOST_A_MONTH = { day: 31, week: 5 } as const;

/** When it is due next after a moment, by the clocks of a zone. */
export function dueAfter({ at }: Pick<Routine, 'at'>, zone: Zone, after: number): number {
  for (let day = dayOf(after, zone); ; day = dayLater(day, 1)) {
    if (at.weekday !== undefined && weekdayOf(day) !== at.weekday) continue;
    const moment = momentOf(day, at, zone);
    if (moment > after) return moment;
  }
}

/** The query of a watch, its days those of the person; undefined for what no longer can be read. */
export function watchedQuery({ argument }: Pick<Routine, 'argument'>, today: Today): Query | undefined {
  const parsed = parseQuery(argument, today);
  return 'query' in parsed ? parsed.query : undefined;
}

/** What one run asks of the service; `query` is that of a watch. */
function operationOfRun(query: Query | undefined): OperationName {
  return query === undefined ? 'queryDatastore' : operationOf(query);
}

/** The scopes of one run. */
export function needsOfRun(query: Query | undefined): Scope[] {
  return query === undefined ? scopesFor('queryDatastore', 'social-chat-message') : needsOfQuery(query);
}

export const priceOfRun = (query: Query | undefined): number => priceOf(operationOfRun(query));

/** What one run of it costs now. */
export const priceNow = (routine: Routine, today: Today): number =>
  priceOfRun(routine.kind === 'watch' ? watchedQuery(routine, today) : undefined);

export const mostCreditsOf = (every: Routine['every'], price: number): number => MOST_A_MONTH[every] * price;

/**
 * What was spent in the month of `today`, with one run more. Clocks that are put back begin no month anew.
 * @returns undefined when that is more than was agreed
 */
export function spending(routine: Routine, today: Today, price: number): Pick<Routine, 'month' | 'spent'> | undefined {
  const month = presentDay(today).slice(0, 7);
  const spent = (month > routine.month ? 0 : routine.spent) + price;
  return spent > routine.mostCredits ? undefined : { month, spent };
}

export interface NewRoutine extends Pick<Routine, 'kind' | 'argument' | 'every' | 'at'> {
  readonly price: number;
}

/** A routine of the person who is asking, from now on: its write, and when it is due first. */
export function beginning(
  deps: CommandDeps,
  { person, chat }: Context,
  today: Today,
  { price, ...wanted }: NewRoutine,
): { write: Write; dueAt: number } {
  const now = deps.clock.now();
  const dueAt = dueAfter(wanted, today.zone, now);
  const routine: Routine = {
    ...wanted,
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
  return { write: deps.routines.keeping(rowKey(now), person.id, routine, dueAt), dueAt };
}

/** Free to press: it says what it costs before anything begins. Undefined for a query to which nothing new can come. */
export function watchButton({ filters, ...query }: Query, words: Words): Button | undefined {
  const { after: _, ...lasting } = filters;
  if (filters.before !== undefined || query.words.length + Object.keys(lasting).length === 0) return undefined;
  const { limit: __, ...watched } = { ...query, filters: lasting };
  return runButton(words.text('routines-watch'), 'watches', typed(watched));
}

/** What is watched, as people read it: everywhere is where a search looks that says nothing else. At most 60 characters. */
export function watchedText(typed: string): string {
  return shorten(typed.replace(/ in:all$/, ''), 60);
}
