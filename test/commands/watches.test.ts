/** Searches that are watched: offered with their price, looked at by themselves, told once, and ended. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { dueAfter, spending } from '#commands/routines/routines.ts';
import { clockAt, dayOf } from '#commands/time/today.ts';
import type { KeptRoutine, Routine } from '#storage/routines.ts';
import { httpSite } from '../support/http-site.ts';
import { openStage, outcomeOf, PERSON, type Stage, wordsOf } from './stage.ts';
import { todayOn } from './today-on.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let stage: Stage;
/** What the service has; a reply that is no list is answered with that status. */
let messages: { _id: string; messageText: string; sentAt: string; _match?: object }[];
let status: number;
let requests: { url: string; body: string }[];

beforeEach(async () => {
  messages = [];
  status = 200;
  const site = await httpSite((response) => {
    const items = [{ id: 'g', schemaUrl: 'x', group: { _id: 'g', name: 'Crew' }, messages }];
    const body = status === 200 ? { items: messages.length === 0 ? [] : items } : { error: 'no' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  requests = site.requests;
  stage = await openStage({ url: site.url });
  await stage.connect();
});

const says = (_id: string, messageText: string) =>
  messages.push({ _id, messageText, sentAt: new Date(stage.clock.now()).toISOString() });

/** Watches “ferry” once a day; what is kept of it. */
async function watching(): Promise<KeptRoutine> {
  const offer = await stage.ask('watches', 'ferry');
  await stage.press(offer, /^Once a day/);
  const [kept] = await stage.deps.routines.list(PERSON);
  if (!kept) throw new Error('nothing is watched');
  return kept;
}

/** A day later, as it falls due; what is said of it. */
async function aDayLater(id: string) {
  await stage.clock.advance(DAY_MS);
  return await stage.run('routine', id);
}

const kept = async (): Promise<KeptRoutine | undefined> => (await stage.deps.routines.list(PERSON))[0];

describe('a search', () => {
  it('is not watched by what was typed, or by a button of somebody’s own making', async () => {
    const forged = JSON.stringify({ begin: 'watch', every: 'day', hour: 1, minute: 0, query: 'ferry' });
    await stage.ask('watches', forged);
    await stage.ask('watches', '{"begin":');
    expect(await stage.deps.routines.list(PERSON)).toEqual([]);
  });
});

describe('a watch', () => {
  it('is due again at its time on the next day, whatever clocks do', async () => {
    await stage.ask('settings', 'zone Europe/Berlin');
    const { id, dueAt, routine } = await watching();
    expect(routine.at).toEqual({ hour: 13, minute: 0 });
    expect(dueAt).toBe(Date.parse('2026-11-22T12:00:00.000Z'));
    await aDayLater(id);
    expect((await kept())?.dueAt).toBe(Date.parse('2026-11-23T12:00:00.000Z'));
    // It was not due for days: it is done once, and not for each of them.
    await stage.clock.advance(5.5 * DAY_MS);
    await stage.run('routine', id);
    expect((await kept())?.dueAt).toBe(Date.parse('2026-11-28T12:00:00.000Z'));
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['an access that is not valid any more', 401, 'Your access is not valid any more.'],
    ['credits that are out', 402, 'Your credits at the service are used up.'],
  ])('stops by itself for %s, says so once, and goes on at a press that names the price', async (_, refusal, words) => {
    const { id } = await watching();
    status = refusal;
    const stopped = outcomeOf(await aDayLater(id));
    expect(wordsOf(stopped)).toContain('Stopped: Watching “ferry in:chats”');
    expect(wordsOf(stopped)).toContain(words);
    expect(await aDayLater(id)).toEqual([]);
    expect((await kept())?.dueAt).toBeUndefined();
    expect(wordsOf(await stage.ask('watches'))).toContain(words);
    status = 200;
    await stage.press(stopped, 'Go on: Watching “ferry in:chats” (2 credits each)');
    await stage.clock.advance(HOUR_MS);
    says('m1', 'the new ferry');
    expect(wordsOf(outcomeOf(await aDayLater(id)))).toContain('the new ferry');
  });

  it('is silent about trouble that passes, and stops after a week of it', async () => {
    const { id } = await watching();
    status = 500;
    for (let day = 0; day < 6; day++) expect(await aDayLater(id)).toEqual([]);
    expect(wordsOf(outcomeOf(await aDayLater(id)))).toContain('could not answer many times in a row');
    expect(await aDayLater(id)).toEqual([]);
  });

  it('never costs more in a month than was agreed, even when it is run again and again', async () => {
    const { id } = await watching();
    for (let run = 0; run < 40; run++) {
      await stage.clock.advance(HOUR_MS / 10);
      await stage.run('routine', id);
    }
    expect(requests).toHaveLength(31);
    expect((await kept())?.routine.spent).toBe(62);
    await stage.clock.advance(15 * DAY_MS);
    await stage.run('routine', id);
    expect(requests).toHaveLength(32);
  });

  it('is counted before anything is asked for: what is lost with the process was counted', async () => {
    const { id } = await watching();
    await stage.clock.advance(DAY_MS);
    let counted: number | undefined;
    await stage.run('routine', id, {
      onPay: async () => {
        counted = (await kept())?.routine.spent;
      },
    });
    expect(counted).toBe(2);
  });

  it('is erased by /disconnect, which says so', async () => {
    await watching();
    expect(wordsOf(await stage.ask('disconnect', '', { confirmed: true }))).toContain(
      '1 thing that I did for you by myself',
    );
    expect(await stage.deps.routines.list(PERSON)).toEqual([]);
  });
});

describe('the next time', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), undefined);
  const at = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });
  const moment = fc.integer({ min: 0, max: Date.UTC(2050) });

  it('is later, within a day or a week and what clocks leap, and at its hour unless they leap over it', () => {
    fc.assert(
      fc.property(
        zone,
        at,
        fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
        moment,
        (where, time, weekday, now) => {
          const due = dueAfter({ at: { ...time, ...(weekday === undefined ? {} : { weekday }) } }, where, now);
          expect(due).toBeGreaterThan(now);
          expect(due - now).toBeLessThanOrEqual((weekday === undefined ? 1 : 7) * DAY_MS + 25 * HOUR_MS);
          const shown = clockAt(due, where);
          const minutes = shown.hour * 60 + shown.minute - time.hour * 60 - time.minute;
          // Zones have left out an hour, half a day, or a whole one.
          if (dayOf(due - 1, where) === dayOf(due, where)) expect(minutes).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('costs what was agreed at most, however clocks are put', () => {
    const routine = { mostCredits: 62, month: '2026-11', spent: 61 } as Routine;
    const today = (day: string) => todayOn(day);
    expect(spending(routine, today('2026-11-30'), 2)).toBeUndefined();
    expect(spending(routine, today('2026-10-31'), 2)).toBeUndefined();
    expect(spending(routine, today('2026-12-01'), 2)).toEqual({ month: '2026-12', spent: 2 });
  });
});
