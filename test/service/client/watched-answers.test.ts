/** Answers with progress events, and streams that are cut off, silent or nonsensical. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { watchAnswer } from '#service/client/answers.ts';
import type { AnswerProgress } from '#service/contract/answers.ts';
import { bytesSite, call, clientOf, failureOf, httpSite, jsonSite } from '../../support/http-site.ts';
import { until } from '../../support/waiting.ts';

const EVENTS = { 'content-type': 'text/event-stream; charset=utf-8', 'credits-balance': '95' };
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const SEARCHED = { stage: 'searched', words: 'passport', count: 12 } as const;
const STREAM = event('stage', SEARCHED) + event('token', { text: 'At ' }) + event('token', { text: 'six.' });
const LAST = event('reply', { credits: 94, reply: { completion: 'At six.' } });

function watching() {
  const heard: AnswerProgress[] = [];
  let balance: number | undefined;
  const limits = call({
    onProgress: (progress) => heard.push(progress),
    onBalance: (credits) => {
      balance = credits;
    },
  });
  return { heard, limits, balance: () => balance };
}

describe('an answer with progress', () => {
  test('reports its stages and tokens, and returns the reply of its last event', async () => {
    const site = await bytesSite(STREAM + LAST, 200, EVENTS);
    const { heard, limits, balance } = watching();
    expect(await clientOf(site).agentPrompt({ prompt: 'When?' }, limits)).toEqual({ completion: 'At six.' });
    expect(heard).toEqual([SEARCHED, { stage: 'token', text: 'At ' }, { stage: 'token', text: 'six.' }]);
    expect(balance()).toBe(94);
    expect(site.requests[0]?.headers.accept).toBe('text/event-stream, application/json');
  });

  test('is read as usual if the service does not stream, and events are requested only with onProgress', async () => {
    const site = await jsonSite({ completion: 'At six.' });
    const { heard, limits } = watching();
    expect(await clientOf(site).prompt({ prompt: 'When?' }, limits)).toEqual({ completion: 'At six.' });
    expect(heard).toEqual([]);
    await clientOf(site).prompt({ prompt: 'When?' }, call());
    expect(site.requests[1]?.headers.accept).toBe('application/json');
  });

  test('is read the same however its bytes are split, even within a character or a line break', () => {
    const read = (bytes: Buffer, size: number) => {
      const heard: AnswerProgress[] = [];
      const { onHeaders, whole } = watchAnswer((progress) => heard.push(progress));
      const begun = { status: 200, header: () => 'text/event-stream' };
      const take = onHeaders(begun);
      for (let at = 0; at < bytes.length; at += size) take?.(bytes.subarray(at, at + size));
      return { heard, body: String(whole({ ...begun, body: Buffer.alloc(0) }).body) };
    };
    const Line = fc.oneof(
      fc.constantFrom('', 'event: token', 'data: {"text":"größer ⛵"}', ': sign of life', 'data', 'nonsense'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    );
    const End = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(fc.array(fc.tuple(Line, End), { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (lines, size) => {
        const bytes = Buffer.from(`${lines.map((line) => line.join('')).join('')}\n\n${STREAM}${LAST}`);
        const told = read(bytes, bytes.length);
        expect(read(bytes, size)).toEqual(told);
        expect(told).toMatchObject({ body: '{"completion":"At six."}' });
      }),
    );
  });

  test.each([
    ['stops before its last event', STREAM, 'connection-lost'],
    ['stops within its last event', STREAM + LAST.slice(0, -1), 'connection-lost'],
    ['is empty', '', 'connection-lost'],
    ['ends with nonsense', `${STREAM}event: reply\ndata: {\n\n`, 'unreadable-reply'],
    ['ends with an invalid reply', STREAM + event('reply', { completion: 'At six.' }), 'unreadable-reply'],
    ['ends with an empty reply', STREAM + event('reply', { credits: 1, reply: {} }), 'unreadable-reply'],
  ])('that %s is a failure that may have cost credits', async (_, text, code) => {
    const { limits } = watching();
    const failure = await failureOf(
      clientOf(await bytesSite(text, 200, EVENTS)).agentPrompt({ prompt: 'When?' }, limits),
    );
    expect([failure.code, failure.mayHaveCost]).toEqual([code, true]);
  });

  test('that falls silent ends at the deadline, and immediately when cancelled', async () => {
    const site = await httpSite((response) => response.writeHead(200, EVENTS).write(STREAM));
    const { limits, heard } = watching();
    const late = await failureOf(clientOf(site).agentPrompt({ prompt: 'When?' }, { ...limits, deadlineMs: 200 }));
    expect([late.code, late.mayHaveCost]).toEqual(['timeout', true]);
    heard.length = 0;
    const leaving = new AbortController();
    const waiting = failureOf(clientOf(site).agentPrompt({ prompt: 'When?' }, { ...limits, signal: leaving.signal }));
    await until(() => heard.length === 3);
    leaving.abort();
    expect(await waiting).toMatchObject({ code: 'cancelled', mayHaveCost: true });
  });

  test('that fails midway has the same failure as without events', async () => {
    const text = STREAM + event('failure', { status: 502, credits: 99, error: 'The model is ill.' });
    const { limits, balance } = watching();
    const site = await bytesSite(text, 200, EVENTS);
    const failure = await failureOf(clientOf(site).agentPrompt({ prompt: 'When?' }, limits));
    expect(failure).toMatchObject({ code: 'service-failed', detail: { status: 502, said: 'The model is ill.' } });
    expect(balance()).toBe(99);
  });

  test('with nonsensical progress is still returned, and anything after the last event is ignored', async () => {
    const noise = `${event('stage', { stage: 'teleported' })}event: token\ndata: 7\n\nevent: hint\ndata: x\n\n:\n\n`;
    const second = event('reply', { credits: 1, reply: { completion: 'At nine.' } });
    const { heard, limits } = watching();
    const site = await bytesSite(noise + LAST + second, 200, EVENTS);
    expect(await clientOf(site).agentPrompt({ prompt: 'When?' }, limits)).toEqual({ completion: 'At six.' });
    expect(heard).toEqual([]);
  });
});

test.each([
  ['absent', { completion: 'Yes.' }],
  ['invalid', { completion: 'Yes.', sources: 'all of them', answeredBy: 'model' }],
])('the details of an answer are undefined if they are %s', async (_, reply) => {
  const answer = await clientOf(await jsonSite(reply)).agentPrompt({ prompt: 'Is it?' }, call());
  expect(answer).toEqual({ completion: 'Yes.' });
});
