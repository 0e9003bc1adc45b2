import { describe, expect, it } from 'vitest';
import { createZoneReader, parseIsoTime } from '#service/importers/zoned-time.ts';
import { items } from '../../support/text-table.ts';

function read(timeZone: string | undefined, local: string): string {
  return new Date(createZoneReader(timeZone)(Date.parse(`${local}Z`))).toISOString().slice(0, 19);
}

describe('a date without a zone', () => {
  it.each<[string | undefined, string, string]>([
    [undefined, '2023-07-01T12:00:00', '2023-07-01T12:00:00'],
    ['Europe/Berlin', '2023-07-01T00:30:00', '2023-06-30T22:30:00'],
    ['Pacific/Kiritimati', '2023-07-01T12:00:00', '2023-06-30T22:00:00'],
  ])('is read in %s: %s is %s', (timeZone, local, moment) => {
    expect(read(timeZone, local)).toBe(moment);
  });

  it('is moved forward in a skipped hour, and is the first one in a repeated hour', () => {
    expect(read('Europe/Berlin', '2023-03-26T02:30:00')).toBe('2023-03-26T01:30:00');
    expect(read('Europe/Berlin', '2023-10-29T02:30:00')).toBe('2023-10-29T00:30:00');
  });

  it('is rejected for an unknown zone', () => {
    expect(() => createZoneReader('Mars/Olympus')).toThrow(RangeError);
  });
});

describe('a date of ISO 8601', () => {
  it.each([
    ['2023-07-01T12:00:05Z', '2023-07-01T12:00:05.000Z', true],
    ['2023-07-01t12:00:05z', '2023-07-01T12:00:05.000Z', true],
    ['2023-07-01T12:00:05.5Z', '2023-07-01T12:00:05.500Z', true],
    ['2023-07-01T12:00:05,25Z', '2023-07-01T12:00:05.250Z', true],
    ['2023-07-01T12:00:05.123456789+00:00', '2023-07-01T12:00:05.123Z', true],
    ['2023-07-01 12:00:05+02:00', '2023-07-01T10:00:05.000Z', true],
    ['2023-07-01 12:00:05 +0530', '2023-07-01T06:30:05.000Z', true],
    ['2023-07-01T12:00:05-07', '2023-07-01T19:00:05.000Z', true],
    ['20230701T120005Z', '2023-07-01T12:00:05.000Z', true],
    ['2023-07-01T24:00:00Z', '2023-07-02T00:00:00.000Z', true],
    ['2023-07-01T23:59:60Z', '2023-07-01T23:59:59.000Z', true],
    ['2023-07-01T12:00:05', '2023-07-01T12:00:05.000Z', false],
    ['2023-07-01T12:00', '2023-07-01T12:00:00.000Z', false],
    [' 2023-07-01 12:00:05.5 ', '2023-07-01T12:00:05.500Z', false],
    ['2023-07-01', '2023-07-01T00:00:00.000Z', false],
  ])('%s is %s', (text, moment, zoned) => {
    const found = parseIsoTime(text);
    expect([found && new Date(found.at).toISOString(), found?.zoned]).toEqual([moment, zoned]);
  });

  it.each([
    '',
    ...items(`
      soon | 2023-06-31T12:00:00 | 2023-13-01 | 2023-01-01T25:00:00 | 2023-01-01T24:00:01 | 2023-01-01T12:60
      2023-01-01T12:00:05+2 | 1672531200`),
  ])('is not %j', (text) => expect(parseIsoTime(text)).toBeUndefined());
});
