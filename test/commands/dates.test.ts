/** Formatted days and times: each form in each context, and in every language and time zone. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  appointmentDate,
  clockTime,
  dayHeading,
  hitDate,
  longDay,
  plainDate,
  sentenceDate,
  spanName,
} from '#commands/time/dates.ts';
import type { Today } from '#locales/times/today.ts';
import { LANGUAGES, reportFaultyTexts, wordsIn } from '#locales/words.ts';

const english = wordsIn('en');
/** A Tuesday at noon in Lisbon. */
const TODAY: Today = { now: Date.parse('2026-11-24T12:00:00.000Z'), zone: 'Europe/Lisbon', language: 'en' };

/** With no-break spaces, as in lists. */
const unbroken = (day: string) => day.replaceAll(' ', '\u00a0');

test.each([
  // time, in a list, in a sentence, as a heading, after "since"
  ['2026-11-24T09:12:00.000Z', '09:12', 'today', 'Today', 'today'],
  ['2026-11-24T11:59:59.999Z', '11:59', 'today', 'Today', 'today'],
  ['2026-11-24T00:00:00.000Z', '00:00', 'today', 'Today', 'today'],
  ['2026-11-23T23:59:59.999Z', 'yesterday', 'yesterday', 'Yesterday', 'yesterday'],
  ['2026-11-23T00:00:00.000Z', 'yesterday', 'yesterday', 'Yesterday', 'yesterday'],
  ['2026-11-22T23:59:00.000Z', 'Sun', 'on Sunday', 'Sunday 22 November', 'Sunday'],
  ['2026-11-20T15:06:00.000Z', 'Fri', 'on Friday', 'Friday 20 November', 'Friday'],
  ['2026-11-18T00:00:00.000Z', 'Wed', 'on Wednesday', 'Wednesday 18 November', 'Wednesday'],
  ['2026-11-17T23:59:00.000Z', '17 Nov', 'on 17 November', 'Tuesday 17 November', '17 November'],
  ['2026-11-03T17:32:00.000Z', '3 Nov', 'on 3 November', 'Tuesday 3 November', '3 November'],
  ['2026-01-01T00:00:00.000Z', '1 Jan', 'on 1 January', 'Thursday 1 January', '1 January'],
  ['2025-11-03T17:32:00.000Z', '3 Nov 2025', 'on 3 November 2025', 'Monday 3 November 2025', '3 November 2025'],
  ['2026-11-24T12:00:00.000Z', '12:00', 'today', 'Today', 'today'],
  ['2026-11-24T12:00:00.001Z', '12:00', 'today at 12:00', 'Today', 'today'],
  ['2026-11-24T23:59:59.999Z', '23:59', 'today at 23:59', 'Today', 'today'],
  ['2026-11-25T00:00:00.000Z', 'tomorrow', 'tomorrow', 'Wednesday 25 November', 'tomorrow'],
  ['2026-11-26T10:00:00.000Z', 'Thu', 'on Thursday', 'Thursday 26 November', 'Thursday'],
  ['2026-11-30T23:59:00.000Z', 'Mon', 'on Monday', 'Monday 30 November', 'Monday'],
  ['2026-12-01T00:00:00.000Z', 'Tue 1 Dec', 'on Tuesday 1 December', 'Tuesday 1 December', '1 December'],
  ['2026-12-03T11:30:00.000Z', 'Thu 3 Dec', 'on Thursday 3 December', 'Thursday 3 December', '3 December'],
  ['2027-01-07T10:00:00.000Z', 'Thu 7 Jan', 'on Thursday 7 January', 'Thursday 7 January', '7 January'],
  ['2027-05-26T10:00:00.000Z', 'Wed 26 May', 'on Wednesday 26 May', 'Wednesday 26 May', '26 May'],
  ['2027-05-27T10:00:00.000Z', '27 May 2027', 'on 27 May 2027', 'Thursday 27 May 2027', '27 May 2027'],
  ['2028-02-29', '29 Feb 2028', 'on 29 February 2028', 'Tuesday 29 February 2028', '29 February 2028'],
  ['2026-11-24', 'today', 'today', 'Today', 'today'],
  ['2026-11-25', 'tomorrow', 'tomorrow', 'Wednesday 25 November', 'tomorrow'],
  ['2026-11-21', 'Sat', 'on Saturday', 'Saturday 21 November', 'Saturday'],
])('%s', (at, inList = '', ...others) => {
  const said = [unbroken(inList), ...others];
  expect([hitDate, sentenceDate, dayHeading, plainDate].map((say) => say(at, TODAY, english))).toEqual(said);
  if (at.length > 10) expect(hitDate(Date.parse(at), TODAY, english)).toBe(said[0]);
});

test('a recent day of last year is named by its weekday, an earlier one with the year', () => {
  const january = { ...TODAY, now: Date.parse('2027-01-02T12:00:00.000Z') };
  expect(['2026-12-28', '2026-12-26'].map((day) => hitDate(day, january, english))).toEqual([
    'Mon',
    unbroken('26 Dec 2026'),
  ]);
});

test('a heading always names the date', () => {
  expect(longDay(TODAY.now, TODAY, english)).toBe('Tuesday 24 November');
  expect(longDay('2025-11-24', TODAY, english)).toBe('Monday 24 November 2025');
});

test('an appointment includes its time if it has one', () => {
  const said = ['2026-12-03T10:45:00.000Z', '2026-11-25T10:45:00.000Z', '2026-11-24T15:00:00.000Z', '2026-12-07'];
  expect(said.map((at) => appointmentDate(at, TODAY, english))).toEqual([
    `${unbroken('Thu 3 Dec')}, 10:45`,
    'tomorrow, 10:45',
    '15:00',
    unbroken('Mon 7 Dec'),
  ]);
});

test.each([
  [{ from: '2026-05-01', to: '2026-06-01' }, 'May'],
  [{ from: '2025-05-01', to: '2025-06-01' }, 'May 2025'],
  [{ from: '2025-01-01', to: '2026-01-01' }, '2025'],
  [{ from: '2026-11-16', to: '2026-11-23' }, '16–22 November'],
  [{ from: '2025-12-30', to: '2026-01-02' }, '30 December 2025 – 1 January 2026'],
  [{ from: '2026-11-23', to: '2026-11-24' }, 'yesterday'],
  [{ from: '2026-05-12', to: '2026-05-13' }, '12 May'],
  [{ from: '2026-01-01' }, 'January'],
  [{ from: '2026-11-18' }, 'Wednesday'],
])('names a span: %j', (span, said) => {
  expect(spanName(span, TODAY, english)).toBe(said);
});

describe("days and times in the person's time zone", () => {
  test.each([
    ['Asia/Tokyo', '2026-11-23T14:59:00.000Z', 'yesterday'],
    ['Asia/Tokyo', '2026-11-23T15:00:00.000Z', '00:00'],
    ['America/New_York', '2026-11-24T04:59:00.000Z', 'yesterday'],
    ['America/New_York', '2026-11-24T05:00:00.000Z', '12:00 am'],
    ['Europe/Berlin', '2026-11-23T22:59:00.000Z', 'yesterday'],
    [undefined, '2026-11-23T23:59:00.000Z', 'yesterday'],
    [undefined, '2026-11-24T00:00:00.000Z', '00:00'],
    ['+05:30', '2026-11-23T18:30:00.000Z', '00:00'],
  ])('in %s, %s is %s', (zone, at, said) => {
    expect(hitDate(at, { ...TODAY, zone }, english)).toBe(said);
  });

  test('a day with a clock change counts as one day', () => {
    const monday = { ...TODAY, zone: 'Europe/Berlin', now: Date.parse('2026-10-26T23:30:00.000+01:00') };
    expect(hitDate('2026-10-25T00:30:00.000+02:00', monday, english)).toBe('yesterday');
    const spring = { ...TODAY, zone: 'Europe/Berlin', now: Date.parse('2026-03-30T00:30:00.000+02:00') };
    expect(hitDate('2026-03-28T23:30:00.000+01:00', spring, english)).toBe('Sat');
  });
});

test.each([
  ['en', 'America/New_York', '2:05 pm'],
  ['en', 'Europe/Berlin', '14:05'],
  ['en', 'Asia/Calcutta', '2:05 pm'],
  ['en', 'Asia/Kolkata', '2:05 pm'],
  ['en', undefined, '14:05'],
  ['en', '+02:00', '14:05'],
  ['hi', 'Asia/Kolkata', '2:05 pm'],
  ['hi', 'Europe/Berlin', '2:05 pm'],
  ['hi', undefined, '2:05 pm'],
  ['es', 'Europe/Madrid', '14:05'],
  ['es', 'America/Mexico_City', '2:05 p. m.'],
  ['ar', 'Africa/Cairo', '2:05 م'],
  ['de', 'America/New_York', '14:05'],
  ['zh', 'Asia/Shanghai', '14:05'],
])('the time in %s and %s is %s', (language, zone, said) => {
  const shown = clockTime({ hour: 14, minute: 5 }, { zone }, wordsIn(language));
  expect(shown.replace(/[\u00a0\u202f]/g, ' ')).toBe(said);
});

describe('in every language, zone and distance', () => {
  // Texts missing from a catalogue fall back to English.
  beforeAll(() => reportFaultyTexts(() => {}));
  afterAll(() =>
    reportFaultyTexts((error) => {
      throw error;
    }),
  );

  test('there is a text, never a machine-readable date or time', () => {
    const zone = fc.constantFrom(undefined, '+05:45', ...Intl.supportedValuesOf('timeZone'));
    const moment = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2050) });
    const nearby = fc.integer({ min: -800, max: 800 }).map((hours) => TODAY.now + hours * 3_600_000);
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        zone,
        fc.oneof(moment, nearby),
        fc.boolean(),
        (language, where, at, whole) => {
          const today = { ...TODAY, zone: where, language };
          const when = whole ? new Date(at).toISOString().slice(0, 10) : at;
          for (const say of [hitDate, appointmentDate, sentenceDate, dayHeading, longDay, plainDate]) {
            const said = say(when, today, wordsIn(language));
            expect(said.trim()).not.toBe('');
            expect(said).not.toMatch(/\d{4}-\d\d|\d:\d\d:\d\d|UTC|GMT|Invalid|NaN|undefined|[{}$]/);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
