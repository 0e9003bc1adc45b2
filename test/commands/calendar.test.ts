/** Days of every time zone there is: where they begin, and that none of them is counted twice or forgotten. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { clockAt, dayLater, dayOf, momentOf, startOfDay } from '#commands/time/today.ts';

const ZONES = [...Intl.supportedValuesOf('timeZone'), '+05:45', '-03:30', '+14:00'];
const HOUR_MS = 3_600_000;

const zone = fc.constantFrom(...ZONES);
/** From 1970 to 2049. */
const day = fc.integer({ min: 0, max: 29_000 }).map((days) => dayLater('1970-01-01', days));
const moment = fc.integer({ min: 0, max: Date.UTC(2050) });

describe('a day', () => {
  test.each([
    ['of UTC, where no zone is known', '2026-11-22', undefined, '2026-11-22T00:00:00.000Z'],
    ['of a zone ahead', '2026-11-22', 'Asia/Kolkata', '2026-11-21T18:30:00.000Z'],
    ['of an offset', '2026-11-22', '-03:30', '2026-11-22T03:30:00.000Z'],
    ['in winter', '2026-01-10', 'Europe/Berlin', '2026-01-09T23:00:00.000Z'],
    ['in summer', '2026-07-10', 'Europe/Berlin', '2026-07-09T22:00:00.000Z'],
    ['on which clocks are put forward later', '2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['after which they were', '2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['whose midnight clocks leap over', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['whose midnight comes twice', '2006-10-29', 'America/St_Johns', '2006-10-29T02:30:00.000Z'],
    ['that a zone has left out begins with the next', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s', (_, which, where, begins) => {
    expect(new Date(startOfDay(which, where)).toISOString()).toBe(begins);
  });

  it('begins at its own first moment in every zone, and ends where the next begins', () => {
    fc.assert(
      fc.property(zone, day, (where, which) => {
        const [begins, ends] = [startOfDay(which, where), startOfDay(dayLater(which, 1), where)];
        expect(dayOf(begins - 1, where) < which).toBe(true);
        expect(dayOf(begins, where) >= which).toBe(true);
        expect(ends).toBeGreaterThanOrEqual(begins);
        expect(ends - begins).toBeLessThanOrEqual(26 * HOUR_MS);
      }),
      { numRuns: 2_000 },
    );
  });

  it('holds every moment that belongs to it', () => {
    fc.assert(
      fc.property(zone, moment, (where, at) => {
        const which = dayOf(at, where);
        // Newfoundland's clocks were put back a minute after midnight: what came before it again is the day's as well.
        expect(at >= startOfDay(which, where) && at < startOfDay(dayLater(which, 1), where) + HOUR_MS).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('has every time of day that clocks show, and a later one for those that they leap over', () => {
    const berlin = (hour: number, minute: number) =>
      new Date(momentOf('2026-03-29', { hour, minute }, 'Europe/Berlin')).toISOString();
    expect(berlin(8, 0)).toBe('2026-03-29T06:00:00.000Z');
    // There is no half past two.
    expect(berlin(2, 30)).toBe('2026-03-29T01:30:00.000Z');
    const time = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });
    fc.assert(
      fc.property(zone, day, time, (where, which, { hour, minute }) => {
        const wanted = Temporal.PlainDate.from(which).toPlainDateTime({ hour, minute });
        const shown = clockAt(momentOf(which, { hour, minute }, where), where).toPlainDateTime();
        // Zones have left out an hour, or a whole day.
        const late = wanted.until(shown).total('hours');
        expect(late).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThanOrEqual(24);
      }),
      { numRuns: 1_000 },
    );
  });
});
