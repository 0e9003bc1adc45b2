/** The client for imports and uploads, against a server with arbitrary answers. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { fakeClock } from '../../support/clock.ts';
import { failureOf, httpSite, jsonSite, until } from '../../support/http-site.ts';

const KEY = 'a-service-key-of-thirty-two-letters';
const ID = '00000000-0000-4000-8000-000000000001';
const { signal } = new AbortController();

function clientOf({ url }: { url: string }) {
  const clock = fakeClock();
  const logged: string[] = [];
  const log = createLog('trace', { write: (line: string) => void logged.push(line) });
  const client = createOwnerClient({ apiUrl: `${url}/base/`, serviceKey: KEY, clock, log });
  onTestFinished(async () => {
    await client.close();
    expect(logged.join()).not.toContain(KEY);
  });
  return { client, clock, logged };
}

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}
const fileOf = (chunks: AsyncIterable<Uint8Array>, size?: number) => ({
  name: 'result ü.json',
  telegramId: '42',
  size,
  chunks,
});

describe('a file', () => {
  it('is sent in chunks, with its name and what is known about the person', async () => {
    const site = await jsonSite({ importId: ID });
    const { client } = clientOf(site);
    const about = { personName: 'Ann Lee', timeZone: 'Europe/Lisbon' };
    await client.upload('42', ID, { ...fileOf(pieces('ab', 'cd'), 4), ...about }, signal);
    const [{ url = '', headers, body } = {}] = site.requests;
    expect(body).toBe('abcd');
    const { pathname, searchParams } = new URL(url, 'http://x');
    expect(pathname).toBe(`/base/api/rest/v1/owners/42/imports/${ID}`);
    expect(Object.fromEntries(searchParams)).toEqual({ name: 'result ü.json', telegramId: '42', ...about });
    expect(headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'content-length': '4',
      'content-type': 'application/octet-stream',
    });
  });

  it('that is shorter than announced never counts as sent', async () => {
    const { client } = clientOf(await jsonSite({ importId: ID }));
    expect(await failureOf(client.upload('42', ID, fileOf(pieces('ab'), 10), signal))).toMatchObject({
      mayHaveCost: true,
    });
  });
});

describe('a request about an import', () => {
  it('accepts only replies that the contract allows', async () => {
    const reply = { state: 'looking', name: 'result.json' };
    expect(await clientOf(await jsonSite(reply)).client.describe('42', ID, signal)).toEqual(reply);
    const { client } = clientOf(await jsonSite({ ...reply, state: 'dreaming' }));
    expect(await failureOf(client.describe('42', ID, signal))).toMatchObject({ code: 'unreadable-reply' });
  });

  it('returns undefined or false if there is no such import or question', async () => {
    const { client } = clientOf(await jsonSite({ error: 'There is no such import.' }, 404));
    expect(await client.describe('42', ID, signal)).toBeUndefined();
    expect(await client.cancel('42', ID, signal)).toBe(false);
    const idle = clientOf(await jsonSite({ error: 'This import asks nothing now.' }, 409));
    expect(await idle.client.answer('42', ID, { me: 'none' }, signal)).toBe(false);
  });

  it('is not sent if the contract does not allow it', async () => {
    const site = await jsonSite({});
    const work = clientOf(site).client.putMessages('42', { account: 'x', messages: [], removed: [] }, signal);
    expect(await failureOf(work)).toMatchObject({ code: 'bad-request' });
    expect(site.requests).toEqual([]);
  });

  it('is logged for the operator if the service rejects the key', async () => {
    const { client, logged } = clientOf(await jsonSite({ error: 'No.' }, 401));
    expect(await failureOf(client.describe('42', ID, signal))).toMatchObject({ code: 'service-failed' });
    expect(logged.join()).toContain('SERVICE_KEY');
  });

  it('is retried once if the connection ends, and percent-encodes the owner', async () => {
    const site = await httpSite((response) => {
      if (site.requests.length === 1) response.destroy();
      else response.end(JSON.stringify({ state: 'waiting', name: 'a' }));
    });
    const { client, clock } = clientOf(site);
    const asked = client.describe('a/b', ID, signal);
    await until(() => site.requests.length === 1);
    const turning = setInterval(() => void clock.advance(500), 5);
    expect(await asked).toMatchObject({ state: 'waiting' });
    clearInterval(turning);
    expect(site.requests.at(-1)?.url).toBe(`/base/api/rest/v1/owners/a%2Fb/imports/${ID}`);
  });
});
