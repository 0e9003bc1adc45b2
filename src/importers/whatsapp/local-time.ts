/** Times without a zone as moments, by the rules that a zone had on that day. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export class LocalTime {
  readonly #format: Intl.DateTimeFormat | undefined;
  /** A day on which nothing changes has one offset: most messages share it with the one before. */
  #day = Number.NaN;
  #dayOffset = 0;

  /**
   * @param timeZone IANA name; undefined: UTC
   * @throws RangeError if there is no zone of that name
   */
  constructor(timeZone: string | undefined) {
    if (timeZone === undefined || timeZone === 'UTC') return;
    this.#format = new Intl.DateTimeFormat('en-US', {
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
  }

  /**
   * @param local a time of day in the zone, counted as if it were UTC, in milliseconds
   * @returns milliseconds since 1970, UTC. A time that there was twice is the first of the two; one that there was not,
   * because clocks went forward, is as long after the jump as it says.
   */
  toUtc(local: number): number {
    if (!this.#format) return local;
    const day = Math.floor(local / DAY_MS);
    if (day === this.#day) return local - this.#dayOffset;
    const [before, after] = [this.#offset(day * DAY_MS - DAY_MS), this.#offset(day * DAY_MS + 2 * DAY_MS)];
    if (before === after) {
      this.#day = day;
      this.#dayOffset = before;
      return local - before;
    }
    // The offset before the change: right for all that is before it, and for what never was.
    const early = local - before;
    if (this.#offset(early) === before) return early;
    const late = local - after;
    return this.#offset(late) === after ? late : early;
  }

  /** How far clocks of the zone are ahead of UTC at a moment, in milliseconds. */
  #offset(utc: number): number {
    const parts = new Map(this.#format?.formatToParts(utc).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return local - Math.floor(utc / 1000) * 1000;
  }
}
