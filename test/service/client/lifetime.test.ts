/** Cancelling, deadlines, overload and closing. */
import { describe, expect, test } from 'vitest';
import { fakeClock } from '../../support/clock.ts';
import { call, clientOf, failureOf, httpSite, jsonSite, rawSite, until } from '../../support/http-site.ts';

const KEYWORDS = { keywords: ['boat'] };

describe('cancelling', () => {
  test('before the call prevents the request', async () => {
    const site = await jsonSite({ items: [] });
    const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call({ signal: AbortSignal.abort() })));
    expect(failure).toMatchObject({ code: 'cancelled', mayHaveCost: false });
    expect(site.requests).toHaveLength(0);
  });

  test('while waiting for the reply closes the connection and may have cost credits', async () => {
    const site = await rawSite(() => undefined);
    const person = new AbortController();
    const failure = failureOf(clientOf(site).prompt({ prompt: 'Hi' }, call({ signal: person.signal })));
    await until(() => site.received.length > 0);
    person.abort();
    expect(await failure).toMatchObject({ code: 'cancelled', mayHaveCost: true });
    await until(() => site.sockets.every((socket) => socket.destroyed));
  });
});

describe('deadlines', () => {
  const ASKS = [
    ['searchUniversal', 60_000],
    ['prompt', 150_000],
    ['agentPrompt', 150_000],
    ['profilePrompt', 150_000],
    ['describeToken', 15_000],
  ] as const;

  test.each(ASKS)('%s is given up after %i ms and not before', async (method, ms) => {
    const site = await rawSite(() => undefined);
    const clock = fakeClock();
    const client = clientOf(site, { clock });
    const asks = {
      searchUniversal: () => client.searchUniversal(KEYWORDS, call()),
      prompt: () => client.prompt({ prompt: 'Hi' }, call()),
      agentPrompt: () => client.agentPrompt({ prompt: 'Hi' }, call()),
      profilePrompt: () => client.profilePrompt({ prompt: 'Hi' }, call()),
      describeToken: () => client.describeToken(call()),
    };
    let ended = false;
    const failure = failureOf(asks[method]()).finally(() => {
      ended = true;
    });
    await until(() => site.received.length > 0);
    await clock.advance(ms - 1);
    expect(ended).toBe(false);
    await clock.advance(1);
    expect(await failure).toMatchObject({ code: 'timeout', mayHaveCost: method !== 'describeToken' });
    expect(clock.waiting, 'no timer is left').toBe(0);
  });
});

describe('overload', () => {
  test('opens no more connections than allowed; further calls wait and are answered', async () => {
    let open = 0;
    let most = 0;
    const site = await httpSite((response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open--;
        response.end('{"items":[]}');
      }, 5);
    });
    const client = clientOf(site, { maxConnections: 3 });
    await Promise.all(Array.from({ length: 30 }, () => client.searchUniversal(KEYWORDS, call())));
    expect(site.requests).toHaveLength(30);
    expect(most).toBe(3);
  });

  test('never sends a call whose deadline passes while it is queued', async () => {
    const waiting: (() => void)[] = [];
    const site = await httpSite((response) => waiting.push(() => response.end('{"items":[]}')));
    const client = clientOf(site, { maxConnections: 1 });
    const first = client.searchUniversal(KEYWORDS, call());
    await until(() => waiting.length === 1);
    const queued = await failureOf(client.prompt({ prompt: 'Hi' }, call({ deadlineMs: 30 })));
    expect(queued).toMatchObject({ code: 'timeout', mayHaveCost: false });
    waiting[0]?.();
    await first;
    const third = client.searchUniversal(KEYWORDS, call());
    await until(() => waiting.length === 2);
    waiting[1]?.();
    await third;
    expect(site.requests.map((request) => request.url)).toEqual(Array(2).fill('/search/universal?keywords=boat'));
  });
});

describe('closing', () => {
  test('ends running calls, rejects later ones and closes connections', async () => {
    const site = await rawSite(() => undefined);
    const client = clientOf(site);
    const running = failureOf(client.prompt({ prompt: 'Hi' }, call()));
    await until(() => site.received.length > 0);
    await client.close();
    expect(await running).toMatchObject({ code: 'cancelled', mayHaveCost: true });
    expect(await failureOf(client.prompt({ prompt: 'Hi' }, call()))).toMatchObject({
      code: 'cancelled',
      mayHaveCost: false,
    });
    await until(() => site.sockets.every((socket) => socket.destroyed));
    await client.close();
  });
});
