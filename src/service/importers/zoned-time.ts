/** The moment of a date that names no zone, as a clock on a wall in a given zone showed it. */

/**
 * @param local milliseconds since 1970 of the date as if it were UTC
 * @returns the same date in the zone, as milliseconds since 1970, UTC. An hour that the clocks skip is read as the one after,
 * one that comes twice as its first time
 */
export type ZoneReader = (local: number) => number;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Fast for dates that follow one another: of each hour, the zone is asked once.
 * @param timeZone IANA name; absent: UTC
 * @throws RangeError when there is no such zone
 */
export function createZoneReader(timeZone: string | undefined): ZoneReader {
  if (timeZone === undefined) return (local) => local;
  const offsetAt = createOffsets(timeZone);
  let hour = Number.NaN;
  /** Undefined: the hour has two. */
  let ofHour: number | undefined;
  return (local) => {
    const begin = Math.floor(local / HOUR_MS) * HOUR_MS;
    if (begin !== hour) {
      hour = begin;
      const offset = begin - momentOf(begin, offsetAt);
      ofHour = begin + HOUR_MS - momentOf(begin + HOUR_MS, offsetAt) === offset ? offset : undefined;
    }
    return ofHour === undefined ? momentOf(local, offsetAt) : local - ofHour;
  };
}

/** A day around it, the clocks are changed once at most. */
function momentOf(local: number, offsetAt: (moment: number) => number): number {
  const before = local - offsetAt(local - DAY_MS);
  if (offsetAt(before) === local - before) return before;
  const after = local - offsetAt(local + DAY_MS);
  return offsetAt(after) === local - after ? after : before;
}

/** Milliseconds that the zone's clocks are ahead of UTC at a moment. */
function createOffsets(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(moment)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const whole = Math.floor(moment / 1000) * 1000;
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
  };
}
