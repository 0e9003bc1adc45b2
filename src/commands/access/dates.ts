/** Days and times in sentences about access. */
import type { Words } from '#locales/words.ts';

/** `22 February`, with its year where that is another one. */
export function dayText(words: Words, at: number, now: number, zone = 'UTC'): string {
  const yearOf = (moment: number) => new Date(moment).toLocaleDateString('en', { timeZone: zone, year: 'numeric' });
  const year = yearOf(at) === yearOf(now) ? {} : { year: 'numeric' as const };
  return words.date(at, { timeZone: zone, day: 'numeric', month: 'long', ...year });
}

/** `14:05`. */
export function clockText(words: Words, at: number, zone = 'UTC'): string {
  return words.date(at, { timeZone: zone, hour: '2-digit', minute: '2-digit' });
}
