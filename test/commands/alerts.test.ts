/** Alerts: begun, looked for by themselves, told once, and ended. */

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { runDue } from '#commands/actions.ts';
import { nextRunAt, spending } from '#commands/alerts/alerts.ts';
import { clockAt, dayOf } from '#locales/times/today.ts';
import type { KeptRoutine, Routine } from '#storage/routines.ts';
import { httpSite } from '../support/http-site.ts';
import { labelsOf, openStage, outcomeOf, PERSON, type Stage, wordsOf } from './stage.ts';
import { todayOn } from './today-on.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let stage: Stage;
/** What the service has; a reply that is no list is answered with that status. */
let messages: { _id: string; messageText: string; sentAt: string; fromName: string }[];
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

const free = () => stage.connect({ extensions: ['uncharged'] });
const says = (_id: string, messageText: string) =>
  messages.push({ _id, messageText, fromName: 'Tom', sentAt: new Date(stage.clock.now()).toISOString() });
const kept = async (): Promise<KeptRoutine | undefined> => (await stage.deps.routines.list(PERSON))[0];
const due = async (id: string) => await stage.run(runDue.name, '', { args: { id } });

/** Looks for “ferry” once a day, for what it costs; what is kept of it. */
async function begun(): Promise<KeptRoutine> {
  await stage.press(await stage.ask('alerts', 'ferry in:chats'), 'Start');
  const found = await kept();
  if (!found) throw new Error('there is no alert');
  return found;
}

async function aDayLater(id: string) {
  await stage.clock.advance(DAY_MS);
  return await due(id);
}

describe('an alert', () => {
  it('begins at once where nothing is charged, is told to look less often, and ends', async () => {
    await free();
    const begun = await stage.ask('alerts', 'ferry');
    expect(wordsOf(begun)).toBe('I’ll tell you when there’s something new for “ferry”. I look once a day.');
    await stage.ask('alerts', 'ferry');
    expect(await stage.deps.routines.list(PERSON)).toHaveLength(1);
    const weekly = await stage.press(begun, 'Look weekly');
    expect(wordsOf(weekly)).toMatch(/I look once a week\.$/);
    expect(labelsOf(weekly)).toEqual(['Look daily', 'Stop']);
    expect((await kept())?.routine.at.weekday).toBe(5);
    expect(wordsOf(await stage.press(weekly, 'Stop'))).toBe('Stopped.');
    expect(await kept()).toBeUndefined();
  });

  it('says its price first where the service charges, and begins at an agreement alone', async () => {
    const offer = await stage.ask('alerts', 'ferry in:chats');
    expect(wordsOf(offer)).toBe('Looking once a day costs 2 credits each time, at most 62 a month.');
    expect(labelsOf(offer)).toEqual(['Start', 'Weekly: at most 10', 'Not now']);
    expect(wordsOf(await stage.press(offer, 'Not now'))).toBe('Nothing changed.');
    expect(await kept()).toBeUndefined();
    const weekly = await stage.press(offer, /^Weekly/);
    expect((await kept())?.routine.mostCredits).toBe(10);
    expect(labelsOf(weekly)).toEqual(['Stop']);
    expect(requests).toEqual([]);
  });

  it('tells what is new, once, and opens it', async () => {
    await free();
    await stage.ask('alerts', 'ferry in:chats');
    const id = (await kept())?.id ?? '';
    says('m1', 'the new ferry');
    const found = outcomeOf(await aDayLater(id));
    expect(wordsOf(found)).toBe('New for “ferry”:\n\n1 Tom · Crew · yesterday\nthe new ferry');
    expect(labelsOf(found)).toEqual(['1', 'Stop this alert']);
    expect(await aDayLater(id)).toEqual([]);
    for (const name of ['m2', 'm3', 'm4', 'm5', 'm6', 'm7']) says(name, `ferry ${name}`);
    const many = outcomeOf(await aDayLater(id));
    expect(labelsOf(many)).toEqual(['1', '2', '3', '4', '5', 'All 6', 'Stop this alert']);
    expect(wordsOf(await stage.press(many, 'Stop this alert'))).toBe('Stopped.');
    expect(await kept()).toBeUndefined();
  });

  it('looks for what was asked for, whatever its words could be read as', async () => {
    await free();
    await stage.ask('alerts', '"yesterday" in:chats');
    expect(wordsOf(await stage.ask('alerts'))).toContain('“yesterday” · once a day');
    await aDayLater((await kept())?.id ?? '');
    expect(requests[0]?.url).toContain('yesterday');
  });

  it('is due again at its time on the next day, whatever clocks do', async () => {
    await stage.ask('settings', 'zone Europe/Berlin');
    const { id, dueAt, routine } = await begun();
    expect(routine.at).toEqual({ hour: 13, minute: 0 });
    expect(dueAt).toBe(Date.parse('2026-11-22T12:00:00.000Z'));
    await aDayLater(id);
    expect((await kept())?.dueAt).toBe(Date.parse('2026-11-23T12:00:00.000Z'));
    // It was not due for days: it is done once, and not for each of them.
    await stage.clock.advance(5.5 * DAY_MS);
    await due(id);
    expect((await kept())?.dueAt).toBe(Date.parse('2026-11-28T12:00:00.000Z'));
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['an access that is not valid any more', 401, 'My access has ended.'],
    ['credits that are out', 402, 'Your credits ran out.'],
  ])('stops by itself for %s, says so once, and goes on at a tap', async (_, refusal, words) => {
    const { id } = await begun();
    status = refusal;
    const stopped = outcomeOf(await aDayLater(id));
    expect(wordsOf(stopped)).toBe(
      `I’ve stopped your alert for “ferry”.\n${words}\n2 credits each time, at most 62 a month.`,
    );
    expect(await aDayLater(id)).toEqual([]);
    expect((await kept())?.dueAt).toBeUndefined();
    expect(wordsOf(await stage.ask('alerts'))).toContain(words);
    status = 200;
    await stage.press(stopped, 'Start again');
    await stage.clock.advance(HOUR_MS);
    says('m1', 'the new ferry');
    expect(wordsOf(outcomeOf(await aDayLater(id)))).toContain('the new ferry');
  });

  it('is silent about trouble that passes, and stops after a week of it', async () => {
    const { id } = await begun();
    status = 500;
    for (let day = 0; day < 6; day++) expect(await aDayLater(id)).toEqual([]);
    expect(wordsOf(outcomeOf(await aDayLater(id)))).toContain('data.example kept failing.');
    expect(await aDayLater(id)).toEqual([]);
  });

  it('never costs more in a month than was agreed, even when it is run again and again', async () => {
    const { id } = await begun();
    for (let run = 0; run < 40; run++) {
      await stage.clock.advance(HOUR_MS / 10);
      await due(id);
    }
    expect(requests).toHaveLength(31);
    expect((await kept())?.routine.spent).toBe(62);
    await stage.clock.advance(15 * DAY_MS);
    await due(id);
    expect(requests).toHaveLength(32);
  });

  it('is counted before anything is asked for: what is lost with the process was counted', async () => {
    const { id } = await begun();
    await stage.clock.advance(DAY_MS);
    let counted: number | undefined;
    await stage.run(runDue.name, '', {
      args: { id },
      onPay: async () => {
        counted = (await kept())?.routine.spent;
      },
    });
    expect(counted).toBe(2);
  });

  it('stops where it has come to cost more than was agreed', async () => {
    await free();
    await stage.ask('alerts', 'ferry in:chats');
    await stage.connect();
    const stopped = outcomeOf(await aDayLater((await kept())?.id ?? ''));
    expect(wordsOf(stopped)).toContain('It costs more now.');
    expect(requests).toEqual([]);
  });
});

describe('/alerts', () => {
  it('lists what there is, by its earlier name too, and each can be stopped', async () => {
    await free();
    await stage.ask('alerts', 'ferry');
    await stage.clock.advance(1_000);
    await stage.press(await stage.ask('today'), 'Every morning');
    const list = await stage.ask('watches');
    expect(wordsOf(list)).toBe('Your alerts and digests\n“ferry” · once a day\nDigest · every day at 08:00');
    expect(labelsOf(list)).toEqual(['Stop “ferry”', 'Stop the digest', 'Digest time']);
    await stage.press(list, 'Stop “ferry”');
    expect(wordsOf(await stage.ask('alerts'))).not.toContain('ferry');
  });

  it('says what can be had where there is nothing', async () => {
    const none = await stage.ask('alerts');
    expect(wordsOf(none)).toMatch(/^No alerts or digests yet\./);
    expect(labelsOf(none)).toEqual(['What did I miss? (1 credit)']);
  });

  it('says where nothing arrives by itself what would bring something', async () => {
    const about = { botName: 'data_bot', serviceName: undefined, sample: false };
    const own = await openStage({ url: 'http://127.0.0.1:1', about });
    await own.connect();
    const none = await own.ask('alerts');
    expect(wordsOf(none)).toMatch(/^No alerts or digests yet\. New messages only come in with /);
    expect(labelsOf(none)).toEqual(['Every morning', 'Add my chats']);
    expect(wordsOf(await own.ask('alerts', 'ferry'))).toMatch(/^I’ll tell you/);
  });

  it('takes twenty at most', async () => {
    await free();
    for (let index = 0; index < 20; index++) await stage.ask('alerts', `ferry${index}`);
    expect(wordsOf(await stage.ask('alerts', 'one more'))).toBe('That’s 20 already. Stop one first.');
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
          const next = nextRunAt({ at: { ...time, ...(weekday === undefined ? {} : { weekday }) } }, where, now);
          expect(next).toBeGreaterThan(now);
          expect(next - now).toBeLessThanOrEqual((weekday === undefined ? 1 : 7) * DAY_MS + 25 * HOUR_MS);
          const shown = clockAt(next, where);
          const minutes = shown.hour * 60 + shown.minute - time.hour * 60 - time.minute;
          // Zones have left out an hour, half a day, or a whole one.
          if (dayOf(next - 1, where) === dayOf(next, where)) expect(minutes).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('costs what was agreed at most, however clocks are put', () => {
    const routine = { mostCredits: 62, month: '2026-11', spent: 61 } as Routine;
    expect(spending(routine, todayOn('2026-11-30'), 2)).toBeUndefined();
    expect(spending(routine, todayOn('2026-10-31'), 2)).toBeUndefined();
    expect(spending(routine, todayOn('2026-12-01'), 2)).toEqual({ month: '2026-12', spent: 2 });
  });
});
