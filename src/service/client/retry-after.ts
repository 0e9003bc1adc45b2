/** The Retry-After header (RFC 9110, 10.2.3): delay in whole seconds, or an HTTP date. */

/** No wait is believed beyond a day. */
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/**
 * Milliseconds from `now` until a retry makes sense, at least 0 and at most a day.
 * @param now milliseconds since 1970
 * @returns undefined when the header is absent or unreadable
 */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,12}$/.test(text)) return Math.min(Number(text) * 1_000, LONGEST_MS);
  // Only the date forms of HTTP, which begin with the name of a day: Date.parse alone would read "-5" as a year.
  const date = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.min(Math.max(0, date - now), LONGEST_MS);
}
