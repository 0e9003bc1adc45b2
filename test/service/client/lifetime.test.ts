/** Cancelling, deadlines, overload and closing. */
import { describe, expect, test } from 'vitest';
import type { DataService } from '#service/contract/data-service.ts';
import { fakeClock } from '../../support/clock.ts';
import { call, clientOf, failureOf, httpSite, jsonSite, rawSite } from '../../support/http-site.ts';
import { until } from '../../support/waiting.ts';

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
  const PROMPT = { prompt: 'Hi' };
  test.each<[method: string, ms: number, ask: (client: DataService) => Promise<unknown>]>([
    ['searchUniversal', 60_000, (client) => client.searchUniversal(KEYWORDS, call())],
    ['prompt', 150_000, (client) => client.prompt(PROMPT, call())],
    ['agentPrompt', 150_000, (client) => client.agentPrompt(PROMPT, call())],
    ['profilePrompt', 150_000, (client) => client.profilePrompt(PROMPT, call())],
    ['describeToken', 15_000, (client) => client.describeToken(call())],
  ])('%s is given up after %i ms and not before', async (method, ms, ask) => {
    const site = await rawSite(() => undefined);
    const clock = fakeClock();
    let ended = false;
    const failure = failureOf(ask(clientOf(site, { clock }))).finally(() => {
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

test('at most 64 connections are open; a queued call is answered later, or never sent once its deadline passes', async () => {
  const waiting: (() => void)[] = [];
  const site = await httpSite((response) => waiting.push(() => response.end('{"items":[]}')));
  const client = clientOf(site);
  const running = Array.from({ length: 70 }, () => client.searchUniversal(KEYWORDS, call()));
  await until(() => waiting.length === 64);
  const queued = await failureOf(client.prompt({ prompt: 'Hi' }, call({ deadlineMs: 30 })));
  expect(queued).toMatchObject({ code: 'timeout', mayHaveCost: false });
  expect(waiting).toHaveLength(64);
  for (const answer of waiting.splice(0)) answer();
  await until(() => waiting.length === 6);
  for (const answer of waiting) answer();
  await Promise.all(running);
  expect(site.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

describe('closing', () => {
  test('ends running calls, rejects later ones and closes connections', async () => {
    const site = await rawSite(() => undefined);
    const client = clientOf(site);
    const running = failureOf(client.prompt({ prompt: 'Hi' }, call()));
    await until(() => site.received.length > 0);
    await client.close();
    expect(await running).toMatchObject({ code: 'cancelled', mayHaveCost: true });
    const later = await failureOf(client.prompt({ prompt: 'Hi' }, call()));
    expect(later).toMatchObject({ code: 'cancelled', mayHaveCost: false });
    await until(() => site.sockets.every((socket) => socket.destroyed));
    await client.close();
  });
});
