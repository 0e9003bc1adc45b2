/** Dates as exports write them: ISO 8601, and what a clock on a wall showed in a given zone. */

/**
 * @param local milliseconds since 1970 of the date as if it were UTC
 * @returns the same date in the zone, as milliseconds since 1970, UTC. An hour that the clocks skip is read as the one after,
 * one that comes twice as its first time
 */
export type ZoneReader = (local: number) => number;

/**
 * @param timeZone IANA name; absent: UTC
 * @throws RangeError when there is no such zone
 */
export function createZoneReader(timeZone: string | undefined): ZoneReader {
  if (timeZone === undefined) return (local) => local;
  const utc = new Temporal.ZonedDateTime(0n, 'UTC');
  utc.withTimeZone(timeZone);
  return (local) => utc.add({ milliseconds: local }).toPlainDateTime().toZonedDateTime(timeZone).epochMilliseconds;
}

const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:(?:T|\s+)(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

export interface IsoTime {
  /** Milliseconds since 1970; as if it were UTC where it names no zone. */
  readonly at: number;
  readonly zoned: boolean;
}

/** A date of ISO 8601, with or without a time, a fraction of a second and a zone; a space may stand for its T. */
export function parseIsoTime(text: string): IsoTime | undefined {
  const found = ISO.exec(text.trim());
  if (!found) return undefined;
  const [, year, month, day, hours = '00', minute = '00', second = '00', fraction = '', zone] = found;
  // Midnight at the end of a day, and a leap second.
  const [hour, later] = hours === '24' && Number(minute + second) === 0 ? ['00', 86_400_000] : [hours, 0];
  const clock = `${hour}:${minute}:${second === '60' ? '59' : second}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  const local = hour === '24' ? Number.NaN : Date.parse(`${year}-${month}-${day}T${clock}Z`);
  // The 31st of June is another day.
  if (Number.isNaN(local) || new Date(local).getUTCDate() !== Number(day)) return undefined;
  const [, sign, hoursEast = '0', minutesEast = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? '') ?? [];
  const east = (Number(hoursEast) * 60 + Number(minutesEast)) * 60_000 * (sign === '-' ? -1 : 1);
  return { at: local + later - east, zoned: zone !== undefined };
}
