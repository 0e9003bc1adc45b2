/** A day on which times are said, and the days that they mean then. */
import { saidTime } from '#commands/time/spans.ts';

/** A Saturday. */
export const TODAY = '2026-11-21';
export const YESTERDAY = '2026-11-20..2026-11-21';
export const LAST_WEEK = '2026-11-09..2026-11-16';
export const LAST_MONTH = '2026-10-01..2026-11-01';
export const MARCH = '2026-03-01..2026-04-01';
export const THREE_DAYS_AGO = '2026-11-18..2026-11-19';
export const LAST_YEAR = '2025-01-01..2026-01-01';

/** `from..to`, the latter exclusive or missing; with a question mark where it could be something else as well. */
export function said(text: string, today = TODAY, by: Parameters<typeof saidTime>[2] = {}): string | undefined {
  const time = saidTime(text, today, by);
  return time && `${time.span.from}..${time.span.to ?? ''}${time.sure ? '' : '?'}`;
}
