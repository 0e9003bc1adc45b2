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
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const offsets = new Map<number, number>();

  function offsetAt(half: number): number {
    const known = offsets.get(half);
    if (known !== undefined) return known;
    const at = half * HALF_HOUR_MS;
    const { year, month, day, ...time } = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
    ) as Record<string, number>;
    const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day, time.hour, time.minute, time.second);
    offsets.set(half, shown - at);
    return shown - at;
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
