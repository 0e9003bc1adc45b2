/** Alerts: started, run, reported once, and stopped. */

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { runDue } from '#commands/actions.ts';
import { nextRunAt, spending } from '#commands/alerts/alerts.ts';
import { clockAt, dayOf } from '#locales/times/today.ts';
import type { KeptRoutine, Routine } from '#storage/routines.ts';
import { httpSite } from '../support/http-site.ts';
import { connectedAt, labelsOf, openStage, outcomeOf, PERSON, type Stage, wordsOf } from './stage.ts';
import { todayOn } from './today-on.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let stage: Stage;
/** The service's messages; with a status other than 200 it answers with an error. */
let messages: { _id: string; messageText: string; sentAt: string; fromName: string }[];
let status: number;
let requests: { url: string; body: string }[];

beforeEach(async () => {
  messages = [];
  status = 200;
  const site = httpSite((response) => {
    const items = [{ id: 'g', schemaUrl: 'x', group: { _id: 'g', name: 'Crew' }, messages }];
    const body = status === 200 ? { items: messages.length === 0 ? [] : items } : { error: 'no' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  ({ stage, requests } = await connectedAt(site));
});

const free = () => stage.connect({ extensions: ['uncharged'] });
const says = (_id: string, messageText: string) =>
  messages.push({ _id, messageText, fromName: 'Tom', sentAt: new Date(stage.clock.now()).toISOString() });
const kept = async (): Promise<KeptRoutine | undefined> => (await stage.deps.routines.list(PERSON))[0];
const due = async (id: string) => await stage.run(runDue.name, '', { args: { id } });

/** Starts a daily, charged alert for “ferry”. @returns the stored routine */
async function begun(): Promise<KeptRoutine> {
  await stage.press(await stage.ask('alerts', 'ferry in:chats'), 'Start');
  const found = await kept();
  if (!found) throw new Error('no alert was stored');
  return found;
}

async function aDayLater(id: string) {
  await stage.clock.advance(DAY_MS);
  return await due(id);
}

describe('an alert', () => {
  it('starts immediately where it is free, can be made weekly, and stops', async () => {
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

  it('shows its price first where the service charges, and starts only once that is accepted', async () => {
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

  it('reports new messages once, with buttons that open them', async () => {
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

  it('searches for a quoted word that could be read as a time', async () => {
    await free();
    await stage.ask('alerts', '"yesterday" in:chats');
    expect(await stage.reads('alerts')).toContain('“yesterday” · once a day');
    await aDayLater((await kept())?.id ?? '');
    expect(requests[0]?.url).toContain('yesterday');
  });

  it('is due at the same time on the next day, and once after several missed days', async () => {
    await stage.ask('settings', 'zone Europe/Berlin');
    const { id, dueAt, routine } = await begun();
    expect(routine.at).toEqual({ hour: 13, minute: 0 });
    expect(dueAt).toBe(Date.parse('2026-11-22T12:00:00.000Z'));
    await aDayLater(id);
    expect((await kept())?.dueAt).toBe(Date.parse('2026-11-23T12:00:00.000Z'));
    // After missed days it runs once, not once per day.
    await stage.clock.advance(5.5 * DAY_MS);
    await due(id);
    expect((await kept())?.dueAt).toBe(Date.parse('2026-11-28T12:00:00.000Z'));
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['an access that is no longer valid', 401, 'My access has ended.'],
    ['used-up credits', 402, 'Your credits ran out.'],
  ])('stops on %s, says so once, and resumes with one tap', async (_, refusal, words) => {
    const { id } = await begun();
    status = refusal;
    const stopped = outcomeOf(await aDayLater(id));
    expect(wordsOf(stopped)).toBe(
      `I’ve stopped your alert for “ferry”.\n${words}\n2 credits each time, at most 62 a month.`,
    );
    expect(await aDayLater(id)).toEqual([]);
    expect((await kept())?.dueAt).toBeUndefined();
    expect(await stage.reads('alerts')).toContain(words);
    status = 200;
    await stage.press(stopped, 'Start again');
    await stage.clock.advance(HOUR_MS);
    says('m1', 'the new ferry');
    expect(wordsOf(outcomeOf(await aDayLater(id)))).toContain('the new ferry');
  });

  it('ignores temporary failures, and stops after a week of them', async () => {
    const { id } = await begun();
    status = 500;
    for (let day = 0; day < 6; day++) expect(await aDayLater(id)).toEqual([]);
    expect(wordsOf(outcomeOf(await aDayLater(id)))).toContain('data.example kept failing.');
    expect(await aDayLater(id)).toEqual([]);
  });

  it('never exceeds the agreed monthly cost, however often it runs', async () => {
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

  it('counts the cost before the request, in case the process dies', async () => {
    const { id } = await begun();
    await stage.clock.advance(DAY_MS);
    const counted: (number | undefined)[] = [];
    const onPay = async () => void counted.push((await kept())?.routine.spent);
    await stage.run(runDue.name, '', { args: { id }, onPay });
    expect(counted).toEqual([2]);
  });

  it('stops once it costs more than was agreed', async () => {
    await free();
    await stage.ask('alerts', 'ferry in:chats');
    await stage.connect();
    const stopped = outcomeOf(await aDayLater((await kept())?.id ?? ''));
    expect(wordsOf(stopped)).toContain('It costs more now.');
    expect(requests).toEqual([]);
  });
});

describe('/alerts', () => {
  it('lists alerts, named by their filters too, and digests with stop buttons, also under its earlier name', async () => {
    await free();
    await stage.ask('alerts', 'ferry from:anna');
    await stage.clock.advance(1_000);
    await stage.press(await stage.ask('today'), 'Every morning');
    const list = await stage.ask('watches');
    const digest = 'Digest · every day at 08:00';
    expect(wordsOf(list)).toBe(`Your alerts and digests\n“ferry from anna” · once a day\n${digest}`);
    expect(labelsOf(list)).toEqual(['Stop “ferry from anna”', 'Stop the digest', 'Digest time']);
    const rest = await stage.press(list, 'Stop “ferry from anna”');
    expect(wordsOf(rest)).toBe(`Your alerts and digests\n${digest}`);
  });

  it('says how to start one if there are none', async () => {
    const none = await stage.ask('alerts');
    expect(wordsOf(none)).toMatch(/^No alerts or digests yet\./);
    expect(labelsOf(none)).toEqual(['What did I miss? (1 credit)']);
  });

  describe('over data that only exports add to', () => {
    let own: Stage;
    beforeEach(async () => {
      const about = { botName: 'data_bot', serviceName: undefined, sample: false };
      own = await openStage({ url: 'http://127.0.0.1:1', about });
      await own.connect();
    });

    it('says so if there are none, and when one starts', async () => {
      const none = await own.ask('alerts');
      expect(wordsOf(none)).toMatch(/^No alerts or digests yet\. New messages only come in with /);
      expect(labelsOf(none)).toEqual(['Every morning', 'Add my chats']);
      const begun = await own.ask('alerts', 'ferry');
      expect(wordsOf(begun)).toMatch(
        /^I’ll tell you .* “ferry”\. New messages only come in with the exports you add\.$/,
      );
      expect(labelsOf(begun)).toEqual(['Stop']);
    });

    it('starts none over the sample, which never changes', async () => {
      await own.connect({ access: { whose: 'sample' } });
      const told = await own.ask('alerts', 'ferry');
      expect(wordsOf(told)).toBe('New messages only come in with the exports you add.');
      expect(labelsOf(told)).toEqual(['Add my chats']);
      expect(await own.deps.routines.list(PERSON)).toEqual([]);
    });
  });

  it('allows at most twenty', async () => {
    await free();
    for (let index = 0; index < 20; index++) await stage.ask('alerts', `ferry${index}`);
    expect(await stage.reads('alerts', 'one more')).toBe('That’s 20 already. Stop one first.');
  });
});

describe('the next run', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), undefined);
  const upTo = (max: number) => fc.integer({ min: 0, max });
  const at = fc.record({ hour: upTo(23), minute: upTo(59), weekday: upTo(6) }, { requiredKeys: ['hour', 'minute'] });
  const moment = upTo(Date.UTC(2050));

  it('is in the future, within a day or week plus clock changes, at its hour unless a clock change skips it', () => {
    fc.assert(
      fc.property(zone, at, moment, (where, time, now) => {
        const next = nextRunAt({ at: time }, where, now);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual((time.weekday === undefined ? 1 : 7) * DAY_MS + 25 * HOUR_MS);
        const shown = clockAt(next, where);
        const minutes = shown.hour * 60 + shown.minute - time.hour * 60 - time.minute;
        // Time zones have skipped an hour, half a day, or a whole day.
        if (dayOf(next - 1, where) === dayOf(next, where)) expect(minutes).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never exceeds the agreed cost, even if the clock is set back', () => {
    const routine = { mostCredits: 62, month: '2026-11', spent: 61 } as Routine;
    expect(spending(routine, todayOn('2026-11-30'), 2)).toBeUndefined();
    expect(spending(routine, todayOn('2026-10-31'), 2)).toBeUndefined();
    expect(spending(routine, todayOn('2026-12-01'), 2)).toEqual({ month: '2026-12', spent: 2 });
  });
});
