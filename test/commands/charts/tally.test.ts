/** Counting messages: in one go or in parts it comes to the same, which is what a plain reading of the rules says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLocalTime } from '#service/contract/local-time.ts';
import { addSaid, createTally, joinTally, type Said, summaryOf, type Tally } from '#service/contract/tally.ts';

const ZONES = ['UTC', 'Europe/Lisbon', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns'];

const said: fc.Arbitrary<Said> = fc.record({
  at: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2026, 11, 31) }).map((at) => new Date(at).toISOString()),
  outgoing: fc.boolean(),
  chat: fc.constantFrom('a', 'b', 'c', undefined),
  chatName: fc.constantFrom('Crew', 'Port', undefined),
  who: fc.constantFrom('Anna', 'Борис', undefined),
  text: fc.constantFrom('', 'the ferry leaves', 'Ferry! ferry?', 'паром уходит', '今日は会議です', 'l’école'),
});

function tallied(messages: readonly Said[], zone: string): Tally {
  const tally = createTally();
  const localTime = createLocalTime(zone);
  for (const one of messages) addSaid(tally, one, localTime);
  return tally;
}

const newestFirst = (messages: readonly Said[]) => [...messages].sort((a, b) => (a.at < b.at ? 1 : -1));

describe('a tally', () => {
  it('of parts that follow one another is that of the whole', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 40 }), fc.nat(40), fc.constantFrom(...ZONES), (given, cut, zone) => {
        const messages = newestFirst(given);
        const joined = tallied(messages.slice(0, cut), zone);
        joinTally(joined, tallied(messages.slice(cut), zone));
        const everything = () => true;
        expect(summaryOf(joined, everything)).toEqual(summaryOf(tallied(messages, zone), everything));
      }),
    );
  });

  it('counts what the clocks of the zone show', () => {
    fc.assert(
      fc.property(fc.array(said, { minLength: 1, maxLength: 20 }), fc.constantFrom(...ZONES), (given, zone) => {
        const shown = (at: string, options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...options }).format(new Date(at));
        const hours = new Array<number>(24).fill(0);
        const months = new Map<string, number>();
        for (const { at } of given) {
          const hour = Number(shown(at, { hour: '2-digit', hourCycle: 'h23' }));
          hours[hour] = (hours[hour] ?? 0) + 1;
          const month = shown(at, { year: 'numeric', month: '2-digit' }).slice(0, 7);
          months.set(month, (months.get(month) ?? 0) + 1);
        }
        const summary = summaryOf(tallied(newestFirst(given), zone), () => true);
        expect(summary.hours).toEqual(hours);
        const counted = summary.months.filter(({ sent, received }) => sent + received > 0);
        expect(new Map(counted.map(({ month, sent, received }) => [month, sent + received]))).toEqual(months);
        expect(summary.weekdays.reduce((sum, count) => sum + count, 0)).toBe(given.length);
      }),
    );
  });

  it('finds the longest time in which nothing was said, and whose words come back', () => {
    const one = (day: number, text: string, outgoing = true): Said => ({
      at: new Date(Date.UTC(2026, 0, day)).toISOString(),
      ...{ outgoing, text, chat: 'a', chatName: 'Crew', who: 'Anna' },
    });
    const messages = [one(30, 'ferry'), one(28, 'the ferry with you'), one(9, 'ferry', false), one(2, 'harbour')];
    const summary = summaryOf(tallied(messages, 'UTC'), (word) => word !== 'with');
    expect(summary.silence).toEqual({ from: '2026-01-09T00:00:00.000Z', to: '2026-01-28T00:00:00.000Z' });
    expect(summary.words).toEqual([{ word: 'ferry', messages: 2 }]);
    expect(summary).toMatchObject({ messages: 4, sent: 3, first: '2026-01-02T00:00:00.000Z', peopleCount: 1 });
    expect(summary.people).toEqual([{ name: 'Anna', messages: 1 }]);
    expect(summary.chats).toEqual([{ id: 'a', name: 'Crew', messages: 4 }]);
  });

  it('counts what has no readable time, which stands in no month', () => {
    const summary = summaryOf(
      tallied([{ at: '', outgoing: false, chat: undefined, chatName: undefined, who: undefined, text: '' }], 'UTC'),
      () => true,
    );
    expect(summary).toMatchObject({ messages: 1, months: [], chatCount: 0, words: [] });
    expect(summary).not.toHaveProperty('first');
  });

  it('does not draw centuries out of one wrong clock', () => {
    const one = (at: string): Said => ({ at, outgoing: false, chat: 'a', chatName: 'a', who: 'a', text: '' });
    const { months } = summaryOf(
      tallied([one('2026-01-01T00:00:00Z'), one('1601-01-01T00:00:00Z')], 'UTC'),
      () => true,
    );
    expect(months.map(({ month }) => month)).toEqual(['1601-01', '2026-01']);
  });
});
