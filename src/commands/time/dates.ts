/** Days as people type them in figures. Days are those of the calendar, wherever it is read: calendar.ts says when they begin. */
import { dayLater } from './calendar.ts';

/** Days from `from` up to, not including, `to`; without `to` until now. YYYY-MM-DD. */
export interface Span {
  readonly from: string;
  readonly to?: string;
}

const UNIT_DAYS: Readonly<Record<string, number>> = { d: 1, д: 1, w: 7, н: 7, m: 30, м: 30, y: 365, г: 365 };

/** Furthest back that a date is understood. */
const MAX_DAYS_BACK = 36_500;

/**
 * The days that a word in figures means: `7d`, `2w`, `3m`, `1y` (`7д` …) until now; `2026-11-01`, `01.11.2026` a day,
 * `2026-11` a month, `2026` a year.
 * @param today YYYY-MM-DD
 * @returns undefined for anything else, and for days that do not exist
 */
export function spanInFigures(word: string, today: string): Span | undefined {
  const text = word.trim().toLowerCase();
  const counted = /^(\d{1,5})([dwmyднмг])$/u.exec(text);
  if (counted) {
    const days = Number(counted[1]) * (UNIT_DAYS[counted[2] ?? ''] ?? 0);
    return days <= MAX_DAYS_BACK ? { from: dayLater(today, -days) } : undefined;
  }
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text);
  if (iso) {
    const [year, month, day] = iso.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
    return calendarSpan(year ?? 0, month, day);
  }
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  return dotted ? calendarSpan(Number(dotted[3]), Number(dotted[2]), Number(dotted[1])) : undefined;
}

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
