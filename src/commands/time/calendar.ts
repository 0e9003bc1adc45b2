/**
 * The days of a time zone: which day a moment belongs to, and when a day begins there. A zone is an IANA name or an offset
 * such as `+02:00`, as Intl takes them; undefined means that nobody knows it, and days are UTC's.
 */
import { memoize } from '#platform/lru-cache.ts';

export const DAY_MS = 86_400_000;

export type Zone = string | undefined;

/** The present day of a person. */
export interface Today {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly zone: Zone;
  /** ISO 639-1, in which they name times; undefined: any. */
  readonly language?: string;
}

export function todayIn(zone: Zone, now: number): Today {
  return { day: dayOf(now, zone), zone };
}

/** The day of the calendar, YYYY-MM-DD, that a moment belongs to. */
export function dayOf(at: number, zone: Zone): string {
  return new Date(wallClock(at, zone)).toISOString().slice(0, 10);
}

/** What clocks there show at a moment, as if they showed UTC; milliseconds since 1970. */
export function wallClock(at: number, zone: Zone): number {
  return at + offsetAt(at, zone);
}

/**
 * The moment at which a day begins: its first one, which is not midnight where clocks leap over it. A day that a zone has
 * left out begins when the next one does.
 */
export function startOfDay(day: string, zone: Zone): number {
  return momentOf(Date.parse(`${day}T00:00:00.000Z`), zone);
}

/** The first moment at which clocks there show `shown` (as `wallClock` gives it), or later where they leap over it. */
export function momentOf(shown: number, zone: Zone): number {
  if (zone === undefined) return shown;
  const offsets = [offsetAt(shown - DAY_MS, zone), offsetAt(shown + DAY_MS, zone)];
  const [least, most] = [Math.min(...offsets), Math.max(...offsets)];
  for (const offset of [most, least]) if (wallClock(shown - offset, zone) === shown) return shown - offset;
  // Clocks leap over it: the leap is where they first show something later.
  let [before, after] = [shown - most, shown - least];
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2);
    if (wallClock(between, zone) >= shown) after = between;
    else before = between;
  }
  return after;
}

/** The day of the calendar so many days after `day`. */
export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const clockOf = memoize(
  100,
  (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
    }),
);

/** Beyond these, clocks are taken to go on as they did there. */
const [EARLIEST, LATEST] = [Date.UTC(1900), Date.UTC(9999)];

/** By how much clocks there are ahead of UTC at a moment, milliseconds. */
function offsetAt(at: number, zone: Zone): number {
  if (zone === undefined) return 0;
  const moment = Math.min(Math.max(at, EARLIEST), LATEST);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(moment)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return shown - Math.floor(moment / 1000) * 1000;
}
