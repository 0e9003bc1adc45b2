/** What a person may spend on a day of theirs: the operator's limit and the person's own, whichever is smaller. */

import type { Words } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import type { CommandDeps } from '../deps.ts';
import { DAY_MS, dayLater, dayOf, startOfDay, type Zone } from '../time/calendar.ts';

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
  return cap === undefined
    ? words.text('money-receipt-today-no-cap', { spent })
    : words.text('money-receipt-today', { spent, cap });
}
