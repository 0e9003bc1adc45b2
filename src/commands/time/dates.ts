/** Days as people type them in figures. Days are those of the calendar, wherever it is read: calendar.ts says when they begin. */
import { memoize } from '#platform/lru-cache.ts';
import { dayLater, type Zone } from './calendar.ts';

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
