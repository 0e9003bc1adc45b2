/**
 * The days of a time zone: which day a moment belongs to, and when a day begins there; and days as people type them in figures. A zone is an IANA name or an offset
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

/** Days from `from` up to, not including, `to`; without `to` until now. YYYY-MM-DD. */
export interface Span {
  readonly from: string;
  readonly to?: string;
}

const UNIT_DAYS: Readonly<Record<string, number>> = { d: 1, д: 1, w: 7, н: 7, m: 30, м: 30, y: 365, г: 365 };

/** Furthest back that a date is understood. */
const MAX_DAYS_BACK = 36_500;

/**
 * The days that a word in figures means: `7d`, `2w`, `3m`, `1y` (`7д` …) until now; `2026-11-01`, `01.11.2026`,
 * `01/11/2026` a day, `2026-11` a month, `2026` a year. A year of two figures is one of this century.
 * @param today YYYY-MM-DD
 * @param monthFirst whether 03/05/2026 is in March; 13/05/2026 and 05/13/2026 can only be in May
 * @returns undefined for anything else, and for days that do not exist
 */
export function spanInFigures(word: string, today: string, monthFirst = false): Span | undefined {
  const text = word.trim().toLowerCase();
  const counted = /^(\d{1,5})([dwmyднмг])$/u.exec(text);
  if (counted) {
    const days = Number(counted[1]) * (UNIT_DAYS[counted[2] ?? ''] ?? 0);
    return days <= MAX_DAYS_BACK ? { from: dayLater(today, -days) } : undefined;
  }
  const iso = /^(\d{4})(?:([-/])(\d{1,2})(?:\2(\d{1,2}))?)?$/.exec(text);
  if (iso) {
    const [year, month, day] = [iso[1], iso[3], iso[4]].map((part) => (part === undefined ? undefined : Number(part)));
    return calendarSpan(year ?? 0, month, day);
  }
  const written = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (!written) return undefined;
  const [first, second] = [Number(written[1]), Number(written[3])];
  const year = Number(written[4]?.padStart(4, '20'));
  const isMonthFirst = second > MONTHS || (monthFirst && written[2] !== '.' && first <= MONTHS);
  return isMonthFirst ? calendarSpan(year, first, second) : calendarSpan(year, second, first);
}

const MONTHS = 12;

const MAX_COUNTRIES = 300;

/** Whether somebody writes 5/3/2026 for 3 May: in English, where the clocks are those of the United States. */
export function writesMonthFirst(zone: Zone, language = 'en'): boolean {
  return language === 'en' && zone !== undefined && zonesOfCountry('US').includes(zone);
}

/** The IANA zones of a country, by its code (ISO 3166); none where Intl knows none. */
export const zonesOfCountry = memoize<readonly string[]>(MAX_COUNTRIES, (region) => {
  // TypeScript's libraries do not know it yet.
  const locale: Intl.Locale & { getTimeZones?(): string[] | undefined } = new Intl.Locale('und', { region });
  return locale.getTimeZones?.() ?? [];
});

/** A year, a month (1 to 12) or a day of the calendar; undefined for one that does not exist. */
export function calendarSpan(year: number, month?: number, day?: number): Span | undefined {
  if (year < 1970 || year > 9998) return undefined;
  const from = dayText(year, month ?? 1, day ?? 1);
  const at = Date.parse(`${from}T00:00:00.000Z`);
  // Some engines roll 31 February over to March.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(from)) return undefined;
  if (day !== undefined) return { from, to: dayLater(from, 1) };
  if (month === undefined) return { from, to: dayText(year + 1, 1, 1) };
  return { from, to: month === 12 ? dayText(year + 1, 1, 1) : dayText(year, month + 1, 1) };
}

function dayText(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
