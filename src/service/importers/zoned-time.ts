/** The moment of a date that names no zone, as a clock on a wall in a given zone showed it. */

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
