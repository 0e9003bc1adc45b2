/** Spans of the calendar's own units, counted from a present day (YYYY-MM-DD): weeks from Monday, months, quarters, years. */
import { dayLater } from './calendar.ts';
import type { Span } from './dates.ts';
import type { TimeWord, Unit } from './time-word.ts';

export const yearOf = (today: string): number => Number(today.slice(0, 4));

/** From 0, Monday. */
export const weekdayOf = (today: string) => (new Date(today).getUTCDay() + 6) % 7;

/** A whole unit of the calendar, `offset` from the present one; the present one lasts until today. */
export function unitSpan(unit: Unit, offset: number, today: string): Span {
  const [from, to] = [offset, offset + 1].map((step) => unitStart(unit, step, today));
  return { from: from ?? '', ...(offset < 0 || unit === 'day' ? { to: to ?? '' } : {}) };
}

export function unitStart(unit: Unit, step: number, today: string): string {
  if (unit === 'day') return dayLater(today, step);
  if (unit === 'week') return dayLater(today, 7 * step - weekdayOf(today));
  const month = unit === 'month' ? new Date(today).getUTCMonth() + step : 0;
  const year = yearOf(today) + (unit === 'year' ? step : 0);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

const DAYS: Readonly<Record<Unit, number>> = { day: 1, week: 7, month: 30, year: 365 };

export function before(unit: Unit, amount: number, today: string): string {
  return dayLater(today, -amount * DAYS[unit]);
}

/** Without a year it is the last one that has begun. */
export function quarterSpan(index: number, year: number | undefined, today: string): Span {
  const begins = (some: number, more: number) =>
    new Date(Date.UTC(some, 3 * (index + more), 1)).toISOString().slice(0, 10);
  const of = year ?? yearOf(today) - (begins(yearOf(today), 0) <= today ? 0 : 1);
  return { from: begins(of, 0), to: begins(of, 1) };
}

/**
 * The third of a month in which it begins or ends, or the month of a year; of what has not begun yet the one before, and
 * then it is not `sure`: the end of a year is spoken of before it comes, too.
 */
export function partSpan(
  { of, isEnd, offset }: TimeWord & { kind: 'part' },
  today: string,
): { readonly span: Span; readonly sure: boolean } {
  const [from, to] = [unitStart(of, offset, today), unitStart(of, offset + 1, today)];
  const [firstEnds, lastBegins] =
    of === 'year'
      ? [`${from.slice(0, 4)}-02-01`, `${from.slice(0, 4)}-12-01`]
      : [`${from.slice(0, 8)}11`, `${from.slice(0, 8)}21`];
  const span = isEnd ? { from: lastBegins, to } : { from, to: firstEnds };
  return span.from <= today
    ? { span, sure: true }
    : { ...partSpan({ kind: 'part', of, isEnd, offset: offset - 1 }, today), sure: false };
}
