/** Daily caps, and what is written down before a request is sent. */
import { describe, expect, test } from 'vitest';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { httpSite, jsonSite } from '../service/client/http-double.ts';
import { openStage, SHAPED_TOKEN, wordsOf } from './stage.ts';

describe('caps', () => {
  const found = { items: [] };

  test('of 0 let nothing be spent, whoever set them', async () => {
    const site = await jsonSite(found);
    const strict = await openStage({ url: site.url, dailyCreditLimit: 0 });
    await strict.connect();
    expect(wordsOf(await strict.ask('search', 'ferry'))).toMatch(
      /0 credits a day, set by the operator[\s\S]*Nothing was spent/,
    );
    const own = await openStage({ url: site.url });
    await own.connect();
    await own.ask('settings', 'cap 0');
    expect(wordsOf(await own.ask('search', 'ferry'))).toMatch(/0 credits a day, your own setting/);
    expect(site.requests).toEqual([]);
  });

  test('refuse the call that would pass them: limit, used, when it resets, and what else there is', async () => {
    const site = await jsonSite(found);
    const stage = await openStage({ url: site.url, dailyCreditLimit: 5 });
    await stage.connect();
    await stage.ask('search', 'ferry');
    await stage.ask('search', 'boat');
    const words = wordsOf(await stage.ask('search', 'harbour'));
    expect(words).toMatch(/cap is 5 credits a day.*4 used today, and this costs 2/);
    expect(words).toContain('2026-11-22T00:00:00.000Z');
    expect(words).toContain('stay free');
    expect(site.requests).toHaveLength(2);
    await stage.clock.turn(12 * 3_600_000);
    expect(wordsOf(await stage.ask('search', 'harbour'))).toContain('2 of 5 credits today');
  });

  test('count what is in doubt as spent, and what was refused as not', async () => {
    let status = 500;
    const site = await httpSite((response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(status === 200 ? '{"items":[]}' : '{}');
    });
    const stage = await openStage({ url: site.url, dailyCreditLimit: 5 });
    await stage.connect();
    await stage.ask('search', 'ferry');
    status = 400;
    await stage.ask('search', 'ferry');
    status = 200;
    expect(wordsOf(await stage.ask('search', 'ferry'))).toContain('4 of 5 credits today');
    expect((await stage.spending()).map(({ state }) => state).sort()).toEqual(['charged', 'refused', 'unknown']);
  });

  test('the smaller one counts', async () => {
    const site = await jsonSite(found);
    const stage = await openStage({ url: site.url, dailyCreditLimit: 100 });
    await stage.connect();
    await stage.ask('settings', 'cap 1');
    expect(wordsOf(await stage.ask('search', 'ferry'))).toMatch(/cap is 1 credit a day, your own setting/);
    await stage.ask('settings', 'cap 1000');
    expect(wordsOf(await stage.ask('search', 'ferry'))).toContain('2 of 100 credits today');
  });

  test('hold when many commands run at once', async () => {
    const site = await jsonSite(found);
    const stage = await openStage({ url: site.url, dailyCreditLimit: 7 });
    await stage.connect();
    await Promise.all(Array.from({ length: 12 }, (_, index) => stage.run('search', `word${index}`)));
    expect(site.requests).toHaveLength(3);
    const spent = (await stage.spending()).filter(({ state }) => state !== 'refused');
    expect(spent.reduce((sum, { credits }) => sum + credits, 0)).toBe(6);
  });

  test('are not got round by disconnecting', async () => {
    const site = await httpSite((response, { url }) => {
      const body = url.includes('/auth/token') ? { token: { scopes: ALL_SCOPES } } : found;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const stage = await openStage({ url: site.url, dailyCreditLimit: 3 });
    await stage.connect();
    await stage.ask('search', 'ferry');
    expect(wordsOf(await stage.ask('disconnect', '', { confirmed: true }))).toMatch(
      /today’s total \(2 credits\), kept for the daily limit, then deleted/,
    );
    await stage.ask('connect', '', { pasted: { token: SHAPED_TOKEN, removed: true } });
    expect(wordsOf(await stage.ask('search', 'ferry'))).toContain('2 used today');
    expect(wordsOf(await stage.ask('credits'))).toMatch(/2 before you disconnected/);
    expect((await stage.spending()).map(({ command }) => command)).toEqual(['erased']);
  });
});

test('the reservation is made before the request is sent, and settled with the answer', async () => {
  const order: string[] = [];
  const site = await httpSite((response) => {
    order.push('request');
    response.end('{"items":[]}');
  });
  const stage = await openStage({ url: site.url });
  await stage.connect();
  await stage.run('search', 'ferry', {
    onPay: ({ operation, credits, doing }) => void order.push(`${doing}: ${operation} ${credits}`),
    onKeep: ({ statements }) => void order.push(`kept ${statements[0]?.parameters.includes('charged')}`),
  });
  expect(order).toEqual([
    'Searching your chats for “ferry”: searchChatThreads 2',
    'request',
    'kept true',
    // The page itself would be kept as well, had anything been found.
  ]);
  expect((await stage.spending()).map(({ state }) => state)).toEqual(['charged']);
});
