/** A person's current time, and calendar days in time zones. */

import { memoize } from '#platform/lru-cache.ts';
import type { LanguageCode } from '../words.ts';

/** An IANA name or an offset such as `+02:00`; undefined if unknown, in which case UTC is used. */
export type Zone = string | undefined;

export interface Today {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly zone: Zone;
  /** Language in which the person writes times. */
  readonly language: LanguageCode;
}

export const DAY_MS = 86_400_000;

/** The local time in a zone. @param at milliseconds since 1970 */
export function clockAt(at: number, zone: Zone): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone ?? 'UTC');
}

/** The local calendar day, YYYY-MM-DD, of a moment. */
export function dayOf(at: number, zone: Zone): string {
  if (zone === undefined) return utcDay(at);
  const minute = Math.floor(at / MINUTE_MS);
  return dayOfMinute(`${minute} ${zone}`, minute * MINUTE_MS, zone);
}

/** 20 times as fast as Temporal. */
function utcDay(at: number): string {
  const iso = new Date(at).toISOString();
  return iso.slice(0, iso.indexOf('T'));
}

const MINUTE_MS = 60_000;
/** Days start at a full minute in every zone, so one entry per minute is enough. */
const dayOfMinute = memoize<string, [number, string]>(5_000, (_, at, zone) =>
  clockAt(at, zone).toPlainDate().toString(),
);

/** The current local day, YYYY-MM-DD. */
export const presentDay = ({ now, zone }: Pick<Today, 'now' | 'zone'>): string => dayOf(now, zone);

/** The first moment of a day, which isn't midnight if clocks skip it. */
export function startOfDay(day: string, zone: Zone): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(zone ?? 'UTC').epochMilliseconds;
}

/** The moment of a local time of day: the earlier one if ambiguous, shifted forward by the gap if clocks skip it. */
export function momentOf(day: string, time: { hour: number; minute: number }, zone: Zone): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: zone ?? 'UTC',
    plainTime: Temporal.PlainTime.from(time),
  }).epochMilliseconds;
}

/** The calendar day `days` days after `day`. */
export function dayLater(day: string, days: number): string {
  return utcDay(Date.parse(day) + days * DAY_MS);
}

/** Day of the week, 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** Whether 5/3/2026 means 3 May: in English in a time zone of the United States. */
export function writesMonthFirst({ zone, language }: Pick<Today, 'zone' | 'language'>): boolean {
  return language === 'en' && regionOf(zone) === 'US';
}

/** Intl's name of a zone: Asia/Calcutta for Asia/Kolkata. Throws a RangeError for an unknown zone. */
export const intlZone = memoize(
  1_000,
  (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone,
);

/** Intl's names of the zones of a country (ISO 3166). */
export const zonesOfRegion = memoize<readonly string[]>(300, (region) => {
  // TypeScript's libraries don't declare getTimeZones yet.
  const locale: Intl.Locale & { getTimeZones?(): string[] | undefined } = new Intl.Locale('und', { region });
  // An obsolete code (SU) resolves to the current one.
  return locale.region === region ? (locale.getTimeZones?.() ?? []) : [];
});

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const REGIONS: readonly string[] = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

let regions: ReadonlyMap<string, string> | undefined;

/** The country (ISO 3166) of a zone. */
export function regionOf(zone: Zone): string | undefined {
  if (zone === undefined) return undefined;
  regions ??= new Map(
    REGIONS.toReversed().flatMap((region) => zonesOfRegion(region).map((known) => [intlZone(known), region])),
  );
  return regions.get(intlZone(zone));
}
