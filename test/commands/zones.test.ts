/** The person's time zone: how it is learnt, and what follows it. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { citiesOf } from '#commands/settings/settings.ts';
import { timeOfDay, zonesNamed, zonesOfLanguage } from '#commands/time/zones.ts';
import { wordsIn } from '#locales/words.ts';
import { DATASTORES } from '#service/contract/datastores.ts';
import { jsonSite } from '../support/http-double.ts';
import { labelsOf, openStage, PERSON, type Stage, wordsOf } from './stage.ts';

const citiesIn = (language: string) => (zone: string) => citiesOf(wordsIn(language), zone);

describe('a zone', () => {
  test.each([
    ['Europe/Lisbon', 'Europe/Lisbon'],
    ['europe/lisbon', 'Europe/Lisbon'],
    ['America/New York', 'America/New_York'],
    ['lisbon', 'Europe/Lisbon'],
    ['New York', 'America/New_York'],
    ['são paulo', 'America/Sao_Paulo'],
    ['Toronto', 'America/Toronto'],
    ['munich', 'Europe/Berlin'],
    ['Japan', 'Asia/Tokyo'],
    ['Österreich', 'Europe/Vienna'],
    ['austria', 'Europe/Vienna'],
    ['+02:00', '+02:00'],
    ['UTC+2', '+02:00'],
    ['gmt −3:30', '-03:30'],
    ['UTC', 'UTC'],
    ['+0', 'UTC'],
  ])('is known by what people call it: %s', (typed, zone) => {
    expect(zonesNamed(typed, citiesIn('en'), 'de')).toEqual([zone]);
  });

  test.each([
    ['ar', 'باريس', 'Europe/Berlin'],
    ['ar', 'نيروبي', 'Asia/Riyadh'],
    ['hi', 'मुंबई', 'Asia/Kolkata'],
    ['zh', '北京', 'Asia/Shanghai'],
    ['zh', '新加坡', 'Asia/Shanghai'],
  ])('is known by each city of its label: %s, %s', (language, typed, zone) => {
    expect(zonesNamed(typed, citiesIn(language), language)).toEqual([zone]);
  });

  test.each(['', 'nowhere', '+15', '-12:30', '+5:99', '2', 'USA', '__proto__', 'x'.repeat(100_000)])(
    'is not made up: %.20s',
    (typed) => expect(zonesNamed(typed, citiesIn('en'), 'en')).toEqual([]),
  );

  it('is always one that clocks can be read in, whatever is typed', () => {
    const typed = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^(UTC|GMT)?[+-]\d{1,2}(:\d\d)?$/));
    fc.assert(
      fc.property(typed, (text) => {
        for (const zone of zonesNamed(text, citiesIn('en'), 'en')) expect(timeOfDay(0, zone)).toMatch(/^\d\d:\d\d$/);
      }),
    );
  });
});

describe('/settings zone', () => {
  let stage: Stage;
  beforeEach(async () => {
    // 12:00 in UTC.
    stage = await openStage({ url: 'http://127.0.0.1:9' });
  });
  const zone = async () => (await stage.deps.people.read(PERSON, 0)).settings.zone;

  it('offers a few that fit the person’s language, and one press sets it', async () => {
    const settings = await stage.ask('settings');
    expect(wordsOf(settings)).toContain('Time zone: not known yet, so your days begin and end at midnight UTC');
    const picker = await stage.press(settings, 'Set my time zone');
    expect(wordsOf(picker)).toContain('/settings zone Lisbon');
    const set = await stage.press(picker, '07:00 · New York, Toronto');
    expect(wordsOf(set)).toContain('Your time zone is America/New_York, where it is 07:00 now.');
    expect(set).toMatchObject({ place: 'replace' });
    expect(await zone()).toBe('America/New_York');
    expect(wordsOf(await stage.ask('settings'))).toContain('Time zone: America/New_York, where it is 07:00 now');
  });

  it('takes what is typed, and asks where that may be several', async () => {
    await stage.ask('settings', 'zone Lisbon');
    expect(await zone()).toBe('Europe/Lisbon');
    const several = await stage.ask('settings', 'zone Portugal');
    expect(await zone()).toBe('Europe/Lisbon');
    const which = await stage.ask('settings', 'zone Germany');
    expect(labelsOf(which)).toEqual(['13:00 · Europe/Berlin', '13:00 · Europe/Busingen']);
    await stage.press(which, '13:00 · Europe/Berlin');
    expect(await zone()).toBe('Europe/Berlin');
    expect(wordsOf(several)).toContain('Europe/Lisbon');
  });

  test.each([
    ['de', ['Europe/Berlin']],
    ['pt-br', ['America/Sao_Paulo']],
    ['en-gb', ['Europe/London']],
    ['hi', ['Asia/Kolkata']],
  ])('offers of %s those of the country where it is spoken most', (language, zones) => {
    expect(zonesOfLanguage(language)).toEqual(zones);
  });
});

describe('once the zone is known', () => {
  const found = {
    items: [{ _id: 'm1', messageText: 'the ferry', sentAt: '2026-11-20T20:00:00.000Z', type: 'receive' }],
  };

  it('the days of a list are the person’s, to the moment', async () => {
    const site = await jsonSite(found);
    const stage = await openStage({ url: site.url });
    await stage.connect();
    await stage.ask('settings', 'zone Asia/Kolkata');
    // Half past midnight there, on the 22nd.
    await stage.clock.turn(7 * 3_600_000);
    const list = await stage.ask('recent', 'today');
    const { timeField } = DATASTORES['social-chat-message'];
    expect(JSON.parse(site.requests[0]?.body ?? '')).toMatchObject({
      query: { [timeField]: { $gte: '2026-11-21T18:30:00.000Z', $lt: '2026-11-22T18:30:00.000Z' } },
    });
    expect(wordsOf(list)).toContain('on 2026-11-22');
    expect(wordsOf(list)).not.toContain('UTC');
  });
});

describe('while it is not known', () => {
  it('it is asked for once, under the first answer that days matter to, and nothing waits for it', async () => {
    const stage = await openStage({
      url: (await jsonSite({ items: [{ _id: 'm', messageText: 'x', sentAt: '2026-11-21T09:00:00.000Z' }] })).url,
    });
    await stage.connect();
    expect(wordsOf(await stage.ask('recent'))).not.toContain('time zone');
    const first = await stage.ask('recent', 'today');
    expect(wordsOf(first)).toContain('on 2026-11-21 (UTC)');
    expect(wordsOf(first)).toContain('I do not know your time zone');
    expect(labelsOf(first)).toContain('Set my time zone');
    // What was found stays where it is.
    expect(await stage.press(first, 'Set my time zone')).not.toHaveProperty('place');
    const second = await stage.ask('recent', 'today');
    expect(wordsOf(second)).not.toContain('I do not know your time zone');
    expect(labelsOf(second)).not.toContain('Set my time zone');
  });
});
