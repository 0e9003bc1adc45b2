/** The person's time zone: how it is found, and its effects. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { findZones, zoneLabel } from '#commands/time/zones.ts';
import { clockAt, regionOf } from '#locales/times/today.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import { DATASTORES } from '#service/contract/datastores.ts';
import { jsonSite } from '../support/http-site.ts';
import { items, rows } from '../support/text-table.ts';
import { connectedAt, labelsOf, openStage, PERSON, type Stage, wordsOf } from './stage.ts';

const found = (typed: string, language = 'en') => findZones(typed, wordsIn(language)).map(({ zone }) => zone);

describe('a time zone', () => {
  test.each([
    ['en', ' New  York ', 'America/New_York', 'New York'],
    ...rows(`
      en | europe/lisbon | Europe/Lisbon | Lisbon
      en | America/New York | America/New_York | New York
      en | Asia/Calcutta | Asia/Kolkata | Delhi
      en | são paulo | America/Sao_Paulo | São Paulo
      en | sao paulo | America/Sao_Paulo | São Paulo
      en | munich | Europe/Berlin | Munich
      en | Porto | Europe/Lisbon | Porto
      en | Saigon | Asia/Ho_Chi_Minh | Saigon
      en | portland, oregon | America/Los_Angeles | Portland, Oregon
      en | Portland Maine | America/New_York | Portland, Maine
      en | Japan | Asia/Tokyo | Tokyo
      de | Österreich | Europe/Vienna | Wien
      de | austria | Europe/Vienna | Wien
      de | Lissabon | Europe/Lisbon | Lissabon
      de | Munich | Europe/Berlin | Munich
      ar | باريس | Europe/Paris | باريس
      hi | मुंबई | Asia/Kolkata | मुंबई
      zh | 北京 | Asia/Shanghai | 北京
      uk | Львів | Europe/Kyiv | Львів
      en | UTC+2 | +02:00 | UTC+02:00
      en | gmt −3:30 | -03:30 | UTC-03:30
      en | +0 | UTC | UTC`),
  ])('is found by its usual names: %s, %s', (language = '', typed = '', zone = '', label = '') => {
    expect(findZones(typed, wordsIn(language))).toEqual([{ zone, label }]);
  });

  test('is one of several for an ambiguous name, or a country with several zones', () => {
    expect(findZones('portland', wordsIn('en'))).toEqual([
      { zone: 'America/Los_Angeles', label: 'Portland, Oregon' },
      { zone: 'America/New_York', label: 'Portland, Maine' },
    ]);
    expect(findZones('Portugal', wordsIn('de')).map(({ label }) => label)).toEqual(['Azoren', 'Lissabon']);
    expect(found('Spain')).toEqual(['Europe/Madrid', 'Atlantic/Canary']);
    const american = found('USA');
    expect(found('United States')).toEqual(american);
    expect(['Russia', 'France', 'Vietnam', 'Myanmar'].map((country) => found(country).length > 0)).not.toContain(false);
    expect(american).toEqual(
      expect.arrayContaining(['America/New_York', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles']),
    );
    expect(american.length).toBeLessThanOrEqual(9);
    expect(
      ['Mexico', 'Argentina', 'Uzbekistan', 'Cyprus'].map((country) => found(country)).map((zones) => zones.join()),
    ).toEqual([
      expect.stringContaining('America/Mexico_City'),
      'America/Buenos_Aires',
      'Asia/Tashkent',
      expect.stringContaining('Asia/Nicosia'),
    ]);
  });

  test.each([
    '',
    ...items('... | nowhere | trouble | +15 | -12:30 | +5:99 | 2 | __proto__ | constructor'),
    'x'.repeat(100_000),
  ])("isn't invented: %.20s", (typed) => expect(found(typed)).toEqual([]));

  test('is always valid and has a label, whatever is typed', () => {
    const typed = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^(UTC|GMT)?[+-]\d{1,2}(:\d\d)?$/));
    fc.assert(
      fc.property(typed, fc.constantFrom(...LANGUAGES), (text, language) => {
        for (const { zone, label } of findZones(text, wordsIn(language))) {
          expect(clockAt(0, zone).hour).toBeGreaterThanOrEqual(0);
          expect(label).not.toBe('');
        }
      }),
    );
  });

  test('is found by its own label in every language', () => {
    const same = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
    for (const language of LANGUAGES)
      for (const zone of Intl.supportedValuesOf('timeZone'))
        expect(found(zoneLabel(zone, wordsIn(language)), language).map(same), `${language} ${zone}`).toContain(zone);
  });

  test('belongs to its present country', () => {
    expect(
      ['Europe/Moscow', 'Asia/Kolkata', 'Asia/Rangoon', 'Europe/Kyiv', 'Europe/London', 'UTC', undefined].map(regionOf),
    ).toEqual(['RU', 'IN', 'MM', 'UA', 'GB', undefined, undefined]);
  });
});

describe('/settings zone', () => {
  let stage: Stage;
  beforeEach(async () => {
    // It is 12:00 in UTC.
    stage = await openStage({ url: 'http://127.0.0.1:9' });
  });
  const zone = async () => (await stage.deps.people.read(PERSON, 0)).settings.zone;

  it('asks for a city and sets its zone', async () => {
    const asked = await stage.ask('settings', 'zone');
    expect(asked).toMatchObject({ ask: 'City or country' });
    expect(wordsOf(asked)).toBe('Which city are you in?');
    expect(await stage.reads('settings', 'zone Lisbon')).toBe('Lisbon, 12:00.');
    expect(await zone()).toBe('Europe/Lisbon');
    expect(await stage.reads('settings')).toContain('Time zone: Lisbon (12:00)');
  });

  it('asks which one if several match, and changes nothing if none does', async () => {
    const which = await stage.ask('settings', 'zone Portland');
    expect(wordsOf(which)).toBe('Which one?');
    expect(labelsOf(which)).toEqual(['Portland, Oregon 4:00 am', 'Portland, Maine 7:00 am']);
    expect(await zone()).toBeUndefined();
    await stage.press(which, 'Portland, Maine 7:00 am');
    expect(await zone()).toBe('America/New_York');
    expect(await stage.reads('settings', 'zone Xyz')).toBe('I don’t know “Xyz”. Try the nearest big city.');
    expect(await zone()).toBe('America/New_York');
  });
});

test("the days of a list follow the person's time zone, which isn't mentioned while unknown", async () => {
  const record = { _id: 'm1', messageText: 'the ferry', sentAt: '2026-11-20T20:00:00.000Z', type: 'receive' };
  const { stage, requests } = await connectedAt(jsonSite({ items: [record] }));
  const unknown = await stage.ask('recent', 'today');
  expect(wordsOf(unknown)).not.toContain('time zone');
  await stage.ask('settings', 'zone Asia/Kolkata');
  // It is half past midnight on the 22nd there.
  await stage.clock.advance(7 * 3_600_000);
  await stage.ask('recent', 'today');
  const { timeField } = DATASTORES['social-chat-message'];
  expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({
    query: { [timeField]: { $gte: '2026-11-21T18:30:00.000Z', $lt: '2026-11-22T18:30:00.000Z' } },
  });
});
