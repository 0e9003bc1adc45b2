/** Completions, texts that are not what they are called, and refusals, as a caller of the client sees them. */
import { describe, expect, test } from 'vitest';
import { bytesSite, call, clientOf, failureOf, httpSite, jsonSite, rawSite, TOKEN } from './http-double.ts';

const KEYWORDS = { keywords: ['boat'] };
describe('completions', () => {
  test.each([
    [{ completion: 'Four.' }],
    [{ result: { textResponse: 'Four.', usage: { totalTokens: 3 } } }],
    [{ actions: [], response: { input: '2 + 2', output: 'Four.' }, duration: 3 }],
    [{ success: true, completion: 'Four.', error: null }],
  ])('%j is read', async (reply) => {
    const site = await jsonSite(reply);
    expect(await clientOf(site).prompt({ prompt: '2 + 2?' }, call())).toEqual({ completion: 'Four.' });
  });

  test.each([
    {},
    [],
    'Four.',
    null,
    { completion: '' },
    { completion: ' \n' },
    { completion: null },
    { completion: 4 },
    { result: {} },
    { response: { output: {} } },
    { items: [] },
    { completion: [[], {}] },
  ])('%j is unreadable and may have cost', async (reply) => {
    const site = await jsonSite(reply);
    expect(await failureOf(clientOf(site).prompt({ prompt: '2 + 2?' }, call()))).toMatchObject({
      code: 'unreadable-reply',
      mayHaveCost: true,
      detail: { status: 200 },
    });
    expect(site.requests).toHaveLength(1);
  });

  test('an error after `data: ` in a 200 is a failure of the service', async () => {
    const site = await bytesSite('data: {"success":false,"error":"No tool worked"}\n\n');
    expect(await failureOf(clientOf(site).agentPrompt({ prompt: 'Hi' }, call()))).toMatchObject({
      code: 'service-failed',
      mayHaveCost: true,
      detail: { status: 200, said: 'No tool worked' },
    });
  });

  test('an endlessly nested profile is cut, not thrown at', async () => {
    // Written out: older versions of Node cannot stringify this.
    const deep = `${'{"next":'.repeat(5_000)}"deep"${'}'.repeat(5_000)}`;
    const site = await bytesSite(`{"response":{"output":{"summary":"Kept","output":${deep}}}}`);
    const { completion } = await clientOf(site).profilePrompt({ prompt: 'Who am I?' }, call());
    expect(completion).toBe('Summary: Kept');
  });

  test('a profile of 100,000 findings is cut to a few hundred lines', async () => {
    const site = await jsonSite({
      response: { output: { details: Array.from({ length: 100_000 }, (_, n) => `finding ${n}`) } },
    });
    const { completion } = await clientOf(site).profilePrompt({ prompt: 'Who am I?' }, call());
    expect(completion.split('\n').length).toBe(400);
  });
});

describe('content types and encodings of text', () => {
  test.each(['text/html', 'text/plain; charset=latin1', 'application/octet-stream', 'image/png', ''])(
    'JSON is read although it is called %j',
    async (type) => {
      const site = await bytesSite('\ufeff \n{"completion":"Grüße 👋"}', 200, { 'content-type': type });
      expect(await clientOf(site).prompt({ prompt: 'Hi' }, call())).toEqual({ completion: 'Grüße 👋' });
    },
  );

  test.each([
    ['markup', '<!doctype html><html><body>Welcome</body></html>'],
    ['plain text', 'OK'],
    ['nothing', ''],
    ['broken JSON', '{"completion":"Fou'],
    ['JSON and more', '{"completion":"x"} trailing'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['half a million brackets', '['.repeat(500_000)],
    ['a nested list as deep', `{"completion":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ])('%s called JSON is unreadable', async (_, body) => {
    const site = await bytesSite(body, 200, { 'content-type': 'application/json' });
    expect(await failureOf(clientOf(site).prompt({ prompt: 'Hi' }, call()))).toMatchObject({
      code: 'unreadable-reply',
      mayHaveCost: true,
    });
  });

  test('a 204 is unreadable', async () => {
    const site = await bytesSite('', 204);
    expect(await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()))).toMatchObject({
      code: 'unreadable-reply',
    });
  });

  test('a character split between two packets comes through whole', async () => {
    const body = Buffer.from('{"completion":"привет"}');
    const site = await httpSite((response) => {
      response.write(body.subarray(0, 16));
      setTimeout(() => response.end(body.subarray(16)), 10);
    });
    expect(await clientOf(site).prompt({ prompt: 'Hi' }, call())).toEqual({ completion: 'привет' });
  });
});

describe('refusals over HTTP', () => {
  test('a missing scope is named and has cost nothing', async () => {
    const site = await jsonSite(
      { error: 'Invalid permission (Missing scope: ds:r:https://x.example/file/v0.1.0/schema.json)' },
      403,
    );
    expect(await failureOf(clientOf(site).queryDatastore({ datastore: 'file' }, call()))).toMatchObject({
      code: 'scope-missing',
      mayHaveCost: false,
      detail: { scopes: ['ds:r:https://x.example/file/v0.1.0/schema.json'] },
    });
  });

  test('rate limits say when to come back, for a date by the clock', async () => {
    const at = new Date(Date.now() + 90_000).toUTCString();
    const site = await jsonSite({ error: 'Too many requests' }, 429, { 'retry-after': at });
    const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()));
    expect(failure).toMatchObject({ code: 'rate-limited', mayHaveCost: false });
    expect(failure.detail.retryAfterMs).toBeGreaterThan(30_000);
    expect(failure.detail.retryAfterMs).toBeLessThanOrEqual(90_000);
  });

  test('a refusal that quotes the token loses it', async () => {
    const site = await jsonSite({ error: `Invalid token ${TOKEN} (not found)` }, 403);
    const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()));
    expect(failure.detail.said).toBe('Invalid token <token> (not found)');
  });

  test('no part of a token is left where a long text is cut, and its encoded form goes too', async () => {
    const site = await jsonSite({ error: `${'x'.repeat(290)}${TOKEN} ${encodeURIComponent(TOKEN)}` }, 500);
    const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()));
    expect(failure.detail.said).toBe(`${'x'.repeat(290)}<token> <t`);
  });

  test('a refusal in an encoding that was not asked for is told by its status and says nothing', async () => {
    const site = await bytesSite('{"error":"Missing scope: ds:r:file"}', 500, { 'content-encoding': 'br' });
    const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()));
    expect(failure).toMatchObject({ code: 'service-failed', detail: { status: 500 } });
    expect(failure.detail.said).toBeUndefined();
  });

  test('half a refusal is a lost connection, since nobody knows what it would have said', async () => {
    const site = await rawSite((socket) => socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 99\r\n\r\n{"error'));
    expect(await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()))).toMatchObject({
      code: 'connection-lost',
      mayHaveCost: true,
      detail: { status: 403 },
    });
  });
});
