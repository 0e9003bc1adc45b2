/** Dates as people type them, in English and Russian. Days are UTC days. */
import { DAY_MS, dayStart } from './daily-cap.ts';

const NAMED_DAYS: Readonly<Record<string, number>> = {
  today: 0,
  сегодня: 0,
  yesterday: 1,
  вчера: 1,
  week: 7,
  неделя: 7,
  неделю: 7,
  month: 30,
  месяц: 30,
  year: 365,
  год: 365,
};

const UNIT_DAYS: Readonly<Record<string, number>> = { d: 1, д: 1, w: 7, н: 7, m: 30, м: 30, y: 365, г: 365 };

/** Furthest back that a date is understood. */
const MAX_DAYS_BACK = 36_500;

/**
 * The day that a word names, as YYYY-MM-DD: `today`, `yesterday`, `7d`, `2w`, `3m`, `1y`, `week`, `2026-11-01`, `2026-11`,
 * `2026`, `01.11.2026`, and `сегодня`, `вчера`, `7д` … A month or year stands for its first day.
 * @returns undefined for anything else, and for days that do not exist
 */
export function parseDay(word: string, now: number): string | undefined {
  const text = word.trim().toLowerCase();
  const named = Object.hasOwn(NAMED_DAYS, text) ? NAMED_DAYS[text] : undefined;
  if (named !== undefined) return daysBefore(now, named);
  const counted = /^(\d{1,5})([dwmyднмг])$/u.exec(text);
  if (counted) {
    const days = Number(counted[1]) * (UNIT_DAYS[counted[2] ?? ''] ?? 0);
    return days <= MAX_DAYS_BACK ? daysBefore(now, days) : undefined;
  }
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text);
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2] ?? 1), Number(iso[3] ?? 1));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  return dotted ? calendarDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1])) : undefined;
}

/** The day after `day`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

function daysBefore(now: number, days: number): string {
  return new Date(dayStart(now) - days * DAY_MS).toISOString().slice(0, 10);
}

function calendarDay(year: number, month: number, day: number): string | undefined {
  if (year < 1970 || year > 9998) return undefined;
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const at = Date.parse(`${text}T00:00:00.000Z`);
  // Some engines roll 31 February over to March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : undefined;
}

/** Whether `day` begins after `now`. */
export function isFuture(day: string, now: number): boolean {
  return Date.parse(day) > now;
}
