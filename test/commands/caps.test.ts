/** Daily caps, and what is written down before a request is sent. */
import { describe, expect, test } from 'vitest';
import { httpSite } from '../support/http-site.ts';
import { openStage, wordsOf } from './stage.ts';

describe('caps', () => {
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
    expect(wordsOf(await stage.ask('search', 'ferry'))).toMatch(/2 credits$/);
    expect((await stage.spending()).map(({ state }) => state).sort()).toEqual(['charged', 'refused', 'unknown']);
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
    'Searching: searchUniversal 2',
    'request',
    'kept true',
    // The page itself would be kept as well, had anything been found.
  ]);
  expect((await stage.spending()).map(({ state }) => state)).toEqual(['charged']);
});
