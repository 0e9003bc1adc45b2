/** What a person may spend on a day of theirs (the smaller of the operator's limit and their own), and what is left at the service. */
import type { Words } from '#locales/words.ts';
import type { CreditBalance } from '#service/contract/data-service.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { Connection } from '#storage/connections.ts';
import type { Settings } from '#storage/settings.ts';
import type { CommandDeps } from '../deps.ts';
import { type Span, time } from '../reply.ts';
import { DAY_MS, dayLater, dayOf, startOfDay, type Zone } from '../time/today.ts';

export interface Budget {
  /** Credits counted today: charged, running, and those in doubt. */
  spent: number;
  /** Undefined: no cap. */
  cap: number | undefined;
  /** Whose cap it is. */
  setBy: 'operator' | 'person';
  /** Over which it is counted. */
  day: CountedDay;
}

/** Moments, milliseconds since 1970: `until` no longer belongs to it. */
export interface CountedDay {
  readonly since: number;
  readonly until: number;
}

/** No day is counted for longer: one whole day, what is left of the next in a zone far off, and what clocks are put back by. */
export const LONGEST_DAY_MS = 50 * 3_600_000;

/** The day of the person's zone that is under way, or the long one in which they changed it. */
export function countedDay({ zone, longDay }: Settings, now: number): CountedDay {
  if (longDay && now >= longDay.since && now < longDay.until) return longDay;
  const day = dayOf(now, zone);
  return { since: startOfDay(day, zone), until: startOfDay(dayLater(day, 1), zone) };
}

/**
 * The choices with another zone. What was spent today counts until a midnight there that lies at least a day after it began:
 * otherwise changing the zone would be a way around every cap.
 */
export function inZone(settings: Settings, zone: Zone, now: number): Settings {
  const { since } = countedDay(settings, now);
  const until = startOfDay(dayLater(dayOf(since + DAY_MS - 1, zone), 1), zone);
  const { zone: _, ...others } = settings;
  return { ...others, ...(zone === undefined ? {} : { zone }), longDay: { since, until } };
}

/** The smaller of both caps; 0 counts as a cap. */
function smallerCap(operator: number | undefined, own: number | undefined): Pick<Budget, 'cap' | 'setBy'> {
  if (own !== undefined && (operator === undefined || own < operator)) return { cap: own, setBy: 'person' };
  return { cap: operator, setBy: 'operator' };
}

/** Today's budget of a person, as it was when that was read. */
export function budgetOf(
  { dailyCreditLimit }: CommandDeps,
  { settings, spentToday, day }: { settings: Settings; spentToday: number; day: CountedDay },
): Budget {
  return { spent: spentToday, day, ...smallerCap(dailyCreditLimit, settings.dailyCreditCap) };
}

/** `7 credits today`, or `7 of 20 credits today`. */
export function todayText(words: Words, { spent, cap }: Budget): string {
  return words.text(cap === undefined ? 'money-receipt-today-no-cap' : 'money-receipt-today', { spent, cap });
}

/** A screen does not wait longer for a line of it. */
const DEADLINE_MS = 3_000;

/**
 * The credits behind a token; undefined where the service does not tell, or cannot be asked now.
 * Throws nothing but the signal's reason.
 */
export async function creditsBehind(
  { data }: Pick<CommandDeps, 'data'>,
  { token, access }: Pick<Connection, 'token' | 'access'>,
  signal: AbortSignal,
): Promise<CreditBalance | undefined> {
  if (!access?.extensions.includes('credits')) return undefined;
  try {
    return await data.credits({ token, signal, deadlineMs: DEADLINE_MS });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ServiceFailure) return undefined;
    throw error;
  }
}

/** `There are 1,000 again from …`, where that is still to come and more than there is. */
export function refillSpans(
  words: Words,
  terms: { allowance: number; refillsAt: number } | undefined,
  left: number,
  now: number,
): Span[] {
  if (!terms || terms.refillsAt <= now || terms.allowance <= left) return [];
  return [
    ...words.rich('balance-refill', { allowance: terms.allowance, at: time(new Date(terms.refillsAt).toISOString()) }),
  ];
}
