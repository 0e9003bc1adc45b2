/** Completions, wrong content types and refusals, as returned by the client. */
import { describe, expect, test } from 'vitest';
import { bytesSite, call, clientOf, failureOf, httpSite, jsonSite, TOKEN } from '../../support/http-site.ts';

const KEYWORDS = { keywords: ['boat'] };
const UNREADABLE = { code: 'unreadable-reply', mayHaveCost: true };

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
    'Four.',
    { completion: ' \n' },
    { completion: 4 },
    { response: { output: {} } },
    { completion: [[], {}] },
  ])('%j is unreadable and may have cost credits', async (reply) => {
    const site = await jsonSite(reply);
    const failure = await failureOf(clientOf(site).prompt({ prompt: '2 + 2?' }, call()));
    expect(failure).toMatchObject({ ...UNREADABLE, detail: { status: 200 } });
    expect(site.requests).toHaveLength(1);
  });
});

describe('content types and encodings of text', () => {
  test.each(['text/plain; charset=latin1', ''])('JSON is read even with the content type %j', async (type) => {
    const site = await bytesSite('\ufeff \n{"completion":"Grüße 👋"}', 200, { 'content-type': type });
    expect(await clientOf(site).prompt({ prompt: 'Hi' }, call())).toEqual({ completion: 'Grüße 👋' });
  });

  test.each([
    ['markup', '<!doctype html><html><body>Welcome</body></html>'],
    ['broken JSON', '{"completion":"Fou'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['half a million brackets', '['.repeat(500_000)],
  ])('%s with the content type of JSON is unreadable', async (_, body) => {
    const site = await bytesSite(body, 200, { 'content-type': 'application/json' });
    expect(await failureOf(clientOf(site).prompt({ prompt: 'Hi' }, call()))).toMatchObject(UNREADABLE);
  });

  test('a character split between two packets is decoded correctly', async () => {
    const body = Buffer.from('{"completion":"привет"}');
    const site = await httpSite((response) => {
      response.write(body.subarray(0, 16));
      setTimeout(() => response.end(body.subarray(16)), 10);
    });
    expect(await clientOf(site).prompt({ prompt: 'Hi' }, call())).toEqual({ completion: 'привет' });
  });
});

describe('a refusal over HTTP', () => {
  test('contains no part of a token that it quotes, nor where a long text is cut, nor its encoded form', async () => {
    const site = await jsonSite({ error: `${'x'.repeat(290)}${TOKEN} ${encodeURIComponent(TOKEN)}` }, 500);
    const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()));
    expect(failure.detail.said).toBe(`${'x'.repeat(290)}<token> <t`);
  });
});
