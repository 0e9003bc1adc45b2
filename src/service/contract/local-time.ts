/** Hours, weekdays and months as a clock on somebody's wall shows them. */

const HALF_HOUR_MS = 1_800_000;

export interface LocalTime {
  /** `2026-03`. */
  readonly month: string;
  /** 0 is Monday. */
  readonly weekday: number;
  readonly hour: number;
}

/**
 * Reads moments (milliseconds since 1970) in a time zone. Its distance from UTC is asked for once for each half hour of
 * history: clocks are turned at full and half hours of UTC (IANA tz database, since 1970).
 * @param zone IANA name
 * @throws RangeError for a zone that the platform does not know
 */
export function createLocalTime(zone: string): (at: number) => LocalTime {
  const epoch = new Temporal.ZonedDateTime(0n, zone);
  const offsets = new Map<number, number>();

  function offsetAt(half: number): number {
    const known = offsets.get(half);
    if (known !== undefined) return known;
    const { offsetNanoseconds } = epoch.add({ milliseconds: half * HALF_HOUR_MS });
    offsets.set(half, offsetNanoseconds / 1e6);
    return offsetNanoseconds / 1e6;
  }

  return (at) => {
    const shown = new Date(at + offsetAt(Math.floor(at / HALF_HOUR_MS)));
    return {
      month: shown.toISOString().slice(0, 7),
      weekday: (shown.getUTCDay() + 6) % 7,
      hour: shown.getUTCHours(),
    };
  };
}

/** Whether the platform knows a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
