/** Credits: reserved before a request, settled with the answer, limited per 24 hours; none where the service is free. */
import { describe, expect, test } from 'vitest';
import { budgetOf, roomAt } from '#commands/billing/budget.ts';
import { httpSite, jsonSite } from '../support/http-site.ts';
import { connectedAt, labelsOf, wordsOf } from './stage.ts';

/** The bot's own service, without MONTHLY_CREDITS. */
const OWN = { botName: 'data_bot', serviceName: undefined, sample: false };
const HOUR = 3_600_000;

/** Somebody connected to a service that replies with this status, or with an empty list. */
async function replying(statusOf: () => number, options: Parameters<typeof connectedAt>[1] = {}) {
  const site = httpSite((response) => {
    const status = statusOf();
    response.writeHead(status, { 'content-type': 'application/json' }).end(status === 200 ? '{"items":[]}' : '{}');
  });
  return await connectedAt(site, options);
}

describe('where a service charges', () => {
  test('a call is reserved before its request and settled with its answer', async () => {
    const order: string[] = [];
    const { stage } = await replying(() => {
      order.push('request');
      return 200;
    });
    await stage.run('search', 'ferry', {
      onPay: ({ operation, credits }) => void order.push(`${operation} ${credits}`),
      onKeep: ({ statements }) => void (statements[0]?.parameters.includes('charged') && order.push('charged')),
    });
    expect(order).toEqual([expect.stringMatching(/^search\w+ 2$/), 'request', 'charged']);
    expect((await stage.spending()).map(({ state }) => state)).toEqual(['charged']);
  });

  test('the cost is reported once, under the next answer', async () => {
    const { stage } = await connectedAt(jsonSite({ items: [] }));
    const answer = await stage.reads('text', 'Nobody here has ever said that', { isForward: true });
    expect(answer).toBe('I couldn’t find this one.\n\n2 credits');
    expect(await stage.reads('help')).not.toMatch(/2 credits$/);
  });

  test('a call stopped before its request sends none and costs nothing', async () => {
    const { stage, requests } = await connectedAt(jsonSite({}));
    const controller = new AbortController();
    const onPay = () => {
      controller.abort(new Error('the person stopped it'));
      controller.signal.throwIfAborted();
    };
    await expect(stage.run('search', 'ferry', { signal: controller.signal, onPay })).rejects.toThrow('stopped it');
    expect(requests).toEqual([]);
    expect((await stage.spending()).filter(({ state }) => state !== 'refused')).toEqual([]);
  });

  test("a call whose payment can't be recorded sends no request", async () => {
    const { stage, requests } = await connectedAt(jsonSite({}));
    const onPay = () => {
      throw new Error('disk full: /secret/path');
    };
    expect(await stage.reads('search', 'ferry', { onPay })).toMatch(/^That’s my fault/);
    expect([requests, await stage.spending()]).toEqual([[], []]);
  });

  test('an unnamed missing scope is described by what the call does; once named, it refuses the next try', async () => {
    let body = { error: 'insufficient scope' };
    const { stage, requests } = await connectedAt(
      httpSite((response) => response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(body))),
    );
    const answer = await stage.ask('recent');
    expect(wordsOf(answer)).toBe('I’m not allowed to list messages at data.example.\nNothing was charged.');
    expect(labelsOf(answer)).toEqual(['Widen access']);
    body = { error: 'Invalid permission (Missing scope: api:ds-query)' };
    await stage.ask('recent');
    const asked = requests.length;
    expect(await stage.reads('recent')).toContain('Nothing was charged.');
    expect(requests).toHaveLength(asked);
  });

  test('/credits totals thirty days, with the main kind of call and the uncertain part', async () => {
    let status = 200;
    const { stage } = await replying(() => status);
    await stage.ask('search', 'ferry');
    await stage.clock.advance(48 * HOUR);
    await stage.ask('chats');
    status = 500;
    expect(await stage.reads('search', 'boat')).toMatch(/\nIt may have cost 2 credits\.$/);
    expect(await stage.reads('credits')).toBe(
      'Last 30 days: 5, mostly searches (4).\n2 of these may not have been charged: no answer arrived.',
    );
    await stage.clock.advance(40 * 24 * HOUR);
    expect(await stage.reads('credits')).toBe('Last 30 days: 0.');
  });
});

describe('where the service is free', () => {
  test('credits are neither counted, stored nor mentioned, not even for a failure', async () => {
    let status = 200;
    const { stage } = await replying(() => status, { about: OWN });
    await stage.ask('search', 'ferry');
    const account = await stage.ask('account');
    expect([wordsOf(account), ...labelsOf(account)].join()).not.toMatch(/credit/i);
    expect(await stage.spending()).toEqual([]);
    expect(await stage.reads('credits')).toBe('Nothing costs credits here.');
    status = 500;
    expect(await stage.reads('search', 'ferry')).not.toMatch(/cost|charged/);
  });

  test('DAILY_CREDIT_LIMIT applies: with 5, the second question is refused before the model is called', async () => {
    const site = jsonSite({ completion: 'At nine.' });
    const { stage, requests } = await connectedAt(site, { about: OWN, dailyCreditLimit: 5 });
    await stage.ask('ask', 'When does the ferry leave?');
    const asked = requests.length;
    await stage.clock.advance(HOUR);
    expect(await stage.reads('ask', 'And from where?')).toMatch(
      /^This bot allows 5 credits a day each\. You’ve used 5, this costs 5\. There’s room again: tomorrow, \d\d:\d\d\.$/,
    );
    expect(requests).toHaveLength(asked);
    await stage.clock.advance(23 * HOUR + 1);
    await stage.ask('ask', 'And from where?');
    expect(requests.length).toBeGreaterThan(asked);
  });
});

describe('a limit', () => {
  test('counts uncertain calls as spent, and refused ones not', async () => {
    let status = 500;
    const { stage } = await replying(() => status, { dailyCreditLimit: 5 });
    for (status of [500, 400, 200, 200]) await stage.ask('search', 'ferry');
    expect((await stage.spending()).map(({ state }) => state).sort()).toEqual(['charged', 'refused', 'unknown']);
    expect(await stage.reads('search', 'ferry')).toMatch(/You’ve used 4, this costs 2\./);
  });

  test.each([
    [10, 5, true, 5, 'person'],
    [5, 10, true, 5, 'operator'],
    [0, 0, true, 0, 'operator'],
    [undefined, 5, false, undefined, 'operator'],
  ])("is the lower of the operator's %s and the person's own %s, which only counts where charged: %s", (...row) => {
    const [dailyCreditLimit, dailyCreditCap, charged, limit, setBy] = row;
    const budget = budgetOf({ dailyCreditLimit }, { settings: { dailyCreditCap }, calls: [], charged });
    expect(budget).toMatchObject({ limit, setBy });
  });

  test('has room again once enough calls are older than 24 hours', () => {
    const calls = [
      { at: 3000, credits: 5 },
      { at: 1000, credits: 1 },
      { at: 2000, credits: 4 },
    ];
    const budget = { calls, spent: 10, limit: 10, setBy: 'operator' as const };
    const rooms = [1, 2, 5, 6, 10, 11].map((credits) => roomAt(budget, credits));
    expect(rooms).toEqual([1001, 2001, 2001, 3001, 3001, undefined].map((at) => at && 24 * HOUR + at));
  });
});
