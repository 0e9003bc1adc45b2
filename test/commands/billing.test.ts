/** Credits: reserved before a request, settled with the answer, limited per 24 hours; none where the service is free. */
import { describe, expect, test } from 'vitest';
import { budgetOf, roomAt } from '#commands/billing/budget.ts';
import { httpSite, jsonSite } from '../support/http-site.ts';
import { labelsOf, openStage, type StageOptions, wordsOf } from './stage.ts';

const ELSEWHERE = { botName: 'data_bot', serviceName: 'data.example', sample: false };
/** The bot's own service, without MONTHLY_CREDITS. */
const OWN = { ...ELSEWHERE, serviceName: undefined };
const HOUR = 3_600_000;

async function connected(options: StageOptions) {
  const stage = await openStage(options);
  await stage.connect();
  return stage;
}

describe('where a service charges', () => {
  test('a call is reserved before its request and settled with its answer', async () => {
    const order: string[] = [];
    const site = await httpSite((response) => {
      order.push('request');
      response.end('{"items":[]}');
    });
    const stage = await connected({ url: site.url });
    await stage.run('search', 'ferry', {
      onPay: ({ operation, credits }) => void order.push(`${operation} ${credits}`),
      onKeep: ({ statements }) => void (statements[0]?.parameters.includes('charged') && order.push('charged')),
    });
    expect(order).toEqual([expect.stringMatching(/^search\w+ 2$/), 'request', 'charged']);
    expect((await stage.spending()).map(({ state }) => state)).toEqual(['charged']);
  });

  test('the cost is reported once, under the next answer', async () => {
    const site = await jsonSite({ items: [] });
    const stage = await connected({ url: site.url });
    const answer = await stage.ask('text', 'Nobody here has ever said that', { isForward: true });
    expect(wordsOf(answer)).toBe('I couldn’t find this one.\n\n2 credits');
    expect(wordsOf(await stage.ask('help'))).not.toMatch(/2 credits$/);
  });

  test('a call stopped before its request sends none and costs nothing', async () => {
    const site = await jsonSite({});
    const stage = await connected({ url: site.url });
    const controller = new AbortController();
    const onPay = () => {
      controller.abort(new Error('the person stopped it'));
      controller.signal.throwIfAborted();
    };
    await expect(stage.run('search', 'ferry', { signal: controller.signal, onPay })).rejects.toThrow('stopped it');
    expect(site.requests).toEqual([]);
    expect((await stage.spending()).filter(({ state }) => state !== 'refused')).toEqual([]);
  });

  test("a call whose payment can't be recorded sends no request", async () => {
    const site = await jsonSite({});
    const stage = await connected({ url: site.url });
    const onPay = () => {
      throw new Error('disk full: /secret/path');
    };
    expect(wordsOf(await stage.ask('search', 'ferry', { onPay }))).toMatch(/^That’s my fault/);
    expect(site.requests).toEqual([]);
    expect(await stage.spending()).toEqual([]);
  });

  test('an unnamed missing scope is described by what the call does; once named, it refuses the next try', async () => {
    let body = { error: 'insufficient scope' };
    const site = await httpSite((response) =>
      response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
    const stage = await connected({ url: site.url });
    const answer = await stage.ask('recent');
    expect(wordsOf(answer)).toBe('I’m not allowed to list messages at data.example.\nNothing was charged.');
    expect(labelsOf(answer)).toEqual(['Widen access']);
    body = { error: 'Invalid permission (Missing scope: api:ds-query)' };
    await stage.ask('recent');
    const asked = site.requests.length;
    expect(wordsOf(await stage.ask('recent'))).toContain('Nothing was charged.');
    expect(site.requests).toHaveLength(asked);
  });

  test('/credits totals thirty days, with the main kind of call and the uncertain part', async () => {
    let broken = false;
    const site = await httpSite((response) =>
      response
        .writeHead(broken ? 500 : 200, { 'content-type': 'application/json' })
        .end(broken ? '{}' : '{"items":[]}'),
    );
    const stage = await connected({ url: site.url });
    await stage.ask('search', 'ferry');
    await stage.clock.advance(48 * HOUR);
    await stage.ask('chats');
    broken = true;
    expect(wordsOf(await stage.ask('search', 'boat'))).toMatch(/\nIt may have cost 2 credits\.$/);
    expect(wordsOf(await stage.ask('credits'))).toBe(
      'Last 30 days: 5, mostly searches (4).\n2 of these may not have been charged: no answer arrived.',
    );
    await stage.clock.advance(40 * 24 * HOUR);
    expect(wordsOf(await stage.ask('credits'))).toBe('Last 30 days: 0.');
  });
});

describe('where the service is free', () => {
  test('credits are neither counted, stored nor mentioned', async () => {
    const site = await jsonSite({ items: [] });
    const stage = await connected({ url: site.url, about: OWN });
    await stage.ask('search', 'ferry');
    const account = await stage.ask('account');
    expect([wordsOf(account), ...labelsOf(account)].join()).not.toMatch(/credit/i);
    expect(await stage.spending()).toEqual([]);
    expect(wordsOf(await stage.ask('credits'))).toBe('Nothing costs credits here.');
  });

  test("a failure doesn't mention cost", async () => {
    const site = await jsonSite({}, 500);
    const stage = await connected({ url: site.url, about: OWN });
    expect(wordsOf(await stage.ask('search', 'ferry'))).not.toMatch(/cost|charged/);
  });

  test('DAILY_CREDIT_LIMIT applies: with 5, the second question is refused before the model is called', async () => {
    const site = await jsonSite({ completion: 'At nine.' });
    const stage = await connected({ url: site.url, about: OWN, dailyCreditLimit: 5 });
    await stage.ask('ask', 'When does the ferry leave?');
    const asked = site.requests.length;
    await stage.clock.advance(HOUR);
    const refused = await stage.ask('ask', 'And from where?');
    expect(wordsOf(refused)).toMatch(
      /^This bot allows 5 credits a day each\. You’ve used 5, this costs 5\. There’s room again at \d\d:\d\d\.$/,
    );
    expect(site.requests).toHaveLength(asked);
    await stage.clock.advance(23 * HOUR + 1);
    await stage.ask('ask', 'And from where?');
    expect(site.requests.length).toBeGreaterThan(asked);
  });
});

describe('a limit', () => {
  test('counts uncertain calls as spent, and refused ones not', async () => {
    let status = 500;
    const site = await httpSite((response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(status === 200 ? '{"items":[]}' : '{}');
    });
    const stage = await connected({ url: site.url, dailyCreditLimit: 5 });
    for (status of [500, 400, 200, 200]) await stage.ask('search', 'ferry');
    expect((await stage.spending()).map(({ state }) => state).sort()).toEqual(['charged', 'refused', 'unknown']);
    expect(wordsOf(await stage.ask('search', 'ferry'))).toMatch(/You’ve used 4, this costs 2\./);
  });

  test("is the lower of the operator's and the person's own, which only counts where the service charges", () => {
    const of = (operator: number | undefined, own: number | undefined, charged: boolean) => {
      const settings = own === undefined ? {} : { dailyCreditCap: own };
      const { limit, setBy } = budgetOf({ dailyCreditLimit: operator }, { settings, calls: [], charged });
      return [limit, setBy];
    };
    expect(of(10, 5, true)).toEqual([5, 'person']);
    expect(of(5, 10, true)).toEqual([5, 'operator']);
    expect(of(0, 0, true)).toEqual([0, 'operator']);
    expect(of(undefined, 5, false)).toEqual([undefined, 'operator']);
  });

  test('has room again once enough calls are older than 24 hours', () => {
    const calls = [
      { at: 3000, credits: 5 },
      { at: 1000, credits: 1 },
      { at: 2000, credits: 4 },
    ];
    const budget = { calls, spent: 10, limit: 10, setBy: 'operator' as const };
    const day = 24 * HOUR;
    expect([1, 2, 5, 6, 10].map((credits) => roomAt(budget, credits))).toEqual([
      day + 1001,
      day + 2001,
      day + 2001,
      day + 3001,
      day + 3001,
    ]);
    expect(roomAt(budget, 11)).toBeUndefined();
  });
});
