/** Moments in words, computed by calendar days in the person's zone; plain text. */
import type { Words } from '#locales/words.ts';
import { DAY_MS, dayOf, type Today } from './calendar.ts';

const zoneOf = ({ zone }: Today) => zone ?? 'UTC';
const daysAgo = (at: number, today: Today) =>
  Math.round((Date.parse(today.day) - Date.parse(dayOf(at, today.zone))) / DAY_MS);
const sameYear = (at: number, today: Today) => dayOf(at, today.zone).slice(0, 4) === today.day.slice(0, 4);

/** `17:33` */
export const clockTime = (at: number, today: Today, words: Words): string =>
  words.date(at, { hour: '2-digit', minute: '2-digit', timeZone: zoneOf(today) });

/** As a hit line says it: `09:12`, `yesterday`, `Fri`, `3 Nov`, `3 Nov 2025`. */
export function hitDate(at: number, today: Today, words: Words): string {
  const ago = daysAgo(at, today);
  if (ago === 0) return clockTime(at, today, words);
  if (ago === 1) return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-1, 'day');
  if (ago > 1 && ago < 7) return words.date(at, { weekday: 'short', timeZone: zoneOf(today) });
  const year = sameYear(at, today) ? {} : ({ year: 'numeric' } as const);
  return words.date(at, { day: 'numeric', month: 'short', ...year, timeZone: zoneOf(today) });
}

/** As a heading: `Today`, `Yesterday`, `Friday 20 November`, `Tuesday 3 November 2025`. */
export function dayHeading(at: number, today: Today, words: Words): string {
  const ago = daysAgo(at, today);
  if (ago === 0 || ago === 1)
    return words.capital(new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-ago, 'day'));
  const year = sameYear(at, today) ? {} : ({ year: 'numeric' } as const);
  return words
    .date(at, { weekday: 'long', day: 'numeric', month: 'long', ...year, timeZone: zoneOf(today) })
    .replace(',', '');
}

/** As a sentence says it: `yesterday`, `on Friday`, `on 3 November`. */
export function sentenceDate(at: number, today: Today, words: Words): string {
  const ago = daysAgo(at, today);
  if (ago === 0 || ago === 1)
    return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-ago, 'day');
  const year = sameYear(at, today) ? {} : ({ year: 'numeric' } as const);
  return `on ${words.date(at, { day: 'numeric', month: 'long', ...year, timeZone: zoneOf(today) })}`;
}
