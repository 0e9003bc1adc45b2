/** Formats days and times for people, in their language and time zone. */

import type { Span } from '#locales/times/spans.ts';
import { clockAt, DAY_MS, dayOf, regionOf, type Today, weekdayOf } from '#locales/times/today.ts';
import { onDay } from '#locales/values.ts';
import type { LanguageCode, Words } from '#locales/words.ts';
import { memoize } from '#platform/lru-cache.ts';

/** A moment, in milliseconds since 1970 or ISO 8601; or a whole day, YYYY-MM-DD. */
type When = number | string;

/** Up to this many days from today, a weekday alone identifies the day. */
const WEEKDAY_DAYS = 6;
/** A future date in another year shows the year only if it is further away than this. */
const CLEAR_DAYS_AHEAD = 183;

type Distance = ReturnType<typeof distance>;

function distance(at: When, { now, zone }: Today) {
  const isMoment = typeof at === 'number' || at.length > 'YYYY-MM-DD'.length;
  const moment = typeof at === 'number' ? at : Date.parse(at);
  const day = isMoment ? dayOf(moment, zone) : (at as string);
  const present = dayOf(now, zone);
  /** Days from today; negative if past. */
  const ahead = (Date.parse(day) - Date.parse(present)) / DAY_MS;
  const isSameYear = day.slice(0, 4) === present.slice(0, 4);
  return {
    ahead,
    isMoment,
    isLater: ahead > 0 || (ahead === 0 && isMoment && moment > now),
    day,
    /** 1 is Monday. */
    weekday: weekdayOf(day) + 1,
    needsYear: !isSameYear && (ahead < 0 || ahead > CLEAR_DAYS_AHEAD),
  };
}

const formatted = ({ day, needsYear }: Distance, words: Words, format: Intl.DateTimeFormatOptions): string =>
  words.date(Date.parse(day), {
    ...format,
    ...(needsYear && format.month ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });

/** Today, yesterday and tomorrow; undefined for other days. */
function nearDay({ ahead }: Distance, words: Words): string | undefined {
  if (ahead === 0) return words.text('dates-today');
  if (ahead === -1) return words.text('dates-yesterday');
  return ahead === 1 ? words.text('dates-tomorrow') : undefined;
}

const isNear = ({ ahead }: Distance): boolean => Math.abs(ahead) <= WEEKDAY_DAYS;

/** For lists: `09:12`, `yesterday`, `Fri`, `3 Nov`, `3 Nov 2025`; in future `11:30`, `tomorrow`, `Thu`, `Thu 3 Dec`. */
export function hitDate(at: When, today: Today, words: Words): string {
  const where = distance(at, today);
  if (where.ahead === 0 && where.isMoment) return clockTime(at, today, words);
  return shortDay(`${where.ahead} ${where.day} ${words.language}`, where, words);
}

/** Memoized, because lists repeat the same days; uses no-break spaces. */
const shortDay = memoize<string, [Distance, Words]>(1_000, (_, where, words) => {
  const near = nearDay(where, words);
  if (near !== undefined) return near;
  if (isNear(where)) return formatted(where, words, { weekday: 'short' });
  const weekday = where.isLater && !where.needsYear ? ({ weekday: 'short' } as const) : {};
  return formatted(where, words, { ...weekday, day: 'numeric', month: 'short' }).replaceAll(' ', '\u00a0');
});

/** For appointments and deadlines: `11:30`, `tomorrow, 11:30`, `Thu 3 Dec, 10:45`; whole days as in `hitDate`. */
export function appointmentDate(at: When, today: Today, words: Words): string {
  const { ahead, isMoment } = distance(at, today);
  const day = hitDate(at, today, words);
  if (!isMoment || ahead === 0) return day;
  return words.text('dates-with-time', { day, time: clockTime(at, today, words) });
}

/** Within a sentence: `today`, `on Friday`, `on 3 November 2025`; future `today at 11:30`, `on Thursday 3 December`. */
export function sentenceDate(at: When, today: Today, words: Words): string {
  const where = distance(at, today);
  if (where.ahead === 0 && where.isLater) return words.text('dates-today-at', { time: clockTime(at, today, words) });
  const near = nearDay(where, words);
  if (near !== undefined) return near;
  const { weekday, needsYear } = where;
  if (isNear(where)) return words.text('dates-on-weekday', { weekday });
  const day = onDay(where.day);
  if (needsYear) return words.text('dates-on-date-in-year', { day });
  return where.isLater ? words.text('dates-on-weekday-date', { weekday, day }) : words.text('dates-on-date', { day });
}

/** After "since", "until" or "from", and on buttons: `today`, `Saturday`, `3 November`, `3 November 2025`. */
export function plainDate(at: When, today: Today, words: Words): string {
  const where = distance(at, today);
  const near = nearDay(where, words);
  if (near !== undefined) return near;
  if (isNear(where)) return formatted(where, words, { weekday: 'long' });
  return formatted(where, words, { day: 'numeric', month: 'long' });
}

/** Whether a day is shown by its date, which takes an article after "since" in many languages. */
export const isShownAsDate = (at: When, today: Today): boolean => !isNear(distance(at, today));

/** Heading of a day's messages: `Today`, `Yesterday`, `Friday 20 November`, `Tuesday 3 November 2025`. */
export function dayHeading(at: When, today: Today, words: Words): string {
  const where = distance(at, today);
  const near = where.ahead > 0 ? undefined : nearDay(where, words);
  return near === undefined ? longDay(at, today, words) : words.capital(near);
}

/** The same, but never relative: `Tuesday 24 November`. */
export function longDay(at: When, today: Today, words: Words): string {
  const where = distance(at, today);
  if (where.needsYear) return words.capital(words.text('dates-weekday-date-in-year', { day: onDay(where.day) }));
  return words.capital(formatted(where, words, { weekday: 'long', day: 'numeric', month: 'long' }));
}

/** Name of a span: `May`, `May 2025`, `2025`, `17–23 November`; a single day or open end as in `plainDate`. */
export function spanName({ from, to }: Span, today: Today, words: Words): string {
  const begin = distance(from, today);
  const first = Temporal.PlainDate.from(from);
  const last = to === undefined ? undefined : Temporal.PlainDate.from(to).subtract({ days: 1 });
  const isMonth = first.day === 1 && (last === undefined || last.equals(first.with({ day: first.daysInMonth })));
  if (isMonth) return formatted(begin, words, { month: 'long' });
  if (last === undefined || last.equals(first)) return plainDate(from, today, words);
  if (last.equals(first.with({ month: 12, day: 31 })) && first.dayOfYear === 1) return String(first.year);
  const year: Intl.DateTimeFormatOptions = begin.needsYear ? { year: 'numeric' } : {};
  const format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' };
  const days = words.days(new Date(from), new Date(last.toString()), format);
  // Intl puts thin spaces into "17 – 23 November".
  return days.replace(/(?<=^\d+)\u2009–\u2009/, '–').replaceAll('\u2009', ' ');
}

/** `14:05` or `2:05 pm`, as usual for the language in the country of the person's time zone. */
export function clockTime(
  at: When | { hour: number; minute: number },
  { zone }: Pick<Today, 'zone'>,
  words: Words,
): string {
  const { hour, minute } = typeof at === 'object' ? at : clockAt(typeof at === 'number' ? at : Date.parse(at), zone);
  const shown = Date.UTC(1970, 0, 1, hour, minute);
  const format: Intl.DateTimeFormatOptions = hasTwelveHours(`${words.language} ${regionOf(zone) ?? ''}`)
    ? { hour: 'numeric', hourCycle: 'h12' }
    : { hour: '2-digit', hourCycle: 'h23' };
  return words.date(shown, { ...format, minute: '2-digit', timeZone: 'UTC' });
}

/** English without a country is British. */
const REGIONS: Partial<Record<LanguageCode, string>> = { en: 'GB' };

const hasTwelveHours = memoize(1_000, (place) => {
  const [language = '', country] = place.split(' ');
  const region = country || REGIONS[language as LanguageCode];
  const locale = new Intl.Locale(language, region === undefined ? {} : { region });
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle === 'h12';
});
