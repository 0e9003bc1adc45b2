/** A person's present moment, and the days of their clocks. */

import { memoize } from '#platform/lru-cache.ts';
import type { LanguageCode } from '../words.ts';

/** An IANA name, or an offset such as `+02:00`; undefined where nobody knows it, and days are UTC's. */
export type Zone = string | undefined;

export interface Today {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly zone: Zone;
  /** In which they name times. */
  readonly language: LanguageCode;
}

export const DAY_MS = 86_400_000;

/** What clocks show there at a moment. */
export function clockAt(at: number, zone: Zone): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone ?? 'UTC');
}

/** The day of the calendar, YYYY-MM-DD, that a moment belongs to. */
export function dayOf(at: number, zone: Zone): string {
  if (zone === undefined) return utcDay(at);
  const minute = Math.floor(at / MINUTE_MS);
  return dayOfMinute(`${minute} ${zone}`, minute * MINUTE_MS, zone);
}

/** A twentieth of the time that Temporal takes. */
function utcDay(at: number): string {
  const iso = new Date(at).toISOString();
  return iso.slice(0, iso.indexOf('T'));
}

const MINUTE_MS = 60_000;
/** Days begin with a minute, wherever that is. */
const dayOfMinute = memoize<string, [number, string]>(5_000, (_, at, zone) =>
  clockAt(at, zone).toPlainDate().toString(),
);

/** YYYY-MM-DD. */
export const presentDay = ({ now, zone }: Pick<Today, 'now' | 'zone'>): string => dayOf(now, zone);

/** The first moment of a day, which is not midnight where clocks leap over it. */
export function startOfDay(day: string, zone: Zone): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(zone ?? 'UTC').epochMilliseconds;
}

/** The moment at which clocks show a time of day: the first of two; where they leap over it, as long after the leap. */
export function momentOf(day: string, time: { hour: number; minute: number }, zone: Zone): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: zone ?? 'UTC',
    plainTime: Temporal.PlainTime.from(time),
  }).epochMilliseconds;
}

/** The day of the calendar so many days after `day`. */
export function dayLater(day: string, days: number): string {
  return utcDay(Date.parse(day) + days * DAY_MS);
}

/** From 0, Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** Whether somebody writes 5/3/2026 for 3 May: in English, where the clocks are those of the United States. */
export function writesMonthFirst({ zone, language }: Pick<Today, 'zone' | 'language'>): boolean {
  return language === 'en' && regionOf(zone) === 'US';
}

/** The name by which Intl knows a zone: Asia/Calcutta for Asia/Kolkata. Throws a RangeError for what is none. */
export const intlZone = memoize(
  1_000,
  (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone,
);

/** The zones of a country (ISO 3166), as Intl names them. */
export const zonesOfRegion = memoize<readonly string[]>(300, (region) => {
  // TypeScript's libraries do not know it yet.
  const locale: Intl.Locale & { getTimeZones?(): string[] | undefined } = new Intl.Locale('und', { region });
  // A code of the past (SU) stands for that of today.
  return locale.region === region ? (locale.getTimeZones?.() ?? []) : [];
});

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const REGIONS: readonly string[] = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

let regions: ReadonlyMap<string, string> | undefined;

/** The country (ISO 3166) whose clocks a zone's are. */
export function regionOf(zone: Zone): string | undefined {
  if (zone === undefined) return undefined;
  regions ??= new Map(
    REGIONS.toReversed().flatMap((region) => zonesOfRegion(region).map((known) => [intlZone(known), region])),
  );
  return regions.get(intlZone(zone));
}
