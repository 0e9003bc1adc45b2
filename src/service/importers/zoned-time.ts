/** Dates in exports: ISO 8601, and local times in a given zone. */

/**
 * @param local local time as milliseconds since 1970, as if it were UTC
 * @returns milliseconds since 1970, UTC. A time skipped by a clock change is moved forward; of a repeated time, the
 * first one is taken
 */
export type ZoneReader = (local: number) => number;

/**
 * @param timeZone IANA name; UTC by default
 * @throws RangeError if there is no such zone
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
  /** Milliseconds since 1970; as if UTC if there is no zone. */
  readonly at: number;
  readonly zoned: boolean;
}

/** Parses ISO 8601: a date, optionally with time, fraction of a second and zone; a space may replace the T. */
export function parseIsoTime(text: string): IsoTime | undefined {
  const found = ISO.exec(text.trim());
  if (!found) return undefined;
  const [, year, month, day, hours = '00', minute = '00', second = '00', fraction = '', zone] = found;
  // 24:00 and leap seconds are valid.
  const [hour, later] = hours === '24' && Number(minute + second) === 0 ? ['00', 86_400_000] : [hours, 0];
  const clock = `${hour}:${minute}:${second === '60' ? '59' : second}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  const local = hour === '24' ? Number.NaN : Date.parse(`${year}-${month}-${day}T${clock}Z`);
  // Date.parse accepts days such as 31 June.
  if (Number.isNaN(local) || new Date(local).getUTCDate() !== Number(day)) return undefined;
  const [, sign, hoursEast = '0', minutesEast = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? '') ?? [];
  const east = (Number(hoursEast) * 60 + Number(minutesEast)) * 60_000 * (sign === '-' ? -1 : 1);
  return { at: local + later - east, zoned: zone !== undefined };
}
